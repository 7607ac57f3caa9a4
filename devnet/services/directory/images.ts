import { createHash } from 'node:crypto'
import { listings } from './listings.ts'

const HEAVY_BYTES = 5_000_000

export type Image = { type: string; body: Buffer }

const glyphs = [
  'M2 6c5 0 8 2 10 6 2-4 5-6 10-6-1 7-4 12-10 14C6 18 3 13 2 6z',
  'M5 20L12 3v17zM14 20V9l6 11z',
  'M12 2l2.6 7.4L22 12l-7.4 2.6L12 22l-2.6-7.4L2 12l7.4-2.6z',
  'M3 12L12 4l9 8-9 8z',
  'M4 20V9l4-4v15zM10 20V11l4-4v13zM16 20v-7l4-4v11z',
  'M8 3h8v3H8zM6 8h12l-2 10H8zM9 20h6v2H9z',
]

const known = new Set(listings.flatMap(({ image_id }) => image_id ?? []))

/** GET /getWalletImage/{id} */
export function walletImage(id: string): Image | undefined {
  if (id === 'html-page') return { type: 'text/html', body: Buffer.from('<h1>No picture</h1>') }
  if (id === 'five-megabytes') return { type: 'image/png', body: Buffer.alloc(HEAVY_BYTES, 7) }
  if (id === 'svg-with-script') return svg(picture(id, '<script>parent.hacked = true</script>'))
  if (id === 'not-there' || !known.has(id)) return undefined
  return svg(picture(id))
}

/** GET /public/getAssetImage/{id} and its like: a picture for every id. */
export function publicImage(id: string): Image {
  return svg(picture(id))
}

function picture(id: string, more = ''): string {
  const hash = createHash('sha256').update(id).digest()
  const hue = Math.round(((hash[0] ?? 0) / 255) * 360)
  const path = glyphs[(hash[1] ?? 0) % glyphs.length]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="hsl(${hue} 38% 42%)" d="M0 0h40v40H0z"/><path fill="#fff" transform="translate(9 9) scale(.92)" d="${path}"/>${more}</svg>`
}

function svg(text: string): Image {
  return { type: 'image/svg+xml', body: Buffer.from(text) }
}
