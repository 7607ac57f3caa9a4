import { en, type Words } from './en.ts'

/** The catalogue of a language; English where there is none. */
export async function loadWords(locale: string): Promise<{ words: Words; locale: string }> {
  const [language] = locale.toLowerCase().split('-')
  if (language === 'es') return { words: (await import('./es.ts')).es, locale: 'es' }
  return { words: en, locale: 'en' }
}
