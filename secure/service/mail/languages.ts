import { matchLocale } from '#lib/locales.ts'
import { mail } from '#locales/mail.ts'
import type { MailWords } from './mailWords.ts'

/** The languages that mails are written in, by their BCP 47 tags: those of the widget. */
export const mailWords: Readonly<Record<keyof typeof mail, MailWords>> = mail

export type Language = keyof typeof mailWords

export const languages = Object.keys(mailWords) as Language[]

/** The first of the wished languages that mails are written in; English when there is none. */
export function pickLanguage(wished: readonly string[]): Language {
  return matchLocale(languages, wished) ?? 'en'
}
