import {
  BLACK,
  contrast,
  EDGE_CONTRAST,
  hex,
  inkOn,
  mix,
  type Rgb,
  rgb,
  shade,
  TEXT_CONTRAST,
  WHITE,
} from './colors.ts'

/** The colours of tokens.css that a theme moves; a test holds both against each other. */
export const tokens = {
  light: {
    surface: '#ffffff',
    'surface-raised': '#f4f6f5',
    'surface-strong': '#e8ecea',
    accent: '#0d5c70',
    text: '#121a1c',
    'text-2': '#4b575b',
    'text-3': '#5f6b6f',
    edge: '#858f92',
    ok: '#19693f',
    warn: '#85500a',
    bad: '#a8312a',
    'qr-ground': '#f4f6f5',
  },
  dark: {
    surface: '#16191b',
    'surface-raised': '#1f2326',
    'surface-strong': '#2a2f33',
    accent: '#6fc0d3',
    text: '#f0f3f3',
    'text-2': '#a9b2b6',
    'text-3': '#8f999e',
    edge: '#687277',
    ok: '#74c795',
    warn: '#e3b264',
    bad: '#f0938a',
    'qr-ground': '#e9eeec',
  },
} as const

/** What a site picked; colours as they were read. */
export type Picked = {
  readonly accent?: Rgb | undefined
  readonly mix?: { readonly color: Rgb; readonly share: number } | undefined
  readonly qr?: Rgb | undefined
}

type Palette = Readonly<Record<string, string>>

/** Ink keeps this from every ground, so that the quieter inks have room below it. */
const INK_CONTRAST = 8
const MIX_STEP = 0.02
/** Away from the ink on it, so that what is pointed at is read no worse. */
const HOVER_SHARE = 0.1
/** What is chosen: a breath of the accent, under words in it. */
const SOFT_SHARE = 0.14
/** Scanners want more than eyes do. */
const QR_CONTRAST = 7

/**
 * What follows from the colours a site picked, for both themes: grounds, inks that are readable on
 * all of them, and shades of the accent that are readable as text and visible as a control.
 */
export function paletteOf(picked: Picked): Palette {
  const light = paletteIn('light', picked)
  const dark = paletteIn('dark', picked)
  return Object.fromEntries(
    Object.entries(light).map(([name, color]) => [
      `--causeway-${name}`,
      `light-dark(${color}, ${dark[name] ?? color})`,
    ]),
  )
}

function paletteIn(theme: 'light' | 'dark', { accent, mix: mixing, qr }: Picked): Palette {
  const own = tokens[theme]
  const towards = theme === 'light' ? BLACK : WHITE
  const grounds = groundsIn(theme, mixing)
  const inks = (name: keyof typeof own, minimum: number) =>
    hex(shade(rgb(own[name]), Object.values(grounds), towards, minimum))
  const picked = accent ?? rgb(own.accent)
  const seen = shade(picked, Object.values(grounds), towards, EDGE_CONTRAST)
  const soft = mix(grounds.surface, seen, SOFT_SHARE)
  const read = shade(picked, [...Object.values(grounds), soft], towards, TEXT_CONTRAST)
  const ink = inkOn(seen)
  return {
    ...Object.fromEntries(Object.entries(grounds).map(([name, ground]) => [name, hex(ground)])),
    accent: hex(seen),
    'accent-hover': hex(mix(seen, ink === WHITE ? BLACK : WHITE, HOVER_SHARE)),
    'accent-soft': hex(soft),
    'on-accent': hex(ink),
    'accent-text': hex(read),
    text: inks('text', INK_CONTRAST),
    'text-2': inks('text-2', TEXT_CONTRAST),
    'text-3': inks('text-3', TEXT_CONTRAST),
    edge: hex(
      shade(rgb(own.edge), [grounds.surface, grounds['surface-raised']], towards, EDGE_CONTRAST),
    ),
    ok: inks('ok', TEXT_CONTRAST),
    warn: inks('warn', TEXT_CONTRAST),
    bad: inks('bad', TEXT_CONTRAST),
    'qr-color': hex(shade(qr ?? rgb('#10201f'), [rgb(own['qr-ground'])], BLACK, QR_CONTRAST)),
  }
}

/** Our grounds with as much of the colour as leaves ink readable: a light theme stays light. */
function groundsIn(theme: 'light' | 'dark', mixing: Picked['mix']) {
  const own = tokens[theme]
  const ink = theme === 'light' ? BLACK : WHITE
  const mixed = (share: number) => ({
    surface: mix(rgb(own.surface), mixing?.color ?? WHITE, share),
    'surface-raised': mix(rgb(own['surface-raised']), mixing?.color ?? WHITE, share),
    'surface-strong': mix(rgb(own['surface-strong']), mixing?.color ?? WHITE, share),
  })
  let share = mixing?.share ?? 0
  const isTooFar = () =>
    Object.values(mixed(share)).some((ground) => contrast(ink, ground) < INK_CONTRAST)
  while (share > 0 && isTooFar()) share = Math.max(0, share - MIX_STEP)
  return mixed(share)
}
