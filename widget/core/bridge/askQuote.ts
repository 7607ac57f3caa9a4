import { getPartnerQuote } from '#bridge/getPartnerQuote.ts'
import { getQuote, type Quote, type QuoteOptions } from '#bridge/getQuote.ts'
import type { PartnerFee } from '#bridge/partnerMessage.ts'
import type { Transfer } from '#bridge/transfer.ts'
import { isError } from '#protocol'
import type { Core } from '../core.ts'
import { bridgeClient } from './client.ts'
import { payoutOf } from './payout.ts'

export type QuoteQuestion = Omit<QuoteOptions, 'crossChainMessage'> & {
  /** Of the page; where nothing could pay it out, the quote is one without it. */
  readonly fee?: PartnerFee | undefined
}

/** A quote with the partner's fee in it, where there is one. */
export async function askQuote(core: Core, { fee, ...question }: QuoteQuestion): Promise<Quote> {
  const client = bridgeClient(core)
  if (fee === undefined) return getQuote(client, question)
  try {
    return await getPartnerQuote(client, { ...question, fee })
  } catch (error) {
    if (!isError(error, 'BRIDGE_NO_MESSAGE_HANDLER')) throw error
    return getQuote(client, question)
  }
}

/** A new quote for what a transfer was begun with: with the fee that it has, and with no other. */
export function askAgain(
  core: Core,
  transfer: Transfer,
  signal: AbortSignal | undefined,
): Promise<Quote> {
  const { route, inputAmount, owner: depositor, message } = transfer
  const { fee, recipient } = payoutOf(transfer)
  const question = { route, inputAmount: BigInt(inputAmount), depositor, recipient, signal }
  const client = bridgeClient(core)
  return fee === undefined
    ? getQuote(client, { ...question, crossChainMessage: message })
    : getPartnerQuote(client, { ...question, fee })
}
