import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** TypeScript sources below these folders that git tracks or would track. */
export function sourceFiles(folders: readonly string[]): readonly string[] {
  const list = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders],
    { encoding: 'utf8' },
  )
  return list
    .split('\n')
    .filter((path) => /\.(ts|tsx)$/.test(path) && !path.endsWith('.d.ts') && existsSync(path))
}
