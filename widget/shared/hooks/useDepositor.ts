import type { Address } from 'viem'
import { parseCaipAccountId } from '#protocol'
import { evmConnection } from '#wallet/connections/evm.ts'
import { useWidgetState } from '#ui/app/CoreContext.tsx'

/** The connected account's address. */
export function useDepositor(): Address | undefined {
  const connection = useWidgetState(({ connections }) => evmConnection(connections))
  if (connection.status !== 'connected') return undefined
  return parseCaipAccountId(connection.accounts[0]).address as Address // checked by its adapter
}
