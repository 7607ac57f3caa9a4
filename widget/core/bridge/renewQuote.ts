import { getQuote, type Quote } from '#bridge/getQuote.ts'
import type { Core } from '../core.ts'
import { bridgeClient } from './client.ts'
import type { TransferRecord } from './record.ts'

const outdated: readonly (string | number)[] = ['BRIDGE_QUOTE_CHANGED', 'BRIDGE_QUOTE_EXPIRED']

/**
 * A new quote for a transfer that stopped because its own had aged: who presses "Try again" after
 * they were told accepts it. Undefined where the old one still stands.
 */
export async function renewQuote(
  core: Core,
  { transfer }: TransferRecord,
): Promise<Quote | undefined> {
  if (transfer.error === undefined || !outdated.includes(transfer.error.code)) return undefined
  return getQuote(bridgeClient(core), {
    route: transfer.route,
    inputAmount: BigInt(transfer.inputAmount),
    depositor: transfer.owner,
    recipient: transfer.recipient,
    message: transfer.message,
    signal: core.signal,
  })
}
