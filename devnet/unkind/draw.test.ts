import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeDraw, drawOne, drawWorld } from './draw.ts'

const root = join(import.meta.dirname, '../..')
const files = Array.from({ length: 200 }, (_, at) => join(root, `widget/x${at}.chain.test.ts`))

describe('drawWorld', () => {
  test('default: the same file and seed draw the same, and half of the files are unkind', () => {
    const draw = (seed: string) =>
      files.map((file) => drawWorld(file, { DEVNET_SEED: seed }).profile)
    expect(draw('7')).toEqual(draw('7'))
    const unkind = draw('7').filter((profile) => profile === 'unkind')
    expect(unkind.length).toBeGreaterThan(70)
    expect(unkind.length).toBeLessThan(130)
  })

  test('behavior: another seed draws again for each file, and does not turn all of them round', () => {
    const [one, other] = ['7', '8'].map((seed) =>
      files.map((file) => drawWorld(file, { DEVNET_SEED: seed }).profile),
    )
    const same = files.filter((_, at) => one?.[at] === other?.[at])
    expect(same.length).toBeGreaterThan(70)
    expect(same.length).toBeLessThan(130)
  })

  test('behavior: DEVNET_PROFILE decides for every file', () => {
    const env = { DEVNET_PROFILE: 'unkind', DEVNET_SEED: '7' }
    expect(files.map((file) => drawWorld(file, env))).toEqual(
      files.map(() => ({ profile: 'unkind', seed: 7 })),
    )
  })
})

describe('describeDraw', () => {
  test('default: says what was drawn and the command that repeats it', () => {
    expect(describeDraw(files[0] ?? '', { profile: 'kind', seed: 7 }, 'npx vitest run')).toBe(
      'World: kind, seed 7; DEVNET_SEED=7 npx vitest run widget/x0.chain.test.ts',
    )
  })
})

describe('drawOne', () => {
  test('error: nothing to draw from', () => {
    expect(() => drawOne([], 'Firefox', 1)).toThrow('Firefox')
  })
})
