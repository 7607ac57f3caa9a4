import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['firefox', 'firefox-esr']
const fixed = ['/Applications/Firefox.app/Contents/MacOS/firefox']

/** Path of a Firefox on this machine: `FIREFOX_BIN`, else the first of the usual names on the PATH. */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.FIREFOX_BIN !== undefined && env.FIREFOX_BIN !== '') return env.FIREFOX_BIN
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...fixed,
  ]
  return candidates.find((path) => existsSync(path))
}
