import type { Quote } from '#bridges/across/quote/getQuote.ts'
import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import type { BridgeProgress } from '#bridges/across/transfer/progress.ts'
import { progressOf } from '#bridges/across/transfer/progressOf.ts'
import { isOpen, type Transfer } from '#bridges/across/transfer/transfer.ts'
import { nativeEnds } from '#kernel/bridge/ownCurrency.ts'
import { amountLeft, payoutOf, payoutOfTransfer } from '#transactions/transfers/payout.ts'
import { type TransferRecord, waitsForPerson } from '#transactions/transfers/record.ts'
import { isOutdated } from '../../model/quote/renewQuote.ts'
import { currentOutput } from '../../model/speedUp.ts'
import type { NetworksSlice } from '#kernel/networks/slice.ts'
import type { FindIcon } from '#ui/app/useTokenIcons.ts'
import { formatAmount, formatTime, shorten } from '#ui/i18n/format.ts'
import { toChainViewModel } from '#ui/marks/networkViewModel.ts'
import { isLate } from '#transactions/transfers/isLate.ts'
import { BRIDGE_PLACES } from '#ui/form/places.ts'
import type { TransferFiatValues } from './useTransferFiatValues.ts'
import { proofOf } from '#ui/marks/proofOf.ts'
import { elapsedOf, feesOf, tookSeconds } from './sums.ts'
import { type SpeedUpFacts, speedUpState } from './speedUpState.ts'
import type {
  AlteredField,
  LateReason,
  TransferContent,
  TransferProgressProps,
  TransferStep,
} from './types.ts'

type Context = {
  readonly networks: NetworksSlice
  readonly locale: string
  readonly now: number
  readonly iconOf: FindIcon
  readonly onAgain: () => void
  readonly onRetry: () => void
  readonly onDetails?: (() => void) | undefined
  readonly fiatValue?: TransferFiatValues | undefined
  readonly confirmations?: number | undefined
  readonly unkept?: boolean | undefined
  readonly speedUp?: SpeedUpFacts | undefined
  /** A quote in the place of one that is gone; undefined while it is asked for. */
  readonly renewed?:
    | { readonly quote: Quote | undefined; readonly onAccept: () => void }
    | undefined
}

/** What the progress view draws for a transfer, from what is kept and what happens right now. */
export function progressState(
  record: TransferRecord,
  live: BridgeProgress | undefined,
  context: Context,
): TransferProgressProps['state'] {
  const { transfer, expectedSeconds, alteration } = record
  const { now, locale, onAgain, onRetry } = context
  const progress = live ?? progressOf(transfer)
  const content = contentOf(record, progress, context)
  if (alteration !== undefined) {
    return { status: 'altered', fields: [alteredField(alteration)], ...content }
  }
  switch (transfer.status) {
    case 'filled':
      return { ...doneState(record, context), ...content }
    case 'expired':
    case 'refunded':
      return {
        status: transfer.status,
        expiredAt: formatTime(transfer.fillDeadline * 1_000, locale),
        depositor: shorten(transfer.owner),
        refundProof: proofOf(transfer.refundHash, transfer.route.originChainId, context),
        onAgain,
        ...content,
      }
    case 'cancelled':
      return { status: 'cancelled', onRetry: onAgain, ...content }
    case 'failed':
      return { ...failure(transfer, content), onRetry: onAgain }
    default:
      break
  }
  if (transfer.error !== undefined && (live === undefined || 'error' in live)) {
    if (transfer.error.code === 4001) return { status: 'rejected', onRetry, ...content }
    if (context.renewed !== undefined && isOutdated(transfer)) {
      return { ...movedState(record, context.renewed, locale), ...content }
    }
    return { ...failure(transfer, content), onRetry }
  }
  if (live === undefined && waitsForPerson(record))
    return { status: 'waiting', onRetry, ...content }
  const elapsedSeconds = elapsedOf(transfer, now)
  const clock = { elapsedSeconds, expectedSeconds }
  const reason = lateReason(record, now, context.speedUp)
  const speedUp =
    context.speedUp &&
    speedUpState(record, context.speedUp, {
      locale,
      proofOf: (hash) => proofOf(hash, transfer.route.originChainId, context),
    })
  if (reason === undefined && speedUp === undefined) {
    return { status: 'pending', ...clock, ...content }
  }
  const deadline = formatTime(transfer.fillDeadline * 1_000, locale)
  return { status: 'late', ...clock, reason: reason ?? 'unknown', deadline, speedUp, ...content }
}

/** How long after the promised time a fill counts as delayed, not just late. */
const DELAYED_AFTER_S = 5 * 60

/** Why a fill is late, as far as it can be known; undefined while it is not. */
function lateReason(
  { transfer, expectedSeconds, limits, takenBack }: TransferRecord,
  now: number,
  speedUp: SpeedUpFacts | undefined,
): LateReason | undefined {
  if (transfer.status !== 'deposited') return undefined
  // Across itself pays out no transfer with a message.
  const isPlain = transfer.message === '0x'
  if (transfer.slowFillRequested === true) return isPlain ? 'slowFill' : 'liquidity'
  const { wanted } = speedUp ?? {}
  if (wanted !== undefined && wanted < currentOutput(transfer)) return 'fees'
  const elapsedSeconds = elapsedOf(transfer, now)
  // It counts from the deposit, and no promise is about a second time.
  if (takenBack === 'fill') return 'takenBack'
  if (!isLate(elapsedSeconds, expectedSeconds)) return undefined
  const amount = BigInt(transfer.inputAmount)
  if (limits !== undefined && isPlain && amount > BigInt(limits.shortDelay)) return 'tooMuch'
  if (limits !== undefined && amount > BigInt(limits.instant)) return 'liquidity'
  return elapsedSeconds > expectedSeconds + DELAYED_AFTER_S ? 'delayed' : 'unknown'
}

function doneState({ transfer, outputDecimals, inputDecimals }: TransferRecord, context: Context) {
  const { fillType, actionSuccess, route } = transfer
  // Who could not be paid was a partner: nothing that the person waits for.
  const isPartners =
    payoutOf(transfer).fee !== undefined && !nativeEnds(context.networks.known, route).destination
  return {
    status: 'done' as const,
    tookSeconds: tookSeconds(transfer),
    fees: feesOf({ transfer, outputDecimals, inputDecimals }, context.locale),
    fillType,
    agreed: agreedOf(transfer),
    actionsFailed: actionSuccess === false && !isPartners,
  }
}

/** Which of two offers was taken, where there were two and what arrived is known. */
function agreedOf({ speedUp, outputAmount, filledAmount }: Transfer) {
  if (speedUp === undefined || filledAmount === undefined) return undefined
  if (filledAmount === speedUp.outputAmount) return 'updated' as const
  return filledAmount === outputAmount ? ('original' as const) : undefined
}

function movedState(
  { transfer, outputDecimals }: TransferRecord,
  { quote, onAccept }: NonNullable<Context['renewed']>,
  locale: string,
) {
  if (quote === undefined) return { status: 'renewing' as const }
  const amount = (value: bigint) => {
    const text = formatAmount(toDecimal(value, outputDecimals), { locale, decimals: BRIDGE_PLACES })
    return `${text} ${transfer.route.outputTokenSymbol}`
  }
  // A newer quote keeps the share of a partner.
  const before = payoutOf(transfer).amount
  const now = amountLeft(transfer, quote.deposit.outputAmount)
  const by = now > before ? now - before : before - now
  return {
    status: 'moved' as const,
    before: amount(before),
    now: amount(now),
    difference:
      by === 0n
        ? undefined
        : { amount: amount(by), direction: now > before ? ('more' as const) : ('less' as const) },
    onAccept,
  }
}

function failure(transfer: Transfer, content: TransferContent) {
  const error = transfer.error ?? { code: 'BRIDGE_UNKNOWN_ERROR', message: '' }
  const safe = transfer.depositHash === undefined && transfer.status !== 'depositing'
  return { status: 'failed' as const, error, safe, ...content }
}

function contentOf(
  record: TransferRecord,
  progress: BridgeProgress,
  context: Context,
): TransferContent {
  const { transfer, inputDecimals, outputDecimals } = record
  const { route } = transfer
  const { networks, locale, iconOf, fiatValue } = context
  const amount = (value: string | bigint, decimals: number) => {
    const exact = toDecimal(BigInt(value), decimals)
    return { value: formatAmount(exact, { locale, decimals: BRIDGE_PLACES }), exact }
  }
  const payout = payoutOfTransfer(transfer)
  const isYou = payout.recipient.toLowerCase() === transfer.owner.toLowerCase()
  return {
    send: {
      token: {
        symbol: route.inputTokenSymbol,
        iconUrl: iconOf(route.originChainId, route.isNative ? 'native' : route.inputToken),
        network: toChainViewModel(networks, route.originChainId),
      },
      amount: amount(transfer.inputAmount, inputDecimals),
      fiat: fiatValue?.sent(BigInt(transfer.inputAmount)),
    },
    receive: {
      token: {
        symbol: route.outputTokenSymbol,
        iconUrl: iconOf(
          route.destinationChainId,
          nativeEnds(networks.known, route).destination ? 'native' : route.outputToken,
        ),
        network: toChainViewModel(networks, route.destinationChainId),
      },
      // What arrived, once it has: an offer to take less may have been taken.
      amount: amount(payout.amount, outputDecimals),
      fiat: fiatValue?.received(payout.amount),
    },
    bundled: transfer.bundleId !== undefined && transfer.approveHash === undefined,
    takenBack: isOpen(transfer) ? record.takenBack : undefined,
    unkept: context.unkept === true && isOpen(transfer),
    onDetails: context.onDetails,
    confirmations: transfer.status === 'deposited' ? context.confirmations : undefined,
    recipient: isYou ? undefined : shorten(payout.recipient),
    steps: stepsOf(transfer, progress, context),
  }
}

const order = ['approve', 'deposit', 'fill'] as const

/** Steps before the one that runs are done, those after it have not begun (S4.14). */
function stepsOf(
  transfer: Transfer,
  progress: BridgeProgress,
  context: Context,
): readonly TransferStep[] {
  const { route } = transfer
  // A bundle is drawn as one step, by its last one.
  const at = order.indexOf('bundleId' in progress ? 'deposit' : progress.step)
  const hashes = {
    approve: transfer.approveHash,
    deposit: transfer.depositHash,
    fill: transfer.fillHash,
  }
  const times: Readonly<Partial<Record<TransferStep['kind'], number | undefined>>> = {
    deposit: transfer.depositTimestamp,
    fill: transfer.fillTimestamp,
  }
  return order
    .filter((kind) => kind !== 'approve' || !route.isNative)
    .map((kind) => {
      const place = order.indexOf(kind)
      const chainId = kind === 'fill' ? route.destinationChainId : route.originChainId
      const status = place < at ? ('txSuccess' as const) : ('idle' as const)
      return {
        kind,
        status: place === at ? progress.status : status,
        proof: proofOf(hashes[kind], chainId, context),
        time: timeOf(times[kind], context.locale),
        isLate: place === at && 'isLate' in progress && progress.isLate,
      }
    })
}

function timeOf(seconds: number | undefined, locale: string): string | undefined {
  return seconds === undefined ? undefined : formatTime(seconds * 1_000, locale)
}

const fields: Readonly<Record<string, AlteredField['field']>> = {
  recipient: 'recipient',
  value: 'amount',
  inputAmount: 'amount',
  outputAmount: 'amount',
  inputToken: 'token',
  outputToken: 'token',
  destinationChainId: 'network',
  chainId: 'network',
}

function alteredField(alteration: NonNullable<TransferRecord['alteration']>): AlteredField {
  const { field, asked, sent } = alteration
  return { field: fields[field] ?? 'contract', confirmed: asked, sent }
}
