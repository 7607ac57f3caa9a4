export type Edge = { readonly from: string; readonly to: string }

/** Groups of more than one node that all reach each other (Tarjan's strongly connected components). */
export function knotsOf(edges: readonly Edge[]): readonly (readonly string[])[] {
  const next = new Map<string, string[]>()
  for (const { from, to } of edges) {
    if (from !== to) next.set(from, [...(next.get(from) ?? []), to])
  }
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []

  function visit(node: string): number {
    const at = index.size
    index.set(node, at)
    let lowest = at
    stack.push(node)
    for (const other of next.get(node) ?? []) {
      if (!index.has(other)) lowest = Math.min(lowest, visit(other))
      else if (stack.includes(other))
        lowest = Math.min(lowest, low.get(other) ?? index.get(other) ?? at)
    }
    low.set(node, lowest)
    if (lowest === at) {
      const members = stack.splice(stack.indexOf(node))
      if (members.length > 1) found.push(members.toSorted())
    }
    return lowest
  }
  for (const node of next.keys()) if (!index.has(node)) visit(node)
  return found
}

/** The arrows between the groups that `groupOf` puts files into. */
export function between(
  edges: readonly Edge[],
  groupOf: (path: string) => string,
): readonly Edge[] {
  const seen = new Map<string, Edge>()
  for (const edge of edges) {
    const [from, to] = [groupOf(edge.from), groupOf(edge.to)]
    if (from !== to) seen.set(`${from} ${to}`, { from, to })
  }
  return [...seen.values()]
}
