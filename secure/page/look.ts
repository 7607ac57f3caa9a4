import type { WirePayload } from '#secure/wire'

/** Theme and language that the widget asked for. */
export type LookState = {
  /** `auto` is what the system is set to. */
  readonly themeMode: 'light' | 'dark' | 'auto'
  readonly themeVariables: Readonly<Record<string, string>>
  readonly locale: string
}
export type Look = {
  get(): LookState
  sync(theme: WirePayload<'SYNC_THEME'>): void
  subscribe(listener: () => void): () => void
}

/**
 * Only what changes colour, type and corners may be set, and what is drawn follows from it within
 * bounds (`deriveTheme`): anything else would hide what is asked.
 */
const settable = new Set([
  '--causeway-preset',
  '--causeway-accent',
  '--causeway-font-family',
  '--causeway-font-size-master',
  '--causeway-radius-master',
  '--causeway-color-mix',
  '--causeway-color-mix-strength',
])
const lengths = ['--causeway-font-size-master', '--causeway-radius-master']

export function createLook(locale: string): Look {
  let state: LookState = { themeMode: 'dark', themeVariables: {}, locale }
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    sync({ themeMode, themeVariables, locale: asked }) {
      state = {
        themeMode: themeMode ?? state.themeMode,
        themeVariables:
          themeVariables === undefined ? state.themeVariables : safeVariables(themeVariables),
        locale: asked ?? state.locale,
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function safeVariables(variables: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(variables).filter(([name, value]) => {
    if (!settable.has(name) || /url\(|;|\{/i.test(value)) return false
    return !lengths.includes(name) || /^\d{1,3}(\.\d{1,3})?(px|rem|em)$/.test(value)
  })
  return Object.fromEntries(kept)
}
