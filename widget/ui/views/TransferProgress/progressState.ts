import { formatAmount as toDecimal } from '#bridge/formatAmount.ts'
import type { BridgeProgress } from '#bridge/progress.ts'
import { progressOf } from '#bridge/progressOf.ts'
import type { Transfer } from '#bridge/transfer.ts'
import { type TransferRecord, waitsForPerson } from '#core/bridge/record.ts'
import { findNetwork, type NetworksSlice } from '#core/networks/slice.ts'
import { evmChain } from '#protocol'
import type { FindIcon } from '#ui/app/useTokenIcons.ts'
import type { Proof } from '#ui/components/ExplorerLink.tsx'
import { formatAmount, formatTime, shorten } from '#ui/i18n/format.ts'
import { lookOf } from '../Account/flightOf.ts'
import { isLate } from '../Account/isLate.ts'
import type { AlteredField, TransferContent, TransferProgressProps, TransferStep } from './types.ts'

type Context = {
  readonly networks: NetworksSlice
  readonly locale: string
  readonly now: number
  readonly iconOf: FindIcon
  readonly onAgain: () => void
  readonly onRetry: () => void
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
      return { status: 'done', tookSeconds: tookSeconds(transfer), ...content }
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
    return { ...failure(transfer, content), onRetry }
  }
  if (live === undefined && waitsForPerson(record))
    return { status: 'waiting', onRetry, ...content }
  const elapsedSeconds = Math.max(0, Math.floor((now - transfer.created) / 1_000))
  if (transfer.status === 'deposited' && isLate(elapsedSeconds, expectedSeconds)) {
    return {
      status: 'late',
      elapsedSeconds,
      expectedSeconds,
      reason: 'unknown',
      deadline: formatTime(transfer.fillDeadline * 1_000, locale),
      ...content,
    }
  }
  return { status: 'pending', elapsedSeconds, expectedSeconds, ...content }
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
  const { networks, locale, iconOf } = context
  const amount = (value: string, decimals: number) => {
    const exact = toDecimal(BigInt(value), decimals)
    return { value: formatAmount(exact, { locale }), exact }
  }
  const isYou = transfer.recipient.toLowerCase() === transfer.owner.toLowerCase()
  return {
    send: {
      token: {
        symbol: route.inputTokenSymbol,
        iconUrl: iconOf(route.originChainId, route.isNative ? 'native' : route.inputToken),
        network: lookOf(networks, route.originChainId),
      },
      amount: amount(transfer.inputAmount, inputDecimals),
    },
    receive: {
      token: {
        symbol: route.outputTokenSymbol,
        iconUrl: iconOf(route.destinationChainId, route.isNative ? 'native' : route.outputToken),
        network: lookOf(networks, route.destinationChainId),
      },
      amount: amount(transfer.outputAmount, outputDecimals),
    },
    recipient: isYou ? undefined : shorten(transfer.recipient),
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
  const at = order.indexOf(progress.step)
  const hashes = {
    approve: transfer.approveHash,
    deposit: transfer.depositHash,
    fill: transfer.fillHash,
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
        time:
          kind === 'fill' && transfer.fillTimestamp !== undefined
            ? formatTime(transfer.fillTimestamp * 1_000, context.locale)
            : undefined,
      }
    })
}

function proofOf(
  hash: string | undefined,
  chainId: number,
  { networks }: Pick<Context, 'networks'>,
): Proof | undefined {
  if (hash === undefined) return undefined
  const network = findNetwork(networks, evmChain(chainId))
  const base = network?.explorerUrl?.replace(/\/$/, '')
  return {
    hash,
    url: base === undefined ? undefined : `${base}/tx/${hash}`,
    network: network?.name ?? String(chainId),
  }
}

/** From the person's word to the block of the fill, by the clocks of both. */
function tookSeconds({ created, fillTimestamp }: Transfer): number {
  if (fillTimestamp === undefined) return 0
  return Math.max(1, Math.round(fillTimestamp - created / 1_000))
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
