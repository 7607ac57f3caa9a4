import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { anySignal } from '#lib/abort.ts'
import { BaseError, type CaipAccountId, parseCaipAccountId } from '#protocol'
import type { BlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import type { SmartSession } from '#clients/blockchainApi/sessions.ts'
import { connectorOf } from '#wallet/connections/adapter.ts'
import { activeConnection } from '#wallet/connections/slice.ts'
import type { Core } from '#kernel/core.ts'
import { NoActiveAccountError } from '#wallet/signIn/errors.ts'

export type { SmartSession } from '#clients/blockchainApi/sessions.ts'

const AGE_MS = 30_000
const signed = z.string().check(z.regex(/^0x(?:[0-9a-fA-F]{2}){31,8192}$/)) // S5.02

/** What sites may do with an account without asking each time (S7.19). */
export function sessionsQuery(core: Core, account: CaipAccountId) {
  return queryOptions({
    queryKey: ['smartSessions', account],
    staleTime: AGE_MS,
    retry: false,
    queryFn: async ({ signal }) => {
      const api = await apiOf(core)
      return api.getSessions({ account, signal: anySignal([signal, core.signal]) })
    },
  })
}

/**
 * Ends a permission: the wallet signs for it, and the service hears it (S7.20).
 *
 * @throws the wallet's own error, 4001 where its person declines; `SESSION_NOT_REVOKED`
 */
export async function revokeSession(
  core: Core,
  { pci, endsAt }: Pick<SmartSession, 'pci' | 'endsAt'>,
): Promise<void> {
  const connection = activeConnection(core.store.getState().connections)
  if (connection.status !== 'connected') throw new NoActiveAccountError()
  const [account] = connection.accounts
  const { address, caipChainId } = parseCaipAccountId(account)
  const api = await apiOf(core)
  const answer = await connectorOf(core, connection.connectorId).request({
    method: 'wallet_revokePermissions',
    caipChainId,
    account: address,
    params: [{ pci, expiry: Math.floor(endsAt / 1_000), permissions: [], address }],
  })
  const signature = signed.safeParse(answer)
  const isRevoked =
    signature.success &&
    (await api.revokeSession({ address, pci, signature: signature.data, signal: core.signal }))
  if (!isRevoked) {
    throw new BaseError('The permission was not ended. Try again.', { code: 'SESSION_NOT_REVOKED' })
  }
  await core.queries.invalidateQueries({ queryKey: ['smartSessions', account] })
}

function apiOf(core: Core): Promise<BlockchainApi> {
  if (core.loadBlockchainApi !== undefined) return core.loadBlockchainApi()
  throw new BaseError('This deployment has no project id', { code: 'SESSIONS_NOT_SUPPORTED' })
}
