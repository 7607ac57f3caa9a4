/**
 * The locale of `table` that the site asked for, else that of its page; English where it has none.
 * What counts is language and script, as in the widget.
 */
export function pickLocale<Locale extends string>(
  table: Readonly<Record<Locale | 'en', unknown>>,
  asked: string | undefined,
): Locale | 'en' {
  const tag = asked ?? (document.documentElement.lang || navigator.language)
  // The keys of a table without a prototype's are those that its type names.
  const locales = Object.keys(table) as (Locale | 'en')[]
  // A locale that is a language alone is written in one script. To ask the browser for a script takes a slow phone
  // tens of milliseconds.
  const language = /^([a-z]{2,3})(-[A-Z]{2})?$/.exec(tag)?.[1]
  const plain = locales.find((locale) => locale === language)
  if (plain !== undefined) return plain
  const wished = scriptOf(tag)
  return (
    locales.find(
      (locale) => locale.split('-')[0] === wished.split('-')[0] && scriptOf(locale) === wished,
    ) ?? 'en'
  )
}

function scriptOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return '' // a page may name anything as its language
  }
}
