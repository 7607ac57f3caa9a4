import type * as z from 'zod/mini'
import type { walletListFile } from '../../gateway/walletList/shape.ts'

export type WalletListFile = z.infer<typeof walletListFile>
export type ListedWallet = WalletListFile['wallets'][number]

/** A picture that is heavier is left out; the widget draws letters in its place. */
const MOST_BYTES = 48_000

/**
 * The picture of a `data:` address. Undefined where it is too heavy, or where an SVG could do more than draw
 * itself: run, or fetch something.
 */
export function readPicture(url: string, background?: string | undefined): ListedWallet['image'] {
  const [, type, isBase64, data = ''] =
    /^data:(image\/[a-z+]+)(?:;charset=[-\w]+)?(;base64)?,(.*)$/s.exec(url) ?? []
  if (type === 'image/svg+xml') {
    const whole = isBase64 ? Buffer.from(data, 'base64').toString('utf8') : decodeURIComponent(data)
    const text = whole.replace(/^<\?xml[^>]*\?>/, '').trim()
    if (text.length > MOST_BYTES || !isDrawing(text)) return undefined
    return { type, text: withBackground(text, background) }
  }
  if (type !== 'image/png' && type !== 'image/webp' && type !== 'image/jpeg') return undefined
  if (!isBase64 || data.length > (MOST_BYTES * 4) / 3) return undefined
  return { type, base64: data }
}

/** True for an SVG that holds no script, no handler, no foreign document and no address. */
export function isDrawing(svg: string): boolean {
  const odd =
    /<(script|foreignObject|iframe|style|animate\w*|set|a)\b|\son\w+\s*=|<!(DOCTYPE|ENTITY)|href\s*=\s*"(?!#|data:image\/(png|jpeg|webp);base64,)|url\((?!["']?#)|javascript:/i
  return /^<svg[\s>]/.test(svg) && /<\/svg>\s*$/.test(svg) && !odd.test(svg)
}

function withBackground(svg: string, background: string | undefined): string {
  if (background === undefined || !/^#[\da-f]{3,8}$/i.test(background)) return svg
  return svg.replace(
    /^<svg[^>]*>/,
    (open) => `${open}<rect width="100%" height="100%" fill="${background}"/>`,
  )
}
