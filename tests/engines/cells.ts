import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export const engines = ['Chromium', 'Firefox', 'WebKitGTK'] as const
export const storages = ['shipped', 'blocked', 'allowed'] as const
export const sites = ['first', 'second'] as const
export const inputs = ['mouse', 'touch', 'keyboard'] as const
/** In the order of a walk: what is signed and reloaded is the account of the login. */
export const actions = [
  'connectByWindow',
  'connectInPage',
  'walletConnect',
  'bridge',
  'login',
  'signature',
  'reload',
] as const

/** What became of one thing that a person did. */
export const cell = z.strictObject({
  engine: z.enum(engines),
  storage: z.enum(storages),
  site: z.enum(sites),
  input: z.enum(inputs),
  action: z.enum(actions),
  /** `works`; what the product says, in its own quotation marks; or why no such walk can be. */
  outcome: z.string().min(1).max(200),
})
export type Cell = z.infer<typeof cell>
export const WORKS = 'works'
/** The driver cannot on this machine: the document keeps what others met. */
export const UNTRIED = 'not tried here'

const folder = join(import.meta.dirname, '../../.cache/engines')

type Walk = Pick<Cell, 'engine' | 'storage' | 'input'>
const fileOf = ({ engine, storage, input }: Walk) =>
  join(folder, `${engine}-${storage}-${input}.json`)

/** Forgets what this walk met the last time. */
export function forgetCells(walk: Walk): void {
  rmSync(fileOf(walk), { force: true })
}

/** Writes down what one walk met. */
export function writeCells(walk: Walk, cells: readonly Cell[]): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(walk), JSON.stringify(z.array(cell).parse(cells), null, 2))
}

/** What every walk met when it ran last. */
export function readCells(): readonly Cell[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => z.array(cell).parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
}
