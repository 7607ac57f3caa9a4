import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { originsOf, type Rehearsal, rehearsalFiles } from './files.ts'

/** Its owner alone: keys stand in one of the files. */
const OWNER_ONLY = 0o600

/** Writes the files of a rehearsed deployment; returns what to type next, and where to look. */
export function prepareRehearsal(rehearsal: Rehearsal): string {
  const { folder, ports, urls } = rehearsal
  for (const [name, text] of Object.entries(rehearsalFiles(rehearsal))) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text, { mode: name.endsWith('.env') ? OWNER_ONLY : 0o644 })
  }
  const at = (name: string) => join(relative('.', folder) || '.', name)
  return [
    '',
    '  Rehearsal: type these two in terminals of their own.',
    `    npm run serve -- ${at('deployment.json')} --env ${at('gateway.env')}`,
    `    caddy run --config ${at('Caddyfile')}`,
    `  Then open ${originsOf(ports).shop}`,
    `  Mails are at ${urls.mail}`,
    '',
  ].join('\n')
}
