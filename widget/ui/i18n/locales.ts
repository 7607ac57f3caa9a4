/** Languages there is a catalogue for: a folder of this name holds its words. */
export const locales = [
  'en',
  'ar',
  'de',
  'es',
  'fa',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'pl',
  'pt-BR',
  'ru',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-CN',
  'zh-TW',
] as const

export type Locale = (typeof locales)[number]

/**
 * The first of the wished languages that there is a catalogue for; English when there is none. What
 * counts is language and script: `pt` is read in Brazil's words, `zh-HK` in Taiwan's signs.
 */
export function pickLocale(wished: readonly string[]): Locale {
  for (const tag of wished) {
    const found = locales.find((locale) => scriptOf(locale) === scriptOf(tag))
    if (found) return found
  }
  return 'en'
}

/** The side that a language is written from. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return /^(ar|fa|he)\b/.test(locale) ? 'rtl' : 'ltr'
}

function scriptOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return '' // a page may name anything as its language
  }
}
