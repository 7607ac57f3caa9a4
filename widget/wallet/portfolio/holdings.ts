import { queryOptions } from '@tanstack/react-query'
import { addressKey } from '#lib/addressKey.ts'
import type { CaipChainId } from '#protocol'
import type { Balances } from '#namespaces/adapter.ts'
import type { Core } from '#kernel/core.ts'
import type { Network } from '#kernel/networks/network.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { askWalletAssets } from './assets.ts'
import { balancesQuery } from './balances.ts'
import { describeFound } from './describeFound.ts'
import { byFiatValue, type Holding } from './holding.ts'
import { keepHoldings, cachedHoldings } from './cachedHoldings.ts'
import { BALANCE_AGE_MS, CHECKED_TOKENS } from './limits.ts'
import { askPrices, askService } from './service.ts'
import { type ListedToken, tokenListQuery } from './tokenList.ts'

export type { Holding } from './holding.ts'

type Account = { readonly caipChainId: CaipChainId; readonly address: string }

/**
 * What an account has on one network: the native currency first, then tokens with a balance (S5.05),
 * the most valuable first. The service, the wallet and the bridge's list name the tokens; the chain
 * itself gives the amounts. Stored holdings of the last time are available at once.
 */
export function holdingsQuery(core: Core, account: Account) {
  const { caipChainId, address } = account
  const cached = cachedHoldings(core, account)
  return queryOptions({
    queryKey: ['holdings', caipChainId, addressKey(address)],
    staleTime: BALANCE_AGE_MS,
    queryFn: async (): Promise<readonly Holding[]> => {
      const holdings = await loadHoldings(core, account)
      keepHoldings(core, account, holdings)
      return holdings
    },
    ...(cached === undefined
      ? {}
      : { initialData: cached.holdings, initialDataUpdatedAt: cached.at }),
  })
}

/** A token as one source describes it, with the amount where that source knows it. */
type Named = Omit<Holding, 'caipChainId' | 'amount' | 'price'> & {
  readonly amount?: bigint | undefined
  readonly price?: string | undefined
}

async function loadHoldings(core: Core, account: Account): Promise<readonly Holding[]> {
  const { caipChainId } = account
  const network = findNetwork(core.store.getState().networks, caipChainId)
  if (network === undefined) throw new Error(`Unknown network ${caipChainId}`)
  // The list is the bridge's, so it covers EVM chains only.
  const isListed = network.chainId !== undefined
  const list = isListed
    ? core.queries.fetchQuery(tokenListQuery(core, caipChainId)).catch(() => [])
    : Promise.resolve([])
  const [told, fromWallet] = await Promise.all([
    askService(core, account),
    askWalletAssets(core, account),
  ])
  // With the service's answer there is no need to wait for the list; without the list there is
  // still the native currency.
  const known = core.queries.getQueryData(tokenListQuery(core, caipChainId).queryKey)
  const listed = told === undefined ? await list : (known ?? [])
  const named = byAddress([...(told ?? []), ...fromWallet], listed)
  // Only a source that names the native balance may replace nodes that do not answer: none is made up.
  const isTold = told !== undefined || fromWallet.some(({ address }) => address === undefined)
  const read = await readAmounts(core, account, { named, isTold })
  const found = await describeFound(core, network, {
    tokens: [...(read?.tokens.keys() ?? [])].filter((token) => !named.has(keyOf(token))),
  })
  const candidates: readonly Named[] = [...named.values(), ...found]
  const held = candidates.flatMap((token): readonly Named[] => {
    if (token.address === undefined || token.decimals === 0) return []
    const amount = read?.tokens.get(token.address) ?? token.amount ?? 0n
    return amount === 0n ? [] : [{ ...token, amount }]
  })
  const native = nativeOf(network, named.get('native'))
  const all = [{ ...native, amount: read?.native ?? native.amount ?? 0n }, ...held]
  const prices = await askPrices(core, { caipChainId, tokens: withoutPrice(all, told) })
  const [first, ...rest] = all.map(
    ({ address, symbol, name, decimals, amount = 0n, iconUrl, price }): Holding => ({
      caipChainId,
      address,
      symbol,
      name,
      decimals,
      amount,
      iconUrl,
      price: price ?? prices.get(keyOf(address)),
    }),
  )
  return first === undefined ? [] : [first, ...rest.sort(byFiatValue)]
}

/** The network's own names for its currency override those of any other source. */
function nativeOf({ nativeCurrency }: Network, told: Named | undefined): Named {
  return corrected({ address: undefined, iconUrl: undefined, ...told, ...nativeCurrency }, told)
}

/**
 * Each token once, as the first source describes it, except for what the bridge's list knows of it:
 * the contracts were read with those values.
 */
function byAddress(
  tokens: readonly Named[],
  listed: readonly ListedToken[],
): ReadonlyMap<string, Named> {
  const named = new Map(tokens.toReversed().map((token) => [keyOf(token.address), token]))
  for (const { address, symbol, name, decimals, iconUrl } of listed) {
    const served = named.get(keyOf(address))
    const known = {
      ...served,
      address,
      name,
      symbol,
      decimals,
      iconUrl: iconUrl ?? served?.iconUrl,
    }
    named.set(keyOf(address), corrected(known, served))
  }
  return named
}

/** Drops an amount that was given in other decimals, since its unit differs. */
function corrected(known: Named, told: Named | undefined): Named {
  return told?.decimals === known.decimals ? known : { ...known, amount: undefined }
}

/**
 * The amounts on the chain. Where it does not answer, the service's amounts are the fallback; without
 * those nothing is known, which is an error.
 */
async function readAmounts(
  core: Core,
  account: Account,
  { named, isTold }: { named: ReadonlyMap<string, Named>; isTold: boolean },
): Promise<Balances | undefined> {
  const tokens = [...named.values()].flatMap(({ address }) => address ?? [])
  const query = balancesQuery(core, { ...account, tokens: tokens.slice(0, CHECKED_TOKENS) })
  try {
    return await core.queries.fetchQuery(query)
  } catch (error) {
    if (isTold) return undefined
    throw error
  }
}

/** Tokens that still need a price; one that the service named without a price has none. */
function withoutPrice(
  holdings: readonly Named[],
  priced: readonly { readonly address: string | undefined }[] | undefined,
): readonly string[] {
  const isTold = (address: string | undefined) =>
    priced?.some((one) => keyOf(one.address) === keyOf(address)) === true
  return holdings
    .filter(({ address, price }) => price === undefined && !isTold(address))
    .map(({ address }) => address ?? 'native')
}

function keyOf(address: string | undefined): string {
  return address === undefined ? 'native' : addressKey(address)
}
