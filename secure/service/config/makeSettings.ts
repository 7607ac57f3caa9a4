import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { KEY_BYTES, needed } from './options.ts'
import { type Setting, settings } from './settings.ts'
import { StartError } from './startError.ts'

const OWNER_ONLY = 0o600

/**
 * Writes a settings file with a key of its own, and a line for everything else that may be set. One that
 * is there is never touched: its key opens the shares of a database.
 *
 * @throws StartError SETTINGS_EXIST
 */
export async function makeSettings(file: string): Promise<void> {
  const key = randomBytes(KEY_BYTES).toString('base64')
  try {
    await writeFile(file, settingsText(key), { flag: 'wx', mode: OWNER_ONLY })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      throw new StartError(
        'SETTINGS_EXIST',
        `${file} is there already and was left as it is. It holds the key of its database; for another service, name another file.`,
      )
    }
    throw error
  }
}

/** As `node --env-file` reads it. */
function settingsText(key: string): string {
  const lines = Object.entries(settings).map(([name, setting]) => ({
    text: `# ${setting.wants}\n${linesOf(name, setting, key)}`,
    isNeeded: needed.has(name),
  }))
  const textOf = (isNeeded: boolean) =>
    lines.filter((line) => line.isNeeded === isNeeded).map(({ text }) => text)
  return `${[
    "# The embedded wallet's service. ENCRYPTION_KEY opens the shares that its database keeps: keep this file\n# apart from backups of the database, and never lose it. JSON stands between single quotes.",
    ...textOf(true),
    '# What follows may stay as it is: take the # away from what you set.',
    ...textOf(false),
  ].join('\n\n')}\n`
}

function linesOf(name: string, { example }: Setting, key: string): string {
  if (name === 'ENCRYPTION_KEY') return `${name}=${key}`
  const value = quoted(example)
  return needed.has(name) ? `# for example ${value}\n${name}=` : `# ${name}=${value}`
}

function quoted(value: string): string {
  return /^[\w:/.,*@+-]*$/.test(value) ? value : `'${value}'`
}
