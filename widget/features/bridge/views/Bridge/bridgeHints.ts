import type { Quote } from '#bridges/across/quote/getQuote.ts'
import type { BridgeToken } from '#kernel/bridge/tokens.ts'
import { findNetwork, type NetworksSlice } from '#kernel/networks/slice.ts'
import { EVM } from '#wallet/connections/evm.ts'
import { arrivalHints } from './arrivalHints.ts'
import { fillSpeedHints } from './fillSpeedHints.ts'
import { rateHints } from './rateHints.ts'
import type { BridgeHint } from './types.ts'

export type HintFacts = {
  readonly networks: NetworksSlice
  readonly origin: BridgeToken | undefined
  readonly destination: BridgeToken | undefined
  /** What arrives of the destination's token. */
  readonly arrival: BridgeToken | undefined
  /** A wallet that is a contract sends to its own address, and has no contract there. */
  readonly isOwnContractMissing: boolean
  /** What arrives could not be moved. */
  readonly hasNoGas: boolean
  readonly locale: string
}

/** Hints before the review: how long this amount takes, and what is missing at the destination. */
export function bridgeHints(facts: HintFacts, quote: Quote | undefined): readonly BridgeHint[] {
  const { networks, origin, destination, arrival, locale } = facts
  const hints = [...namespaceHints(networks)]
  if (destination === undefined) return hints
  hints.push(...arrivalHints(destination, arrival))
  if (origin === undefined) return hints
  const network = findNetwork(networks, destination.caipChainId)
  if (facts.isOwnContractMissing) hints.push({ kind: 'ownContract', network: network?.name ?? '' })
  if (quote !== undefined) {
    hints.push(...rateHints(quote, origin, destination), ...fillSpeedHints(quote, origin, locale))
  }
  if (facts.hasNoGas && network !== undefined) {
    hints.push({ kind: 'noGas', symbol: network.nativeCurrency.symbol, network: network.name })
  }
  return hints
}

/** The person looks at a namespace that the bridge does not serve. */
function namespaceHints(networks: NetworksSlice): readonly BridgeHint[] {
  const looked = findNetwork(networks, networks.active)
  if (looked === undefined || looked.namespace === EVM) return []
  return [{ kind: 'evmOnly', network: looked.name }]
}
