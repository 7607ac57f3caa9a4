import type { Address } from 'viem'
import { TokenUnitsError } from '#bridges/across/errors/quote.ts'
import type { Limits } from '#bridges/across/transport/fees.ts'
import { getLimits } from '#bridges/across/quote/getLimits.ts'
import { getPartnerLimits, getPartnerQuote } from '#bridges/across/quote/getPartnerQuote.ts'
import { getQuote, type Quote, type QuoteOptions } from '#bridges/across/quote/getQuote.ts'
import type { PartnerFee } from '#bridges/across/quote/partnerMessage.ts'
import type { Transfer } from '#bridges/across/transfer/transfer.ts'
import { isError } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { bridgeClient } from '#kernel/bridge/client.ts'
import { payoutOf } from '#transactions/transfers/payout.ts'

export type QuoteQuestion = Omit<QuoteOptions, 'crossChainMessage'> & {
  /** Of the page; where nothing could pay it out, the quote is one without it. */
  readonly fee?: PartnerFee | undefined
  /** Decimals by which amounts are drawn and were typed: of another unit no quote is given. */
  readonly shown?: ShownUnits | undefined
}

export type ShownUnits = { readonly input: number; readonly output: number }

/**
 * A quote with the partner's fee in it, where there is one.
 *
 * @throws what `getPartnerQuote` throws; TokenUnitsError
 */
export async function askQuote(core: Core, { shown, ...asked }: QuoteQuestion): Promise<Quote> {
  const quote = await ask(core, asked)
  if (shown !== undefined) requireUnits(quote, shown)
  return quote
}

/** What is drawn comes from the service's list where no pin tells it. */
export function requireUnits(quote: Quote, { input, output }: ShownUnits): void {
  const { route, inputDecimals, outputDecimals } = quote
  const refuse = (chainId: number, token: Address, told: number, decimals: number) => {
    if (told !== decimals) throw new TokenUnitsError({ chainId, token, told, decimals })
  }
  refuse(route.originChainId, route.inputToken, input, inputDecimals)
  refuse(route.destinationChainId, route.outputToken, output, outputDecimals)
}

async function ask(core: Core, { fee, ...question }: Omit<QuoteQuestion, 'shown'>): Promise<Quote> {
  const client = bridgeClient(core)
  if (fee === undefined) return getQuote(client, question)
  return getPartnerQuote(client, { ...question, fee }).catch(
    withoutFee(() => getQuote(client, question)),
  )
}

/** How much may be sent: with the partner's fee, or without it where the quote is one without it. */
export function askLimits(core: Core, asked: Omit<QuoteQuestion, 'shown'>): Promise<Limits> {
  const { fee, ...question } = asked
  const client = bridgeClient(core)
  const { originChainId, destinationChainId, inputToken, outputToken } = question.route
  const { signal } = question
  const limits = () =>
    getLimits(client, { originChainId, destinationChainId, inputToken, outputToken, signal })
  if (fee === undefined) return limits()
  return getPartnerLimits(client, { ...question, fee }).catch(withoutFee(limits))
}

/** A transfer goes on without the fee if no contract there, or no relayer, can pay it out. */
function withoutFee<answer>(ask: () => Promise<answer>) {
  return (error: unknown): Promise<answer> => {
    const isFees =
      isError(error, 'BRIDGE_NO_MESSAGE_HANDLER') || isError(error, 'BRIDGE_MESSAGE_TOO_LARGE')
    if (!isFees) throw error
    return ask()
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
