import { describe, expect, test, vi } from 'vitest'
import { matchLocale } from './locales.ts'

const locales = 'en ar de es fa fr he hi id it ja ko pl pt-BR ru th tr uk vi zh-CN zh-TW'.split(' ')
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const regions = letters.flatMap((one) => letters.map((other) => one + other))

/** What CLDR's likely subtags say, asked of all locales. */
function likely(tag: string): string | undefined {
  const wished = new Intl.Locale(tag).maximize()
  return locales.find((locale) => {
    const { language, script } = new Intl.Locale(locale).maximize()
    return wished.language === language && wished.script === script
  })
}

describe('matchLocale', () => {
  test('property: a language alone is matched as likely subtags would, in each region', () => {
    const languages = [...new Set(locales.map((locale) => locale.slice(0, 2)))]
    const tags = languages.flatMap((language) => [
      language,
      ...regions.map((region) => `${language}-${region}`),
    ])
    const wrong = tags.filter((tag) => matchLocale(locales, [tag]) !== likely(tag))
    expect(tags).toHaveLength(20 * 677)
    expect(wrong).toEqual([])
  })

  test('behavior: the browser is not asked for the script of a language alone, which takes a slow phone long', () => {
    const asked = vi.spyOn(Intl, 'Locale')
    for (const tag of ['en', 'en-US', 'de-AT', 'en-u-nu-latn', 'fr-CA-u-nu-latn']) {
      expect(matchLocale(locales, [tag])).toBe(tag.slice(0, 2))
    }
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  test.each([
    ['zh-Hant', 'zh-TW'],
    ['zh', 'zh-CN'],
    ['iw', 'he'],
    ['pt-PT', 'pt-BR'],
    ['de-AT-u-nu-latn', 'de'],
    ['zh-HK-u-nu-latn', 'zh-TW'],
    ['hi-Latn', undefined],
    ['sr-ME', undefined],
    ['not a tag', undefined],
  ])('behavior: %s is read in %s', (tag, locale) => {
    expect(matchLocale(locales, [tag])).toBe(locale)
    expect(matchLocale(locales, [tag, 'de-AT'])).toBe(locale ?? 'de')
  })
})
