import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const sources = [
  'protocol',
  'loader',
  'widget',
  'package-lock.json',
  'vite.config.ts',
  'scripts/bridgeBuild.ts',
  'scripts/loaderBuild.ts',
  'scripts/pinned',
]

/** True when `dist/` is newer than everything it is made of. */
export function isBuildFresh(): boolean {
  const built = 'dist/loader.js'
  if (!existsSync(built) || !existsSync('dist/embed/index.html')) return false
  const at = Math.min(statSync(built).mtimeMs, statSync('dist/embed/index.html').mtimeMs)
  return sources.every((path) => newest(path) <= at)
}

function newest(path: string): number {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}
