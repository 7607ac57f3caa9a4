import type { CaipChainId, ThemeMode } from '#protocol'
import type { ConfigSlice } from '../config/slice.ts'
import type { ThemeSlice } from '../theme/slice.ts'

/**
 * What the person chose for themselves on this site. It counts before what the page says, also when the
 * page changes its options later; what is left out is as the page says.
 */
export type Preferences = {
  /** BCP 47; one that there is no catalogue for changes nothing. */
  readonly language?: string | undefined
  readonly themeMode?: ThemeMode | undefined
  /** Where to start who is connected nowhere; one that the page does not offer changes nothing. */
  readonly network?: CaipChainId | undefined
  /** Hundredths of a percent that a new swap may lose. */
  readonly slippageBps?: (typeof slippages)[number] | undefined
}

/** What may be chosen once and for all; of one swap, anything up to half. */
export const slippages = [50, 100, 200] as const

export const preferences: Preferences = {}

type Said = {
  readonly preferences: Preferences
  readonly config: ConfigSlice
  readonly theme: ThemeSlice
}

/** The language that is wished first: the person's, else the page's. */
export function shownLanguage({
  preferences,
  config,
}: Pick<Said, 'preferences' | 'config'>): string {
  return preferences.language ?? config.language
}

/** Dark or light: the person's word, else the page's. */
export function shownMode({ preferences, theme }: Pick<Said, 'preferences' | 'theme'>): ThemeMode {
  return preferences.themeMode ?? theme.mode
}
