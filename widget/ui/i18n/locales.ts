import { matchLocale } from '#lib/locales.ts'

/** Languages there is a catalogue for: a folder of this name holds its words. */
export const locales = [
  'en',
  'ar',
  'de',
  'es',
  'fa',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'pl',
  'pt-BR',
  'ru',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-CN',
  'zh-TW',
] as const

export type Locale = (typeof locales)[number]

/** The first of the wished languages that there is a catalogue for; English when there is none. */
export function pickLocale(wished: readonly string[]): Locale {
  return matchLocale(locales, wished) ?? 'en'
}
