import { createPublicClient, erc20Abi, http } from 'viem'
import {
  createBundlerClient,
  entryPoint08Abi,
  entryPoint08Address,
  toSimple7702SmartAccount,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../start.ts'
import { bothChains, walletClient } from '../testing.ts'

let devnet: Devnet

beforeAll(async () => {
  devnet = await startDevnet({ only: ['chains', 'bundler'] })
})
afterAll(() => devnet?.stop())

const urlOf = (chainId: number) =>
  `${devnet.urls.bundler}/?projectId=devnet&chainId=eip155:${chainId}&bundler=pimlico`

async function rpc(url: string, method: string, params: unknown[] = []) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', body })
  return { status: response.status, body: await response.json() }
}

describe('bundler', () => {
  test('default: approve and transfer are one operation of a new account (S7.22)', async () => {
    for (const chain of bothChains(devnet)) {
      const { chain: viemChain } = walletClient(chain)
      const client = createPublicClient({ chain: viemChain, transport: http(chain.rpcUrl) })
      const owner = privateKeyToAccount(generatePrivateKey())
      const { address: to } = privateKeyToAccount(generatePrivateKey())
      await devnet.control.fund(owner.address, chain.chainId)
      const account = await toSimple7702SmartAccount({ client, owner })
      const bundler = createBundlerClient({
        account,
        client,
        chain: viemChain,
        pollingInterval: 100,
        transport: http(urlOf(chain.chainId)),
      })
      const { usdc } = chain.contracts
      const hash = await bundler.sendUserOperation({
        calls: [
          { to: usdc, abi: erc20Abi, functionName: 'approve', args: [to, 5n] },
          { to: usdc, abi: erc20Abi, functionName: 'transfer', args: [to, 7n] },
        ],
        authorization: await owner.signAuthorization({
          address: account.authorization.address,
          chainId: chain.chainId,
          nonce: 0,
        }),
      })
      const { success, receipt } = await bundler.waitForUserOperationReceipt({ hash })
      expect(success).toBe(true)
      expect(receipt.to?.toLowerCase()).toBe(entryPoint08Address.toLowerCase())
      const token = { address: usdc, abi: erc20Abi } as const
      const balance = { ...token, functionName: 'balanceOf', args: [to] } as const
      expect(await client.readContract(balance)).toBe(7n)
      const allowance = { functionName: 'allowance', args: [owner.address, to] } as const
      expect(await client.readContract({ ...token, ...allowance })).toBe(5n)
      const asked = await rpc(urlOf(chain.chainId), 'eth_getUserOperationReceipt', [hash])
      expect(asked.body.result).toMatchObject({ userOpHash: hash, success: true })
    }
  })

  test('behavior: the entry point knows itself', async () => {
    const client = walletClient(bothChains(devnet)[0])
    const entryPoint = { address: entryPoint08Address, abi: entryPoint08Abi } as const
    const address = await client.readContract({ ...entryPoint, functionName: 'senderCreator' })
    expect(await client.getCode({ address })).toBeDefined()
    const domain = await client.readContract({ ...entryPoint, functionName: 'eip712Domain' })
    expect(domain).toContain(entryPoint08Address)
  })

  test('error: another chain, another method, no project, and no service', async () => {
    expect((await rpc(urlOf(1), 'eth_supportedEntryPoints')).status).toBe(400)
    expect((await rpc(`${devnet.urls.bundler}/`, 'eth_chainId')).body).toEqual({
      error: 'projectId is missing',
    })
    expect((await rpc(urlOf(31337), 'eth_getLogs')).body.error.code).toBe(-32601)
    await devnet.control.setFault('bundler', { mode: '500' })
    expect((await rpc(urlOf(31337), 'eth_chainId')).status).toBe(500)
    await devnet.control.resetFaults()
  })
})
