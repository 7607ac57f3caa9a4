import { expect, test } from 'vitest'
import { matchLocale } from '#lib/locales.ts'
import { faultsOf } from '#ui/i18n/testing/wordsOf.ts'
import { words as en } from '#locales/en/secure.ts'
import { locales } from '#locales/locales.ts'
import { loadWords } from '../../secure/page/i18n/words.ts'
import { languages } from '../../secure/service/mail/languages.ts'

test('behavior: the secure page and its mails speak every language of the widget', async () => {
  const spoken = await Promise.all(locales.map((locale) => loadWords([locale])))
  expect(spoken.map(({ locale }) => locale)).toEqual(locales)
  expect(languages).toEqual(locales)
})

test.each(locales.filter((locale) => locale !== 'en'))(
  'behavior: the secure page says all that English says, with the same values: %s',
  async (locale) => {
    const { words } = await loadWords([locale])
    expect(faultsOf(en, words)).toEqual([])
  },
)

test('behavior: it picks as the widget does, and English where there is none', async () => {
  const picked = await Promise.all([['xx', 'es-MX'], ['--'], ['xx']].map(loadWords))
  expect(picked.map(({ locale }) => locale)).toEqual(['es', 'en', 'en'])
})

const all = 'en es fr de pt-BR it pl tr ru uk ar he fa hi id vi th zh-CN zh-TW ja ko'.split(' ')

test.each([
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['zh', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-HK', 'zh-TW'],
  ['zh-Hant-MO', 'zh-TW'],
  ['iw', 'he'],
  ['in-ID', 'id'],
  ['fa-AF', 'fa'],
  ['DE-at', 'de'],
  ['sr-Cyrl', undefined],
])('behavior: who wishes %s reads %s', (wished, picked) => {
  expect(matchLocale(all, [wished])).toBe(picked)
})
