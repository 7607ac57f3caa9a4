import type { Mutant } from './report.ts'

/** Why mutants of one line may live: `from → to` of each, as the command prints them. */
export type Reason = {
  /** The line in which they begin, without its indent. */
  readonly code: string
  readonly mutants: readonly string[]
  readonly why: string
}
export type Reasons = Readonly<Record<string, readonly Reason[]>>

/** `from → to`, short enough for a line. */
export function nameOf({ from, to }: Pick<Mutant, 'from' | 'to'>): string {
  return `${shorten(from)} → ${to === '' ? '∅' : shorten(to)}`
}

/** Those that live without a reason, and the reasons whose mutant is gone. */
export function compare(
  alive: readonly Mutant[],
  reasons: Reasons,
): { readonly unexplained: readonly Mutant[]; readonly stale: readonly string[] } {
  const known = new Set(
    Object.entries(reasons).flatMap(([file, all]) =>
      all.flatMap(({ code, mutants }) => mutants.map((name) => keyOf(file, code, name))),
    ),
  )
  const living = new Set(alive.map((one) => keyOf(one.file, one.code, nameOf(one))))
  return {
    unexplained: alive.filter((one) => !known.has(keyOf(one.file, one.code, nameOf(one)))),
    stale: [...known].filter((key) => !living.has(key)),
  }
}

function keyOf(file: string, code: string, name: string): string {
  return `${file}: ${code}: ${name}`
}

const NAME_CHARS = 70

function shorten(text: string): string {
  return text.length > NAME_CHARS ? `${text.slice(0, NAME_CHARS - 1)}…` : text
}
