import { pinnedToken } from '#bridges/across/client/knownTokens.ts'
import type { Core } from '#kernel/core.ts'
import { bridgeClient } from '#kernel/bridge/client.ts'
import type { BridgeToken } from '#kernel/bridge/tokens.ts'

/** Whether the build or the deployment vouches for this token. */
export function isPinned(core: Core, { chainId, address }: BridgeToken): boolean {
  return pinnedToken(bridgeClient(core), chainId, address) !== undefined
}
