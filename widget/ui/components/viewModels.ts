/** How a network is drawn. */
export type NetworkViewModel = { id: string; name: string; iconUrl?: string | undefined }

/** How a token on a network is drawn. */
export type TokenViewModel = {
  symbol: string
  name?: string | undefined
  iconUrl?: string | undefined
  network: NetworkViewModel
}

/** How a wallet is drawn. */
export type WalletViewModel = { name: string; iconUrl?: string | undefined }

/** A figure cut for display; `exact` is the whole of it, shown on hover. */
export type FormattedAmount = { value: string; exact?: string | undefined }

/** The two letters that stand for a missing image. */
export function initials(name: string): string {
  const words = name.trim().split(/[\s._-]+/u)
  const letters =
    words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...name.trim()]
  return letters.slice(0, 2).join('').toUpperCase()
}

/** Chosen so that the most common symbols get a hue close to the one people know. */
const HUE_SEED = 2111

/** A hue of its own for a name, the same everywhere. */
export function hueOf(name: string): number {
  let hash = HUE_SEED
  for (const character of name) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0) % 360
}

/** What a view's question has come to: its data, why there is none, or neither yet. */
export type QueryAnswer<data> = { readonly data: data | undefined; readonly error: Error | null }
