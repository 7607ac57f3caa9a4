import { type Allowed, allowed as known } from './allowed.ts'
import { type Newer, newer as list } from './newer.ts'

export type Found = { readonly file: string; readonly name: string; readonly text: string }

const AROUND = 60

/**
 * Uses in one built file of what a browser of the table may not have. A use whose surroundings fit an
 * entry of `allowed` is none.
 */
export function findNewer(
  file: string,
  content: string,
  { newer, allowed }: { readonly newer: readonly Newer[]; readonly allowed: readonly Allowed[] } = {
    newer: list,
    allowed: known,
  },
): readonly Found[] {
  const kind = file.endsWith('.css') ? 'css' : 'js'
  return newer
    .filter((one) => one.in === kind)
    .flatMap(({ name, pattern }) => {
      const all = [...content.matchAll(new RegExp(pattern, 'g'))]
      return all.flatMap(({ index, 0: match }) => {
        const text = content.slice(Math.max(0, index - AROUND), index + match.length + AROUND)
        const may = allowed.some((one) => one.name === name && one.as.test(text))
        return may ? [] : [{ file, name, text }]
      })
    })
}

/** Entries of the list that no file needs any more. */
export function unusedOf(contents: readonly string[], allowed = known): readonly string[] {
  return allowed
    .filter(({ as }) => !contents.some((content) => as.test(content)))
    .map(({ name, why }) => `${name}: ${why}`)
}
