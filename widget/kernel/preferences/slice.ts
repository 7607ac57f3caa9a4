import type { CaipChainId, ThemeMode } from '#protocol'
import type { ConfigSlice } from '../config/slice.ts'
import type { ThemeSlice } from '../theme/slice.ts'

/**
 * The person's own settings on this site. They override the page's options, also when the page changes
 * those later; a missing setting falls back to the page's option.
 */
export type Preferences = {
  /** BCP 47; a language without a catalogue is ignored. */
  readonly language?: string | undefined
  readonly themeMode?: ThemeMode | undefined
  /** The network to start on without a connection; one that the page does not offer is ignored. */
  readonly network?: CaipChainId | undefined
  /** Hundredths of a percent that a new swap may lose. */
  readonly slippageBps?: (typeof slippages)[number] | undefined
}

/** The choices for every swap; for a single swap, anything up to 50 % is allowed. */
export const slippages = [50, 100, 200] as const

export const preferences: Preferences = {}

type Said = {
  readonly preferences: Preferences
  readonly config: ConfigSlice
  readonly theme: ThemeSlice
}

/** The preferred language: the person's, else the page's. */
export function shownLanguage({
  preferences,
  config,
}: Pick<Said, 'preferences' | 'config'>): string {
  return preferences.language ?? config.language
}

/** Dark or light: the person's choice, else the page's. */
export function shownMode({ preferences, theme }: Pick<Said, 'preferences' | 'theme'>): ThemeMode {
  return preferences.themeMode ?? theme.mode
}
