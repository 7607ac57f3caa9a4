import { toastAmount } from '#ui/form/toastAmount.ts'
import type { ToastText, ToastContext } from '#kernel/notices/describeToast.ts'
import { evmChain } from '#protocol'
import { findNetwork } from '#kernel/networks/slice.ts'
import { payoutOfTransfer } from '#transactions/transfers/payout.ts'
import { BRIDGE_PLACES } from '#ui/form/places.ts'
import type { TransferRecord } from '#transactions/transfers/record.ts'
import { topView } from '#kernel/router/slice.ts'
import type { Core } from '#kernel/core.ts'
import type { State } from '#kernel/store.ts'
import { hideToast, showAlert, showToast } from '#kernel/notices/notices.ts'
import type { TransferToast, Toast } from '#kernel/notices/slice.ts'

/**
 * Notifies the person about a transfer while another view is shown: its end, or a reorg that undid a step,
 * as a toast; a wallet that sent something other than confirmed, as an alert that stays. A state that was
 * already there at the first read is not reported.
 */
export function showToasts(core: Core, before: State, after: State): void {
  dropSeenToast(core, after)
  if (before.bridge.transfers === after.bridge.transfers) return
  for (const record of after.bridge.transfers) {
    const { id } = record.transfer
    const known = before.bridge.transfers.find(({ transfer }) => transfer.id === id)
    if (known === undefined || isShown(after, id)) continue
    if (record.alteration !== undefined && known.alteration === undefined) {
      const code = 'BRIDGE_TRANSACTION_ALTERED'
      const message = record.transfer.error?.message ?? ''
      showAlert(core, { code, message, view: { name: 'TransferProgress', transferId: id } })
      continue
    }
    const outcome = takenBackOutcome(known, record) ?? outcomes[record.transfer.status]
    if (outcome === undefined || known.transfer.status === record.transfer.status) continue
    if (isAltered(record)) continue
    const isGood = outcome === 'filled' || outcome === 'refunded'
    showToast(core, isGood ? 'success' : 'error', { transferId: id, outcome })
  }
}

/** Drops the toast of a transfer that the person is looking at. */
function dropSeenToast(core: Core, { notices, modal, router }: State): void {
  const { toast } = notices
  if (toast === undefined || !('transferId' in toast.content)) return
  if (isShown({ modal, router }, toast.content.transferId)) hideToast(core, toast.id)
}

const outcomes: Readonly<
  Record<TransferRecord['transfer']['status'], TransferToast['outcome'] | undefined>
> = {
  draft: undefined,
  approving: undefined,
  approved: undefined,
  depositing: undefined,
  deposited: undefined,
  filled: 'filled',
  expired: 'expired',
  refunded: 'refunded',
  failed: 'failed',
  // The person cancelled it in the wallet and knows.
  cancelled: undefined,
}

/** Once for each reorg: in between it was on chain again, and the notice was gone. */
function takenBackOutcome(
  known: TransferRecord,
  { takenBack }: TransferRecord,
): TransferToast['outcome'] | undefined {
  if (takenBack === undefined || takenBack === known.takenBack) return undefined
  return takenBack === 'fill' ? 'fillTakenBack' : 'depositTakenBack'
}

/** Reported by its alert, which follows immediately. */
function isAltered({ transfer }: TransferRecord): boolean {
  return transfer.error?.code === 'BRIDGE_TRANSACTION_ALTERED'
}

function isShown({ modal, router }: Pick<State, 'modal' | 'router'>, id: string): boolean {
  const view = topView(router)
  const isOfTransfer = view.name === 'TransferProgress' || view.name === 'TransferDetails'
  return modal.open && isOfTransfer && view.transferId === id
}

/** A transfer in words, and the view that shows it. */
export function describeToast(
  content: Toast['content'],
  context: ToastContext,
): ToastText | undefined {
  if (!('transferId' in content)) return undefined
  const { transferId } = content
  const view = { name: 'TransferProgress', transferId } as const
  return { message: wordsOf(content, context), view, label: context.words.see }
}

function wordsOf({ transferId, outcome }: TransferToast, context: ToastContext): string {
  const { words, state, locale } = context
  const record = state.bridge.transfers.find(({ transfer }) => transfer.id === transferId)
  if (record === undefined) return ''
  const { transfer, inputDecimals, outputDecimals } = record
  const { route } = transfer
  const arrived = outcome === 'filled' || outcome === 'fillTakenBack'
  const amount = arrived ? payoutOfTransfer(transfer).amount : transfer.inputAmount
  const decimals = arrived ? outputDecimals : inputDecimals
  const symbol = arrived ? route.outputTokenSymbol : route.inputTokenSymbol
  const chainId = arrived ? route.destinationChainId : route.originChainId
  const network = findNetwork(state.networks, evmChain(chainId))?.name ?? String(chainId)
  const moved = { amount: String(amount), decimals, symbol }
  return words[outcome](toastAmount(moved, locale, BRIDGE_PLACES), network)
}
