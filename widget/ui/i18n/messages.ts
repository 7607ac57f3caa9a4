import type { en } from './en.ts'
import type { ErrorText } from './errorText.ts'

/** Every sentence of the views, in one language. */
export type Words = typeof en

/** With those of errors, by code; they come a moment after the others. */
export type Messages = Words & { readonly errors: Readonly<Record<string, ErrorText>> }

const catalogues = {
  en: {
    words: () => import('./en.ts').then((module) => module.en),
    errors: () => import('./errors.en.ts').then((module) => module.enErrors),
  },
  es: {
    words: () => import('./es.ts').then((module) => module.es),
    errors: () => import('./errors.es.ts').then((module) => module.esErrors),
  },
} satisfies Record<
  string,
  { words: () => Promise<Words>; errors: () => Promise<Messages['errors']> }
>

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

/** Loads what views say in one language: a chunk of its own, and all that drawing them needs. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const words = await catalogues[locale].words()
  return loaded.get(locale) ?? keep(locale, { ...words, errors: {} })
}

/** Loads what errors say too: without it an error is told in its own words. */
export async function loadAllMessages(locale: Locale): Promise<Messages> {
  const { words, errors } = catalogues[locale]
  const [views, known] = await Promise.all([words(), errors()])
  const now = loaded.get(locale)
  return now?.errors === known ? now : keep(locale, { ...views, errors: known })
}

/** The catalogue of one language, as far as it has been loaded. */
export function loadedMessages(locale: Locale): Messages | undefined {
  return loaded.get(locale)
}

function keep(locale: Locale, messages: Messages): Messages {
  loaded.set(locale, messages)
  return messages
}
