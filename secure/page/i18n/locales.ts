/**
 * The first of the wished languages that there is a catalogue for; English when there is none. What
 * counts is language and script: `pt` is read in Brazil's words, `zh-HK` in Taiwan's signs.
 */
export function pickLocale(locales: readonly string[], wished: readonly string[]): string {
  for (const tag of wished) {
    const found = locales.find((locale) => scriptOf(locale) === scriptOf(tag))
    if (found !== undefined) return found
  }
  return 'en'
}

/** The side that a language is written from. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return /^(ar|fa|he)\b/.test(locale) ? 'rtl' : 'ltr'
}

/** Picks the form a language uses for a count. */
export function plural(
  locale: string,
  count: number,
  forms: { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>,
): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other
}

function scriptOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return '' // whoever asks may name anything as a language
  }
}
