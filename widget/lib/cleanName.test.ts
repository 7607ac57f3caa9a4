import { describe, expect, test } from 'vitest'
import { cleanName } from './cleanName.ts'

describe('cleanName', () => {
  test.each([
    ['Pebble Vault', 'Pebble Vault'],
    ['Safe\u202Etellaw\u0007 x', 'Safetellaw x'],
    ['  two\n\n lines ', 'two lines'],
    ['ze\u0300\u0301\u0302\u0303\u0304ro', 'zè\u0301\u0302ro'],
    ['Кошелёк 钱包', 'Кошелёк 钱包'],
    ['Ether\u200Beum', 'Ethereum'],
    ['\u202EEthereum', 'Ethereum'],
    ['Base\u3164\u115F\u034F \u2800', 'Base'],
  ])('behavior: %j is shown as %j', (name, shown) => {
    expect(cleanName(name)).toBe(shown)
  })

  test.each(['Pebble Vault', ' a  b ', 'a', '', '~!', 'x'.repeat(40), 'x'.repeat(41)])(
    'behavior: %j is shown as with an invisible character, for which all rules are tried',
    (name) => expect(cleanName(name)).toBe(cleanName(`${name}\u200B`)),
  )

  test('behavior: a long name is cut between characters', () => {
    expect(cleanName('😀'.repeat(500))).toBe(`${'😀'.repeat(39)}…`)
    expect(cleanName(`${'long '.repeat(100)}`)?.length).toBeLessThanOrEqual(40)
  })
})
