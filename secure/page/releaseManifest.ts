import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'manifest.json'

/** Writes the SHA-256 of every file of the release, so that anybody can compare what is served. */
export function releaseManifest(): Plugin {
  return {
    name: 'release-manifest',
    writeBundle({ dir }) {
      if (dir === undefined) throw new Error('The build has no folder.')
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== NAME)
        .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .sort()
      const hashes = files.map((file) => [file, hashOf(join(dir, file))] as const)
      const content = { version: 1, files: Object.fromEntries(hashes) }
      writeFileSync(join(dir, NAME), `${JSON.stringify(content, null, 2)}\n`)
    },
  }
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
