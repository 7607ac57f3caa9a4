import {
  type CaipAccountId,
  type Features,
  isError,
  isEvmAddress,
  type Namespace,
  parseCaipAccountId,
} from '#protocol'
import type { Network } from '#kernel/networks/network.ts'
import type { NetworksSlice } from '#kernel/networks/slice.ts'
import { totalCents } from '#kernel/prices/fiatValue.ts'
import { type ConnectionsSlice, liveConnections } from '#wallet/connections/slice.ts'
import type { Holding } from '#wallet/portfolio/holding.ts'
import type { AccountTab } from '#wallet/portfolio/slice.ts'
import type { SignInStep } from '#wallet/signInState/slice.ts'
import { isOpenRecord, type TransferRecord } from '#transactions/transfers/record.ts'
import { flightOf } from '#shared/pending/flightOf.ts'
import { dollarsOf, formatHolding } from '#ui/form/fiat.ts'
import { formatAgo } from '#ui/i18n/format.ts'
import { toNetworkViewModel } from '#ui/marks/networkViewModel.ts'
import type { AccountFiatValue, AccountProps, RefreshViewModel } from './Account.tsx'

/** The answer to a question with yes or no. */
type Answer = { readonly data: boolean | undefined; readonly isLoading: boolean }

/** What is known when the view is drawn. */
export type AccountFacts = {
  readonly accounts: readonly [CaipAccountId, ...CaipAccountId[]]
  readonly network: Network
  readonly networks: NetworksSlice
  readonly connections: ConnectionsSlice
  /** As the site set them. */
  readonly features: Features | undefined
  /** Whether there is a service for balances, history and names. */
  readonly hasService: boolean
  /** Whether any source can report balances there. */
  readonly hasBalances: boolean
  /** Whether the widget knows how to send there. */
  readonly canSend: boolean
  readonly offersBuying: boolean
  readonly buys: Answer
  /** Whether there are swaps if the service knows the network. */
  readonly mayHaveSwaps: boolean
  readonly swaps: Answer
  /** Whether names are looked up there, if the service supports it. */
  readonly hasNames: boolean
  readonly names: Answer
  readonly identity: {
    readonly data: { readonly name: string | undefined } | undefined
    readonly isLoading: boolean
  }
  readonly holdings: {
    readonly data: readonly Holding[] | undefined
    readonly error: Error | null
    readonly dataUpdatedAt: number
  }
  /** What is shown was remembered, and nobody has confirmed it since. */
  readonly isOld: boolean
  readonly transfers: readonly TransferRecord[]
  readonly refresh: RefreshViewModel | undefined
  readonly signIn: SignInStep['status']
  /** The tab that was looked at last. */
  readonly wanted: AccountTab
  readonly locale: string
  readonly now: number
}

/** What the person can do here; absent where no feature of this widget offers it. */
export type AccountActions = {
  readonly buy: (() => void) | undefined
  readonly receive: (() => void) | undefined
  readonly swap: (() => void) | undefined
  readonly send: (() => void) | undefined
  readonly bridge: (() => void) | undefined
  readonly chooseName: (() => void) | undefined
  readonly signIn: () => void
  readonly pickAccount: (account: CaipAccountId) => void
  readonly pickNamespace: (namespace: Namespace) => void
}

export type AccountViewModel = Pick<
  AccountProps,
  | 'address'
  | 'network'
  | 'onChooseName'
  | 'accounts'
  | 'namespaces'
  | 'features'
  | 'flights'
  | 'refresh'
  | 'signIn'
  | 'fiatValue'
  | 'selected'
> & { readonly tabs: readonly AccountTab[] }

/** The Account view: who is connected, what it is worth, what can be done, and what is in sight. */
export function toAccountViewModel(facts: AccountFacts, actions: AccountActions): AccountViewModel {
  const { accounts, network, networks, transfers, locale, now } = facts
  const isUnknown = isBalanceUnknown(facts)
  const tabs = tabsOf({ ...facts, isUnknown })
  return {
    address: parseCaipAccountId(accounts[0]).address,
    network: toNetworkViewModel(network),
    onChooseName: chooseNameOf(facts, actions),
    accounts:
      accounts.length < 2
        ? undefined
        : {
            all: sortedAddresses(accounts),
            onPick: (other) => actions.pickAccount(`${network.caipChainId}:${other}`),
          },
    namespaces: namespacesOf(facts.connections, actions),
    features: featuresOf(facts, actions),
    flights: transfers
      .filter(isOpenRecord)
      .map((record) => flightOf(record, { networks, locale, now })),
    refresh: isUnknown ? undefined : facts.refresh,
    signIn: signInOf(facts.signIn, actions.signIn),
    fiatValue: fiatValueOf(facts, isUnknown),
    tabs,
    selected: tabs.includes(facts.wanted) ? facts.wanted : (tabs[0] ?? 'tokens'),
  }
}

/** True if no source reports what the account holds there. */
function isBalanceUnknown({ hasBalances, holdings }: AccountFacts): boolean {
  return !hasBalances || isError(holdings.error, 'BALANCE_UNKNOWN')
}

function featuresOf(facts: AccountFacts, actions: AccountActions): AccountProps['features'] {
  const { accounts, features, hasService, canSend } = facts
  const { address } = parseCaipAccountId(accounts[0])
  return {
    onramp:
      facts.offersBuying && hasService && isEvmAddress(address)
        ? whenTrue(facts.buys, actions.buy)
        : undefined,
    ...(features?.receive === false ? {} : { receive: actions.receive }),
    swaps: facts.mayHaveSwaps ? whenTrue(facts.swaps, actions.swap) : undefined,
    ...(features?.send === false || !canSend ? {} : { send: actions.send }),
    ...(features?.bridge === false ? {} : { bridge: actions.bridge }),
  }
}

/** The action once the answer is yes; until then its place is kept. */
function whenTrue({ data, isLoading }: Answer, act: (() => void) | undefined) {
  if (isLoading) return 'pending'
  return data === true ? act : undefined
}

/** The way to a name, where the service gives some and the account has none. */
function chooseNameOf(facts: AccountFacts, actions: AccountActions): AccountProps['onChooseName'] {
  const { hasService, hasNames, names, identity } = facts
  const isWaiting = names.isLoading || (names.data === true && identity.isLoading)
  if (hasService && hasNames && isWaiting) return 'pending'
  if (names.data !== true || identity.data === undefined) return undefined
  return identity.data.name === undefined ? actions.chooseName : undefined
}

/** All connected namespaces, if there is more than one. */
function namespacesOf(
  connections: ConnectionsSlice,
  actions: AccountActions,
): AccountProps['namespaces'] {
  const live = liveConnections(connections)
  if (live.length < 2) return undefined
  const all = live.map(([namespace, { accounts }]) => ({
    namespace,
    address: parseCaipAccountId(accounts[0]).address,
  }))
  return {
    current: connections.activeNamespace,
    // Sorted, so that the order stays when another one is picked.
    all: all.sort((a, b) => a.namespace.localeCompare(b.namespace)),
    onPick: actions.pickNamespace,
  }
}

/** S2.01, S2.05: one tab for each thing the site offers; NFTs are known only from the service's history. */
function tabsOf(options: {
  features: Features | undefined
  hasService: boolean
  isUnknown: boolean
}): readonly AccountTab[] {
  const { features, hasService, isUnknown } = options
  return [
    ...(features?.tokens === false || isUnknown ? [] : ['tokens' as const]),
    ...(features?.nfts === false || !hasService ? [] : ['nfts' as const]),
    ...(features?.history === false ? [] : ['activity' as const]),
  ]
}

/** Sorted, so that the order stays when another one is picked. */
function sortedAddresses(accounts: readonly CaipAccountId[]): readonly string[] {
  return accounts.map((account) => parseCaipAccountId(account).address).sort()
}

function signInOf(step: SignInStep['status'], ask: () => void): AccountProps['signIn'] {
  if (step === 'signedIn') return 'done'
  return step === 'asking' ? ask : undefined
}

function fiatValueOf(facts: AccountFacts, isUnknown: boolean): AccountFiatValue | undefined {
  const { holdings, locale, now } = facts
  const native = holdings.data?.[0]
  if (holdings.data === undefined || native === undefined) {
    if (isUnknown) return undefined
    return { status: holdings.error === null ? 'loading' : 'error' }
  }
  const total = totalCents(holdings.data)
  return {
    status: 'ready',
    total: total === undefined ? undefined : dollarsOf(total, locale),
    native: { ...formatHolding(native, locale), symbol: native.symbol },
    old: facts.isOld ? formatAgo(holdings.dataUpdatedAt, now, locale) : undefined,
  }
}
