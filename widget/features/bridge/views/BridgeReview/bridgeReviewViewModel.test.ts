import { describe, expect, test, vi } from 'vitest'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import { networks as noNetworks } from '#kernel/networks/slice.ts'
import { findRoute } from '#kernel/bridge/tokens.ts'
import { alice, bob } from '#kernel/testing/fakeWallet.ts'
import type { Reviewed } from '#transactions/trial/reviewed.ts'
import { loadAllMessages } from '#ui/i18n/messages.ts'
import { arrivingToken } from '../../model/quote/arrival.ts'
import { bridge } from '../../model/slice.ts'
import { catalog, networks as known, token } from '../../model/testing/catalog.ts'
import { quoteOf } from '../../model/testing/quote.ts'
import { toBridgeFiatValues } from '../Bridge/bridgeFiatValues.ts'
import { hintWords } from '../Bridge/hintWords.ts'
import type { ReviewDetails } from './BridgeReview.tsx'
import {
  type ReviewActions,
  type ReviewFacts,
  toBridgeReviewViewModel,
} from './bridgeReviewViewModel.ts'

const messages = await loadAllMessages('en')
const networks = { ...noNetworks, known, offered: known }
const origin = token('USDC', 31337)
const destination = token('USDC', 31338)
const honest: Reviewed = {
  status: 'tried',
  given: 25_000_000n,
  received: undefined,
  taken: [],
  allowed: [],
  isWorse: false,
}
const tried = { data: honest, error: null, isFetching: false }
const prices = (origin_: string | undefined, destination_?: string) =>
  toBridgeFiatValues({
    origin,
    destination,
    originPrices: origin_ === undefined ? undefined : new Map([[origin.address, origin_]]),
    destinationPrices:
      destination_ === undefined ? undefined : new Map([[destination.address, destination_]]),
    locale: 'en',
  })

/** 25 USDC to oneself, tried, with a quote of this moment. */
function drawn(changes: Partial<ReviewFacts> = {}) {
  const quote = changes.quote ?? quoteOf(alice)
  const actions = {
    newQuote: vi.fn(),
    retry: vi.fn(),
    acknowledge: vi.fn(),
    agree: vi.fn(),
    confirm: vi.fn(),
  } satisfies ReviewActions
  const facts: ReviewFacts = {
    quote,
    latest: quote,
    isRenewing: false,
    origin,
    destination,
    arrival: destination,
    isArrivalPending: false,
    trial: tried,
    reserve: undefined,
    gas: undefined,
    isAllowed: true,
    isOwnContractMissing: false,
    contracts: [],
    fiatValue: prices(undefined),
    form: bridge.form,
    networks,
    online: true,
    site: 'shop.example',
    acknowledged: undefined,
    agreed: false,
    unlimited: messages.review.unlimited,
    locale: 'en',
    now: quote.fetchedAt,
    ...changes,
  }
  return { state: toBridgeReviewViewModel(facts, actions), actions, facts }
}

function detailsOf(changes?: Partial<ReviewFacts>): ReviewDetails {
  const { state } = drawn(changes)
  return 'details' in state ? state.details : expect.fail(`It is ${state.status}`)
}

/** A quote with other terms. */
function quoteWith(deposit: Partial<Quote['deposit']>, more: Partial<Quote> = {}): Quote {
  const quote = quoteOf(alice)
  return { ...quote, ...more, deposit: { ...quote.deposit, ...deposit } }
}

/** Titles and sentences of the hints. */
const said = (changes: Partial<ReviewFacts>) =>
  detailsOf(changes).hints?.map((hint) => hintWords(messages, hint)) ?? []

describe('the button', () => {
  test('default: confirms the newest quote, with what arrives', () => {
    const { state, actions, facts } = drawn()
    if (state.status !== 'ready') expect.fail(`It is ${state.status}`)
    expect(state.armed).toBe(true)
    state.onConfirm()
    expect(actions.confirm).toHaveBeenCalledExactlyOnceWith(facts.latest, destination)
  })

  test('behavior: the own account needs no acknowledgement', () => {
    const { state } = drawn()
    expect(state).toMatchObject({ armed: true, details: { acknowledgement: undefined } })
  })

  test('behavior: L12 a recipient of the page is acknowledged before it confirms', () => {
    const quote = quoteOf(bob)
    const form = { ...bridge.form, recipient: bob, recipientSource: 'page' as const }
    const { state, actions } = drawn({ quote, form })
    expect(state).toMatchObject({ armed: false, details: { recipient: { setBy: 'shop.example' } } })
    if ('details' in state) state.details.acknowledgement?.onChange(true)
    expect(actions.acknowledge).toHaveBeenCalledExactlyOnceWith(bob)
    expect(drawn({ quote, form, acknowledged: bob }).state).toMatchObject({ armed: true })
    // Of another recipient it was never said.
    expect(drawn({ quote, form, acknowledged: alice }).state).toMatchObject({ armed: false })
  })

  test('behavior: where the own account has no contract, that is acknowledged, too', () => {
    expect(drawn({ isOwnContractMissing: true }).state).toMatchObject({
      armed: false,
      details: { recipient: { isYou: true, missingOn: 'Chain 31338' } },
    })
  })

  test('behavior: untried needs an agreement', () => {
    const trial = { ...tried, data: { status: 'untried' } as const }
    const { state, actions } = drawn({ trial })
    expect(state).toMatchObject({ status: 'ready', armed: false })
    if ('details' in state) state.details.trial?.untried?.onChange(true)
    expect(actions.agree).toHaveBeenCalledExactlyOnceWith(true)
    expect(drawn({ trial, agreed: true }).state).toMatchObject({ armed: true })
  })

  test.each<[string, Partial<ReviewFacts>]>([
    ['it is tried', { trial: { ...tried, data: undefined } }],
    ['it is known what arrives', { isArrivalPending: true }],
  ])('behavior: nothing is confirmed until %s', (_, changes) => {
    expect(drawn(changes).state.status).toBe('trying')
  })

  test('behavior: of an old quote, the newest is awaited; without one, another is needed', () => {
    const quote = quoteOf(alice)
    const now = quote.fetchedAt + 60 * 60_000
    expect(drawn({ quote, now, isRenewing: true }).state.status).toBe('refreshing')
    const { state, actions } = drawn({ quote, now })
    expect(state).toEqual({ status: 'empty', onNewQuote: actions.newQuote })
  })

  test('behavior: that less arrives by now is accepted, more needs no word', () => {
    const quote = quoteOf(alice)
    const less = quoteWith({ outputAmount: quote.deposit.outputAmount - 1_000n })
    const { state, actions } = drawn({ quote, latest: less })
    if (state.status !== 'moved') expect.fail(`It is ${state.status}`)
    expect(state).toMatchObject({ difference: '0.001 USDC', direction: 'less', armed: true })
    state.onAccept()
    expect(actions.confirm).toHaveBeenCalledExactlyOnceWith(less, destination)
    const more = quoteWith({ outputAmount: quote.deposit.outputAmount + 1_000n })
    expect(drawn({ quote, latest: more }).state.status).toBe('ready')
  })

  test('error: what would be undone is not confirmed, and can be tried again', () => {
    const error = Object.assign(new Error('It would fail'), { details: 'paused' })
    const trial = { data: undefined, error, isFetching: false }
    const { state, actions } = drawn({ trial })
    expect(state).toMatchObject({ status: 'error', reason: 'paused', onRetry: actions.retry })
    expect(drawn({ trial: { ...trial, isFetching: true } }).state.status).toBe('trying')
  })

  test('behavior: offline', () => {
    expect(drawn({ online: false }).state).toEqual({ status: 'offline' })
  })
})

describe('what is decided on', () => {
  test('behavior: B-F5 ether to a contract is drawn, and goes on, as the wrapped token that it gets (S3.13)', () => {
    const [sent, last] = [token('ETH', 31337), token('ETH', 31338)]
    const route = findRoute(catalog, sent, last) ?? expect.fail('no route')
    const { tokens } = catalog
    const arrival = arrivingToken(networks, { destination: last, unwraps: false, tokens })
    const changes = {
      quote: { ...quoteOf(alice), route },
      origin: sent,
      destination: last,
      arrival,
    }
    const { state, actions } = drawn(changes)
    expect(said(changes)[0]).toMatchObject({
      title: 'Arrives as WETH',
      body: expect.stringMatching(/^The recipient is a contract/),
    })
    if (state.status !== 'ready') expect.fail(`It is ${state.status}`)
    expect(state.details.receive.token.symbol).toBe('WETH')
    state.onConfirm()
    expect(actions.confirm.mock.calls[0]?.[1]).toMatchObject({ symbol: 'WETH', isNative: false })
  })

  test('behavior: B-F10 hours are told of what Across itself can pay out, and of no fee of a site', () => {
    const limits = { ...quoteOf(alice).limits, maxDepositInstant: 1n, maxDepositShortDelay: 2n }
    const slow = said({ quote: quoteWith({}, { limits }) })
    expect(slow.map(({ title }) => title)).toEqual(['Takes up to 3 hours'])
    // A message is only carried out by a relayer.
    const soon = said({ quote: quoteWith({ message: '0x01' }, { limits }) })
    expect(soon.map(({ title }) => title)).toEqual(['Takes 15 to 30 minutes'])
  })

  test('behavior: C-F8 of different coins it says that nobody checked the rate', () => {
    const quote = quoteWith({}, { isRateChecked: false })
    expect(said({ quote }).map(({ title }) => title)).toEqual(['Rate not checked'])
    expect(drawn({ quote }).state).toMatchObject({ status: 'ready', armed: true })
    expect(said({})).toEqual([])
  })

  test('behavior: C-F8 that much less arrives is told in percent, and blocks nothing', () => {
    const { state } = drawn({ quote: quoteWith({ outputAmount: 22_000_000n }) })
    expect(state).toMatchObject({ status: 'ready', armed: true, details: { loss: '12%' } })
    expect(detailsOf().loss).toBeUndefined()
  })

  test('behavior: L1 what is sent and what arrives have a value where there is a price', () => {
    const { send, receive } = detailsOf({ fiatValue: prices('1', '0.998') })
    expect([send.fiat, receive.fiat]).toEqual(['$25.00', '$24.94'])
  })

  test('behavior: L1 without prices the amounts stand alone', () => {
    const { send, receive, networkFee } = detailsOf({ reserve: 2n * 10n ** 15n })
    expect([send.fiat, receive.fiat]).toEqual([undefined, undefined])
    expect(networkFee).toEqual({ value: '0.001 ETH', exact: '0.001 ETH' })
  })

  test('behavior: what leaves is drawn by the trial where that is worse', () => {
    const data: Reviewed = { ...honest, given: 26_000_000n, isWorse: true }
    expect(detailsOf({ trial: { ...tried, data } }).trial?.worse?.gives?.value).toBe('26')
    expect(detailsOf().trial?.worse).toBeUndefined()
  })

  test('behavior: an approval is told where one is needed', () => {
    expect(detailsOf({ isAllowed: false }).allowance).toEqual({
      value: '25 USDC',
      unlimited: false,
    })
    expect(detailsOf({ isAllowed: undefined }).allowance).toBeUndefined()
    expect(detailsOf().allowance).toBeUndefined()
  })

  test('behavior: a name counts for the address that it was looked up by', () => {
    const form = { ...bridge.form, recipient: bob, recipientName: 'otto.eth' }
    expect(detailsOf({ quote: quoteOf(bob), form }).recipient).toMatchObject({ name: 'otto.eth' })
    expect(detailsOf({ form }).recipient).toMatchObject({ name: undefined, isYou: true })
  })
})
