import { readFileSync, writeFileSync } from 'node:fs'
import type { FileTime } from './reports.ts'

/** How long one step took, in milliseconds. */
export type StepTime = { readonly name: string; readonly ms: number }

const DOCUMENT = 'CONTRIBUTING.md'
const [BEGIN, END] = ['<!-- times -->', '<!-- /times -->']
const SLOWEST = 20

/** Where the time went, as a run prints it at its end. */
export function describeTimes(steps: readonly StepTime[], files: readonly FileTime[]): string {
  const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  const line = (ms: number, name: string) => `${seconds(ms).padStart(9)}  ${name}`
  return [
    '── steps',
    ...steps.map(({ name, ms }) => line(ms, name)),
    ...(slowest.length === 0 ? [] : ['', `── the ${slowest.length} slowest files`]),
    ...slowest.map(({ file, ms }) => line(ms, file)),
  ].join('\n')
}

/** Writes the steps' times into the table of CONTRIBUTING.md, beside those of other commands. */
export function writeTimes(steps: readonly StepTime[]): void {
  writeFileSync(DOCUMENT, withTimes(readFileSync(DOCUMENT, 'utf8'), steps))
}

/** The document with these rows replaced or added; other rows stay. */
export function withTimes(text: string, steps: readonly StepTime[]): string {
  const [before, rest] = cut(text, BEGIN)
  const [table, after] = cut(rest, END)
  const rows = new Map(
    [...table.matchAll(/^\| (.+) \| (\d+) s \|$/gm)].map(([, name = '', time = '']) => [
      name,
      time,
    ]),
  )
  for (const { name, ms } of steps) rows.set(name, String(Math.round(ms / 1_000)))
  const lines = [...rows].map(([name, time]) => `| ${name} | ${time} s |`)
  return `${before}${BEGIN}\n| step | time |\n|---|---|\n${lines.join('\n')}\n${END}${after}`
}

function cut(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  if (at === -1) throw new Error(`${DOCUMENT} has no ${mark}`)
  return [text.slice(0, at), text.slice(at + mark.length)]
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}
