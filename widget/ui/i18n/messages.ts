import type { words as account } from '#locales/en/account.ts'
import type { words as bridge } from '#locales/en/bridge.ts'
import type { words as common } from '#locales/en/common.ts'
import type { words as login } from '#locales/en/login.ts'
import type { ErrorText } from './errorText.ts'
import type { Locale } from './locales.ts'

/** Every sentence of the views, in one language. */
export type Words = typeof common & typeof bridge & typeof account & typeof login

/** With those of errors, by code. */
export type Messages = Words & { readonly errors: Readonly<Record<string, ErrorText>> }

/**
 * A part of a catalogue, a chunk of its own: it comes with the views that need it. Errors come a
 * moment after the first words, and are told in their own words until then.
 */
export type WordsPart = 'bridge' | 'account' | 'login' | 'errors'

const english = {
  common: () => import('#locales/en/common.ts').then((module) => module.words),
  bridge: () => import('#locales/en/bridge.ts').then((module) => module.words),
  account: () => import('#locales/en/account.ts').then((module) => module.words),
  login: () => import('#locales/en/login.ts').then((module) => module.words),
  errors: () => import('#locales/en/errors.ts').then(({ words }) => ({ errors: words })),
} satisfies Record<WordsPart | 'common', () => Promise<Partial<Messages>>>

function load(locale: Locale, name: WordsPart | 'common'): Promise<Partial<Messages>> {
  if (locale === 'en') return english[name]()
  return import('./translations.ts').then((module) => module.loadTranslation(locale, name))
}

/** What has come of a language, over what every view may say without it. */
const loaded = new Map<Locale, { readonly parts: Set<WordsPart | 'common'>; messages: Messages }>()

/** Loads what every view says, and the parts that some views need beside it. */
export async function loadMessages(
  locale: Locale,
  parts: readonly WordsPart[] = [],
): Promise<Messages> {
  const names = ['common', ...parts] as const
  const known = loaded.get(locale)
  if (known !== undefined && names.every((name) => known.parts.has(name))) return known.messages
  const found = await Promise.all(names.map((name) => load(locale, name)))
  const before = loaded.get(locale)
  const messages: Messages = Object.assign({ errors: {} }, before?.messages, ...found)
  loaded.set(locale, { parts: new Set([...(before?.parts ?? []), ...names]), messages })
  return messages
}

/** Loads all that can be said in one language. */
export async function loadAllMessages(locale: Locale): Promise<Messages> {
  return loadMessages(locale, ['bridge', 'account', 'login', 'errors'])
}

/** The catalogue of one language when these parts of it have been loaded. */
export function loadedMessages(
  locale: Locale,
  parts: readonly WordsPart[] = [],
): Messages | undefined {
  const known = loaded.get(locale)
  return ['common' as const, ...parts].every((name) => known?.parts.has(name))
    ? known?.messages
    : undefined
}
