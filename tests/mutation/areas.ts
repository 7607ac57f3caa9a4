/** What is measured: where a wrong line costs somebody money. */
export type Area = {
  readonly name: string
  /** Globs, as Stryker reads them. */
  readonly mutate: readonly string[]
}

export const areas: readonly Area[] = [
  {
    name: 'approvals',
    mutate: [
      'secure/page/approvals/**/*.ts',
      '!secure/page/approvals/**/*.test.ts',
      '!secure/page/approvals/**/testing/**',
    ],
  },
  { name: 'arming', mutate: ['secure/page/arming/arming.ts'] },
  {
    name: 'swap preparation',
    mutate: ['widget/core/swap/{prepare,calldata,trySwap,figures,problem}.ts'],
  },
]

/** Whole percent of the mutants of each area. */
export const LEAST_SCORE = 85
