/** Safe's own app. */
const SAFE = 'https://app.safe.global'
const belowSafe = /^https:\/\/([a-z\d]([-a-z\d]{0,61}[a-z\d])?\.)+app\.safe\.global$/

/**
 * Origins of Safe that may be the parent of this page: one where the browser names it, else all
 * that are named here. Empty when the parent is none of them.
 */
export function safeOriginsAround(
  { ancestorOrigins }: Pick<Location, 'ancestorOrigins'>,
  named: readonly string[] | undefined,
): readonly string[] {
  const exact = named ?? [SAFE]
  // Missing in browsers that have no such list.
  const parent = (ancestorOrigins as DOMStringList | undefined)?.[0]
  if (ancestorOrigins === undefined) return exact
  if (parent === undefined) return []
  const isSafe = exact.includes(parent) || (named === undefined && belowSafe.test(parent))
  return isSafe ? [parent] : []
}
