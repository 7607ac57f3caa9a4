import type { CaipChainId } from '#protocol'

/** What wallets called chains of Solana before CAIP-2 named them by their genesis hash. */
const formerIds: Readonly<Record<CaipChainId, CaipChainId>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}
const todaysIds = new Map(Object.entries(formerIds).map(([today, former]) => [former, today]))

/** The chains to ask for: also by the name that an older wallet knows. */
export function withFormerIds(chains: readonly CaipChainId[]): CaipChainId[] {
  return [...chains, ...chains.flatMap((id) => formerIds[id] ?? [])]
}

/** An account, by today's name of its chain. */
export function underTodaysId(account: string): string {
  const at = account.lastIndexOf(':')
  const today = todaysIds.get(account.slice(0, at))
  return today === undefined ? account : `${today}${account.slice(at)}`
}

/** The name by which a wallet granted this chain. */
export function grantedId(
  namespaces: Readonly<Record<string, { readonly accounts: readonly string[] }>>,
  chain: CaipChainId,
): CaipChainId {
  const former = formerIds[chain]
  if (former === undefined) return chain
  const accounts = Object.values(namespaces).flatMap((one) => one.accounts)
  const isOn = (id: CaipChainId) => accounts.some((account) => account.startsWith(`${id}:`))
  return isOn(former) && !isOn(chain) ? former : chain
}
