import { cpSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

/** All of `dist/` that the widget's origin serves; the rest has a place of its own, or none. */
const published = ['loader.js', 'integrity.json', 'causeway', 'v', 'embed'] as const

/** What is neither a source map nor hidden. */
export const withoutMaps = (path: string): boolean => !/^\.|\.map$/.test(basename(path))

/** Copies what may be published as it is: no source map, and nothing that only a build reads. */
export function publish(dist: string, site: string): void {
  rmSync(site, { recursive: true, force: true })
  for (const name of published) {
    cpSync(join(dist, name), join(site, name), { recursive: true, filter: withoutMaps })
  }
}
