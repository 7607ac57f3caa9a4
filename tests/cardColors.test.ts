import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { colors } from '../loader/cards/colors.ts'
import { sourceFiles } from '../scripts/sourceFiles.ts'

const names = Object.keys(colors.light) as (keyof typeof colors.light)[]
const css = readFileSync(new URL('../widget/lib/theme/tokens.css', import.meta.url), 'utf8')

describe('one source of colours', () => {
  test.each(names)('default: %s of the cards is the token of the widget', (name) => {
    const pair = `light-dark(${colors.light[name]}, ${colors.dark[name]});`
    const base = name.startsWith('surface') ? '-base' : ''
    expect(css).toContain(`--causeway-${name}${base}: ${pair}`)
  })

  test('behavior: cards are drawn with no other colours', () => {
    const own = /#[0-9a-f]{3,8}\b|\brgb\(/g
    const found = sourceFiles(['loader/cards'])
      .filter((path) => !/colors\.ts$|\.test\.tsx?$/.test(path))
      .flatMap((path) => readFileSync(path, 'utf8').match(own) ?? [])
    // What lies under a card, and its shadow.
    expect(found).toEqual(['rgb(', 'rgb('])
  })

  test('behavior: the secure page declares no token of its own', () => {
    const theme = readFileSync(new URL('../secure/page/views/theme.css', import.meta.url), 'utf8')
    expect(theme.match(/^\s*--causeway-[\w-]+:/gm)).toBe(null)
  })
})
