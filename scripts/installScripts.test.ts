import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

test('attack: no package runs a script when it is installed, and each that would is named (S23)', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true')
  const packages: Record<string, { hasInstallScript?: true }> = read('package-lock.json').packages
  const names = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
  )
  // Those of one system alone have no place in the lock file of another one.
  const never = Object.fromEntries([...new Set(names)].sort().map((name) => [name, false]))
  expect(read('package.json').allowScripts).toEqual(never)
})
