import { expect, test, vi } from 'vitest'
import { pickLocale } from './pick.ts'

const table = Object.fromEntries(
  ['en', 'de', 'pt-BR', 'zh-CN', 'zh-TW'].map((locale) => [locale, locale]),
) as Record<'en', string>

test.each([
  ['de-AT', 'de'],
  ['pt-PT', 'pt-BR'],
  ['zh-HK', 'zh-TW'],
  ['zh', 'zh-CN'],
  ['fr', 'en'],
  ['not a tag', 'en'],
])('behavior: %s is read in %s', (tag, locale) => {
  expect(pickLocale(table, tag)).toBe(locale)
})

test('behavior: the browser is not asked for the script of a language alone, which takes a slow phone long', () => {
  const asked = vi.spyOn(Intl, 'Locale')
  expect([pickLocale(table, 'en-US'), pickLocale(table, 'de')]).toEqual(['en', 'de'])
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})
