import { getBlock } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import { QuoteChangedError, QuoteExpiredError } from '../errors/quote.ts'
import { QUOTE_BUFFER_SECONDS, QUOTE_MARGIN_SECONDS, QUOTE_MAX_AGE_MS } from '../util/limits.ts'
import type { Run } from './runOptions.ts'
import { withQuote } from '../transfer/transfer.ts'

/**
 * An aged quote is replaced when `requote` is given and the new one gives no less.
 *
 * @throws QuoteExpiredError, QuoteChangedError
 */
export async function requireFreshQuote(run: Run): Promise<void> {
  const { client, quoteMaxAgeMs = QUOTE_MAX_AGE_MS, requote, signal } = run
  const transfer = run.transfer()
  const isYoung = Date.now() - transfer.fetchedAt <= quoteMaxAgeMs
  const chain = client.chainClient(transfer.route.originChainId)
  const { timestamp } = await abortable(getBlock(chain), signal)
  const now = Number(timestamp) + QUOTE_MARGIN_SECONDS
  const isAccepted = now < transfer.quoteTimestamp + QUOTE_BUFFER_SECONDS
  if (isYoung && isAccepted) return
  if (requote === undefined) throw new QuoteExpiredError()
  const quote = await abortable(requote({ signal }), signal)
  const current = withQuote(transfer, quote)
  const isSame =
    current.owner === transfer.owner &&
    current.recipient === transfer.recipient &&
    current.inputAmount === transfer.inputAmount &&
    current.route.outputToken === transfer.route.outputToken &&
    current.route.destinationChainId === transfer.route.destinationChainId
  const isLess = BigInt(current.outputAmount) < BigInt(transfer.outputAmount)
  if (!isSame || isLess) {
    const [previous, next] = [transfer.outputAmount, current.outputAmount]
    throw new QuoteChangedError({ previous, current: next })
  }
  await run.commit(current)
}
