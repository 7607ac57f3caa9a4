import { type Address, erc20Abi } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { formatAmount } from '#bridges/across/util/formatAmount.ts'
import { startWorld, type World } from '#bridges/across/testing/world.ts'
import { arrivalQuery, arrivingToken } from '../../model/quote/arrival.ts'
import { askQuote } from '../../model/quote/askQuote.ts'
import { catalogQuery } from '#kernel/bridge/catalog.ts'
import { payoutOf } from '#transactions/transfers/payout.ts'
import { checkForm } from '../../model/quote/problem.ts'
import { limitsQuery } from '../../model/quote/quote.ts'
import { startTransfer } from '../../model/start.ts'
import { person } from '../../model/testing/person.ts'
import { only } from '../../model/testing/transfersOf.ts'
import { type BridgeToken, findInput, findOutput } from '#kernel/bridge/tokens.ts'
import { takePayment } from '#features/pay/model/request.ts'
import { nobody, paid, payPages, stageOf } from '#features/pay/model/testing/payPages.ts'
import { payWaysQuery } from '#features/pay/model/ways.ts'
import { toWayViewModel } from '#features/pay/views/Pay/payViewModel.ts'
import { formatUnits } from '#ui/form/formatUnits.ts'
import { toQuoteViewModel } from './quoteViewModel.ts'

/**
 * Shapes of the real table (POL, BNB, xDAI, WETH, USDC-BNB), on chains like them: from the chain, to it, what is
 * sent, and what an account without code is told to get.
 */
const rows = [
  [31337, 31338, 'ETH', true, 'ETH'],
  [31337, 31338, 'WETH', false, 'ETH'],
  [31338, 31337, 'WETH', false, 'ETH'],
  [31337, 31338, 'USDC', false, 'USDC'],
  [31337, 31338, 'DAI', false, 'DAI'],
  [31337, 31338, 'WDEV', false, 'WDEV'],
  [31337, 31339, 'ETH', true, 'WETH'],
  [31338, 31339, 'ETH', true, 'WETH'],
  [31337, 31339, 'WETH', false, 'WETH'],
  [31337, 31339, 'USDC', false, 'USDC'],
  [31338, 31339, 'USDC', false, 'USDC'],
  [31337, 31339, 'DAI', false, 'DAI'],
  [31337, 31339, 'WDEV', false, 'DEV'],
  [31338, 31339, 'WDEV', false, 'DEV'],
  [31339, 31337, 'WETH', false, 'ETH'],
  [31339, 31338, 'WETH', false, 'ETH'],
  [31339, 31337, 'USDC', false, 'USDC'],
  [31339, 31338, 'USDC', false, 'USDC'],
  [31339, 31337, 'DAI', false, 'DAI'],
  [31339, 31337, 'WDEV', false, 'WDEV'],
] as const

let world: World
let pages: ReturnType<typeof payPages>
beforeAll(async () => {
  world = await startWorld({ also: ['thirdChain'] })
  pages = payPages(world)
})
afterEach(async () => {
  pages.close()
  await world.devnet.control.reset()
})
afterAll(() => world?.devnet.stop())

/** An account's balance as the chain reports it. */
function held(
  { chainId, address, isNative }: Pick<BridgeToken, 'chainId' | 'address' | 'isNative'>,
  owner: Address,
): Promise<bigint> {
  const chain = world.client.chainClient(chainId)
  if (isNative) return getBalance(chain, { address: owner })
  return readContract(chain, { abi: erc20Abi, address, functionName: 'balanceOf', args: [owner] })
}

/** An amount in full, as a figure says it: the drawn one may be cut, with the whole beside it. */
const said = (amount: bigint, { decimals, symbol }: Pick<BridgeToken, 'decimals' | 'symbol'>) =>
  `${formatAmount(amount, decimals)} ${symbol}`

test.each(rows)(
  'behavior: B-F1 B-F5 %i to %i, %s (native: %s) as %s: what form, review and Pay say is what the chains have (S3.13, S4.14, S5.12)',
  async (originChainId, destinationChainId, symbol, isNative, arrives) => {
    const someone = await person(world)
    const { address: account } = someone.owner
    const core = await pages.opened(someone)
    const catalog = await core.queries.fetchQuery(catalogQuery(core))
    const route = catalog.routes.find(
      (one) =>
        one.originChainId === originChainId &&
        one.destinationChainId === destinationChainId &&
        one.inputTokenSymbol === symbol &&
        one.isNative === isNative,
    )
    const origin = route && findInput(catalog, route)
    const destination = route && findOutput(catalog, route)
    if (route === undefined || origin === undefined || destination === undefined) {
      throw new Error('no route')
    }
    const isEther = symbol === 'ETH' || symbol === 'WETH'

    // Form.
    const currency = { ...origin, isNative: true }
    const [before, nativeBalance, limits] = await Promise.all([
      held(origin, account),
      held(currency, account),
      core.queries.fetchQuery(limitsQuery(core, route)),
    ])
    const typed = isEther ? '0.1' : '20.5'
    const facts = { origin, destination, route, amount: typed, balance: before }
    const form = checkForm({ ...facts, nativeBalance, feeReserve: 2n * 10n ** 15n, limits })
    if (form.status !== 'ok') throw new Error(`the form says ${form.problem.kind}`)
    expect(formatAmount(form.amount, origin.decimals)).toBe(typed)

    // Review.
    const recipient = nobody()
    const quote = await askQuote(core, {
      route,
      inputAmount: form.amount,
      depositor: account,
      recipient,
      shown: { input: origin.decimals, output: destination.decimals },
    })
    const { deposit } = quote
    const unwraps = await core.queries.fetchQuery(arrivalQuery(core, { destination, deposit }))
    const { networks } = core.store.getState()
    const arriving = arrivingToken(networks, { destination, unwraps, tokens: catalog.tokens })
    expect(arriving.symbol).toBe(arrives)
    const review = toQuoteViewModel(quote, {
      origin,
      destination: arriving,
      network: undefined,
      networkFee: undefined,
      feePrice: undefined,
      locale: 'en',
      now: quote.fetchedAt,
      site: 'shop.example',
      onRefresh: () => undefined,
    })

    // The chains.
    await startTransfer(core, { quote, origin, destination: arriving })
    expect(only(core).transfer.status).toBe('filled')
    const arrived = await held(arriving, recipient)
    const { amount } = payoutOf({ ...deposit, route })
    const received = formatUnits(amount, arriving.decimals, {
      locale: 'en',
      symbol: arriving.symbol,
    })
    expect(said(arrived, arriving)).toBe(received.exact)
    const sent = before - (await held(origin, account))
    // The currency sent also pays the network fee.
    if (isNative) expect(sent).toBeGreaterThan(form.amount)
    else expect(sent).toBe(form.amount)
    const fee = quote.fees.totalRelayFee.total
    expect(review.fees.bridge.exact).toBe(said(fee, origin))
    const scaled = (amount: bigint, decimals: number) => amount * 10n ** BigInt(18 - decimals)
    const rest = scaled(form.amount - fee, origin.decimals) - scaled(arrived, arriving.decimals)
    // The rounding error of both sides.
    expect(rest < 0n ? -rest : rest).toBeLessThanOrEqual(10n ** 12n)

    // Pay.
    const shop = nobody()
    const { caipChainId } = destination
    const token = destination.isNative ? 'native' : destination.address
    await takePayment(core, {
      amount: isEther ? '0.02' : '10.25',
      token,
      recipient: shop,
      caipChainId,
    })
    const { request } = core.store.getState().pay
    if (request === undefined) throw new Error('nothing is asked for')
    const ways = await core.queries.fetchQuery(payWaysQuery(core, { request, account }))
    const way = ways.find((one) => one.key === origin.key && one.swap === undefined)
    if (way === undefined) throw new Error('no way')
    if (unwraps === true && !destination.isNative) {
      // The shop asked for the token, and would be paid in another asset.
      expect(way.problem).toBe('unwrapped')
      return
    }
    expect(way.problem).toBe(undefined)
    const drawn = toWayViewModel(way, true, { locale: 'en', networks, iconOf: () => undefined })
    const had = await held(origin, account)
    await paid(core, someone, way)
    expect(stageOf(core)).toMatchObject({ status: 'paid' })
    const got = await held(destination, shop)
    expect(got).toBeGreaterThanOrEqual(request.amount)
    expect(got - request.amount).toBeLessThan(request.amount / 1_000n)
    const cost = had - (await held(origin, account))
    if (isNative) expect(cost).toBeGreaterThan(way.cost ?? 0n)
    else expect(drawn.cost?.exact).toBe(said(cost, origin))
  },
)
