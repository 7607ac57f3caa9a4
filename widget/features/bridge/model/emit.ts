import type { BridgeProgress } from '#bridges/across/transfer/progress.ts'
import type { Transfer } from '#bridges/across/transfer/transfer.ts'
import { evmChain, type WidgetEvents } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { payoutOf, payoutOfTransfer } from '#transactions/transfers/payout.ts'

type BridgeEvent = WidgetEvents['bridge']
type TransactionEvent = WidgetEvents['transaction']

const statuses: Readonly<Record<Transfer['status'], BridgeEvent['status'] | undefined>> = {
  draft: 'quoted',
  approving: 'approving',
  approved: undefined,
  depositing: 'depositing',
  deposited: 'deposited',
  filled: 'filled',
  expired: 'expired',
  refunded: 'refunded',
  failed: 'failed',
  cancelled: 'failed',
}

/** Tells the page that a transfer reached another status: once per step, never per poll. */
export function emitStatus(core: Core, before: Transfer | undefined, transfer: Transfer): void {
  const status = statuses[transfer.status]
  if (status === undefined || before?.status === transfer.status) return
  const { route } = transfer
  core.emit({
    type: 'bridge',
    payload: {
      id: transfer.id,
      status,
      origin: {
        caipChainId: evmChain(route.originChainId),
        token: route.inputToken,
        symbol: route.inputTokenSymbol,
        amount: transfer.inputAmount,
      },
      destination: {
        caipChainId: evmChain(route.destinationChainId),
        token: route.outputToken,
        symbol: route.outputTokenSymbol,
        amount: String(payoutOf(transfer).amount),
      },
      depositId: transfer.depositId,
      depositHash: transfer.depositHash,
      fillHash: transfer.fillHash,
      fillType: transfer.fillType,
      outputAmount: transfer.filledAmount && String(payoutOfTransfer(transfer).amount),
      refundHash: transfer.refundHash,
    },
  })
}

/** Tells the page what became of a transaction of the transfer. */
export function emitTransaction(core: Core, transfer: Transfer, progress: BridgeProgress): void {
  const { step } = progress
  if (step === 'fill') return
  const status = transactionStatus(progress)
  if (status === undefined) return
  const failed = 'error' in progress ? progress.error : undefined
  core.emit({
    type: 'transaction',
    payload: {
      id: `${transfer.id}:${step}`,
      kind: step,
      status,
      caipChainId: evmChain(transfer.route.originChainId),
      hash: 'hash' in progress ? progress.hash : undefined,
      error: failed,
    },
  })
}

function transactionStatus(progress: BridgeProgress): TransactionEvent['status'] | undefined {
  switch (progress.status) {
    case 'simulationSuccess':
      return 'requested'
    case 'txPending':
      return 'submitted'
    case 'txSuccess':
      return 'confirmed'
    case 'simulationError':
    case 'txError':
    case 'error':
      return progress.error.code === 4001 ? 'rejected' : 'failed'
    default:
      return undefined
  }
}
