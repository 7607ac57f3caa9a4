import { useQuery } from '@tanstack/react-query'
import { isPinned } from '../../model/contracts.ts'
import type { BridgeToken } from '#kernel/bridge/tokens.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { tokenInfoQuery } from '#wallet/portfolio/tokenInfo.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import type { ContractViewModel } from './BridgeReview.tsx'

/** The contracts of both tokens; a currency has none. */
export function useContracts(
  send: BridgeToken,
  receive: BridgeToken,
): readonly ContractViewModel[] {
  const core = useCore()
  const networks = useWidgetState((state) => state.networks)
  const [sent, received] = [useOwnName(send), useOwnName(receive)]
  const contractsOf = (
    token: BridgeToken,
    ownName: string | undefined,
  ): readonly ContractViewModel[] => {
    if (token.isNative) return []
    const network = findNetwork(networks, token.caipChainId)
    const base = network?.explorerUrl?.replace(/\/$/, '')
    const proof = {
      hash: token.address,
      url: base === undefined ? undefined : `${base}/address/${token.address}`,
      network: network?.name ?? String(token.chainId),
    }
    return [{ symbol: ownName ?? token.symbol, proof, isKnown: isPinned(core, token) }]
  }
  return [...contractsOf(send, sent), ...contractsOf(receive, received)]
}

/** The name of a token that is not pinned, as its own contract reports it. */
function useOwnName(token: BridgeToken): string | undefined {
  const core = useCore()
  const { caipChainId, address } = token
  const isAsked = !token.isNative && !isPinned(core, token)
  const { data } = useQuery({
    ...tokenInfoQuery(core, { caipChainId, address }),
    enabled: isAsked,
  })
  return isAsked ? data?.symbol : undefined
}
