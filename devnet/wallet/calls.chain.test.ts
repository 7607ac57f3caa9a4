import { type Address, encodeFunctionData, type Hex, numberToHex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { tokenAbi } from '../chains/abi.ts'
import { devAccount } from '../chains/accounts.ts'
import { type Devnet, startDevnet } from '../start.ts'
import { bothChains, until, walletClient } from '../testing.ts'
import { memoryStorage, openPage } from './testing/openPage.ts'

const [first, second] = [devAccount(0).address, devAccount(1).address]
const thief = devAccount(5).address
const chainId = '0x7a69'
let devnet: Devnet
let wallet: ReturnType<typeof openPage>
let accounts = 0

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
  localStorage.removeItem('devnet-wallet')
  localStorage.removeItem('devnet-wallet-calls')
  wallet = openWallet()
  wallet.hook.calls = 'atomic'
  await request('eth_requestAccounts')
})

function openWallet() {
  const chains = devnet.chains.map(({ chainId, name, directRpcUrl, contracts }) => ({
    chainId,
    name,
    rpcUrl: directRpcUrl,
    // The second chain has nothing to delegate to.
    batchAccount: chainId === 31337 ? contracts.batchAccount : undefined,
  }))
  return openPage(chains)
}

function request(method: string, ...params: unknown[]) {
  return Promise.resolve(wallet.provider.request({ method, params }))
}

/** A new id for each bundle: the wallet never takes one twice. */
function bundle(changes: Record<string, unknown> = {}) {
  accounts += 1
  return {
    version: '2.0.0',
    id: `bundle-${accounts}`,
    from: first,
    chainId,
    atomicRequired: true,
    calls: [send(second), send(second)],
    ...changes,
  }
}

/** One unit of USDC. */
function send(to: Address, amount = 1_000_000n) {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [to, amount] })
  return { to: bothChains(devnet)[0].contracts.usdc, data }
}

function balance(address: Address): Promise<bigint> {
  const [origin] = bothChains(devnet)
  return walletClient(origin).readContract({
    address: origin.contracts.usdc,
    abi: tokenAbi,
    functionName: 'balanceOf',
    args: [address],
  })
}

type Status = {
  status: number
  atomic: boolean
  receipts: { status: Hex; transactionHash: Hex; logs: unknown[] }[]
}

function ended(id: string): Promise<Status> {
  return until(async () => {
    const status = (await request('wallet_getCallsStatus', id)) as Status
    return status.status >= 200 ? status : undefined
  })
}

describe('call bundles (EIP-5792)', () => {
  test('default: an account that is ready is upgraded, and all calls are one transaction', async () => {
    wallet.hook.switchAccount(2)
    const { address } = devAccount(2)
    expect(await request('wallet_getCapabilities', address)).toEqual({
      '0x7a69': { atomic: { status: 'ready' } },
      '0x7a6a': { atomic: { status: 'unsupported' } },
    })
    const before = await balance(second)
    const asked = bundle({ from: address })
    expect(await request('wallet_sendCalls', asked)).toEqual({ id: asked.id })
    expect(await ended(asked.id)).toMatchObject({
      version: '2.0.0',
      id: asked.id,
      chainId,
      status: 200,
      atomic: true,
      receipts: [{ status: '0x1', logs: [expect.anything(), expect.anything()] }],
    })
    expect(await balance(second)).toBe(before + 2_000_000n)
    expect(await request('wallet_getCapabilities', address, [chainId])).toEqual({
      '0x7a69': { atomic: { status: 'supported' } },
    })
    const again = bundle({ from: address })
    await request('wallet_sendCalls', again)
    expect(await ended(again.id)).toMatchObject({ status: 200, receipts: [{}] })
  })

  test('behavior: a reloaded page may still ask for it', async () => {
    const asked = bundle()
    await request('wallet_sendCalls', asked)
    wallet = openWallet()
    wallet.hook.calls = 'atomic'
    expect(await ended(asked.id)).toMatchObject({ status: 200 })
    expect(await request('wallet_showCallsStatus', asked.id)).toBe(null)
  })

  test('behavior: without atomicity each call is a transaction of its own', async () => {
    wallet.hook.calls = 'sequential'
    expect(await request('wallet_getCapabilities', first)).toMatchObject({
      '0x7a69': { atomic: { status: 'unsupported' } },
    })
    const asked = bundle({ atomicRequired: false })
    await request('wallet_sendCalls', asked)
    expect(await ended(asked.id)).toMatchObject({
      status: 200,
      atomic: false,
      receipts: [{ status: '0x1' }, { status: '0x1' }],
    })
  })

  test('behavior: what cannot be sent was taken and is told as 400', async () => {
    const asked = bundle({ calls: [send(second), send(second, 2n ** 200n)] })
    const before = await balance(second)
    await request('wallet_sendCalls', asked)
    expect(await ended(asked.id)).toMatchObject({ status: 400, receipts: [] })
    expect(await balance(second)).toBe(before)
  })

  test('behavior: a part that fails is told as 600', async () => {
    wallet.hook.calls = 'sequential'
    const asked = bundle({
      atomicRequired: false,
      calls: [send(second), send(second, 2n ** 200n)],
    })
    await request('wallet_sendCalls', asked)
    expect(await ended(asked.id)).toMatchObject({ status: 600, receipts: [{ status: '0x1' }] })
  })

  test('behavior: a lying wallet changes the last call', async () => {
    const asked = bundle()
    const before = await balance(second)
    wallet.hook.lie = { transaction: { data: send(thief).data } }
    await request('wallet_sendCalls', asked)
    await ended(asked.id)
    expect(await balance(second)).toBe(before + 1_000_000n)
  })

  test.each([
    ['an old version', { version: '1.0' }, -32602],
    ['no calls', { calls: [] }, -32602],
    ['a call to nowhere', { calls: [{ to: 'me' }] }, -32602],
    ['another account', { from: thief }, 4100],
    ['a capability', { capabilities: { paymasterService: { url: 'https://x' } } }, 5700],
    ['another chain', { chainId: '0x1' }, 5710],
    ['a chain that the wallet is not on', { chainId: '0x7a6a' }, -32602],
    ['too many calls', { calls: Array.from({ length: 11 }, () => ({ to: second })) }, 5740],
  ])('error: %s is refused', async (_, changes, code) => {
    await expect(request('wallet_sendCalls', bundle(changes))).rejects.toMatchObject({ code })
  })

  test('behavior: an optional capability that it lacks is passed over', async () => {
    const asked = bundle({ capabilities: { paymasterService: { optional: true } } })
    expect(await request('wallet_sendCalls', asked)).toEqual({ id: asked.id })
    await ended(asked.id)
  })

  test('error: declined, an id twice, an id that is not known', async () => {
    const asked = bundle()
    wallet.hook.rejectNext('wallet_sendCalls')
    await expect(request('wallet_sendCalls', asked)).rejects.toMatchObject({ code: 4001 })
    await expect(request('wallet_getCallsStatus', asked.id)).rejects.toMatchObject({ code: 5730 })
    await request('wallet_sendCalls', asked)
    await expect(request('wallet_sendCalls', asked)).rejects.toMatchObject({ code: 5720 })
    await ended(asked.id)
  })

  test('error: approved in two windows it is sent once', async () => {
    wallet.hook.delay = 50
    const asked = bundle()
    const before = await balance(second)
    const answers = await Promise.allSettled([
      request('wallet_sendCalls', asked),
      request('wallet_sendCalls', asked),
    ])
    // Whichever was carried out first.
    expect(answers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ status: 'fulfilled' }),
        { status: 'rejected', reason: expect.objectContaining({ code: 5720 }) },
      ]),
    )
    await ended(asked.id)
    expect(await balance(second)).toBe(before + 2_000_000n)
  })

  test('error: the upgrade is declined', async () => {
    wallet.hook.switchAccount(1)
    wallet.hook.calls = 'refuseUpgrade'
    const asked = bundle({ from: second })
    await expect(request('wallet_sendCalls', asked)).rejects.toMatchObject({ code: 5750 })
  })

  test('error: atomicity is not there', async () => {
    wallet.hook.switchAccount(1)
    wallet.hook.calls = 'sequential'
    const asked = bundle({ from: second })
    await expect(request('wallet_sendCalls', asked)).rejects.toMatchObject({ code: 5760 })
  })

  test('error: atomicity is not there on another network', async () => {
    wallet.hook.switchAccount(1)
    wallet.hook.switchChain(31338)
    wallet.hook.calls = 'atomic'
    const elsewhere = bundle({ from: second, chainId: numberToHex(31338) })
    await expect(request('wallet_sendCalls', elsewhere)).rejects.toMatchObject({ code: 5760 })
  })

  test('error: bundles are not there', async () => {
    wallet.hook.switchAccount(1)
    wallet.hook.calls = 'off'
    for (const method of ['wallet_sendCalls', 'wallet_getCallsStatus', 'wallet_getCapabilities']) {
      await expect(request(method, second)).rejects.toMatchObject({ code: 4200 })
    }
  })

  test('error: capabilities of an account that the page does not see', async () => {
    await expect(request('wallet_getCapabilities', second)).rejects.toMatchObject({ code: 4100 })
  })
})
