/**
 * The locale of `table` that the site asked for, else that of its page; English where it has none.
 * What counts is language and script, as in the widget.
 */
export function pickLocale<Locale extends string>(
  table: Readonly<Record<Locale | 'en', unknown>>,
  asked: string | undefined,
): Locale | 'en' {
  const wished = scriptOf(asked ?? (document.documentElement.lang || navigator.language))
  // The keys of a table without a prototype's are those that its type names.
  const locales = Object.keys(table) as (Locale | 'en')[]
  const [language] = wished.split('-')
  // To ask for the script of every locale would take a slow phone tens of milliseconds.
  return (
    locales.find((locale) => locale.split('-')[0] === language && scriptOf(locale) === wished) ??
    'en'
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
