import type { ThemePreset, ThemeVariables } from '#protocol'
import { withPreset } from '#core/theme/presets.ts'
import { deriveTheme as derive, type ThemeStyle } from '#lib/theme/deriveTheme.ts'

/** What the theme of a site comes to. */
export function deriveTheme(preset: ThemePreset | undefined, given: ThemeVariables): ThemeStyle {
  return derive(withPreset(preset, given))
}
