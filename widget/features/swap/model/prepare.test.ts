import { encodeErrorResult, encodeFunctionData, type Hex, pad, parseAbi, zeroAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HttpError } from '#lib/http.ts'
import { prepareSwap } from './prepare.ts'
import type { SwapOrder } from './slice.ts'
import {
  account,
  APPROVAL_FEE,
  approvalFor,
  coreOver,
  dai,
  honestMarket,
  type Market,
  nativeCall,
  order,
  type Outcome,
  router,
  simulated,
  startNode,
  stranger,
  SWAP_FEE,
  token,
  usdc,
} from './testing/market.ts'

/** The honest call with another least. */
const leastOf = (minimum: bigint) =>
  encodeFunctionData({
    abi: parseAbi([
      'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    ]),
    args: [1_000n, minimum, [usdc, dai], account, 1_700_000_600n],
  })

let market: Market
let node: Awaited<ReturnType<typeof startNode>>
// One each: a question that a refused swap left on its way is not heard in the next test.
beforeEach(async () => {
  market = honestMarket()
  node = await startNode(() => market)
})
afterEach(() => node.close())

const prepare = (changes: Partial<Market> = {}, asked: SwapOrder = order) => {
  Object.assign(market, changes)
  return prepareSwap(coreOver(node.url, market).core, asked)
}
const refused = (code: string, details?: string) =>
  expect.objectContaining(details === undefined ? { code } : { code, details })
const fromNative: SwapOrder = { ...order, from: token(undefined) }
const nativeMarket = (): Partial<Market> => ({
  built: { to: router, data: nativeCall, value: 1_000n },
  native: SWAP_FEE + 1_000n,
  simulate: trialOf({ before: [1_000n, 1_000n, 0n], after: [0n, 0n, 900n] }),
})
const trialOf =
  (outcome: Outcome): Market['simulate'] =>
  (request) =>
    simulated(request, outcome)
/** No node tries several calls. */
const untried = () => {
  throw new Error('no such method')
}
const revertOf = (reason: string) => ({
  error: {
    code: 3,
    message: `execution reverted: ${reason}`,
    data: encodeErrorResult({ abi: parseAbi(['error Error(string)']), args: [reason] }),
  },
})

describe('what is prepared', () => {
  test('default: the call of the service, with who takes the token', async () => {
    expect(await prepare()).toEqual({
      to: router,
      data: market.built.data,
      value: 0n,
      spender: router,
      allowance: 1_000n,
      needsApproval: false,
      isKnown: true,
      isTried: true,
    })
  })

  test('behavior: an allowance that is too low asks for an approval, and both are tried', async () => {
    const low = { allowance: 999n, native: SWAP_FEE + APPROVAL_FEE }
    const { core, rpcRequests } = coreOver(node.url, Object.assign(market, low))
    const prepared = await prepareSwap(core, order)
    expect(prepared).toMatchObject({ allowance: 999n, needsApproval: true, isTried: true })
    expect(JSON.stringify(rpcRequests[0]?.params)).toContain(approvedBy(router, 1_000n))
  })

  test('behavior: what may be taken already is read on the chain, not asked of the service (SV-F4, S7.07)', async () => {
    const { core, asked } = coreOver(node.url, Object.assign(market, { allowance: 1_001n }))
    expect(await prepareSwap(core, order)).toMatchObject({ allowance: 1_001n })
    expect(asked.map(([name]) => name)).toEqual(['price', 'quote', 'swap', 'approval'])
    const spoken = node.heard.map(({ method, params }) => method === 'eth_call' && params[0].data)
    expect(spoken).toContainEqual(expect.stringMatching(/^0xdd62ed3e/))
  })

  test('behavior: one that is enough is not given anew', async () => {
    const { core, rpcRequests } = coreOver(node.url, market)
    await prepareSwap(core, order)
    expect(JSON.stringify(rpcRequests[0]?.params)).not.toContain('095ea7b3')
  })

  test('behavior: native currency needs no approval, and none is built', async () => {
    const { core, asked } = coreOver(node.url, Object.assign(market, nativeMarket()))
    expect(await prepareSwap(core, fromNative)).toMatchObject({
      value: 1_000n,
      allowance: 1_000n,
      needsApproval: false,
      isTried: true,
    })
    expect(asked.map(([name]) => name)).toEqual(['price', 'quote', 'swap'])
    const spoken = node.heard.flatMap(({ method, params }) =>
      method === 'eth_call' ? [params[0].data.slice(0, 10)] : [],
    )
    // The decimals of what is wanted: neither an allowance nor another balance is asked for.
    expect(spoken).toEqual(['0x313ce567'])
  })

  test('behavior: the service is asked by what was confirmed, with the tolerance that is left', async () => {
    const { core, asked } = coreOver(node.url, Object.assign(market, { quote: 918n }))
    await prepareSwap(core, order)
    const pair = { caipChainId: order.caipChainId, account, from: usdc, to: dai }
    const { signal } = core
    expect(asked).toEqual([
      ['price', { caipChainId: order.caipChainId, signal }],
      ['quote', expect.objectContaining({ ...pair, amount: 1_000n, gasPrice: 7n })],
      // 900 of 918 are 1.96 % less.
      ['swap', expect.objectContaining({ ...pair, amount: 1_000n, slippagePercent: 2 })],
      ['approval', expect.objectContaining(pair)],
    ])
  })

  test('behavior: whole percents are asked for, and the least that was confirmed is written (SV-F10, S7.09)', async () => {
    const minimum = 905n
    const asked = { ...order, minimum }
    // 905 of 950 are 4.74 % less: 5 % of it are 902.
    const { core, asked: questions } = coreOver(node.url, market)
    market.built = { ...market.built, data: leastOf(902n) }
    market.simulate = trialOf({ before: [0n, 1_000n, 0n], after: [0n, 0n, 905n] })
    expect(await prepareSwap(core, asked)).toMatchObject({ data: leastOf(minimum) })
    expect(questions.map(([, query]) => query)).toContainEqual(
      expect.objectContaining({ slippagePercent: 5 }),
    )
    const more = await prepare({ built: { ...market.built, data: leastOf(930n) } }, asked)
    expect(more.data).toBe(leastOf(930n))
    const less = prepare({ built: { ...market.built, data: leastOf(901n) } }, asked)
    await expect(less).rejects.toThrow(refused('SWAP_BELOW_MINIMUM', '901'))
  })

  test('behavior: a call that cannot be read is asked for as narrow as was confirmed (S7.09)', async () => {
    const { core, asked } = coreOver(node.url, market)
    market.built = { ...market.built, data: '0xdeadbeef' as const }
    market.simulate = trialOf({ before: [0n, 1_000n, 0n], after: [0n, 0n, 905n] })
    const prepared = await prepareSwap(core, { ...order, minimum: 905n })
    expect(prepared).toMatchObject({ data: '0xdeadbeef', isTried: true })
    const percents = asked.flatMap(([name, query]) =>
      name === 'swap' && 'slippagePercent' in query ? [query.slippagePercent] : [],
    )
    expect(percents).toEqual([5, 4])
  })

  test('attack: S6 a call that cannot be read and pays too little or takes more is refused', async () => {
    const built = { ...market.built, data: '0xdeadbeef' as const }
    const little = trialOf({ before: [0n, 1_000n, 0n], after: [0n, 0n, 899n] })
    await expect(prepare({ built, simulate: little })).rejects.toThrow(
      refused('SWAP_BELOW_MINIMUM', '899'),
    )
    const greedy = trialOf({ before: [5n, 1_000n, 0n], after: [4n, 0n, 950n] })
    await expect(prepare({ built, simulate: greedy })).rejects.toThrow(refused('SWAP_TAKES_MORE'))
  })

  test('error: what was stopped ends', async () => {
    const { core } = coreOver(node.url, market)
    const stopped = AbortSignal.abort(new Error('stopped'))
    await expect(prepareSwap(core, order, stopped)).rejects.toThrow('stopped')
  })
})

const approvedBy = (spender: string, amount: bigint) =>
  `0x095ea7b3${spender.slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`

describe('what the service builds', () => {
  test.each([
    ['beside a token', {}, order, 1n],
    ['of a native amount a wei more', nativeMarket(), fromNative, 1_001n],
    ['of a native amount a wei less', nativeMarket(), fromNative, 999n],
  ])('attack: S6 value %s is refused', async (_, changes, asked, value) => {
    const { built = market.built } = changes
    const bad = prepare({ ...changes, built: { ...built, value } }, asked)
    await expect(bad).rejects.toThrow(refused('SWAP_WRONG_AMOUNT', `${value}`))
  })

  test('error: no way, or a price below the least that was agreed', async () => {
    await expect(prepare({ quote: undefined })).rejects.toThrow(refused('SWAP_NO_ROUTE'))
    await expect(prepare({ quote: 899n })).rejects.toThrow(refused('SWAP_BELOW_MINIMUM', '899'))
    expect(await prepare({ quote: 900n })).toMatchObject({ to: router })
  })

  test('error: an approval for another contract than the one that swaps', async () => {
    await expect(prepare({ approval: approvalFor(stranger) })).rejects.toThrow(
      refused('SWAP_SPENDER_DIFFERS', stranger),
    )
  })

  test('error: what the service says of its markets has a code', async () => {
    const { core } = coreOver(node.url, market)
    const api = await core.loadBlockchainApi?.()
    if (api === undefined) throw new Error('no service')
    const failing = (details: string) => ({
      ...core,
      loadBlockchainApi: async () => ({
        ...api,
        async getConvertQuote(): Promise<never> {
          throw new HttpError('It refuses.', {
            code: 'HTTP_ERROR',
            url: 'https://api.example',
            status: 500,
            details,
          })
        },
      }),
    })
    const dry = prepareSwap(failing('Insufficient liquidity'), order)
    await expect(dry).rejects.toThrow(refused('SWAP_NO_LIQUIDITY'))
    await expect(prepareSwap(failing('cannot find path'), order)).rejects.toThrow(
      refused('SWAP_NO_ROUTE'),
    )
    await expect(prepareSwap(failing('teapot'), order)).rejects.toThrow(HttpError)
  })
})

describe('who is called', () => {
  test.each([
    ['the account', account],
    ['what is given', usdc],
    ['what is wanted', dai],
    ['nobody', zeroAddress],
  ])('attack: %s is no router, whoever names it', async (_, to) => {
    const built = { ...market.built, to }
    const named = prepare({ built, approval: approvalFor(to), routers: [to] })
    await expect(named).rejects.toThrow(refused('SWAP_ROUTER_UNKNOWN', to))
  })

  test('error: another one than the deployment names', async () => {
    const another = prepare({ routers: [stranger] })
    await expect(another).rejects.toThrow(refused('SWAP_ROUTER_UNKNOWN', router))
    const none = prepare({ routers: [] })
    await expect(none).rejects.toThrow(refused('SWAP_ROUTER_UNKNOWN', router))
  })

  test('behavior: one of several that are named, in any letters', async () => {
    const letters = '0xdEADBEeF00000000000000000000000000000000'
    const built = { ...market.built, to: letters.toLowerCase() }
    const changes = { built, approval: approvalFor(letters) }
    const lower = letters.toLowerCase() as Hex // as it is written above
    expect(await prepare({ ...changes, routers: [stranger, lower] })).toMatchObject({
      to: letters,
      isKnown: true,
    })
  })

  test('behavior: where none is named, whoever has code', async () => {
    expect(await prepare({ routers: undefined })).toMatchObject({ isKnown: false, isTried: true })
    const looked = node.heard.find(({ method }) => method === 'eth_getCode')
    expect(looked?.params[0]).toBe(router)
    const { core } = coreOver(node.url, market)
    const silent = { ...core, deployment: { ...core.deployment, swaps: {} } }
    expect(await prepareSwap(silent, order)).toMatchObject({ isKnown: false })
    for (const code of ['0x', undefined] as const) {
      await expect(prepare({ routers: undefined, code })).rejects.toThrow(
        refused('SWAP_ROUTER_UNKNOWN', router),
      )
    }
  })

  test.each([
    ['what is given', usdc],
    ['what is wanted', dai],
  ])('error: %s has other decimals than the service says', async (_, address) => {
    const decimals = { ...market.decimals, [address]: 6 }
    await expect(prepare({ decimals })).rejects.toThrow(
      refused('SWAP_TOKEN_DIFFERS', `${address} 6`),
    )
  })

  test('attack: what the call says is compared, at the time of now', async () => {
    const call = market.built.data
    const replaced = `0x${call.slice(2).replace(account.slice(2), stranger.slice(2))}` as const
    const other = { ...market.built, data: replaced }
    await expect(prepare({ built: other })).rejects.toThrow(refused('SWAP_RECIPIENT'))
    const early = { ...coreOver(node.url, honestMarket()).core, now: () => 0 }
    await expect(prepareSwap(early, order)).rejects.toThrow(refused('SWAP_DEADLINE'))
  })
})

describe('what the account has', () => {
  test('error: less of the token than is given', async () => {
    const poor = prepare({ owned: 999n })
    await expect(poor).rejects.toThrow(refused('SWAP_INSUFFICIENT_BALANCE'))
  })

  test('error: less than the fee, to the last wei', async () => {
    const poor = prepare({ native: SWAP_FEE - 1n })
    await expect(poor).rejects.toThrow(refused('SWAP_INSUFFICIENT_FEE'))
    const low = { allowance: 999n }
    const second = prepare({ ...low, native: SWAP_FEE + APPROVAL_FEE - 1n })
    await expect(second).rejects.toThrow(refused('SWAP_INSUFFICIENT_FEE'))
    const enough = await prepare({ ...low, native: SWAP_FEE + APPROVAL_FEE })
    expect(enough).toMatchObject({ needsApproval: true })
  })

  test('error: of native currency the fee comes beside the amount', async () => {
    const poor = prepare({ ...nativeMarket(), native: SWAP_FEE + 999n }, fromNative)
    await expect(poor).rejects.toThrow(refused('SWAP_INSUFFICIENT_FEE'))
    const poorer = prepare({ ...nativeMarket(), native: 999n }, fromNative)
    await expect(poorer).rejects.toThrow(refused('SWAP_INSUFFICIENT_BALANCE'))
  })
})

describe('what a trial shows', () => {
  const before = [5_000n, 5_000n, 5_000n] as const
  test.each<[string, Outcome, string, string?]>([
    ['one unit more is spent', { before, after: [5_000n, 3_999n, 5_900n] }, 'SWAP_TAKES_MORE'],
    ['a wei is taken beside it', { before, after: [4_999n, 4_000n, 5_900n] }, 'SWAP_TAKES_MORE'],
    [
      'one unit less arrives than was agreed',
      { before, after: [5_000n, 4_000n, 5_899n] },
      ...(['SWAP_BELOW_MINIMUM', '899'] as const),
    ],
  ])('attack: S6 %s', async (_, outcome, code, details) => {
    const tried = prepare({ simulate: trialOf(outcome) })
    await expect(tried).rejects.toThrow(refused(code, details))
  })

  test('attack: S6 a third token leaves', async () => {
    const logs = [
      {
        address: stranger,
        topics: [
          '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
          `0x${account.slice(2).padStart(64, '0')}`,
          pad(router),
        ],
        data: pad('0x01'),
      },
    ]
    const simulate = trialOf({ before, after: [5_000n, 4_000n, 5_900n], swap: { logs } })
    await expect(prepare({ simulate })).rejects.toThrow(refused('SWAP_TAKES_MORE'))
  })

  test('behavior: less spent, and more received, is what anybody wants', async () => {
    const simulate = trialOf({ before, after: [5_001n, 4_001n, 5_901n] })
    expect(await prepare({ simulate })).toMatchObject({ isTried: true })
  })

  test('attack: S6 of native currency the amount may leave, and not a wei more', async () => {
    const all = trialOf({ before, after: [4_000n, 4_000n, 5_900n] })
    expect(await prepare({ ...nativeMarket(), simulate: all }, fromNative)).toMatchObject({
      isTried: true,
    })
    const more = trialOf({ before, after: [3_999n, 3_999n, 5_900n] })
    const taken = prepare({ ...nativeMarket(), simulate: more }, fromNative)
    await expect(taken).rejects.toThrow(refused('SWAP_TAKES_MORE'))
  })

  test.each([
    ['UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT', 'SWAP_PRICE_MOVED'],
    ['paused', 'SWAP_REVERTS'],
  ])('error: it reverts with %s', async (reason, code) => {
    const swap = { status: '0x0', ...revertOf(reason) }
    const tried = prepare({ simulate: trialOf({ before, after: before, swap }) })
    await expect(tried).rejects.toThrow(refused(code, reason))
  })
})

describe('where no node can try several calls', () => {
  test('attack: S6 a contract that nobody named, or a call that nobody reads, is not sent', async () => {
    const unnamed = prepare({ simulate: untried, routers: undefined })
    await expect(unnamed).rejects.toThrow(refused('SWAP_UNCHECKED'))
    const built = { to: router, data: '0xdeadbeef' as const, value: 0n }
    await expect(prepare({ simulate: untried, routers: [router], built })).rejects.toThrow(
      refused('SWAP_UNCHECKED'),
    )
  })

  test('behavior: what needs an approval first stays untried, and says so', async () => {
    const low = { allowance: 0n, native: SWAP_FEE + APPROVAL_FEE, alone: revertOf('allowance') }
    expect(await prepare({ simulate: untried, ...low })).toMatchObject({
      needsApproval: true,
      isKnown: true,
      isTried: false,
    })
  })

  test('behavior: what is allowed already is tried alone, as it will be sent', async () => {
    expect(await prepare({ simulate: untried })).toMatchObject({ isTried: true })
    const tried = node.heard.find(
      ({ method, params }) => method === 'eth_call' && params[0].to === router,
    )
    expect(tried?.params[0]).toMatchObject({
      from: account,
      to: router,
      data: market.built.data,
    })
  })

  test.each([
    ['Too little received', 'SWAP_PRICE_MOVED'],
    ['paused', 'SWAP_REVERTS'],
  ])('error: alone it reverts with %s', async (reason, code) => {
    const tried = prepare({ simulate: untried, alone: revertOf(reason) })
    await expect(tried).rejects.toThrow(refused(code, reason))
  })

  test('error: a node that fails is no revert', async () => {
    const error = { code: -32_005, message: 'limit exceeded' }
    const tried = prepare({ simulate: untried, alone: { error } })
    await expect(tried).rejects.toThrow(expect.not.objectContaining({ name: 'SwapError' }))
  })
})
