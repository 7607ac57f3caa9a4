import { amountOfNews } from '#ui/form/amountOfNews.ts'
import type { DescribedNews, NewsContext } from '#kernel/notices/describeNews.ts'
import { evmChain } from '#protocol'
import { findNetwork } from '#kernel/networks/slice.ts'
import { payoutOfTransfer } from '#transactions/transfers/payout.ts'
import { BRIDGE_PLACES } from '#ui/form/places.ts'
import type { TransferRecord } from '#transactions/transfers/record.ts'
import { topView } from '#kernel/router/slice.ts'
import type { Core } from '#kernel/core.ts'
import type { State } from '#kernel/store.ts'
import { hideToast, showAlert, showToast } from '#kernel/notices/notices.ts'
import type { TransferNews, Toast } from '#kernel/notices/slice.ts'

/**
 * Tells what became of a transfer while another view is shown: an end, and what a chain took back,
 * as a toast, and that a wallet sent something else than was confirmed as an alert that stays. What
 * was already so when it was first read is no news.
 */
export function notifyOfNews(core: Core, before: State, after: State): void {
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
    const outcome = takenBackNews(known, record) ?? outcomes[record.transfer.status]
    if (outcome === undefined || known.transfer.status === record.transfer.status) continue
    if (isAltered(record)) continue
    const isGood = outcome === 'filled' || outcome === 'refunded'
    showToast(core, isGood ? 'success' : 'error', { transferId: id, outcome })
  }
}

/** Who looks at the transfer has its news. */
function dropSeenToast(core: Core, { notices, modal, router }: State): void {
  const { toast } = notices
  if (toast === undefined || !('transferId' in toast.news)) return
  if (isShown({ modal, router }, toast.news.transferId)) hideToast(core, toast.id)
}

const outcomes: Readonly<
  Record<TransferRecord['transfer']['status'], TransferNews['outcome'] | undefined>
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
  // Whoever cancelled it in the wallet knows.
  cancelled: undefined,
}

/** Once for each time: in between it was there again, and the word was gone. */
function takenBackNews(
  known: TransferRecord,
  { takenBack }: TransferRecord,
): TransferNews['outcome'] | undefined {
  if (takenBack === undefined || takenBack === known.takenBack) return undefined
  return takenBack === 'fill' ? 'fillTakenBack' : 'depositTakenBack'
}

/** Told by its alert, which comes right after. */
function isAltered({ transfer }: TransferRecord): boolean {
  return transfer.error?.code === 'BRIDGE_TRANSACTION_ALTERED'
}

function isShown({ modal, router }: Pick<State, 'modal' | 'router'>, id: string): boolean {
  const view = topView(router)
  const isOfTransfer = view.name === 'TransferProgress' || view.name === 'TransferDetails'
  return modal.open && isOfTransfer && view.transferId === id
}

/** A transfer in words, and where it can be looked at. */
export function describeNews(news: Toast['news'], context: NewsContext): DescribedNews | undefined {
  if (!('transferId' in news)) return undefined
  const { transferId } = news
  const view = { name: 'TransferProgress', transferId } as const
  return { message: wordsOf(news, context), view, label: context.words.see }
}

function wordsOf({ transferId, outcome }: TransferNews, context: NewsContext): string {
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
  return words[outcome](amountOfNews(moved, locale, BRIDGE_PLACES), network)
}
