import { isOpenRecord, waitsForPerson } from '#transactions/transfers/record.ts'
import type { State } from '#kernel/store.ts'
import type { OwnTransaction } from '#transactions/record.ts'
import type { PaymentRecord } from './record.ts'

type Failure = { readonly code: string | number; readonly message: string }

/** Where a payment is, by what the chains report of the transactions requested for it. */
export type PayStage =
  /** Nothing is under way. `swapped`: that much was swapped for it already. */
  | {
      readonly status: 'choose'
      readonly swapped?: OwnTransaction | undefined
      readonly error?: Failure | undefined
    }
  /** The wallet is being asked; or it was, and the transaction is searched for. */
  | { readonly status: 'asking' }
  | { readonly status: 'swapping' }
  | { readonly status: 'sent'; readonly transferId?: string | undefined }
  /** `hash`: the transaction that pays the recipient, on the recipient's chain. */
  | {
      readonly status: 'paid'
      readonly hash: string | undefined
      readonly transferId?: string | undefined
    }
  /** The bridge delivered less than requested: the person accepted that meanwhile. */
  | { readonly status: 'less'; readonly paid: bigint; readonly transferId: string }
  /** A transfer that has stopped, or ended in another way: its own view shows it. */
  | { readonly status: 'stopped'; readonly transferId: string }
  /** The widget cannot tell whether it was sent. */
  | { readonly status: 'unknown'; readonly transactionId: string | undefined }

type Known = {
  readonly transactions: Pick<State['transactions'], 'own'>
  readonly bridge: Pick<State['bridge'], 'transfers'>
}

/** What a payment's own record and the records it points to say together. */
export function payStage(payment: PaymentRecord | undefined, known: Known): PayStage {
  if (payment === undefined) return { status: 'choose' }
  const { by, swapTransactionId } = payment
  const swap = swapStage(find(known, swapTransactionId))
  if (by === undefined) return swap
  const stage = by.kind === 'direct' ? directStage(find(known, by.transactionId)) : undefined
  if (stage === undefined) return bridgeStage(payment, known)
  const swapped = swap.status === 'choose' ? swap.swapped : undefined
  return stage.status === 'choose' ? { ...stage, swapped } : stage
}

function find({ transactions }: Known, wanted: string | undefined): OwnTransaction | undefined {
  return transactions.own.find(({ id }) => id === wanted)
}

/** A payment that was stored and is no longer known may have been sent. */
function directStage(own: OwnTransaction | undefined): PayStage {
  if (own === undefined) return { status: 'unknown', transactionId: undefined }
  const { id, status, hash, error } = own
  switch (status) {
    case 'asked':
      return { status: 'asking' }
    case 'sent':
      return { status: 'sent' }
    case 'confirmed':
      return { status: 'paid', hash }
    case 'unknown':
      return { status: 'unknown', transactionId: id }
    default:
      return { status: 'choose', error }
  }
}

/** If the swap is no longer stored, the person chooses again: the balances show its result. */
function swapStage(own: OwnTransaction | undefined): PayStage {
  if (own === undefined) return { status: 'choose' }
  const { id, status, purpose, error } = own
  switch (status) {
    case 'asked':
      return { status: 'asking' }
    case 'sent':
      return { status: 'swapping' }
    case 'confirmed':
      return { status: 'choose', swapped: purpose.type === 'swap' ? own : undefined }
    case 'unknown':
      return { status: 'unknown', transactionId: id }
    default:
      return { status: 'choose', error }
  }
}

function bridgeStage({ by, amount }: PaymentRecord, { bridge }: Known): PayStage {
  const transferId = by?.kind === 'bridge' ? by.transferId : ''
  const record = bridge.transfers.find(({ transfer }) => transfer.id === transferId)
  if (record === undefined) return { status: 'unknown', transactionId: undefined }
  const { transfer } = record
  if (transfer.status === 'filled') {
    const paid = BigInt(transfer.filledAmount ?? transfer.outputAmount)
    return paid >= BigInt(amount)
      ? { status: 'paid', hash: transfer.fillHash, transferId }
      : { status: 'less', paid, transferId }
  }
  const isStopped = !isOpenRecord(record) || transfer.status === 'expired'
  if (isStopped || (waitsForPerson(record) && transfer.error !== undefined)) {
    return { status: 'stopped', transferId }
  }
  return transfer.depositHash === undefined ? { status: 'asking' } : { status: 'sent', transferId }
}
