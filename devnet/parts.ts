/** What `--only` chooses from, in the order of the banner. */
export const parts = ['chains', 'api', 'relayer', 'relay', 'directory', 'web', 'wallet'] as const
export type Part = (typeof parts)[number]

/** What a part cannot do without. */
const needs: Partial<Record<Part, Part>> = { api: 'chains', relayer: 'chains', wallet: 'web' }

/** Checks a subset; everything when none is named. */
export function chooseParts(only: readonly string[] | undefined): Part[] {
  if (only === undefined) return [...parts]
  const unknown = only.find((name) => !parts.some((part) => part === name))
  if (unknown !== undefined) {
    throw new UsageError(`There is no part '${unknown}'. Parts: ${parts.join(', ')}.`)
  }
  const chosen = parts.filter((part) => only.includes(part))
  for (const part of chosen) {
    const need = needs[part]
    if (need !== undefined && !chosen.includes(need)) {
      throw new UsageError(`The part '${part}' needs '${need}': add it to --only.`)
    }
  }
  if (chosen.length === 0) throw new UsageError('--only needs at least one part.')
  return chosen
}

/** The command line, or the options, ask for something that does not exist. */
export class UsageError extends Error {
  override name = 'UsageError'
  code = 'DEVNET_USAGE'
}
