import { breaks as S1 } from './breaks/S1.ts'
import { breaks as S2 } from './breaks/S2.ts'
import { breaks as S3 } from './breaks/S3.ts'
import { breaks as S4 } from './breaks/S4.ts'
import { breaks as S5 } from './breaks/S5.ts'
import { breaks as S6 } from './breaks/S6.ts'
import { breaks as S7 } from './breaks/S7.ts'
import { breaks as S8 } from './breaks/S8.ts'
import { breaks as S9 } from './breaks/S9.ts'
import type { Row } from './table.ts'

/** A change of the product that makes words of a requirement untrue. */
export type Break = {
  /** The words, letter by letter as the row has them. */
  readonly clause: string
  /** The source that is changed. */
  readonly file: string
  /** What is replaced: at most three lines that stand in the file once. */
  readonly from: string
  /** At most three lines. The code still has to load: a test that cannot start shows nothing. */
  readonly to: string
  /** A test file that the row lists; a test in it with the id of the row has to fail. */
  readonly red: string
}

/** Words of a row that no change of three lines makes untrue, or none that a test would see. */
export type OpenClause = { readonly clause: string; readonly why: string }

export type RowBreaks = {
  readonly breaks: readonly Break[]
  readonly open?: readonly OpenClause[]
}

export type Breaks = Readonly<Record<string, RowBreaks>>

export const allBreaks: Breaks = { ...S1, ...S2, ...S3, ...S4, ...S5, ...S6, ...S7, ...S8, ...S9 }

const MOST_LINES = 3

type CheckOptions = {
  readonly rows: readonly Row[]
  readonly breaks: Breaks
  /** The source in a file; undefined where there is none. */
  readonly read: (path: string) => string | undefined
}

/** Everything that is wrong with the list without running it, one sentence each. */
export function findBreakProblems({ rows, breaks, read }: CheckOptions): readonly string[] {
  const known = new Set(rows.map(({ id }) => id))
  const unknown = Object.keys(breaks).filter((id) => !known.has(id))
  return [
    ...unknown.map((id) => `${id} has breaks and no row`),
    ...rows.flatMap((row) => {
      const own = breaks[row.id] ?? { breaks: [] }
      return [
        ...clauseProblems(row, own),
        ...own.breaks.flatMap((one) => placeProblems(row, one, read)),
      ].map((problem) => `${row.id}: ${problem}`)
    }),
  ]
}

function clauseProblems({ text, files }: Row, { breaks, open = [] }: RowBreaks): readonly string[] {
  const clauses = [...breaks, ...open].map(({ clause }) => clause)
  const strange = clauses.filter((clause) => !text.includes(clause))
  const bare = sentencesOf(text).filter(
    (sentence) => !clauses.some((clause) => sentence.includes(clause) || clause.includes(sentence)),
  )
  return [
    ...strange.map((clause) => `the row has no words “${clause}”`),
    ...(files.length === 0 ? [] : bare.map((sentence) => `nothing breaks “${sentence}”`)),
  ]
}

function placeProblems(
  { files }: Row,
  { file, from, to, red }: Break,
  read: CheckOptions['read'],
): readonly string[] {
  const source = read(file)
  if (source === undefined) return [`${file} is not there`]
  const times = source.split(from).length - 1
  const isLong = [from, to].some((text) => text.split('\n').length > MOST_LINES)
  return [
    ...(times === 1 ? [] : [`${file} holds “${from}” ${times} times, not once`]),
    ...(isLong ? [`the break of ${file} is longer than ${MOST_LINES} lines`] : []),
    ...(from === to ? [`the break of ${file} changes nothing`] : []),
    ...(files.includes(red) ? [] : [`${red} is not among the tests of the row`]),
  ]
}

/** The sentences and half sentences of a row; each has to be broken, or is open. */
function sentencesOf(text: string): readonly string[] {
  return text
    .replaceAll('*Decided:*', '')
    .split(/(?<=[.;])\s+(?=[\p{Lu}\p{Ll}`'“*])/u)
    .map((sentence) => sentence.trim().replace(/[.;]$/, ''))
    .filter((sentence) => sentence !== '')
}
