import { type Address, erc20Abi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenAbi } from './chains/abi.ts'
import { devAccount } from './chains/accounts.ts'
import type { RouteRow } from './services/tokens.ts'
import { type Devnet, startDevnet } from './start.ts'
import { bothChains, getJson, walletClient } from './testing.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ only: ['chains', 'api', 'oddTokens'] })
})
afterAll(() => devnet?.stop())

const spender: Address = `0x${'5e'.repeat(20)}`
const owner = devAccount(0).address

function tokens() {
  const [origin] = bothChains(devnet)
  const { usdt, feeToken } = origin.contracts
  if (usdt === undefined || feeToken === undefined) throw new Error('There are no odd tokens')
  return { wallet: walletClient(origin), usdt, feeToken }
}

describe('tokens that are not as ERC-20 has them', () => {
  test('default: each has its routes', async () => {
    const { body } = await getJson(`${devnet.urls.bridgeApi}/available-routes`)
    const symbols = (body as RouteRow[]).map((row) => row.originTokenSymbol)
    expect(symbols.filter((symbol) => symbol === 'USDT')).toHaveLength(2)
    expect(symbols.filter((symbol) => symbol === 'DTT')).toHaveLength(2)
  })

  test('behavior: an allowance of USDT goes over zero, and nothing is answered', async () => {
    const { wallet, usdt: address } = tokens()
    const approve = async (amount: bigint) => {
      const functionName = 'approve' as const
      const hash = await wallet.writeContract({
        abi: tokenAbi,
        address,
        functionName,
        args: [spender, amount],
        gas: 100_000n,
      })
      const { status } = await wallet.waitForTransactionReceipt({ hash })
      const allowance = await wallet.readContract({
        abi: erc20Abi,
        address,
        functionName: 'allowance',
        args: [owner, spender],
      })
      return [status, allowance]
    }
    expect(await approve(5n)).toEqual(['success', 5n])
    expect(await approve(7n)).toEqual(['reverted', 5n])
    expect(await approve(0n)).toEqual(['success', 0n])
    expect(await approve(7n)).toEqual(['success', 7n])
    const { data } = await wallet.call({ to: address, data: `0x095ea7b3${'0'.repeat(128)}` })
    expect(data).toBeUndefined()
    const read = (functionName: 'symbol' | 'name' | 'decimals') =>
      wallet.readContract({ abi: erc20Abi, address, functionName })
    expect([await read('symbol'), await read('name'), await read('decimals')]).toEqual([
      ...['USDT', 'USDT'],
      6,
    ])
  })

  test.each([
    ['usdt', 1_000n, 1_000n],
    ['feeToken', 1_000n, 990n],
  ] as const)('behavior: of %s, %i sent are %i received', async (name, sent, received) => {
    const { wallet, [name]: address } = tokens()
    const to: Address = `0x${'7a'.repeat(20)}`
    const balanceOf = (who: Address) =>
      wallet.readContract({ abi: erc20Abi, address, functionName: 'balanceOf', args: [who] })
    const before = await balanceOf(owner)
    const hash = await wallet.writeContract({
      abi: tokenAbi,
      address,
      functionName: 'transfer',
      args: [to, sent],
    })
    await wallet.waitForTransactionReceipt({ hash })
    expect([before - (await balanceOf(owner)), await balanceOf(to)]).toEqual([sent, received])
  })
})
