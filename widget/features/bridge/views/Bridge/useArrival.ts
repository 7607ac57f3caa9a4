import { useQuery } from '@tanstack/react-query'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import { arrivalQuery, arrivingToken } from '../../model/quote/arrival.ts'
import { catalogQuery } from '#kernel/bridge/catalog.ts'
import type { BridgeToken } from '#kernel/bridge/tokens.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'

/**
 * What arrives of a quote's last token: the network's currency where the pool unwraps it, and
 * what wraps that for a contract. Without an answer of the network it is the token.
 */
export function useArrival(
  destination: BridgeToken | undefined,
  deposit: Quote['deposit'] | undefined,
): { readonly arrival: BridgeToken | undefined; readonly isPending: boolean } {
  const core = useCore()
  const networks = useWidgetState((state) => state.networks)
  const { data: catalog } = useQuery(catalogQuery(core))
  const { data: unwraps, isLoading } = useQuery(arrivalQuery(core, { destination, deposit }))
  return {
    arrival:
      destination &&
      arrivingToken(networks, { destination, unwraps, tokens: catalog?.tokens ?? [] }),
    isPending: isLoading,
  }
}
