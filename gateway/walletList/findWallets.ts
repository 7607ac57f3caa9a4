const MOST_ENTRIES = 100

type Listed = { readonly id: string; readonly name: string }

/**
 * A page of those that the query wants, and how many there are on all pages, as the public registry counts. The
 * list holds wallets of `eip155`, none of them certified by anybody.
 */
export function findWallets<L extends Listed>(
  listings: readonly L[],
  query: URLSearchParams,
): { readonly data: readonly L[]; readonly count: number } {
  const namesOf = (name: string) => query.get(name)?.split(',')
  const include = namesOf('include')
  const exclude = namesOf('exclude') ?? []
  const isServed = namesOf('chains')?.some((chain) => chain.startsWith('eip155:')) !== false
  const search = (query.get('search') ?? '').toLowerCase()
  const found = listings.filter(
    ({ id, name }) =>
      isServed &&
      !query.has('badge_type') &&
      include?.includes(id) !== false &&
      !exclude.includes(id) &&
      name.toLowerCase().includes(search),
  )
  const entries = Math.min(Number(query.get('entries') ?? MOST_ENTRIES), MOST_ENTRIES)
  const from = (Math.max(Number(query.get('page') ?? 1), 1) - 1) * entries
  return { data: found.slice(from, from + entries), count: found.length }
}
