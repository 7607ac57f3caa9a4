import type { en } from './en.ts'

/** Every sentence of the widget, in one language. */
export type Messages = typeof en

const catalogues = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
} satisfies Record<string, () => Promise<Messages>>

export type Locale = keyof typeof catalogues

/** Languages there is a catalogue for. */
export const locales = Object.keys(catalogues) as readonly Locale[]

/** The first of the wished languages that there is a catalogue for; English when there is none. */
export function pickLocale(wished: readonly string[]): Locale {
  for (const tag of wished) {
    const language = tag.toLowerCase().split('-')[0]
    const found = locales.find((locale) => locale === language)
    if (found) return found
  }
  return 'en'
}

const loaded = new Map<Locale, Messages>()

/** Loads the catalogue of one language: a chunk of its own. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const messages = await catalogues[locale]()
  loaded.set(locale, messages)
  return messages
}

/** The catalogue of one language, once it has been loaded. */
export function loadedMessages(locale: Locale): Messages | undefined {
  return loaded.get(locale)
}
