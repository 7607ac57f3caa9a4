import * as z from 'zod/mini'
import { text } from './shapes.ts'

export const themeMode = z.enum(['light', 'dark', 'auto'])
export type ThemeMode = z.infer<typeof themeMode>

/** The variables that a site can set. The frame accepts no other names and no raw CSS. */
export const themeVariableNames = [
  '--causeway-accent',
  '--causeway-font-family',
  '--causeway-font-size-master',
  '--causeway-radius-master',
  '--causeway-color-mix',
  '--causeway-color-mix-strength',
  '--causeway-z-index',
  '--causeway-qr-color',
] as const

/** Complete looks. Variables that are set as well override them. */
export const themePresets = ['ember', 'graphite', 'meadow', 'paper', 'rose', 'violet'] as const
export const themePreset = z.enum(themePresets)
export type ThemePreset = z.infer<typeof themePreset>

const color = text(64, /^(#[0-9a-fA-F]{3,8}|[a-z]+|(rgb|hsl|oklch|oklab)a?\([-\d.,%/ a-z]+\))$/)
const length = text(16, /^\d{1,3}(\.\d{1,3})?(px|rem|em)$/)

/** Each value has a fixed format, because a `url(…)` would be a request and a `;` a second rule. */
export const themeVariables = z.strictObject({
  /** The colour of buttons and links. The widget shades it if text would be hard to read. @default #0d5c70, #6fc0d3 in the dark theme */
  '--causeway-accent': z.optional(color),
  /** Font families of the visitor's device, before the system font. @default the system font */
  '--causeway-font-family': z.optional(text(200, /^[-\w ,'"]+$/)),
  /** The size of text, from 12 to 18 px. All other sizes follow. @default 14px */
  '--causeway-font-size-master': z.optional(length),
  /** The unit of corner radii, up to 8 px. @default 4px */
  '--causeway-radius-master': z.optional(length),
  /** The colour that the widget mixes into all backgrounds. @default the accent */
  '--causeway-color-mix': z.optional(color),
  /** How much of that colour to mix in. The widget limits it so that text stays readable. @default 0% */
  '--causeway-color-mix-strength': z.optional(text(4, /^(100|\d{1,2})%$/)),
  /** The same as the option `zIndex`, which overrides it. @default 999 */
  '--causeway-z-index': z.optional(text(10, /^\d{1,10}$/)),
  /** The colour of QR codes. The widget darkens it until phones can scan it. @default #10201f */
  '--causeway-qr-color': z.optional(color),
} satisfies Record<(typeof themeVariableNames)[number], z.ZodMiniType>)
export type ThemeVariables = z.infer<typeof themeVariables>
