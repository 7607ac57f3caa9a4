import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Part } from './arguments.ts'
import { folders } from './folders.ts'
import { markdownTable, table } from './table.ts'

export type Outcome = {
  readonly part: Part
  /** The table's rows, starting with the header. */
  readonly rows: readonly (readonly string[])[]
  /** How to read the rows. */
  readonly notes: string
  readonly machine: string
  /** All measurements, for readers who compute with them. */
  readonly result: object
  readonly write: boolean
}

/** Prints the table, saves the measurements, and writes the table into the docs if `write` is set. */
export function publish({ part, rows, notes, machine, result, write }: Outcome): void {
  console.log(`\n${table(rows)}\n\n${notes}\n${machine}`)
  const at = new Date().toISOString()
  mkdirSync(folders.cache, { recursive: true })
  const path = join(folders.cache, `${part}.json`)
  writeFileSync(path, `${JSON.stringify({ at, machine, ...result }, undefined, 2)}\n`)
  console.log(`Written to ${relative(process.cwd(), path)}`)
  if (!write) return
  const command = part === 'page' ? 'npm run bench' : `npm run bench -- ${part}`
  const section = `${markdownTable(rows)}\n\n${notes}\n\n${at.slice(0, 10)} · \`${command}\` · ${machine}`
  writeFileSync(folders.figures, withSection(readFileSync(folders.figures, 'utf8'), part, section))
  console.log(`Written to ${relative(process.cwd(), folders.figures)}`)
}

/** The text with the section between this part's marks replaced. */
export function withSection(text: string, part: Part, section: string): string {
  const [begin, end] = [`<!-- bench ${part} -->`, `<!-- /bench ${part} -->`]
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The figures have no place for ${part}`)
  return `${text.slice(0, from + begin.length)}\n\n${section}\n\n${text.slice(to)}`
}
