import type { WireParams } from '#secure/wire'
import { type StoredLanguage, nothingStored } from './storedLanguage.ts'

/** How it is drawn: the theme that the widget asked for, in a language that the person reads. */
export type AppearanceState = {
  /** `auto` is what the system is set to. */
  readonly themeMode: 'light' | 'dark' | 'auto'
  readonly themeVariables: Readonly<Record<string, string>>
  /**
   * In the order in which they are wished for: what the person chose, the languages of their browser,
   * and last what the page asks for. What is signed is read in the reader's language.
   */
  readonly languages: readonly string[]
  /** What the person chose, and what the page asked for. */
  readonly chosen: string | undefined
  readonly asked: string | undefined
}
export type Appearance = {
  get(): AppearanceState
  /** The person chooses a language. */
  choose(language: string): void
  sync(theme: WireParams<'SYNC_THEME'>): void
  subscribe(listener: () => void): () => void
}

/**
 * Only what changes colour, size and corners may be set, and what is drawn follows from it within
 * bounds (`deriveTheme`): anything else would hide what is asked. A font could: of symbols, or with
 * other figures than are signed.
 */
const settable = new Set([
  '--causeway-preset',
  '--causeway-accent',
  '--causeway-font-size-master',
  '--causeway-radius-master',
  '--causeway-color-mix',
  '--causeway-color-mix-strength',
])
const lengths = ['--causeway-font-size-master', '--causeway-radius-master']

export function createAppearance(
  browser: readonly string[],
  stored: StoredLanguage = nothingStored,
): Appearance {
  const listeners = new Set<() => void>()
  const languagesOf = (chosen: string | undefined, asked: string | undefined) =>
    [chosen, ...browser, asked].filter((language) => language !== undefined)
  const chosen = stored.get()
  let state: AppearanceState = {
    themeMode: 'dark',
    themeVariables: {},
    chosen,
    asked: undefined,
    languages: languagesOf(chosen, undefined),
  }
  function set(changes: Partial<AppearanceState>): void {
    const next = { ...state, ...changes }
    state = { ...next, languages: languagesOf(next.chosen, next.asked) }
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    choose(language) {
      stored.set(language)
      set({ chosen: language })
    },
    sync({ themeMode, themeVariables, locale }) {
      set({
        ...(themeMode !== undefined && { themeMode }),
        ...(themeVariables !== undefined && { themeVariables: safeVariables(themeVariables) }),
        ...(locale !== undefined && { asked: locale }),
      })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function safeVariables(variables: Readonly<Record<string, string>>): Record<string, string> {
  const safe = Object.entries(variables).filter(([name, value]) => {
    if (!settable.has(name) || /url\(|;|\{/i.test(value)) return false
    return !lengths.includes(name) || /^\d{1,3}(\.\d{1,3})?(px|rem|em)$/.test(value)
  })
  return Object.fromEntries(safe)
}
