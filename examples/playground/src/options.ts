import { facts, type OptionRow } from 'virtual:facts'

/** What a person set, by the option's path: `features.swaps`. */
export type Choices = Readonly<Record<string, unknown>>

/** A tree of options, as `createWidget()` takes them. */
export type Tree = { readonly [name: string]: unknown }

export const nameOf = ({ path }: Pick<OptionRow, 'path'>): string => path.join('.')

const rows = new Map(facts.options.map((row) => [nameOf(row), row]))

/** The choices as options. Of `code` only that it is wanted is known here. */
export function treeOf(choices: Choices, wanted = (_row: OptionRow) => true): Tree {
  const tree: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(choices)) {
    const row = rows.get(name)
    if (row === undefined || value === undefined || !wanted(row)) continue
    put(tree, row.path, value)
  }
  return tree
}

function put(tree: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name, ...rest] = path
  if (name === undefined) return
  if (rest.length === 0) {
    tree[name] = value
    return
  }
  const inner = tree[name]
  const next: Record<string, unknown> = isTree(inner) ? { ...inner } : {}
  tree[name] = next
  put(next, rest, value)
}

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What two sets of choices differ in. */
export function changed(before: Choices, after: Choices): readonly OptionRow[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) => {
    const row = rows.get(name)
    const isSame = JSON.stringify(before[name]) === JSON.stringify(after[name])
    return row === undefined || isSame ? [] : [row]
  })
}

/** The choices in the page's address, so that a look can be sent to somebody. */
export function readHash(hash: string): Choices {
  try {
    const found: unknown = JSON.parse(decodeURIComponent(hash.replace(/^#/, '')))
    if (!isTree(found)) return {}
    return Object.fromEntries(Object.entries(found).filter(([name]) => rows.has(name)))
  } catch {
    return {} // no choices, or not ours
  }
}

export function writeHash(choices: Choices): string {
  const kept = Object.entries(choices).filter(([, value]) => value !== undefined)
  return kept.length === 0
    ? '#'
    : `#${encodeURIComponent(JSON.stringify(Object.fromEntries(kept)))}`
}
