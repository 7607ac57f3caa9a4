import { facts } from 'virtual:facts'
import type { Choices } from './options.ts'

export type Warning = { readonly id: string; readonly text: string }

type Rgb = readonly [number, number, number]

/** Colours that the widget cannot use as they are, and what it does instead. */
export function warningsOf(choices: Choices): readonly Warning[] {
  const preset = facts.presets[String(choices.themePreset ?? '')] ?? {}
  const of = (name: string) =>
    choices[`themeVariables.--causeway-${name}`] ?? preset[`--causeway-${name}`]
  const accent = readColor(of('accent'))
  const warnings: Warning[] = []
  for (const theme of ['light', 'dark'] as const) {
    const ground = hexColor(facts.tokens[theme]['surface-strong'])
    const towards = theme === 'light' ? 'darkens' : 'lightens'
    const ratio = accent && contrast(accent, ground)
    if (ratio !== undefined && ratio < CONTROL) {
      warnings.push({
        id: `${theme} control`,
        text: `In the ${theme} theme, controls in this accent have a contrast of ${show(ratio)} instead of ${CONTROL}:1. The widget ${towards} them.`,
      })
    } else if (ratio !== undefined && ratio < TEXT) {
      warnings.push({
        id: `${theme} text`,
        text: `In the ${theme} theme, text in this accent has a contrast of ${show(ratio)} instead of ${TEXT}:1. The widget ${towards} the text and leaves controls as they are.`,
      })
    }
  }
  if (accent && contrast(accent, WHITE) < TEXT) {
    const text = 'White text is hard to read on this accent. The widget uses dark text on it.'
    warnings.push({ id: 'ink', text })
  }
  const strength = Number.parseInt(String(of('color-mix-strength') ?? '0'), 10)
  if (strength > MUCH_MIXED) {
    const text = `${strength} % is a strong mix. The widget limits it so that text stays readable.`
    warnings.push({ id: 'mix', text })
  }
  const qr = readColor(of('qr-color'))
  if (qr && contrast(qr, hexColor(facts.tokens.light['surface-raised'])) < QR) {
    warnings.push({
      id: 'qr',
      text: 'Phones cannot scan a QR code in this colour. The widget darkens it.',
    })
  }
  return warnings
}

const CONTROL = 3
const TEXT = 4.5
const QR = 7
const MUCH_MIXED = 25
const WHITE: Rgb = [255, 255, 255]

function show(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`
}

function contrast(one: Rgb, other: Rgb): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function hexColor(text: string): Rgb {
  const at = (from: number) => Number.parseInt(text.slice(from, from + 2), 16)
  return [at(1), at(3), at(5)]
}

/** Any CSS colour, by painting one pixel with it. */
function readColor(color: unknown): Rgb | undefined {
  if (typeof color !== 'string' || !CSS.supports('color', color)) return undefined
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (context === null) return undefined
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}
