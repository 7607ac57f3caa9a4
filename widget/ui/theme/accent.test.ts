import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, deriveAccent } from './accent.ts'

const light = [232, 236, 234] as const
const dark = [42, 47, 51] as const

test('behavior: any accent gives readable ink, readable text and visible controls in both themes', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(byte, byte, byte, (red, green, blue) => {
      const derived = deriveAccent([red, green, blue])
      const [accentLight, accentDark] = pair(derived['--causeway-accent'])
      const [inkLight, inkDark] = pair(derived['--causeway-on-accent'])
      const [textLight, textDark] = pair(derived['--causeway-accent-text'])
      expect(contrast(accentLight, light)).toBeGreaterThanOrEqual(3)
      expect(contrast(accentDark, dark)).toBeGreaterThanOrEqual(3)
      expect(contrast(textLight, light)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(textDark, dark)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(inkLight, accentLight)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(inkDark, accentDark)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

function pair(
  value: string | undefined,
): [readonly [number, number, number], readonly [number, number, number]] {
  const [one = '', other = ''] = (value ?? '').match(/#[0-9a-f]{6}/g) ?? []
  return [rgb(one), rgb(other)]
}

function rgb(hex: string): readonly [number, number, number] {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return [at(1), at(3), at(5)]
}
