import { matchLocale } from '#lib/locales.ts'
import { locales } from '#locales/locales.ts'

export type Locale = (typeof locales)[number]

/** The first of the wished languages that there is a catalogue for; English when there is none. */
export function pickLocale(wished: readonly string[]): Locale {
  return matchLocale(locales, wished) ?? 'en'
}
