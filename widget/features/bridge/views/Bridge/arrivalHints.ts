import type { BridgeToken } from '#kernel/bridge/tokens.ts'
import type { BridgeHint } from './types.ts'

/** Said where something else arrives than the token that was chosen. */
export function arrivalHints(
  destination: BridgeToken,
  arrival: BridgeToken = destination,
): readonly BridgeHint[] {
  if (arrival.isNative === destination.isNative) return []
  const { symbol, isNative } = arrival
  return [{ kind: 'arrivesAs', isNative, token: destination.symbol, symbol }]
}
