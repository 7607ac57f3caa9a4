import { examine } from './examine.ts'
import type { Finding } from './finding.ts'

const marks: Readonly<Record<Finding['level'], string>> = {
  ok: '  ok    ',
  warning: '  warn  ',
  error: '  ERROR ',
}

/**
 * Examines a deployed widget, and a page that embeds it, as the words of the command name them. Prints what it
 * found, with `--json` for programs. The process exits with 1 where something is broken, and with 2 where the
 * words name no address.
 */
export async function runDoctor(words: readonly string[], command: string): Promise<void> {
  const named = words.filter((word) => word !== '--json')
  const odd = named.find((word) => urlOf(word) === undefined)
  if (odd !== undefined) return refuse(`'${odd}' is no web address`)
  const [widget, page] = named.flatMap((word) => urlOf(word) ?? [])
  if (widget === undefined)
    return refuse(`Usage: ${command} https://widget.example [https://shop.example/page]`)

  const findings = await examine({ widget, page })
  if (words.includes('--json')) console.log(JSON.stringify(findings))
  else print(findings)
  process.exitCode = count(findings, 'error') === 0 ? 0 : 1
}

function print(findings: readonly Finding[]): void {
  for (const { level, what, cure } of findings) {
    console.log(`${marks[level]} ${what}${cure === undefined ? '' : `\n    → ${cure}`}`)
  }
  console.log(`\n${count(findings, 'error')} errors, ${count(findings, 'warning')} warnings`)
}

function count(findings: readonly Finding[], level: Finding['level']): number {
  return findings.filter((finding) => finding.level === level).length
}

function urlOf(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) ? url.href : undefined
}

function refuse(message: string): void {
  console.error(message)
  process.exitCode = 2
}
