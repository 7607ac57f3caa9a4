import { breaks as access } from './breaks/access.ts'
import { breaks as keys } from './breaks/keys.ts'
import { breaks as money } from './breaks/money.ts'
import type { Row } from './table.ts'

/** A change of the product that makes words of a requirement untrue. */
export type Break = {
  /** The requirement's row. */
  readonly id: string
  /** The words, letter by letter as the row has them. */
  readonly clause: string
  /** The source that is changed. */
  readonly file: string
  /** What is replaced: at most three lines that stand in the file once. */
  readonly from: string
  /** At most three lines, with which the file still compiles. */
  readonly to: string
  /** A test file that the row lists; a test in it with the id of the row has to fail. */
  readonly red: string
}

export const allBreaks: readonly Break[] = [...money, ...keys, ...access]

const MOST_LINES = 3

type CheckOptions = {
  readonly rows: readonly Row[]
  readonly breaks: readonly Break[]
  /** The source in a file; undefined where there is none. */
  readonly read: (path: string) => string | undefined
}

/** Everything that is wrong with the places of the breaks, one sentence each. */
export function findBreakProblems({ rows, breaks, read }: CheckOptions): readonly string[] {
  return breaks.flatMap((one) => {
    const row = rows.find(({ id }) => id === one.id)
    const problems = row === undefined ? ['it has no row'] : problemsOf(row, one, read)
    return problems.map((problem) => `${one.id}: ${problem}`)
  })
}

function problemsOf(
  { text, files }: Row,
  { clause, file, from, to, red }: Break,
  read: CheckOptions['read'],
): readonly string[] {
  const source = read(file)
  if (source === undefined) return [`${file} is not there`]
  const times = source.split(from).length - 1
  const isLong = [from, to].some((part) => part.split('\n').length > MOST_LINES)
  return [
    ...(text.includes(clause) ? [] : [`the row has no words “${clause}”`]),
    ...(times === 1 ? [] : [`${file} holds “${from}” ${times} times, not once`]),
    ...(isLong ? [`the break of ${file} is longer than ${MOST_LINES} lines`] : []),
    ...(from === to ? [`the break of ${file} changes nothing`] : []),
    ...(files.includes(red) ? [] : [`${red} is not among the tests of the row`]),
    ...(red.endsWith('.spec.ts') ? [`${red} needs a build, which no break is worth`] : []),
  ]
}
