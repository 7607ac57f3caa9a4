import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Test files that git tracks or would track, relative to `root` and sorted. */
export function testFiles(root: string): readonly string[] {
  return projectFiles(root).filter((path) => /\.(test\.tsx?|spec\.ts)$/.test(path))
}

/** All files that git tracks or would track, relative to `root` and sorted. */
export function projectFiles(root: string): readonly string[] {
  const list = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  const paths = new Set(list.split('\0').filter((path) => path !== ''))
  return [...paths].filter((path) => existsSync(join(root, path))).sort()
}
