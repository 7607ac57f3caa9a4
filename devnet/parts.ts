/** What most tests need. */
export const commonParts = [
  'chains',
  'api',
  'relayer',
  'relay',
  'directory',
  'web',
  'wallet',
] as const

/** What `--only` chooses from, in the order of the banner. */
export const parts = [
  ...commonParts,
  'mail',
  'social',
  'farcaster',
  'bundler',
  'secure',
  'solana',
  'restChains',
  'thirdChain',
  'oddTokens',
] as const
export type Part = (typeof parts)[number]

/** What a part cannot do without. */
const needs: Partial<Record<Part, readonly Part[]>> = {
  api: ['chains'],
  relayer: ['chains'],
  wallet: ['web'],
  thirdChain: ['chains'],
  oddTokens: ['chains'],
  farcaster: ['chains'],
  bundler: ['chains'],
  secure: ['chains', 'web', 'mail'],
}

/** Checks a subset; what is `usual` when none is named. */
export function chooseParts(
  only: readonly string[] | undefined,
  usual: readonly Part[] = commonParts,
): Part[] {
  if (only === undefined) return [...usual]
  const unknown = only.find((name) => !parts.some((part) => part === name))
  if (unknown !== undefined) {
    throw new UsageError(`There is no part '${unknown}'. Parts: ${parts.join(', ')}.`)
  }
  const chosen = parts.filter((part) => only.includes(part))
  for (const part of chosen) {
    const need = needs[part]?.find((name) => !chosen.includes(name))
    if (need !== undefined) {
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
