import type { Quote } from '#bridges/across/quote/getQuote.ts'
import type { BridgeToken } from '#kernel/bridge/tokens.ts'
import type { BridgeHint } from './types.ts'

/** That what arrives is the word of the service alone. */
export function rateHints(
  { isRateChecked }: Quote,
  send: BridgeToken,
  receive: BridgeToken,
): readonly BridgeHint[] {
  if (isRateChecked) return []
  return [{ kind: 'unchecked', send: send.symbol, receive: receive.symbol }]
}
