export type Rgb = readonly [red: number, green: number, blue: number]

const INK: Rgb = [6, 34, 42]
export const WHITE: Rgb = [255, 255, 255]
export const BLACK: Rgb = [0, 0, 0]
export const TEXT_CONTRAST = 4.5
export const EDGE_CONTRAST = 3

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

/** What is readable on a colour: ink or white, black where neither is. */
export function inkOn(ground: Rgb): Rgb {
  const best = contrast(WHITE, ground) >= contrast(INK, ground) ? WHITE : INK
  return contrast(best, ground) >= TEXT_CONTRAST ? best : BLACK
}

/** The colour itself, or the first shade of it that is far enough from every ground. */
export function shade(color: Rgb, grounds: readonly Rgb[], towards: Rgb, minimum: number): Rgb {
  for (let step = 0; step < 20; step++) {
    const candidate = mix(color, towards, step / 20)
    if (grounds.every((ground) => contrast(candidate, ground) >= minimum)) return candidate
  }
  return towards
}

export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const [red, green, blue] = from.map((value, at) =>
    Math.round(value + ((to[at] ?? 0) - value) * share),
  )
  return [red ?? 0, green ?? 0, blue ?? 0]
}

export function hex(color: Rgb): string {
  return `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Parses `#rrggbb`, the format of the widget's own tokens. */
export function rgb(text: string): Rgb {
  const at = (from: number) => Number.parseInt(text.slice(from, from + 2), 16)
  return [at(1), at(3), at(5)]
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
