import type { ThemeMode, ThemePreset, ThemeVariables } from '#protocol'

export type ThemeSlice = {
  readonly mode: ThemeMode
  readonly preset?: ThemePreset | undefined
  readonly variables: ThemeVariables
}

/** Dark unless the page says otherwise (S4.04). */
export const theme: ThemeSlice = { mode: 'dark', variables: {} }
