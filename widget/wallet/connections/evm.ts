import { type CaipChainId, evmChainIdOf, isEvmAddress, parseCaipAccountId } from '#protocol'
import type { NetworksSlice } from '#kernel/networks/slice.ts'
import { type Connection, type ConnectionsSlice, connectionOf } from './slice.ts'

/** The namespace of EIP-1193, the bridge and swaps, whichever namespace is active. */
export const EVM = 'eip155'

/** The connection that a page reaches by EIP-1193, and the bridge acts with. */
export function evmConnection(slice: ConnectionsSlice): Connection {
  return connectionOf(slice, EVM)
}

/** The active EVM account; undefined where nobody is connected. */
export function evmAddressOf(connection: Connection): `0x${string}` | undefined {
  if (connection.status !== 'connected') return undefined
  const { address } = parseCaipAccountId(connection.accounts[0])
  return isEvmAddress(address) ? address : undefined
}

/** The chain that EIP-1193 is on. */
export function evmChainOf(state: {
  connections: ConnectionsSlice
  networks: NetworksSlice
}): CaipChainId | undefined {
  const connection = evmConnection(state.connections)
  if (connection.status === 'connected') return connection.caipChainId
  const { active, offered } = state.networks
  if (active !== undefined && evmChainIdOf(active) !== undefined) return active
  return offered.find(({ chainId }) => chainId !== undefined)?.caipChainId
}
