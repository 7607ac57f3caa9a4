import { isolateValues } from '#lib/isolateValues.ts'
import { directionOf } from '#lib/locales.ts'
import type { accountWords } from './en/account.ts'
import type { bridgeWords } from './en/bridge.ts'
import type { loginWords } from './en/login.ts'
import type { words } from './en/words.ts'
import type { ErrorText } from './errorText.ts'
import type { Locale } from './locales.ts'
import type { Messages, WordsPart } from './messages.ts'

type Files<Part> = Record<string, () => Promise<Part>>

// Every part of every language is a chunk of its own. Which ones there are is known in this chunk
// alone: who reads English never loads the list.
const files = {
  words: import.meta.glob<typeof words>(['./*/words.ts', '!./en/*'], { import: 'words' }),
  bridge: import.meta.glob<typeof bridgeWords>(['./*/bridge.ts', '!./en/*'], {
    import: 'bridgeWords',
  }),
  account: import.meta.glob<typeof accountWords>(['./*/account.ts', '!./en/*'], {
    import: 'accountWords',
  }),
  login: import.meta.glob<typeof loginWords>(['./*/login.ts', '!./en/*'], { import: 'loginWords' }),
  errors: import.meta.glob<Record<string, ErrorText>>(['./*/errors.ts', '!./en/*'], {
    import: 'errors',
  }),
} satisfies Record<WordsPart | 'words', Files<unknown>>

/** Loads a part of a language other than English. */
export async function loadTranslation(
  locale: Locale,
  name: WordsPart | 'words',
): Promise<Partial<Messages>> {
  const load = files[name][`./${locale}/${name}.ts`]
  if (load === undefined) throw new Error(`There is no ${name} of ${locale}.`)
  const part = await load()
  const found = name === 'errors' ? { errors: part as Messages['errors'] } : part
  return directionOf(locale) === 'rtl' ? isolateValues(found) : found
}
