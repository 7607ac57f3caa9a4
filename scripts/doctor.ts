import { examine } from './doctor/examine.ts'
import type { Finding } from './doctor/finding.ts'

/*
 * npm run doctor -- https://widget.example [https://shop.example/page] [--json]
 * Where the package is installed it is `npx --no causeway doctor …`.
 * Examines a deployed widget, and a page that embeds it. Exits with 1 where something is broken.
 */
const asJson = process.argv.includes('--json')
const args = process.argv.slice(2).filter((word) => word !== 'doctor' && word !== '--json')
const [widget, page] = args.map(asUrl)
if (widget === undefined)
  stop('Usage: causeway doctor https://widget.example [https://shop.example/page]')

const marks: Readonly<Record<Finding['level'], string>> = {
  ok: '  ok    ',
  warning: '  warn  ',
  error: '  ERROR ',
}
const findings = await examine({ widget, page })
const count = (level: string) => findings.filter((finding) => finding.level === level).length
if (asJson) console.log(JSON.stringify(findings))
else print()
process.exitCode = count('error') === 0 ? 0 : 1

function print(): void {
  for (const { level, what, cure } of findings) {
    console.log(`${marks[level]} ${what}${cure === undefined ? '' : `\n    → ${cure}`}`)
  }
  console.log(`\n${count('error')} errors, ${count('warning')} warnings`)
}

function asUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol))
    return stop(`'${text}' is no web address`)
  return url.href
}

function stop(message: string): never {
  console.error(message)
  process.exit(2)
}
