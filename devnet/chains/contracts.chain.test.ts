import { encodeFunctionData, parseAbi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../start.ts'
import { bothChains } from '../testing.ts'
import { tokenAbi } from './abi.ts'
import { attacker } from './accounts.ts'
import { createChainClient } from './client.ts'
import { USUAL_HANDLER_ADDRESS } from './contracts.ts'

const batchAbi = parseAbi([
  'struct Call { address target; uint256 value; bytes data; }',
  'function executeBatch(Call[] calls)',
])

let devnet: Devnet

beforeAll(async () => {
  devnet = await startDevnet({ only: ['chains'] })
})
afterAll(() => devnet?.stop())

describe('batchAccount', () => {
  test('behavior: an account that delegates to it sends several calls at once (S4.13)', async () => {
    const [{ chainId, name, directRpcUrl, contracts }] = bothChains(devnet)
    const account = privateKeyToAccount(generatePrivateKey())
    await devnet.control.fund(account.address, chainId)
    const client = createChainClient({ chainId, name, url: directRpcUrl, account })
    const authorization = await client.signAuthorization({
      account,
      contractAddress: contracts.batchAccount,
      executor: 'self',
    })
    const transfer = encodeFunctionData({
      abi: tokenAbi,
      functionName: 'transfer',
      args: [attacker.address, 5n],
    })
    const calls = [
      { target: contracts.usdc, value: 0n, data: transfer },
      { target: attacker.address, value: parseEther('1'), data: '0x' },
    ] as const
    const hash = await client.sendTransaction({
      account,
      to: account.address,
      data: encodeFunctionData({ abi: batchAbi, functionName: 'executeBatch', args: [calls] }),
      authorizationList: [authorization],
    })
    const { status } = await client.waitForTransactionReceipt({ hash })
    expect(status).toBe('success')
    expect(await client.getBalance({ address: attacker.address })).toBe(parseEther('1'))
    expect(
      await client.readContract({
        address: contracts.usdc,
        abi: tokenAbi,
        functionName: 'balanceOf',
        args: [attacker.address],
      }),
    ).toBe(5n)
    expect(await client.getCode({ address: account.address })).toBe(
      `0xef0100${contracts.batchAccount.slice(2).toLowerCase()}`,
    )
  })
})

describe('message handler', () => {
  test('behavior: has its code where clients look on an unlisted chain', async () => {
    for (const { chainId, name, directRpcUrl, contracts } of devnet.chains) {
      const client = createChainClient({ chainId, name, url: directRpcUrl, account: attacker })
      const code = await client.getCode({ address: contracts.multicallHandler })
      expect(code).toMatch(/^0x60/)
      expect(await client.getCode({ address: USUAL_HANDLER_ADDRESS })).toBe(code)
    }
  })
})
