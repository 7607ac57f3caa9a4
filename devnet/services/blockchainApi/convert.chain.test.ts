import { type Address, decodeFunctionData, maxUint256, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { swapRouterAbi } from '../../chains/abi.ts'
import { attacker } from '../../chains/accounts.ts'
import { type Devnet, startDevnet } from '../../start.ts'

const account: Address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const native = 'eip155:31337:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
let devnet: Devnet
let token: Record<'weth' | 'usdc' | 'dai', string>

beforeAll(async () => {
  devnet = await startDevnet({ only: ['chains', 'api'] })
  const contracts = devnet.contracts[31337]
  token = {
    weth: `eip155:31337:${contracts?.weth}`,
    usdc: `eip155:31337:${contracts?.usdc}`,
    dai: `eip155:31337:${contracts?.dai}`,
  }
})
afterAll(() => devnet?.stop())
beforeEach(() => devnet.control.reset())

async function get(row: string, query: Record<string, string>) {
  const base = devnet.urls.blockchainApi
  const response = await fetch(`${base}/v1/convert/${row}?${new URLSearchParams(query)}`)
  return { status: response.status, body: await response.json() }
}

async function build(changes: Record<string, unknown> = {}) {
  const response = await fetch(`${devnet.urls.blockchainApi}/v1/convert/build-transaction`, {
    method: 'POST',
    body: JSON.stringify({
      projectId: 'abc',
      amount: '1000000',
      eip155: { slippage: 1 },
      disableEstimate: true,
      from: token.usdc,
      to: token.dai,
      userAddress: `eip155:31337:${account}`,
      ...changes,
    }),
  })
  return { status: response.status, body: await response.json() }
}

function quote(from: string, to: string, amount: string) {
  return get('quotes', { from, to, amount, userAddress: account, gasPrice: '1' })
}

describe('the market', () => {
  test('default: tokens, a quote of the real pair, prices of gas (S7.04, S7.05, S7.08)', async () => {
    const { body } = await get('tokens', { chainId: 'eip155:31337' })
    expect(body.tokens.map(({ symbol }: { symbol: string }) => symbol)).toEqual([
      ...['ETH', 'WETH', 'USDC', 'DAI'],
    ])
    expect(body.tokens[0]).toMatchObject({ address: native, decimals: 18 })
    const told = await quote(token.usdc, token.dai, '1000000000')
    // 0.3 % for those who provide, and a little for the size of the trade.
    expect(told.body.quotes).toEqual([
      {
        id: null,
        fromAmount: '1000000000',
        fromAccount: token.usdc,
        toAmount: '996503243133298050921',
        toAccount: token.dai,
      },
    ])
    const gas = await get('gas-price', { chainId: 'eip155:31337' })
    expect(BigInt(gas.body.instant)).toBeGreaterThan(BigInt(gas.body.standard))
  })

  test('behavior: somebody else trades, and the price moves', async () => {
    const before = await quote(native, token.usdc, String(parseEther('1')))
    await devnet.control.trade(31337, { from: 'weth', to: 'usdc', amount: parseEther('100') })
    const after = await quote(native, token.usdc, String(parseEther('1')))
    expect(Number(after.body.quotes[0].toAmount)).toBeLessThan(
      0.9 * Number(before.body.quotes[0].toAmount),
    )
  })

  test('error: no liquidity, no route, no such chain or token', async () => {
    await devnet.control.setSwaps({ market: 'noLiquidity' })
    expect(await quote(token.usdc, token.dai, '1')).toMatchObject({
      status: 400,
      body: { reasons: [{ description: 'insufficient liquidity' }] },
    })
    await devnet.control.setSwaps({ market: 'noRoute' })
    expect(await quote(token.usdc, token.dai, '1')).toMatchObject({ body: { quotes: [] } })
    expect(await get('tokens', { chainId: 'eip155:1' })).toMatchObject({ status: 400 })
    expect(await quote(`eip155:31337:${account}`, token.dai, '1')).toMatchObject({ status: 400 })
  })
})

describe('what it builds', () => {
  test('default: a call of the router, and an approval for it (S7.09, S7.10)', async () => {
    const { body } = await build()
    const router = devnet.contracts[31337]?.swapRouter
    expect(body.tx.to).toBe(`eip155:31337:${router}`)
    const { functionName, args } = decodeFunctionData({ abi: swapRouterAbi, data: body.tx.data })
    expect(functionName).toBe('swapExactTokensForTokens')
    const { body: told } = await quote(token.usdc, token.dai, '1000000')
    expect(args?.slice(0, 2)).toEqual([1_000_000n, (BigInt(told.quotes[0].toAmount) * 99n) / 100n])
    expect(args?.[3]).toBe(account)

    const approval = await get('build-approve', {
      from: token.usdc,
      to: token.dai,
      userAddress: `eip155:31337:${account}`,
    })
    const approve = decodeFunctionData({
      abi: parseAbi(['function approve(address spender, uint256 amount)']),
      data: approval.body.tx.data,
    })
    expect(approve.args).toEqual([router, maxUint256])
    const allowance = { tokenAddress: token.usdc, userAddress: `eip155:31337:${account}` }
    expect((await get('allowance', allowance)).body).toEqual({ allowance: '0' })
  })

  test('behavior: told to, it lies', async () => {
    await devnet.control.setSwaps({ lie: 'recipient' })
    const { body } = await build()
    const { args } = decodeFunctionData({ abi: swapRouterAbi, data: body.tx.data })
    expect(args?.[3]).toBe(attacker.address)
    await devnet.control.setSwaps({ lie: 'target' })
    expect((await build()).body.tx.to).toBe(`eip155:31337:${attacker.address}`)
  })

  test('error: what is asked for in another shape is refused', async () => {
    expect((await build({ disableEstimate: undefined })).status).toBe(400)
    expect((await build({ userAddress: account })).status).toBe(400)
    expect((await build({ amount: '1.5' })).status).toBe(400)
  })
})
