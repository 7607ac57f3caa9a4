import { queryOptions } from '@tanstack/react-query'
import { wait } from '#lib/abort.ts'
import { addressKey } from '#lib/addressKey.ts'
import { evmChain, type CaipChainId } from '#protocol'
import type { ServiceBalance } from '#clients/blockchainApi/balance.ts'
import type { Core } from '#kernel/core.ts'
import { BALANCE_AGE_MS, MOVED_MS, PRICES_WAIT_MS, SERVICE_WAIT_MS } from './limits.ts'

type Account = { readonly caipChainId: CaipChainId; readonly address: string }

/**
 * An account's balances from the service (S7.11); null where the service does not know the network.
 * After a failure the service is not asked again for 30 s (S9.01).
 */
function serviceBalancesQuery(core: Core, { caipChainId, address }: Account) {
  return queryOptions({
    queryKey: ['serviceBalances', caipChainId, addressKey(address)],
    staleTime: BALANCE_AGE_MS,
    retry: false,
    queryFn: async ({ signal }): Promise<readonly ServiceBalance[] | null> => {
      const api = await core.loadBlockchainApi?.()
      if (api === undefined || !(await api.supportsOrFails(caipChainId))) return null
      const { moved, steps } = movedTokens(core, { caipChainId, address })
      const balances = await api.getBalance({
        caipChainId,
        address,
        signal,
        ...(moved.length === 0 ? {} : { moved }),
      })
      for (const step of steps) toldSteps(core).add(step)
      return balances
    },
  })
}

/**
 * The service's balances, if they arrive in time. Otherwise the caller continues without them, and the
 * holdings are refetched once they arrive.
 */
export async function askService(
  core: Core,
  account: Account,
): Promise<readonly ServiceBalance[] | undefined> {
  if (core.loadBlockchainApi === undefined) return undefined
  const query = serviceBalancesQuery(core, account)
  if (Date.now() < (serviceRetryAt(core, account) ?? 0)) return undefined
  // `notifyOfBalanceFailures` reports a failure; the chain itself is the fallback.
  const asked = core.queries.fetchQuery(query).catch(() => undefined)
  const late = wait(SERVICE_WAIT_MS, core.signal).then(() => 'late' as const)
  const first = await Promise.race([asked, late])
  if (first !== 'late') return first ?? undefined
  const { caipChainId, address } = account
  asked.then((found) => {
    if (found === undefined) return
    const queryKey = ['holdings', caipChainId, addressKey(address)]
    core.queries.invalidateQueries({ queryKey }).catch(() => undefined) // its view says what fails
  })
  return undefined
}

/** When the service that failed is asked again (S9.01), in ms; undefined where it did not fail. */
export function serviceRetryAt(core: Core, account: Account): number | undefined {
  const { queryKey } = serviceBalancesQuery(core, account)
  const state = core.queries.getQueryState(queryKey)
  return state?.status === 'error' ? state.errorUpdatedAt + BALANCE_AGE_MS : undefined
}

type Asked = { readonly caipChainId: CaipChainId; readonly tokens: readonly string[] }

/** The price of one of each in dollars (S7.06), by the key of its address, or `native`. */
export function pricesQuery(
  { loadBlockchainApi, loadPricesApi }: Core,
  { caipChainId, tokens }: Asked,
) {
  return queryOptions({
    queryKey: ['prices', caipChainId, [...tokens].sort()],
    staleTime: BALANCE_AGE_MS,
    retry: false,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
      const load = loadBlockchainApi ?? loadPricesApi
      const api = tokens.length === 0 ? undefined : await load?.()
      if (api === undefined || !(await api.supports(caipChainId))) return new Map()
      return api.getPrices({ caipChainId, tokens, signal })
    },
  })
}

/** The service's prices; none where it has no answer in time. */
export async function askPrices(core: Core, asked: Asked): Promise<ReadonlyMap<string, string>> {
  const none: ReadonlyMap<string, string> = new Map()
  const prices = core.queries.fetchQuery(pricesQuery(core, asked)).catch(() => none)
  return Promise.race([prices, wait(PRICES_WAIT_MS, core.signal).then(() => none)])
}

/** The transaction steps after which the service was asked to refresh; each step counts once. */
const refreshedSteps = new WeakMap<Core, Set<string>>()

function toldSteps(core: Core): Set<string> {
  const known = refreshedSteps.get(core) ?? new Set()
  refreshedSteps.set(core, known)
  return known
}

type Moved = {
  readonly moved: readonly string[]
  /** The transaction steps that moved them, each reported to the service once. */
  readonly steps: readonly string[]
}

/** Tokens that own transactions and transfers of this account have moved since the service was told. */
function movedTokens(core: Core, { caipChainId, address }: Account): Moved {
  const { transactions, bridge } = core.store.getState()
  const since = core.now() - MOVED_MS
  const isOwn = (other: string) => addressKey(other) === addressKey(address)
  const steps: string[] = []
  const isNew = (id: string, status: string) => {
    const step = [caipChainId, address, id, status].join(' ')
    if (toldSteps(core).has(step)) return false
    steps.push(step)
    return true
  }
  const sent = transactions.own
    .filter((one) => one.caipChainId === caipChainId && one.at > since && isOwn(one.from))
    .filter(({ id, status }) => isNew(id, status))
    .flatMap(({ purpose }) =>
      purpose.type === 'swap' ? [purpose.from.address, purpose.to.address] : purpose.token.address,
    )
  const bridged = bridge.transfers.flatMap(({ transfer }) => {
    const { id, status, route, owner, created } = transfer
    if (created < since || !isOwn(owner)) return []
    const { originChainId, inputToken, isNative } = route
    const isOrigin = evmChain(originChainId) === caipChainId
    const isEnd = evmChain(route.destinationChainId) === caipChainId
    if ((!isOrigin && !isEnd) || !isNew(id, status)) return []
    if (isOrigin) return [isNative ? undefined : inputToken]
    return [route.outputToken]
  })
  const moved = [...sent, ...bridged].map((token) =>
    token === undefined ? 'native' : addressKey(token),
  )
  // The fee of each of them was paid in the native currency.
  return { moved: moved.length === 0 ? [] : [...new Set(['native', ...moved])], steps }
}
