import type { Rgb } from './colors.ts'
import { paletteOf } from './palette.ts'
import { presets } from './presets.ts'

export type ThemeStyle = Readonly<Record<`--${string}`, string>>

/** Behind whatever a site names: a family that the device has not must not become a serif. */
const SYSTEM_FONTS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif'

type Variables = Readonly<Record<string, string | undefined>>

/** The custom properties of a theme: those that were given, in their bounds, and what follows. */
export function deriveTheme(preset: string | undefined, own: Variables): ThemeStyle {
  const looks: Readonly<Record<string, Variables>> = presets
  const given: Variables = { ...(preset !== undefined && looks[preset]), ...own }
  const accent = readColor(given['--causeway-accent'])
  const color = readColor(given['--causeway-color-mix']) ?? accent
  const share = Number.parseInt(given['--causeway-color-mix-strength'] ?? '0', 10) / 100
  const qr = readColor(given['--causeway-qr-color'])
  const family = given['--causeway-font-family']
  const size = given['--causeway-font-size-master']
  const radius = given['--causeway-radius-master']
  return {
    ...paletteOf({ accent, qr, mix: color && { color, share } }),
    ...(family === undefined ? {} : { '--causeway-font-family': `${family}, ${SYSTEM_FONTS}` }),
    // Beyond these nothing fits its place.
    ...(size === undefined ? {} : { '--causeway-font-size-master': `clamp(12px, ${size}, 18px)` }),
    ...(radius === undefined ? {} : { '--causeway-radius-master': `clamp(0px, ${radius}, 8px)` }),
  }
}

/** Reads any CSS colour by painting one pixel with it; undefined when it is none. */
export function readColor(color: string | undefined): Rgb | undefined {
  if (color === undefined || !CSS.supports('color', color)) return undefined
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return undefined
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}
