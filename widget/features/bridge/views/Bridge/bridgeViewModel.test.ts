import { describe, expect, test, vi } from 'vitest'
import { networks as noNetworks } from '#kernel/networks/slice.ts'
import { alice, bob } from '#kernel/testing/fakeWallet.ts'
import { bridge } from '../../model/slice.ts'
import { catalog, networks, token } from '../../model/testing/catalog.ts'
import { quoteOf } from '../../model/testing/quote.ts'
import { toBridgeFiatValues } from './bridgeFiatValues.ts'
import { type BridgeActions, type BridgeFacts, toBridgeViewModel } from './bridgeViewModel.ts'

const usdc = token('USDC', 31337)
const ether = token('ETH', 31337)
const quote = quoteOf(alice)
const noPrices = toBridgeFiatValues({
  origin: usdc,
  destination: undefined,
  originPrices: undefined,
  destinationPrices: undefined,
  locale: 'en',
})

/** 25 USDC of a connected account, quoted. */
function drawn(changes: Partial<BridgeFacts> = {}) {
  const actions = {
    connect: vi.fn(),
    review: vi.fn(),
    retry: vi.fn(),
    pickToken: vi.fn(),
    pickRecipient: vi.fn(),
    flip: vi.fn(),
    setAmount: vi.fn(),
    setDollars: vi.fn(),
    enterAmountIn: vi.fn(),
    fillAmount: vi.fn(),
  } satisfies BridgeActions
  const viewModel = toBridgeViewModel(
    {
      form: { ...bridge.form, amount: '25' },
      lock: [],
      online: true,
      site: 'shop.example',
      depositor: alice,
      networks: { ...noNetworks, known: networks, offered: networks, active: 'eip155:31337' },
      catalog: { data: catalog, error: null },
      quote: { data: quote, error: null },
      isQuoting: false,
      checked: { status: 'ok', amount: 25_000_000n },
      origin: usdc,
      destination: token('USDC', 31338),
      arrival: undefined,
      balance: 1_204_118_202n,
      reserve: undefined,
      fiatValue: noPrices,
      isOwnContractMissing: false,
      hasNoGas: false,
      locale: 'en',
      now: quote.fetchedAt,
      ...changes,
    },
    actions,
  )
  return { ...viewModel, actions }
}

const priced = (origin = usdc, price = '1') =>
  toBridgeFiatValues({
    origin,
    destination: token('USDC', 31338),
    originPrices: new Map([
      [origin.isNative ? 'native' : origin.address.toLowerCase(), price],
      ...(origin.isNative ? [] : [['native', '3000'] as const]),
    ]),
    destinationPrices: new Map([[token('USDC', 31338).address.toLowerCase(), '0.998']]),
    locale: 'en',
  })

describe('the button', () => {
  test('default: reviews the quote that is shown', () => {
    const { state, actions } = drawn()
    expect(state).toMatchObject({ status: 'quoted', quote: { rate: '1 USDC = 0.9996 USDC' } })
    if (state.status === 'quoted') state.onReview()
    expect(actions.review).toHaveBeenCalledExactlyOnceWith(quote)
  })

  test('behavior: without a connection asks for one, beside a quote that anybody may see', () => {
    const { state, recipient, actions } = drawn({ depositor: undefined })
    expect(state).toMatchObject({ status: 'disconnected', quote: { expectedSeconds: 4 } })
    expect(recipient).toBeUndefined()
    if (state.status === 'disconnected') state.onConnect()
    expect(actions.connect).toHaveBeenCalledOnce()
  })

  test('behavior: while another amount is quoted, the old quote is neither shown nor reviewed', () => {
    const { state, receive } = drawn({ isQuoting: true })
    expect(state).toEqual({ status: 'quoting' })
    expect(receive.amount).toBeUndefined()
  })

  test.each([
    ['offline', { online: false }],
    ['loading', { catalog: { data: undefined, error: null } }],
    ['empty', { catalog: { data: { ...catalog, tokens: [] }, error: null } }],
    ['enterAmount', { checked: { status: 'problem', problem: { kind: 'enterAmount' } } }],
  ] as const)('behavior: %s', (status, changes) => {
    expect(drawn(changes).state).toEqual({ status })
  })

  test.each([
    [
      { kind: 'tooLow', minimum: 1_234_567n },
      { kind: 'tooLow', minimum: '1.235 USDC' },
    ],
    [
      { kind: 'tooHigh', maximum: 1_234_567n },
      { kind: 'tooHigh', maximum: '1.234 USDC' },
    ],
    [
      { kind: 'notEnough', missing: 1_234_567n },
      { kind: 'notEnough', symbol: 'USDC', missing: '1.235 USDC' },
    ],
    [{ kind: 'notEnoughGas' }, { kind: 'notEnoughGas', symbol: 'ETH', network: 'Chain 31337' }],
    [{ kind: 'noRoute' }, { kind: 'noRoute' }],
  ] as const)('error: %s is told so that it suffices', (problem, shown) => {
    const { state } = drawn({ checked: { status: 'problem', problem } })
    expect(state).toEqual({ status: 'problem', problem: shown })
  })

  test.each([
    ['catalog', { catalog: { data: undefined, error: new Error('down') } }],
    ['quote', { quote: { data: undefined, error: new Error('down') } }],
  ] as const)('error: no %s: that one is asked again', (failed, changes) => {
    const { state, actions } = drawn(changes)
    if (state.status !== 'error') expect.fail(`It is ${state.status}`)
    state.onRetry()
    expect(actions.retry).toHaveBeenCalledExactlyOnceWith(failed)
  })

  test('behavior: a quote that failed to be renewed is still one', () => {
    expect(drawn({ quote: { data: quote, error: new Error('down') } }).state.status).toBe('quoted')
  })
})

describe('the amount', () => {
  test('default: the balance, and a share of it without what is smaller than a unit', () => {
    const { send, actions } = drawn()
    expect(send).toMatchObject({
      amount: '25',
      fiat: undefined,
      unit: undefined,
      balance: { value: '1,204.118', exact: '1204.118202' },
    })
    send.onShare?.(25)
    send.onShare?.(100)
    expect(actions.fillAmount.mock.calls.map(([units]) => units)).toEqual([
      301_029_550n,
      1_204_118_202n,
    ])
  })

  test('behavior: of the currency that pays the fee, the fee is left', () => {
    const balance = 10n ** 18n
    const reserve = 2n * 10n ** 15n
    const { send, actions } = drawn({ origin: ether, balance, reserve })
    send.onShare?.(100)
    expect(actions.fillAmount).toHaveBeenCalledWith(balance - reserve, {
      ...ether,
      price: undefined,
    })
  })

  test.each([
    ['there is none of it', { balance: 0n }],
    ['nothing is known of it', { balance: undefined }],
    ['the fee is not known', { origin: ether, balance: 10n ** 18n }],
    ['the fee would take all of it', { origin: ether, balance: 5n, reserve: 5n }],
  ])('behavior: no share where %s', (_, changes) => {
    expect(drawn(changes).send.onShare).toBeUndefined()
  })

  test('behavior: where there is a price it is worth something, and can be entered in dollars', () => {
    const { send, receive, actions } = drawn({ fiatValue: priced() })
    expect([send.fiat, receive.fiat]).toEqual(['$25.00', '$24.94'])
    send.unit?.onToggle()
    expect(actions.enterAmountIn).toHaveBeenCalledWith('dollars', { ...usdc, price: '1' })
    send.onAmount('26')
    expect(actions.setAmount).toHaveBeenCalledWith('26')
  })

  test('behavior: in dollars, the tokens stand beside, and dollars are what is typed', () => {
    const form = { ...bridge.form, amount: '12.5', dollars: '25' }
    const { send, actions } = drawn({ form, fiatValue: priced(usdc, '2') })
    expect(send).toMatchObject({ amount: '25', fiat: '12.5 USDC', unit: { isDollars: true } })
    send.onAmount('30')
    expect(actions.setDollars).toHaveBeenCalledWith('30', { ...usdc, price: '2' })
    send.unit?.onToggle()
    expect(actions.enterAmountIn).toHaveBeenCalledWith('token', { ...usdc, price: '2' })
  })

  test('behavior: dollars of a price that is gone are the amount that they bought', () => {
    const form = { ...bridge.form, amount: '12.5', dollars: '25' }
    const { send, actions } = drawn({ form })
    expect(send).toMatchObject({ amount: '12.5', unit: undefined })
    send.onAmount('13')
    expect(actions.setAmount).toHaveBeenCalledWith('13')
  })
})

describe('sides and recipient', () => {
  test('default: both can be picked and swapped, and it goes to oneself', () => {
    const { send, receive, recipient, onFlip, actions } = drawn()
    send.onPick()
    receive.onPick()
    expect(actions.pickToken.mock.calls).toEqual([['origin'], ['destination']])
    onFlip?.()
    expect(actions.flip).toHaveBeenCalledWith({ origin: usdc, destination: token('USDC', 31338) })
    expect(recipient).toMatchObject({ address: alice, isYou: true, lock: undefined })
    recipient?.onChange?.()
    expect(actions.pickRecipient).toHaveBeenCalledOnce()
  })

  test('behavior: what the page fixed carries its name, and is not changed', () => {
    const by = { by: 'shop.example' }
    const { send, receive, recipient, onFlip } = drawn({
      lock: ['origin', 'destination', 'amount', 'recipient'],
    })
    expect(send).toMatchObject({ tokenLock: by, amountLock: by })
    expect(receive.tokenLock).toEqual(by)
    expect(recipient).toMatchObject({ lock: by, onChange: undefined })
    expect(onFlip).toBeUndefined()
  })

  test.each(['origin', 'destination'] as const)(
    'behavior: with one side fixed (%s), no swap',
    (side) => {
      expect(drawn({ lock: [side] }).onFlip).toBeUndefined()
    },
  )

  test('behavior: a recipient of the page is said to be its own', () => {
    const form = { ...bridge.form, recipient: bob, recipientSource: 'page' as const }
    expect(drawn({ form }).recipient).toMatchObject({
      address: bob,
      isYou: false,
      setBy: { by: 'shop.example' },
    })
  })
})

describe('hints', () => {
  test('default: none', () => {
    expect(drawn().hints).toEqual([])
  })

  test('behavior: another token arrives, no contract is there, nobody checks the rate, and no gas', () => {
    const arrival = token('ETH', 31338)
    const destination = token('WETH', 31338)
    const unchecked = { ...quote, isRateChecked: false }
    const { hints } = drawn({
      destination,
      arrival,
      quote: { data: unchecked, error: null },
      isOwnContractMissing: true,
      hasNoGas: true,
    })
    expect(hints).toEqual([
      { kind: 'arrivesAs', isNative: true, token: 'WETH', symbol: 'ETH' },
      { kind: 'ownContract', network: 'Chain 31338' },
      { kind: 'unchecked', send: 'USDC', receive: 'WETH' },
      { kind: 'noGas', symbol: 'ETH', network: 'Chain 31338' },
    ])
  })

  test('behavior: on a chain of another kind, that the bridge does not serve it', () => {
    const [first = expect.fail('no network')] = networks
    const caipChainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const solana = { ...first, caipChainId, namespace: 'solana', name: 'Solana' } as const
    const { hints } = drawn({
      networks: { ...noNetworks, known: [...networks, solana], active: caipChainId },
    })
    expect(hints).toEqual([{ kind: 'evmOnly', network: 'Solana' }])
  })
})

test('behavior: without a token the amount is kept as it is typed', () => {
  const { send, actions } = drawn({ origin: undefined, fiatValue: noPrices })
  expect(send).toMatchObject({ amount: '25' })
  expect([send.token, send.onShare, send.unit]).toEqual([undefined, undefined, undefined])
  send.onAmount('2')
  expect(actions.setAmount).toHaveBeenCalledWith('2')
})
