import * as z from 'zod/mini'
import { HttpError } from '#lib/http.ts'
import { caipChainId } from '#protocol'
import { download } from './download.ts'
import {
  IMAGE_BYTES,
  IMAGE_TIMEOUT_MS,
  LISTINGS_BYTES,
  LISTINGS_TIMEOUT_MS,
  ORIGINS_BYTES,
} from './limits.ts'
import { type Listing, listing, parseListing } from './listing.ts'

export type WalletsQuery = {
  /** From 1. */
  readonly page: number
  readonly entries: number
  /** Ids; only these. */
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  /** CAIP-2 ids; only wallets that serve one of them. */
  readonly chains?: readonly string[] | undefined
  readonly search?: string | undefined
  readonly badge?: 'certified' | undefined
  /** Only wallets that are an app on a phone; the service does not know this, so pages get shorter. */
  readonly platform?: 'mobile' | undefined
}

export type WalletsPage = {
  /** What can be shown of the page. */
  readonly wallets: readonly Listing[]
  /** On all pages, as the service counts. */
  readonly count: number
}

/** Whose picture: a wallet's, a network's or connector's, a currency's or a token's. */
export type ImageKind = 'wallet' | 'asset' | 'currency' | 'token'

/** The wallet-list service (S7.24). */
export type WalletRegistry = {
  readonly getWallets: (query: WalletsQuery, signal?: AbortSignal) => Promise<WalletsPage>
  /** The pages that the project names (S7.25). */
  readonly getAllowedOrigins: (signal?: AbortSignal) => Promise<readonly string[]>
  /** A picture as `data:` address, for `<img>` only: a script in an SVG does not run there. */
  readonly getImage: (kind: ImageKind, id: string, signal?: AbortSignal) => Promise<string>
}

export type WalletRegistryOptions = {
  /** Undefined for a list that wants none. */
  readonly projectId: string | undefined
  /** Of the widget, told to the service. */
  readonly version: string
  readonly url: string
  readonly fetch?: typeof fetch | undefined
}

const answer = z.object({
  data: z.array(z.unknown()),
  // Only said beside the wallets: without it there are as many as came.
  count: z.catch(z.optional(z.int().check(z.gte(0))), undefined),
})
/** What is read, by where it stands in the answer. */
export const walletsShapes = { '': answer, 'data[]': listing, 'data[].chains[]': caipChainId }

const origins = z.object({ allowedOrigins: z.array(z.unknown()) })
const origin = z.string().check(z.maxLength(300))
export const originsShapes = { '': origins, 'allowedOrigins[]': origin }

const imagePaths = {
  wallet: 'getWalletImage',
  asset: 'public/getAssetImage',
  currency: 'public/getCurrencyImage',
  token: 'public/getTokenImage',
} satisfies Record<ImageKind, string>

const imageType = /^image\/(png|webp|svg\+xml|gif|jpeg|x-icon|avif)$/

/** A client of the wallet-list service. Every answer is checked, wallet by wallet. */
export function createWalletRegistry(options: WalletRegistryOptions): WalletRegistry {
  const { projectId, version, url: base } = options
  const urlOf = (path: string, query: Readonly<Record<string, string | undefined>> = {}) => {
    const url = new URL(`${base.replace(/\/$/, '')}/${path}`)
    const all = { projectId, st: 'causeway', sv: `html-core-${version}`, ...query }
    for (const [name, value] of Object.entries(all)) {
      if (value !== undefined && value !== '') url.searchParams.set(name, value)
    }
    return url.href
  }

  return {
    async getWallets(query, signal) {
      const url = urlOf('getWallets', {
        page: String(query.page),
        entries: String(query.entries),
        include: query.include?.join(),
        exclude: query.exclude?.join(),
        chains: query.chains?.join(),
        search: query.search?.trim(),
        badge_type: query.badge,
      })
      const { bytes } = await download({
        url,
        signal,
        fetch: options.fetch,
        maxBytes: LISTINGS_BYTES,
        timeoutMs: LISTINGS_TIMEOUT_MS,
      })
      const parsed = answer.safeParse(parseJson(bytes))
      if (!parsed.success) throw unreadable(url)
      const { data, count } = parsed.data
      // One that is none takes no other's place; a page without end is not read to it.
      const wallets = data
        .slice(0, 2 * query.entries)
        .flatMap((one) => parseListing(one) ?? [])
        .slice(0, query.entries)
      const isWanted = ({ mobileLink }: Listing) =>
        query.platform !== 'mobile' || mobileLink !== undefined
      return { wallets: wallets.filter(isWanted), count: count ?? wallets.length }
    },
    async getAllowedOrigins(signal) {
      const url = urlOf('projects/v1/origins')
      const { bytes } = await download({
        url,
        signal,
        fetch: options.fetch,
        maxBytes: ORIGINS_BYTES,
        timeoutMs: LISTINGS_TIMEOUT_MS,
      })
      const parsed = origins.safeParse(parseJson(bytes))
      if (!parsed.success) throw unreadable(url)
      return parsed.data.allowedOrigins.flatMap((one) => origin.safeParse(one).data ?? [])
    },
    async getImage(kind, id, signal) {
      const url = urlOf(`${imagePaths[kind]}/${encodeURIComponent(id)}`)
      const { type, bytes } = await download({
        url,
        signal,
        fetch: options.fetch,
        maxBytes: IMAGE_BYTES,
        timeoutMs: IMAGE_TIMEOUT_MS,
      })
      if (!imageType.test(type) || bytes.length === 0) throw unreadable(url)
      return `data:${type};base64,${toBase64(bytes)}`
    },
  }
}

function unreadable(url: string): HttpError {
  return new HttpError('The service gave an answer that cannot be read.', {
    code: 'HTTP_UNREADABLE',
    url,
    status: 200,
  })
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** In parts: a function takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  const PART_BYTES = 8_192
  let text = ''
  for (let at = 0; at < bytes.length; at += PART_BYTES) {
    text += String.fromCharCode(...bytes.subarray(at, at + PART_BYTES))
  }
  return btoa(text)
}
