import { caipAccountId, type CaipChainId, parseCaipAccountId } from '#protocol'
import { underTodaysId } from './formerChains.ts'
import type { Grant, Proposal } from './port.ts'

/** Namespaces as a wallet settles or updates them (CAIP-25); a key may also be a chain. */
export type Namespaces = Readonly<
  Record<
    string,
    {
      readonly accounts: readonly string[]
      readonly methods: readonly string[]
      readonly events: readonly string[]
    }
  >
>

const MAX_ACCOUNTS = 500
const MAX_METHODS = 100

/**
 * What a wallet granted of what it was asked for. This version of the SDK compares neither a settled
 * nor an updated session with the proposal, so accounts of other chains, and methods and events that
 * the proposal did not name, are dropped here.
 */
export function grantOf(settled: Namespaces, asked: Proposal): Grant {
  const accounts: string[] = []
  const methods: Record<string, string[]> = {}
  const events: Record<string, string[]> = {}
  for (const [key, given] of Object.entries(settled)) {
    const [name = ''] = key.split(':')
    const wanted = Object.hasOwn(asked, name) ? asked[name] : undefined
    if (wanted === undefined) continue
    for (const account of given.accounts.slice(0, MAX_ACCOUNTS).map(underTodaysId)) {
      if (isWanted(account, wanted.chains) && !accounts.includes(account)) accounts.push(account)
    }
    // In a namespace whose methods the widget does not know, the wallet's own list counts (S9.12).
    const asksFor =
      wanted.methods.length === 0 ? given.methods.slice(0, MAX_METHODS) : wanted.methods
    methods[name] = both(asksFor, given.methods, methods[name])
    events[name] = both(wanted.events, given.events, events[name])
  }
  return { accounts, methods, events }
}

/** Addresses of a grant on one chain, in the wallet's order. */
export function addressesOn({ accounts }: Grant, chain: CaipChainId): readonly string[] {
  return accounts
    .map(parseCaipAccountId)
    .filter(({ caipChainId }) => caipChainId === chain)
    .map(({ address }) => address)
}

/** Chains that a grant has an account on, each once. */
export function chainsOf({ accounts }: Grant): readonly CaipChainId[] {
  return [...new Set(accounts.map((account) => parseCaipAccountId(account).caipChainId))]
}

function isWanted(account: string, chains: readonly string[]): boolean {
  if (!caipAccountId.safeParse(account).success) return false
  return chains.includes(parseCaipAccountId(account).caipChainId)
}

function both(
  wanted: readonly string[],
  given: readonly string[],
  before: readonly string[] = [],
): string[] {
  return wanted.filter((name) => given.includes(name) || before.includes(name))
}
