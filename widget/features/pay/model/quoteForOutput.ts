import type { Address } from 'viem'
import { getQuote, type Quote } from '#bridges/across/quote/getQuote.ts'
import type { Route } from '#bridges/across/transport/route.ts'
import { BaseError } from '#protocol'
import { requireUnits } from '#features/bridge/model/quote/askQuote.ts'
import { bridgeClient } from '#kernel/bridge/client.ts'
import type { Core } from '#kernel/core.ts'
import { EXACT_ROUNDS } from './limits.ts'

export type ExactQuestion = {
  readonly route: Route
  /** What has to arrive at least, in base units of the output token. */
  readonly output: bigint
  readonly inputDecimals: number
  readonly outputDecimals: number
  readonly depositor: Address
  readonly recipient: Address
  readonly signal?: AbortSignal | undefined
}

/**
 * A quote of which at least so much arrives: what is missing is put on top, and a little for the
 * fee on that, until it is enough.
 *
 * @throws what `getQuote` throws; BaseError `PAY_NO_PRICE` when it never is enough
 */
export async function quoteForOutput(core: Core, question: ExactQuestion): Promise<Quote> {
  const { route, output, inputDecimals, outputDecimals } = question
  const { depositor, recipient, signal } = question
  const toInput = (amount: bigint) => convertUp(amount, outputDecimals, inputDecimals)
  let inputAmount = toInput(output)
  for (let round = 0; round < EXACT_ROUNDS; round += 1) {
    const quote = await getQuote(bridgeClient(core), {
      route,
      inputAmount,
      depositor,
      recipient,
      signal,
    })
    requireUnits(quote, { input: inputDecimals, output: outputDecimals })
    const missing = output - quote.deposit.outputAmount
    if (missing <= 0n) return quote
    const more = toInput(missing)
    inputAmount += more + more / 50n + 1n
  }
  throw new BaseError('No price was found by which exactly this arrives', { code: 'PAY_NO_PRICE' })
}

/** Never less than it was. */
function convertUp(amount: bigint, from: number, to: number): bigint {
  if (to >= from) return amount * 10n ** BigInt(to - from)
  const unit = 10n ** BigInt(from - to)
  return (amount + unit - 1n) / unit
}
