import { existsSync, readdirSync } from 'node:fs'
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

/** Debian's small browser around WebKitGTK, of the newest API that is installed. */
export function findWebKit(): string | undefined {
  const libraries = '/usr/lib'
  const folders = existsSync(libraries) ? readdirSync(libraries) : []
  return folders
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => `${libraries}/${name}`)
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((path) => /\/webkit2?gtk-[^/]+$/.test(path))
    .map((path) => `${path}/MiniBrowser`)
    .filter((path) => existsSync(path))
    .sort()
    .at(-1)
}
