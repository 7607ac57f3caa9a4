import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cruise } from 'dependency-cruiser'
import {
  addressCasts,
  againstTheArrows,
  cycles,
  filesNamingConnectors,
  filesNamingViews,
  fullestFolder,
  knottedRooms,
  linesOfWords,
  sizes,
  testedShare,
  type Tree,
} from './house/measures.ts'
import { isSource } from './house/rooms.ts'
import { sourceFiles } from './sourceFiles.ts'

/*
 * How the code is built, in figures: what it was when they were first taken, what it is, and what it is
 * to become. It fails where one is worse than what is written here as reached; a change that makes
 * one better writes the better figure down.
 */
type Measure = {
  readonly name: string
  readonly first: number
  /** What no change may go above, or below where more is better. */
  readonly reached: number
  readonly goal: number
  readonly now: (tree: Tree) => number
  readonly isMoreBetter?: true
}

const measures: readonly Measure[] = [
  {
    name: 'rooms of widget in a circle',
    first: 77,
    reached: 0,
    goal: 0,
    now: (tree) => knottedRooms(tree, 'widget'),
  },
  {
    name: 'rooms of loader in a circle',
    first: 3,
    reached: 0,
    goal: 0,
    now: (tree) => knottedRooms(tree, 'loader'),
  },
  { name: 'imports against the arrows', first: 149, reached: 0, goal: 0, now: againstTheArrows },
  { name: 'files that name a view', first: 97, reached: 0, goal: 0, now: filesNamingViews },
  {
    name: 'files that name a connector',
    first: 20,
    reached: 0,
    goal: 0,
    now: filesNamingConnectors,
  },
  { name: 'import cycles, with types', first: 14, reached: 0, goal: 0, now: cycles },
  { name: 'entries in the fullest folder', first: 90, reached: 25, goal: 25, now: fullestFolder },
  { name: 'lines of words as TypeScript', first: 56_140, reached: 0, goal: 0, now: linesOfWords },
  { name: '“as Address”, “as Hex”', first: 57, reached: 5, goal: 5, now: addressCasts },
  {
    name: 'lines of a file, median',
    first: 55,
    reached: 75,
    goal: 75,
    now: (tree) => sizes(tree).median,
  },
  {
    name: 'lines of a file, 95 of 100',
    first: 221,
    reached: 200,
    goal: 200,
    now: (tree) => sizes(tree).p95,
  },
  testedRoom('protocol', 33, 80),
  testedRoom('loader', 32, 80),
  testedRoom('widget/kernel', 75, 79),
  testedRoom('widget/wallet', 76, 80),
]

/** Lines of tests to a hundred of source. */
function testedRoom(room: string, first: number, reached: number): Measure {
  const now = (tree: Tree) => testedShare(tree, room)
  return { name: `tests to source, ${room} (%)`, first, reached, goal: 80, now, isMoreBetter: true }
}

const rooms = ['protocol', 'loader', 'secure', 'widget']
const tree = await readTree()
let isWorse = false
console.log(`${'measure'.padEnd(32)}   first     now    goal`)
for (const { name, first, reached, goal, now, isMoreBetter } of measures) {
  const figure = now(tree)
  const isBeyond = (limit: number) => (isMoreBetter ? figure < limit : figure > limit)
  const isHere = isBeyond(goal) ? '' : '  ✓'
  const verdict = isBeyond(reached) ? `  ${isMoreBetter ? 'below' : 'above'} ${reached}` : isHere
  isWorse ||= isBeyond(reached)
  console.log(
    `${name.padEnd(32)}${[first, figure, goal].map((one) => String(one).padStart(8)).join('')}${verdict}`,
  )
}
if (isWorse) process.exit(1)

async function readTree(): Promise<Tree> {
  const { options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
  const { output } = await cruise([...rooms], options)
  if (typeof output === 'string') throw new Error('dependency-cruiser gave no result')
  const imports = output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved, dependencyTypes }) => ({
      from: source,
      to: resolved,
      isType: dependencyTypes.includes('type-only'),
    })),
  )
  const all = sourceFiles(rooms).map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const isOf = ({ path }: { readonly path: string }) => isSource(path)
  return { files: all.filter(isOf), tests: all.filter((one) => !isOf(one)), imports }
}
