import { erc20Abi, numberToHex } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { devAccount } from '../chains/accounts.ts'
import { type Devnet, startDevnet } from '../start.ts'
import { bothChains, walletClient } from '../testing.ts'
import { memoryStorage, openPage } from './testing/openPage.ts'

const [account, stranger] = [devAccount(0).address, devAccount(1).address]
let devnet: Devnet
let wallet: ReturnType<typeof openPage>

beforeAll(async () => {
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('localStorage', memoryStorage())
  devnet = await startDevnet({ only: ['chains'] })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await devnet?.stop()
})
beforeEach(async () => {
  const chains = devnet.chains.map(({ chainId, name, directRpcUrl: rpcUrl }) => ({
    chainId,
    name,
    rpcUrl,
  }))
  const { usdc } = bothChains(devnet)[0].contracts
  wallet = openPage(chains, { [usdc.toLowerCase()]: { name: 'USDC', decimals: 6 } })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
})

const ask = (method: string, ...params: unknown[]) =>
  Promise.resolve(wallet.provider.request({ method, params }))

test('default: announced as a capability, then native currency and tokens as the chain has them', async () => {
  wallet.hook.assets = true
  wallet.hook.calls = 'off'
  expect(await ask('wallet_getCapabilities', account, ['0x7a69'])).toEqual({
    '0x7a69': { assetDiscovery: { supported: true } },
  })
  const [origin] = bothChains(devnet)
  const { usdc } = origin.contracts
  const held = await walletClient(origin).readContract({
    address: usdc,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  })
  expect(await ask('wallet_getAssets', { account, chainFilter: ['0x7a69'] })).toEqual({
    '0x7a69': [
      expect.objectContaining({ address: 'native', type: 'native' }),
      {
        address: usdc.toLowerCase(),
        balance: numberToHex(held),
        type: 'erc20',
        metadata: { name: 'USDC', symbol: 'USDC', decimals: 6, price: '1' },
      },
    ],
  })
})

test('error: a wallet that does not tell refuses', async () => {
  await expect(ask('wallet_getAssets', { account })).rejects.toMatchObject({ code: 4200 })
})

test('error: a wallet that is asked of another account refuses', async () => {
  wallet.hook.assets = true
  await expect(ask('wallet_getAssets', { account: stranger })).rejects.toMatchObject({ code: 4100 })
})

test('error: a filter that is no list is not read', async () => {
  wallet.hook.assets = true
  await expect(ask('wallet_getAssets', { account, chainFilter: '0x1' })).rejects.toMatchObject({
    code: -32602,
  })
})
