import { loadCommonWords } from './commonWords.ts'
import type { Locale } from './locales.ts'
import type { Messages, WordsPart } from './messageTypes.ts'

const english = {
  bridge: () => import('#locales/en/bridge.ts').then((module) => module.words),
  account: () => import('#locales/en/account.ts').then((module) => module.words),
  login: () => import('#locales/en/login.ts').then((module) => module.words),
  errors: () => import('#locales/en/errors.ts').then(({ words }) => ({ errors: words })),
} satisfies Record<WordsPart, () => Promise<Partial<Messages>>>

function load(locale: Locale, name: WordsPart | 'common'): Promise<Partial<Messages>> {
  if (name === 'common') return loadCommonWords(locale)
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
