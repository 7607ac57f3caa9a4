import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawLosses, losses, type Thing } from './losses.ts'

const things = ['mail', 'device', 'devices', 'file', 'passkey', 'copy', 'database', 'key'] as const
/** One of these is the other, and more. */
const same = ['device devices', 'copy database']
const nameOf = (has: readonly string[]) => [...has].sort().join(' ')

// What `drawLosses` gives belongs between the marks; each row of it is tried in losses.chain.test.ts.
test('default: the table in SECURITY.md is the one that is tried', () => {
  const [, written] = /<!-- losses -->\n\n([\s\S]*?)\n\n<!-- \/losses -->/.exec(
    readFileSync('SECURITY.md', 'utf8'),
  ) ?? [undefined, '']
  expect(written).toBe(drawLosses())
})

test('default: it has each thing alone and each pair, signed in and signed out, once', () => {
  const tried = losses.flatMap(({ each }) => each.map(nameOf))
  expect(new Set(tried).size).toBe(tried.length)
  const pairs: Thing[][] = things.flatMap((one, at) => [
    [one],
    ...things.slice(at + 1).map((other) => [one, other]),
  ])
  for (const pair of pairs.filter((all) => !same.includes(nameOf(all)))) {
    expect(tried).toContain(nameOf(pair))
    // An attacker with the mail can sign in anyway.
    if (!pair.some((thing) => thing.startsWith('device')) || pair.includes('mail')) continue
    expect(tried).toContain(nameOf([...pair, 'session']))
  }
})
