import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../config/readFile.ts'
import { StartError } from '../config/startError.ts'
import { randomWord, type Setup, type Variable } from './makeSetup.ts'

/** Its owner alone. */
const KEYS_MODE = 0o600
/** Holds no key, and a process of another user reads it. */
const DEPLOYMENT_MODE = 0o644

/**
 * Writes `deployment.json` and `gateway.env`, the second for its owner alone, once the first is one that the
 * gateway takes; for containers `.env`, too. An existing file is left as it is.
 *
 * @throws StartError FILE_EXISTS, or what the gateway would say of the file
 */
export function writeSetup(folder: string, setup: Setup): void {
  const { deployment, variables, ofContainers } = setup
  const file = join(folder, 'deployment.json')
  write(file, `${JSON.stringify(deployment, null, 2)}\n`, DEPLOYMENT_MODE)
  // Any words will do: whether they are right, only the services know.
  const env = Object.fromEntries(
    variables.map(({ name, example = randomWord(), value = example }) => [name, value]),
  )
  try {
    readSettings(file, ofContainers === undefined ? env : { ...env, STORE_URL: 'redis://store' })
  } catch (error) {
    rmSync(file)
    throw error
  }
  write(join(folder, 'gateway.env'), linesOf(variables), KEYS_MODE)
  if (ofContainers !== undefined) write(join(folder, '.env'), linesOf(ofContainers), KEYS_MODE)
}

function linesOf(variables: readonly Variable[]): string {
  return variables.map(({ name, from, value = '' }) => `# ${from}\n${name}=${value}\n`).join('\n')
}

function write(file: string, text: string, mode: number): void {
  try {
    writeFileSync(file, text, { flag: 'wx', mode })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    const reason = code === 'EEXIST' ? 'is there already' : `cannot be written (${code})`
    throw new StartError('FILE_EXISTS', `${file} ${reason}.`)
  }
}
