import * as z from 'zod/mini'
import { text } from './shapes.ts'

export const themeMode = z.enum(['light', 'dark', 'auto'])
export type ThemeMode = z.infer<typeof themeMode>

/** The variables a site may set; no other name and no raw CSS reaches the frame. */
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

/** Whole looks to start from; variables that are set beside one win. */
export const themePresets = ['ember', 'graphite', 'meadow', 'paper', 'rose', 'violet'] as const
export const themePreset = z.enum(themePresets)
export type ThemePreset = z.infer<typeof themePreset>

const color = text(64, /^(#[0-9a-fA-F]{3,8}|[a-z]+|(rgb|hsl|oklch|oklab)a?\([-\d.,%/ a-z]+\))$/)
const length = text(16, /^\d{1,3}(\.\d{1,3})?(px|rem|em)$/)

/** Values are shapes, not CSS: a `url(…)` or a `;` in one would be a request or a second rule. */
export const themeVariables = z.strictObject({
  /** Buttons and links; shaded where it could not be read. @default #0d5c70, #6fc0d3 in the dark */
  '--causeway-accent': z.optional(color),
  /** Families that the device has; the system's stand behind them. @default the system's */
  '--causeway-font-family': z.optional(text(200, /^[-\w ,'"]+$/)),
  /** Of text; every other size follows. From 12 to 18 px. @default 14px */
  '--causeway-font-size-master': z.optional(length),
  /** Corners are multiples of it. Up to 8 px. @default 4px */
  '--causeway-radius-master': z.optional(length),
  /** Mixed into every ground. @default the accent */
  '--causeway-color-mix': z.optional(color),
  /** How much of it; never more than leaves text readable. @default 0% */
  '--causeway-color-mix-strength': z.optional(text(4, /^(100|\d{1,2})%$/)),
  /** As `zIndex`, which wins. @default 999 */
  '--causeway-z-index': z.optional(text(10, /^\d{1,10}$/)),
  /** Cells of QR codes; darkened until phones scan them. @default #10201f */
  '--causeway-qr-color': z.optional(color),
} satisfies Record<(typeof themeVariableNames)[number], z.ZodMiniType>)
export type ThemeVariables = z.infer<typeof themeVariables>
