import { matchLocale } from '#lib/locales.ts'
import type { MailWords } from './mailWords.ts'
import { words as ar } from './words/ar.ts'
import { words as de } from './words/de.ts'
import { words as en } from './words/en.ts'
import { words as es } from './words/es.ts'
import { words as fa } from './words/fa.ts'
import { words as fr } from './words/fr.ts'
import { words as he } from './words/he.ts'
import { words as hi } from './words/hi.ts'
import { words as id } from './words/id.ts'
import { words as it } from './words/it.ts'
import { words as ja } from './words/ja.ts'
import { words as ko } from './words/ko.ts'
import { words as pl } from './words/pl.ts'
import { words as ptBR } from './words/pt-BR.ts'
import { words as ru } from './words/ru.ts'
import { words as th } from './words/th.ts'
import { words as tr } from './words/tr.ts'
import { words as uk } from './words/uk.ts'
import { words as vi } from './words/vi.ts'
import { words as zhCN } from './words/zh-CN.ts'
import { words as zhTW } from './words/zh-TW.ts'

/** The languages that mails are written in, by their BCP 47 tags: those of the widget. */
export const mailWords = {
  en,
  ar,
  de,
  es,
  fa,
  fr,
  he,
  hi,
  id,
  it,
  ja,
  ko,
  pl,
  'pt-BR': ptBR,
  ru,
  th,
  tr,
  uk,
  vi,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
} satisfies Record<string, MailWords>

export type Language = keyof typeof mailWords

export const languages = Object.keys(mailWords) as Language[]

/** The first of the wished languages that mails are written in; English when there is none. */
export function pickLanguage(wished: readonly string[]): Language {
  return matchLocale(languages, wished) ?? 'en'
}
