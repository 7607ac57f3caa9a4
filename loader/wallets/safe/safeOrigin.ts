/** Safe's own app. */
const SAFE = 'https://app.safe.global'
const belowSafe = /^https:\/\/([a-z\d]([-a-z\d]{0,61}[a-z\d])?\.)+app\.safe\.global$/

/**
 * Origins of Safe that may be the parent of this page: one where the browser names it, else all
 * that are named here. Empty when the parent is none of them.
 */
export function safeOriginsAround(
  // Missing in browsers that have no such list.
  { ancestorOrigins }: { readonly ancestorOrigins?: ArrayLike<string> | undefined },
  named: readonly string[] | undefined,
): readonly string[] {
  const exact = named ?? [SAFE]
  if (ancestorOrigins === undefined) return exact
  const parent = ancestorOrigins[0]
  if (parent === undefined) return []
  const isSafe = exact.includes(parent) || (named === undefined && belowSafe.test(parent))
  return isSafe ? [parent] : []
}
