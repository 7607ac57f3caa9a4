type Rgb = readonly [red: number, green: number, blue: number]

const INK: Rgb = [6, 34, 42]
const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
const TEXT_CONTRAST = 4.5
const EDGE_CONTRAST = 3
/** The surface each theme's text is hardest to read on: `surface-strong` of tokens.css. */
const SURFACES = { light: [232, 236, 234], dark: [42, 47, 51] } as const satisfies Record<
  string,
  Rgb
>

/**
 * What follows from an accent a site picked: ink that is readable on it, and shades of it that are
 * readable as text and visible as a control on our own surfaces, in both themes.
 */
export function deriveAccent(accent: Rgb): Readonly<Record<`--${string}`, string>> {
  const light = shade(accent, SURFACES.light, BLACK, EDGE_CONTRAST)
  const dark = shade(accent, SURFACES.dark, WHITE, EDGE_CONTRAST)
  const lightText = shade(accent, SURFACES.light, BLACK, TEXT_CONTRAST)
  const darkText = shade(accent, SURFACES.dark, WHITE, TEXT_CONTRAST)
  return {
    '--causeway-accent': `light-dark(${hex(light)}, ${hex(dark)})`,
    '--causeway-on-accent': `light-dark(${hex(inkOn(light))}, ${hex(inkOn(dark))})`,
    '--causeway-accent-text': `light-dark(${hex(lightText)}, ${hex(darkText)})`,
  }
}

/** Reads any CSS colour by painting one pixel with it; undefined when it is none. */
export function readColor(color: string): Rgb | undefined {
  if (!CSS.supports('color', color)) return undefined
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return undefined
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

function inkOn(ground: Rgb): Rgb {
  const best = contrast(WHITE, ground) >= contrast(INK, ground) ? WHITE : INK
  return contrast(best, ground) >= TEXT_CONTRAST ? best : BLACK
}

function shade(color: Rgb, ground: Rgb, towards: Rgb, minimum: number): Rgb {
  for (let step = 0; step < 20; step++) {
    const candidate = mix(color, towards, step / 20)
    if (contrast(candidate, ground) >= minimum) return candidate
  }
  return towards
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const [red, green, blue] = from.map((value, at) =>
    Math.round(value + ((to[at] ?? 0) - value) * share),
  )
  return [red ?? 0, green ?? 0, blue ?? 0]
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function hex(color: Rgb): string {
  return `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
