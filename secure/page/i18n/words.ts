import { matchLocale } from '#lib/locales.ts'
import { words as en } from '#locales/en/secure.ts'
import { locales } from '#locales/locales.ts'

/** What the secure origin says; other languages have the same shape. */
export type Words = typeof en

/** What is said in one language. */
export type Catalogue = { readonly words: Words; readonly locale: string }

const translations = import.meta.glob<Words>(
  ['../../../locales/compiled/*/secure.ts', '!../../../locales/compiled/en/*'],
  { import: 'words' },
)

/** The catalogue of the first wished language that there is one for; English where there is none. */
export async function loadWords(wished: readonly string[]): Promise<Catalogue> {
  const locale = matchLocale(locales, wished) ?? 'en'
  const load = translations[`../../../locales/compiled/${locale}/secure.ts`]
  if (load === undefined) return { words: en, locale: 'en' }
  return { words: await load(), locale }
}
