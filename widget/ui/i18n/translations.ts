import type { words as account } from '#locales/en/account.ts'
import type { words as bridge } from '#locales/en/bridge.ts'
import type { words as login } from '#locales/en/login.ts'
import type { Locale } from './locales.ts'
import type { Messages, WordsPart } from './messageTypes.ts'

type Files<Part> = Record<string, () => Promise<Part>>

// Every part of every language is a chunk of its own. Which ones there are beside the common words
// is known in this chunk alone: who reads English never loads the list.
const files = {
  bridge: import.meta.glob<typeof bridge>(
    ['../../../locales/compiled/*/bridge.ts', '!../../../locales/compiled/en/*'],
    { import: 'words' },
  ),
  account: import.meta.glob<typeof account>(
    ['../../../locales/compiled/*/account.ts', '!../../../locales/compiled/en/*'],
    { import: 'words' },
  ),
  login: import.meta.glob<typeof login>(
    ['../../../locales/compiled/*/login.ts', '!../../../locales/compiled/en/*'],
    { import: 'words' },
  ),
  errors: import.meta.glob<Messages['errors']>(
    ['../../../locales/compiled/*/errors.ts', '!../../../locales/compiled/en/*'],
    { import: 'words' },
  ),
} satisfies Record<WordsPart, Files<unknown>>

/** Loads a part of a language other than English. */
export async function loadTranslation(locale: Locale, name: WordsPart): Promise<Partial<Messages>> {
  const load = files[name][`../../../locales/compiled/${locale}/${name}.ts`]
  if (load === undefined) throw new Error(`There is no ${name} of ${locale}.`)
  const part = await load()
  return name === 'errors' ? { errors: part as Messages['errors'] } : part
}
