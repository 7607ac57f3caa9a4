import { isAddressEqual } from 'viem'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import type { Transfer } from './transfer.ts'

export type Difference = { readonly field: string; readonly asked: string; readonly sent: string }

/** The first field in which the deposit on the chain is not the transfer that was asked for. */
export function differenceOf(deposit: DepositLog, transfer: Transfer): Difference | undefined {
  const { route } = transfer
  const pairs: readonly (readonly [field: string, asked: string, sent: string])[] = [
    ['pool', transfer.originPool, deposit.pool],
    ['depositor', transfer.owner, deposit.depositor],
    ['recipient', transfer.recipient, deposit.recipient ?? 'not an address'],
    ['inputToken', route.inputToken, deposit.inputToken],
    ['outputToken', route.outputToken, deposit.outputToken ?? 'not an address'],
    ['inputAmount', transfer.inputAmount, String(deposit.inputAmount)],
    ['outputAmount', transfer.outputAmount, String(deposit.outputAmount)],
    ['destinationChainId', String(route.destinationChainId), String(deposit.destinationChainId)],
    ['quoteTimestamp', String(transfer.quoteTimestamp), String(deposit.quoteTimestamp)],
    ['fillDeadline', String(transfer.fillDeadline), String(deposit.fillDeadline)],
    ['exclusiveRelayer', transfer.exclusiveRelayer, deposit.exclusiveRelayer],
    ['message', transfer.message, deposit.message],
  ]
  const found = pairs.find(([, asked, sent]) => asked.toLowerCase() !== sent.toLowerCase())
  if (found === undefined) return undefined
  const [field, asked, sent] = found
  return { field, asked, sent }
}

/** True when the deposit on the chain is this transfer's. */
export function matchesTransfer(deposit: DepositLog, transfer: Transfer): boolean {
  return (
    isAddressEqual(deposit.depositor, transfer.owner) &&
    differenceOf(deposit, transfer) === undefined
  )
}
