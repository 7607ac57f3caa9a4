import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutTables } from '../../scripts/docs/tables/fillTables.ts'

/** One fenced block of a document. */
export type Sample = {
  /** File and line of the block, for the failure message. */
  readonly where: string
  readonly language: string
  /** The word after the language: `deployment`. */
  readonly role: string
  /** Why the block is not run, if it says so: `not run: it publishes`. */
  readonly notRun: string | undefined
  readonly code: string
}

/** Documents for the widget's users; API reports are checked by `npm run package` instead. */
export const documents: readonly string[] = [
  'README.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

/** Every handwritten block of the documents; none is left out. */
export function readSamples(): readonly Sample[] {
  return documents.flatMap((file) => {
    const text = withoutTables(readFileSync(file, 'utf8'))
    return [...text.matchAll(/^([ \t]*)```([^\n]*)\n([\s\S]*?)^\1```$/gm)].map((match) => {
      const [, indent = '', info = '', code = ''] = match
      const [head = '', reason] = info.split(/\s*not run:\s*/)
      const [language = '', role = ''] = head.trim().split(/\s+/)
      return {
        where: `${file}:${text.slice(0, match.index).split('\n').length}`,
        language,
        role,
        notRun: reason,
        code: code.replace(new RegExp(`^${indent}`, 'gm'), ''),
      }
    })
  })
}

const isCode = ({ language }: Sample) => /^[jt]sx?$/.test(language)

/** Code blocks, and the code that a diff results in. */
export function readCode(): readonly Sample[] {
  return readSamples().flatMap((sample) => {
    if (isCode(sample)) return [sample]
    if (sample.language !== 'diff') return []
    const code = sample.code
      .split('\n')
      .filter((line) => !line.startsWith('-'))
      .map((line) => line.slice(1))
      .join('\n')
    return [{ ...sample, language: 'ts', code }]
  })
}
