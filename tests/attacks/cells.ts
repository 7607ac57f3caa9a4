import * as z from 'zod/mini'
import { attacks, engines, kinds } from './axes.ts'

const oneOf = <const Id extends string>(axis: readonly { readonly id: Id }[]) =>
  z.enum(axis.map(({ id }) => id))

/** One attempt, and what became of it. */
export const cell = z.strictObject({
  engine: oneOf(engines),
  kind: oneOf(kinds),
  attack: oneOf(attacks),
  /** `in a window`: the frame only offers to open one. */
  outcome: z.enum(['refused', 'in a window', 'confirmed']),
})
export type Cell = z.infer<typeof cell>

/** The annotation by which the report of Playwright carries a cell. */
export const CELL = 'cell'

const report = z.looseObject({ suites: z.array(z.unknown()) })
const annotation = z.looseObject({ type: z.literal(CELL), description: z.string() })

/** All cells of a report, wherever in it they stand. */
export function cellsOf(text: string): readonly Cell[] {
  return find(z.parse(report, JSON.parse(text)).suites)
}

function find(value: unknown): readonly Cell[] {
  if (Array.isArray(value)) return value.flatMap(find)
  if (typeof value !== 'object' || value === null) return []
  const found = z.safeParse(annotation, value)
  if (found.success) return [z.parse(cell, JSON.parse(found.data.description))]
  return Object.values(value).flatMap(find)
}
