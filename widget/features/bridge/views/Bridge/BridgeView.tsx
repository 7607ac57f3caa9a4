import { askToConnect } from '#wallet/connections/askToConnect.ts'
import { toUnits } from '#lib/decimal.ts'
import { toWireError } from '#protocol'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import { enterAmountIn, fillAmount, flip, setAmount, setDollars } from '../../model/form.ts'
import { payoutOf } from '#transactions/transfers/payout.ts'
import type { FormProblem } from '../../model/quote/problem.ts'
import { startReview } from '../../model/review.ts'
import type { BridgeToken } from '#kernel/bridge/tokens.ts'
import { EVM } from '#wallet/connections/evm.ts'
import type { Network } from '#kernel/networks/network.ts'
import { findNetwork, type NetworksSlice } from '#kernel/networks/slice.ts'
import { shareOf } from '#kernel/prices/fiatValue.ts'
import { push } from '#kernel/router/router.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useNetworkImages } from '#shared/hooks/useNetworkImages.ts'
import { useNow } from '#ui/app/useNow.ts'
import { STEP_PX, useSteadyCard } from '#ui/app/useSteadyCard.ts'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { Bridge } from './Bridge.tsx'
import { formatUnits, toTokenViewModel } from '#ui/form/formatUnits.ts'
import { BRIDGE_PLACES } from '#ui/form/places.ts'
import { fillSpeedHints } from './fillSpeedHints.ts'
import { toQuoteViewModel } from './quoteViewModel.ts'
import { rateHints } from './rateHints.ts'
import type { Lock } from '#ui/form/types.ts'
import type { BridgeHint, BridgeProblem, BridgeProps, BridgeQuote } from './types.ts'
import { arrivalHints, useArrival } from './useArrival.ts'
import { useBridgeForm } from './useBridgeForm.ts'
import { useBridgeFiatValues } from './useBridgeFiatValues.ts'

/** As tall as the review, once there is something to review. */
const REVIEW_PX = 648
const heightOf: { readonly [status in BridgeProps['state']['status']]?: number } = {
  disconnected: STEP_PX,
  enterAmount: STEP_PX,
  problem: STEP_PX,
  quoting: REVIEW_PX,
  quoted: REVIEW_PX,
}

export default function BridgeView() {
  const core = useCore()
  useNetworkImages()
  const locale = useLocale()
  const networks = useWidgetState((state) => state.networks)
  const lock = useWidgetState(({ bridge }) => bridge.lock)
  const origin = useWidgetState(({ config }) => config.origin)
  const online = useWidgetState((state) => state.online)
  const data = useBridgeForm()
  const now = useNow(data.quote.data !== undefined)
  const by: Lock = { by: new URL(origin).host }
  const lockOf = (field: (typeof lock)[number]) => (lock.includes(field) ? by : undefined)
  const from = data.origin
  const to = data.destination
  const quote = data.isQuoting ? undefined : data.quote.data
  const { arrival } = useArrival(to, quote?.deposit)
  const fiatValue = useBridgeFiatValues(from, arrival ?? to)
  const payout = quote && payoutOf({ ...quote.deposit, route: quote.route }).amount
  const viewModel =
    quote === undefined || from === undefined || to === undefined
      ? undefined
      : toQuoteViewModel(quote, {
          origin: from,
          destination: arrival ?? to,
          network: findNetwork(networks, from.caipChainId),
          site: by.by,
          networkFee: data.reserve === undefined ? undefined : data.reserve / 2n,
          feePrice: fiatValue.feePrice,
          locale,
          now,
          onRefresh: () => {
            data.quote.refetch().catch(reportError)
          },
        })
  const max = maxOf(from, data.balance, data.reserve)
  const priced =
    from && fiatValue.price !== undefined ? { ...from, price: fiatValue.price } : undefined
  const dollars = priced && data.form.dollars
  const isDollars = dollars !== undefined
  const units = from && toUnits(data.form.amount, from.decimals)

  const state = stateOf({
    data,
    viewModel,
    online,
    locale,
    network: from && findNetwork(networks, from.caipChainId),
    onConnect: () => askToConnect(core),
    onReview: () => {
      if (quote !== undefined) startReview(core, quote)
    },
  })
  useSteadyCard({ leastPx: heightOf[state.status] ?? 0 })

  return (
    <Bridge
      send={{
        token: from && toTokenViewModel(from, networks),
        amount: dollars ?? data.form.amount,
        fiat:
          isDollars && from !== undefined && units !== undefined
            ? formatUnits(units, from.decimals, {
                locale,
                symbol: from.symbol,
                places: BRIDGE_PLACES,
              }).value
            : fiatValue.sent(units),
        unit: priced && {
          isDollars,
          onToggle: () => enterAmountIn(core, isDollars ? 'token' : 'dollars', priced),
        },
        balance:
          from === undefined || data.balance === undefined
            ? undefined
            : formatUnits(data.balance, from.decimals, { locale }),
        tokenLock: lockOf('origin'),
        amountLock: lockOf('amount'),
        onPick: () => push(core, { name: 'TokenPicker', side: 'origin' }),
        onAmount: (amount) => {
          if (isDollars && priced !== undefined) setDollars(core, amount, priced)
          else setAmount(core, amount)
        },
        onShare:
          max === undefined || from === undefined
            ? undefined
            : (percent) =>
                fillAmount(core, shareOf(max, BigInt(percent)), {
                  ...from,
                  price: fiatValue.price,
                }),
      }}
      receive={{
        token: to && toTokenViewModel(to, networks),
        amount:
          payout === undefined || to === undefined
            ? undefined
            : formatUnits(payout, to.decimals, { locale, places: BRIDGE_PLACES }),
        fiat: fiatValue.received(payout),
        tokenLock: lockOf('destination'),
        onPick: () => push(core, { name: 'TokenPicker', side: 'destination' }),
      }}
      recipient={
        data.depositor === undefined
          ? undefined
          : {
              address: data.form.recipient ?? data.depositor,
              name: data.form.recipientName,
              isYou:
                data.form.recipient === undefined ||
                data.form.recipient.toLowerCase() === data.depositor.toLowerCase(),
              lock: lockOf('recipient'),
              setBy: data.form.recipientSource === 'page' ? by : undefined,
              onChange: lock.includes('recipient')
                ? undefined
                : () => push(core, { name: 'BridgeRecipient' }),
            }
      }
      onFlip={
        lock.includes('origin') || lock.includes('destination')
          ? undefined
          : () => flip(core, { origin: from, destination: to })
      }
      hints={[
        ...namespaceHints(networks),
        ...(to === undefined ? [] : arrivalHints(to, arrival)),
        ...hintsOf(data, quote, networks, locale),
      ]}
      state={state}
    />
  )
}

function stateOf(options: {
  data: ReturnType<typeof useBridgeForm>
  viewModel: BridgeQuote | undefined
  online: boolean
  locale: string
  network: Network | undefined
  onConnect: () => void
  onReview: () => void
}): BridgeProps['state'] {
  const { data, viewModel, online, locale, network, onConnect, onReview } = options
  const { catalog, checked, quote, depositor, origin } = data
  if (!online) return { status: 'offline' }
  const failed = catalog.data === undefined ? catalog : quote
  if (failed.error !== null && failed.data === undefined) {
    return {
      status: 'error',
      error: toWireError(failed.error),
      onRetry: () => {
        failed.refetch().catch(reportError)
      },
    }
  }
  if (catalog.data === undefined) return { status: 'loading' }
  if (catalog.data.tokens.length === 0) return { status: 'empty' }
  if (depositor === undefined) return { status: 'disconnected', onConnect, quote: viewModel }
  if (checked.status === 'problem') {
    if (checked.problem.kind === 'enterAmount') return { status: 'enterAmount' }
    return {
      status: 'problem',
      problem: toProblemViewModel(checked.problem, origin, locale, network),
    }
  }
  return viewModel === undefined
    ? { status: 'quoting' }
    : { status: 'quoted', quote: viewModel, onReview }
}

/** The person looks at a namespace that the bridge does not serve. */
function namespaceHints(networks: NetworksSlice): readonly BridgeHint[] {
  const looked = findNetwork(networks, networks.active)
  if (looked === undefined || looked.namespace === EVM) return []
  return [{ kind: 'evmOnly', network: looked.name }]
}

/** Hints before the review: how long this amount takes, and what is missing at the destination. */
function hintsOf(
  data: ReturnType<typeof useBridgeForm>,
  quote: Quote | undefined,
  networks: NetworksSlice,
  locale: string,
): readonly BridgeHint[] {
  const { origin, destination, isOwnContractMissing, hasNoGas } = data
  if (origin === undefined || destination === undefined) return []
  const network = findNetwork(networks, destination.caipChainId)
  const name = network?.name ?? ''
  const hints: BridgeHint[] = []
  if (isOwnContractMissing) hints.push({ kind: 'ownContract', network: name })
  if (quote !== undefined) {
    hints.push(...rateHints(quote, origin, destination), ...fillSpeedHints(quote, origin, locale))
  }
  if (hasNoGas && network !== undefined) {
    hints.push({ kind: 'noGas', symbol: network.nativeCurrency.symbol, network: name })
  }
  return hints
}

function toProblemViewModel(
  problem: Exclude<FormProblem, { kind: 'enterAmount' }>,
  origin: BridgeToken | undefined,
  locale: string,
  network: Network | undefined,
): BridgeProblem {
  const amount = (value: bigint, round: 'up' | 'down') =>
    formatUnits(value, origin?.decimals ?? 0, { locale, symbol: origin?.symbol ?? '', round }).value
  switch (problem.kind) {
    case 'tooLow':
      return { kind: 'tooLow', minimum: amount(problem.minimum, 'up') }
    case 'tooHigh':
      return { kind: 'tooHigh', maximum: amount(problem.maximum, 'down') }
    case 'notEnough':
      return {
        kind: 'notEnough',
        symbol: origin?.symbol ?? '',
        missing: amount(problem.missing, 'up'),
      }
    case 'notEnoughGas':
      return {
        kind: 'notEnoughGas',
        symbol: network?.nativeCurrency.symbol ?? '',
        network: network?.name ?? '',
      }
    default:
      return problem
  }
}

/** The whole balance; of a native one, what is left after the network fee. Never rounded up. */
function maxOf(
  token: BridgeToken | undefined,
  balance: bigint | undefined,
  reserve: bigint | undefined,
): bigint | undefined {
  if (token === undefined || balance === undefined) return undefined
  if (!token.isNative) return balance === 0n ? undefined : balance
  if (reserve === undefined || balance <= reserve) return undefined
  return balance - reserve
}
