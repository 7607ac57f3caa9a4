import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { statuses } from './errors.ts'

test('default: the guide names every code with its status, and every code of the start', () => {
  const guide = readFileSync('docs/operate.md', 'utf8')
  const rows = guide.split('\n').filter((line) => line.startsWith('| `'))
  const wrong = Object.entries(statuses).filter(
    ([code, status]) =>
      !rows.some((row) => row.includes(`\`${code}\``) && row.includes(`| ${status} |`)),
  )
  expect(wrong).toEqual([])
  const source = readFileSync('gateway/config/startError.ts', 'utf8')
  const ofStart = [...source.matchAll(/\| '([A-Z_]+)'/g)].map(([, code]) => code)
  expect(ofStart.length).toBeGreaterThan(5)
  expect(ofStart.filter((code) => !rows.some((row) => row.includes(`\`${code}\``)))).toEqual([])
})
