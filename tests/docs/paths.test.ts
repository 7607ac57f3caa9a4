import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url).pathname
/** Where a path of the documents may begin. */
const places = ['', 'widget', 'secure', 'locales']
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')

/** What a document names as a path, in backticks: `widget/kernel/`, `boot.ts`, `widget/features/<name>/`. */
function pathsIn(document: string): readonly string[] {
  const text = readFileSync(join(root, document), 'utf8').replaceAll(/```[\s\S]*?```/g, '')
  const all = [
    ...text.matchAll(/`([\w.<>*-]+(?:\/[\w.<>*-]*)+|[\w.-]+\.(?:ts|tsx|cjs|json|css))`/g),
  ]
  return [...new Set(all.map(([, path = '']) => path))].filter(
    (path) => !/^(dist|\.cache|zod)\//.test(path) && !/\b[xX]\b|X(View)?\./.test(path),
  )
}

function isThere(path: string): boolean {
  if (places.some((place) => existsSync(join(root, place, path)))) return true
  // A file by its name alone, or a folder of each feature.
  const parts = path.replaceAll(/<\w+>|\*+/g, '[^/]+').replaceAll('.', '\\.')
  const named = new RegExp(`(^|/)${parts}${path.endsWith('/') ? '' : '(/|$)'}`)
  return files.some((file) => named.test(file))
}

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])(
  'behavior: %s names files and folders that are there (house)',
  (document) => {
    const paths = pathsIn(document)
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter((path) => !isThere(path))).toEqual([])
  },
)
