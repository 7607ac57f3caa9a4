import { queryOptions, skipToken } from '@tanstack/react-query'
import { anySignal } from '#lib/abort.ts'
import { BaseError, type CaipChainId, evmChainIdOf, parseCaipAccountId } from '#protocol'
import type { BlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import type { Identity } from '#clients/blockchainApi/identity.ts'
import { activeConnection } from '../connections/slice.ts'
import type { Core } from '#kernel/core.ts'
import { addressFor } from './addressFor.ts'
import { isName } from './isName.ts'
import { cacheIdentity, cachedIdentity } from './cachedIdentity.ts'
import { IDENTITY_AGE_MS, NAME_AGE_MS } from './limits.ts'

export type { Identity } from '#clients/blockchainApi/identity.ts'

/** The result of a name look-up. */
export type FoundName = {
  /** In lower case. */
  readonly name: string
  /** Checked (S5.09). A view that asks the person to trust it must show it whole. */
  readonly address: string
  /** False: the name has no address for this network, and this is the one of all its others. */
  readonly isOfNetwork: boolean
}

/** Whether names are looked up on a network: with a project id, on EVM chains. */
export function namesQuery(core: Core, caipChainId: CaipChainId) {
  return queryOptions({
    queryKey: ['names', 'supported', caipChainId],
    staleTime: ({ state: { data } }) => (data === true ? NAME_AGE_MS : 0),
    queryFn: async (): Promise<boolean> => {
      const api = hasNames(core, caipChainId) ? await core.loadBlockchainApi?.() : undefined
      return api === undefined ? false : api.supports(caipChainId)
    },
  })
}

/**
 * The owner of a name (S7.12, S7.26); null when the name is free, or has no address here. Only this
 * service is asked, whatever the name ends with.
 *
 * @throws `NAME_NOT_RESOLVED`, `NAMES_NOT_SUPPORTED`
 */
export function nameQuery(
  core: Core,
  text: string,
  { caipChainId = activeChain(core) }: { caipChainId?: CaipChainId | undefined } = {},
) {
  const name = text.trim().toLowerCase()
  return queryOptions({
    queryKey: ['names', 'lookup', caipChainId, name],
    staleTime: NAME_AGE_MS,
    queryFn:
      caipChainId === undefined || !isName(name)
        ? skipToken
        : async ({ signal }): Promise<FoundName | null> => {
            const api = await apiFor(core, caipChainId)
            const profile = await api.lookUpName({ name, signal: both(core, signal) })
            if (profile === undefined) return null
            if (profile.name !== name) throw otherName()
            const found = addressFor(core, profile, caipChainId)
            return found === undefined ? null : { name, ...found }
          },
  })
}

/** Names that the service gave to an address (S7.13, S7.26), as they may be shown. */
export function namesOfQuery(core: Core, address: string) {
  const caipChainId = activeChain(core)
  return queryOptions({
    queryKey: ['names', 'reverse', caipChainId, address.toLowerCase()],
    staleTime: NAME_AGE_MS,
    queryFn:
      caipChainId === undefined
        ? skipToken
        : async ({ signal }): Promise<readonly string[]> => {
            const api = await apiFor(core, caipChainId)
            const sender = senderOf(core, address)
            const found = await api.getNamesOf({ address, sender, signal: both(core, signal) })
            return found.filter((one) => belongsTo(one.addresses, address)).map(({ name }) => name)
          },
  })
}

/**
 * An account's name and picture (S7.02): the cached answer of the last minutes at once, then the
 * service's. Where the service has none, the first name that was registered for the account.
 *
 * @throws `NAMES_NOT_SUPPORTED`, and what goes wrong on the way: an account needs no name
 */
export function identityQuery(core: Core, address: string) {
  const caipChainId = activeChain(core)
  return queryOptions({
    queryKey: ['names', 'identity', caipChainId, address.toLowerCase()],
    staleTime: IDENTITY_AGE_MS,
    initialData: () => cachedIdentity(core, address)?.identity,
    initialDataUpdatedAt: () => cachedIdentity(core, address)?.at,
    queryFn:
      caipChainId === undefined
        ? skipToken
        : async ({ signal }): Promise<Identity> => {
            const api = await apiFor(core, caipChainId)
            const sender = senderOf(core, address)
            const asked = { address, sender, signal: both(core, signal) }
            const identity = await api.getIdentity(asked)
            const named =
              identity.name === undefined ? await withFirstName(core, identity, address) : identity
            cacheIdentity(core, address, named)
            return named
          },
  })
}

async function withFirstName(core: Core, identity: Identity, address: string): Promise<Identity> {
  // Without an answer the account is shown without a name.
  const [name] = await core.queries.fetchQuery(namesOfQuery(core, address)).catch(() => [])
  return { ...identity, name }
}

/** The service; throws where it does not support names on the network. */
export async function apiFor(core: Core, caipChainId: CaipChainId): Promise<BlockchainApi> {
  const api = hasNames(core, caipChainId) ? await core.loadBlockchainApi?.() : undefined
  if (api !== undefined && (await api.supports(caipChainId))) return api
  throw new BaseError('Names cannot be looked up on this network', {
    code: 'NAMES_NOT_SUPPORTED',
    details: caipChainId,
  })
}

/** Whether the widget looks up names on a network, provided that the service supports it. */
export function hasNames({ store }: Core, caipChainId: CaipChainId): boolean {
  const { features } = store.getState().config.options
  return features?.names !== false && evmChainIdOf(caipChainId) !== undefined
}

function activeChain({ store }: Core): CaipChainId | undefined {
  const { connections, networks } = store.getState()
  const connection = activeConnection(connections)
  return connection.status === 'connected' ? connection.caipChainId : networks.active
}

function senderOf({ store }: Core, otherwise: string): string {
  const connection = activeConnection(store.getState().connections)
  if (connection.status !== 'connected') return otherwise
  return parseCaipAccountId(connection.accounts[0]).address
}

function belongsTo(addresses: ReadonlyMap<number, string>, address: string): boolean {
  return [...addresses.values()].some((one) => one.toLowerCase() === address.toLowerCase())
}

function both(core: Core, signal: AbortSignal): AbortSignal {
  return anySignal([signal, core.signal])
}

/** The answer is about another name than the one that was asked for. */
function otherName(): BaseError {
  return new BaseError('Error resolving name', { code: 'NAME_NOT_RESOLVED' })
}
