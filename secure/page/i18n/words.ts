import { isolateValues } from '#lib/isolateValues.ts'
import { directionOf, matchLocale } from '#lib/locales.ts'
import { en, type Words } from './en.ts'

/** What is said in one language. */
export type Catalogue = { readonly words: Words; readonly locale: string }

const translations = import.meta.glob<Words>('./translations/*.ts', { import: 'words' })

/** Languages there is a catalogue for. */
export const locales: readonly string[] = [
  'en',
  ...Object.keys(translations).map((path) => path.slice('./translations/'.length, -'.ts'.length)),
]

/** The catalogue of the first wished language that there is one for; English where there is none. */
export async function loadWords(wished: readonly string[]): Promise<Catalogue> {
  const locale = matchLocale(locales, wished) ?? 'en'
  const load = translations[`./translations/${locale}.ts`]
  if (load === undefined) return { words: en, locale: 'en' }
  const words = await load()
  return { words: directionOf(locale) === 'rtl' ? isolateValues(words) : words, locale }
}
