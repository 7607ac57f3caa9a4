/**
 * The first of the wished languages that is among `locales`. What counts is language and script:
 * `pt` is read in Brazil's words, `zh-HK` in Taiwan's signs. A locale that is a language alone, such as
 * `de`, must be written in one script wherever it is spoken.
 */
export function matchLocale<Locale extends string>(
  locales: readonly Locale[],
  wished: readonly string[],
): Locale | undefined {
  for (const tag of wished) {
    // To ask the browser for the first script takes a slow phone tens of milliseconds, too.
    const language = /^([a-z]{2,3})(-[A-Z]{2})?(-u-[-a-z\d]+)?$/.exec(tag)?.[1]
    const plain = locales.find((locale) => locale === language)
    if (plain !== undefined) return plain
    const script = scriptOf(tag)
    // To ask for the script of every locale would take a slow phone tens of milliseconds.
    const found = locales.find(
      (locale) => locale.split('-')[0] === script.split('-')[0] && scriptOf(locale) === script,
    )
    if (found !== undefined) return found
  }
  return undefined
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
    return '' // whoever asks may name anything as a language
  }
}
