/** The ids a title names, and the ranges in it that make no sense. */
export type TitleIds = { readonly ids: readonly string[]; readonly problems: readonly string[] }

const idOrRange = /\bS(\d+)\.(\d+)(?:\s*[–-]\s*S?(\d+)\.(\d+))?(?!\d)/g

/** Ids in a title: `S5.11`, `(S2.02, S2.03)`, and the range `S7.30–7.34`. */
export function idsOf(title: string): TitleIds {
  const ids: string[] = []
  const problems: string[] = []
  for (const [match, section, first = '', lastSection, last] of title.matchAll(idOrRange)) {
    if (last === undefined) {
      ids.push(`S${section}.${first}`)
    } else if (lastSection !== section || Number(last) < Number(first)) {
      problems.push(`${match} is not a range`)
    } else {
      for (let number = Number(first); number <= Number(last); number += 1) {
        ids.push(`S${section}.${String(number).padStart(2, '0')}`)
      }
    }
  }
  return { ids, problems }
}
