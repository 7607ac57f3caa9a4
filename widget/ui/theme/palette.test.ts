import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, type Rgb, rgb } from '#lib/theme/colors.ts'
import { paletteOf, tokens } from '#lib/theme/palette.ts'
import { presets } from '#lib/theme/presets.ts'
import { themePresets, themeVariables } from '#protocol'

const byte = fc.integer({ min: 0, max: 255 })
const color = fc.tuple(byte, byte, byte)
const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100)
const grounds = ['surface', 'surface-raised', 'surface-strong']

test('behavior: every preset that a site can name is a look, within the bounds of variables', () => {
  expect(Object.keys(presets).sort()).toEqual([...themePresets].sort())
  for (const look of Object.values(presets)) expect(themeVariables.parse(look)).toEqual(look)
})

describe('paletteOf', () => {
  test('behavior: any accent, mixed in with any strength, keeps its contrast in both themes', () => {
    fc.assert(
      fc.property(color, color, share, color, (accent, mixed, strength, qr) => {
        const palette = paletteOf({ accent, mix: { color: mixed, share: strength }, qr })
        for (const theme of [0, 1]) {
          const of = (name: string) => colorOf(palette, name, theme)
          for (const ground of grounds.map(of)) {
            for (const ink of ['text', 'text-2', 'text-3', 'accent-text', 'ok', 'warn', 'bad']) {
              expect(contrast(of(ink), ground)).toBeGreaterThanOrEqual(4.5)
            }
            expect(contrast(of('accent'), ground)).toBeGreaterThanOrEqual(3)
          }
          expect(contrast(of('edge'), of('surface'))).toBeGreaterThanOrEqual(3)
          expect(contrast(of('on-accent'), of('accent'))).toBeGreaterThanOrEqual(4.5)
          expect(contrast(of('on-accent'), of('accent-hover'))).toBeGreaterThanOrEqual(4.5)
          expect(contrast(of('accent-text'), of('accent-soft'))).toBeGreaterThanOrEqual(4.5)
          const qrGround = tokens[theme === 0 ? 'light' : 'dark']['qr-ground']
          expect(contrast(of('qr-color'), rgb(qrGround))).toBeGreaterThanOrEqual(7)
        }
      }),
    )
  })

  test('default: our own colours stay as tokens.css has them', () => {
    const palette = paletteOf({})
    const css = readFileSync(new URL('../../lib/theme/tokens.css', import.meta.url), 'utf8')
    for (const name of Object.keys(tokens.light) as (keyof typeof tokens.light)[]) {
      const pair = `light-dark(${tokens.light[name]}, ${tokens.dark[name]})`
      const isGround = name.startsWith('surface')
      expect(css).toContain(`--causeway-${name}${isGround ? '-base' : ''}: ${pair};`)
      if (name !== 'qr-ground') expect(palette[`--causeway-${name}`]).toBe(pair)
    }
  })

  test('behavior: a light theme stays light and a dark one dark, however much is mixed in', () => {
    const palette = paletteOf({ mix: { color: [128, 128, 128], share: 1 } })
    expect(contrast([0, 0, 0], colorOf(palette, 'surface-strong', 0))).toBeGreaterThanOrEqual(8)
    expect(contrast([255, 255, 255], colorOf(palette, 'surface-strong', 1))).toBeGreaterThan(8)
  })
})

function colorOf(palette: Readonly<Record<string, string>>, name: string, theme: number): Rgb {
  const found = (palette[`--causeway-${name}`] ?? '').match(/#[0-9a-f]{6}/g) ?? []
  return rgb(found[theme] ?? '')
}
