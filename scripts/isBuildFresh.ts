import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const sources = [
  'protocol',
  'loader',
  'locales',
  'secure',
  'gateway',
  'widget',
  'examples/playground',
  'deploy',
  'docs',
  'SECURITY.md',
  'CHANGELOG.md',
  'package-lock.json',
  'vite.config.ts',
  'scripts/bridgeBuild.ts',
  'scripts/browsers/supported.ts',
  'scripts/causeway.ts',
  'scripts/deploy',
  'scripts/docs',
  'scripts/doctor',
  'scripts/loaderBuild.ts',
  'scripts/locales',
  'scripts/optionTable.ts',
  'scripts/package',
  'scripts/playgroundBuild.ts',
  'scripts/pinned',
]

/** True when `dist/` is newer than everything it is made of. */
export function isBuildFresh(): boolean {
  const built = 'dist/loader.js'
  const parts = [
    built,
    'dist/embed/index.html',
    'dist/playground/index.html',
    'dist/docs/index.html',
    'dist/secure/index.html',
    'dist/secure-service/main.js',
    'dist/gateway/main.js',
    'dist/npm-gateway/package.json',
  ]
  if (!parts.every((path) => existsSync(path))) return false
  const at = Math.min(...parts.map((path) => statSync(path).mtimeMs))
  return sources.every((path) => newest(path) <= at)
}

function newest(path: string): number {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}
