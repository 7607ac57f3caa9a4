import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Rule = { readonly path: string; readonly isKept: boolean; readonly pattern: RegExp }

/** The rules of a .dockerignore, in order: the last one that fits a path decides. */
export function readRules(text: string): readonly Rule[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const isKept = line.startsWith('!')
      const path = isKept ? line.slice(1) : line
      return { path, isKept, pattern: patternOf(path) }
    })
}

/** Whether a build may read this path. */
export function isSent(rules: readonly Rule[], path: string): boolean {
  return rules.findLast(({ pattern }) => pattern.test(path))?.isKept ?? true
}

/** Copies what a build would read of a folder. */
export function copyContext(from: string, to: string): void {
  const rules = readRules(readFileSync(join(from, '.dockerignore'), 'utf8'))
  const copy = (folder: string): void => {
    for (const entry of readdirSync(join(from, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (!entry.isDirectory()) {
        if (!isSent(rules, path)) continue
        mkdirSync(dirname(join(to, path)), { recursive: true })
        cpSync(join(from, path), join(to, path))
        continue
      }
      const isReached = rules.some((rule) => rule.isKept && rule.path.startsWith(`${path}/`))
      if (isReached || isSent(rules, path)) copy(path)
    }
  }
  copy('.')
}

/** A path, or a folder above it. */
function patternOf(path: string): RegExp {
  const source = path
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/|\*/g, (sign) => (sign === '*' ? '[^/]*' : '(?:.*/)?'))
  return new RegExp(`^${source}(?:/|$)`)
}
