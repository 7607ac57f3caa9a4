import type { Address } from 'viem'
import { evmAddressOf, evmConnection } from '#wallet/connections/evm.ts'
import { useWidgetState } from '#ui/app/CoreContext.tsx'

/** The connected account's address. */
export function useDepositor(): Address | undefined {
  const connection = useWidgetState(({ connections }) => evmConnection(connections))
  return evmAddressOf(connection)
}
