import * as z from 'zod/mini'
import { cleanDecimal, toPlain } from '#lib/decimal.ts'
import { type CaipChainId, evmAddress, hash32 } from '#protocol'
import { cleanName } from '#lib/cleanName.ts'
import type { Ask } from './ask.ts'
import { cleanPicture, cleanSymbol, label, lenient, numeric, picture } from './clean.ts'

/** An NFT, as far as the service describes it. */
export type NftInfo = {
  readonly name: string | undefined
  /** For `<img>` alone; absent where the media is none that it can show. */
  readonly previewUrl: string | undefined
  readonly detailUrl: string | undefined
  readonly isSpam: boolean
}

/** What a transaction moved for the account. */
export type HistoryTransfer = {
  readonly direction: 'in' | 'out' | 'self'
  /** A decimal. */
  readonly quantity: string
  /** US dollars at that time, as a decimal. */
  readonly value: string | undefined
} & (
  | {
      readonly kind: 'token'
      readonly symbol: string
      readonly name: string
      readonly iconUrl: string | undefined
    }
  | { readonly kind: 'nft'; readonly nft: NftInfo }
)

/** One transaction of an account (S3.10). */
export type HistoryEntry = {
  readonly id: string
  /** The service's own text, cleaned: there may be more kinds than the widget knows. */
  readonly operation: string
  readonly hash: string | undefined
  readonly caipChainId: CaipChainId
  /** ms. */
  readonly minedAt: number
  readonly from: string | undefined
  readonly to: string | undefined
  readonly status: 'confirmed' | 'failed' | 'pending'
  readonly nonce: number | undefined
  /** None for an approval or a plain call. */
  readonly transfers: readonly HistoryTransfer[]
}

export type HistoryPage = {
  readonly entries: readonly HistoryEntry[]
  /** Absent on the last page. */
  readonly next: string | undefined
  /** The source tells the token transfers of recent blocks alone. @default false */
  readonly isPartial?: boolean | undefined
}

export type HistoryOptions = {
  readonly caipChainId: CaipChainId
  readonly address: string
  readonly cursor?: string | undefined
  readonly signal?: AbortSignal | undefined
}

const ID_CHARS = 256
const CURSOR_CHARS = 4_096
/** A page of a service that means well has far fewer. */
const MOST_ENTRIES = 500
const MOST_TRANSFERS = 100
const pictureTypes = /^image\/(png|jpeg|gif|webp|avif|svg\+xml)$/i

const answer = z.object({
  data: z.array(z.unknown()),
  // One that cannot be sent back leads nowhere.
  next: lenient(z.string().check(z.maxLength(CURSOR_CHARS))),
  /** Said by our own gateway where it reads logs. */
  scope: lenient(z.literal('recentTokens')),
})

const status = z.enum(['confirmed', 'failed', 'pending'])

const media = z.object({ url: z.string(), content_type: lenient(z.string()) })

const transfer = z.object({
  fungible_info: z.nullish(
    z.object({
      name: label,
      symbol: lenient(z.string()),
      icon: z.catch(z.nullish(z.object({ url: picture })), undefined),
    }),
  ),
  nft_info: z.nullish(
    z.object({
      name: label,
      content: z.catch(
        z.nullish(z.object({ preview: lenient(media), detail: lenient(media) })),
        undefined,
      ),
      flags: z.catch(z.nullish(z.object({ is_spam: z.catch(z.boolean(), false) })), undefined),
    }),
  ),
  direction: z.enum(['in', 'out', 'self']),
  quantity: z.object({ numeric }),
  value: lenient(z.number()),
})

const entry = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(ID_CHARS)),
  metadata: z.object({
    operationType: lenient(z.string()),
    hash: lenient(hash32),
    chain: z.string(),
    minedAt: z.string(),
    sentFrom: lenient(evmAddress),
    sentTo: lenient(evmAddress),
    // An unknown status counts as pending; without a status, the row has the time of its block.
    status: z.catch(z.nullish(z.catch(status, 'pending')), null),
    nonce: lenient(z.int().check(z.gte(0))),
  }),
  transfers: z.catch(z.nullish(z.array(z.unknown())), undefined),
})
/** What is read, by where it stands in the answer. @internal */
export const historyShapes = { '': answer, 'data[]': entry, 'data[].transfers[]': transfer }

/**
 * One page of what an account did on one network (S7.03). An entry that makes no sense is left out;
 * so is one of another network, should the service not have been asked in vain.
 */
export async function getHistory(
  ask: Ask,
  { caipChainId, address, cursor, signal }: HistoryOptions,
): Promise<HistoryPage> {
  const { data, next, scope } = await ask.get({
    path: `v1/account/${encodeURIComponent(address)}/history`,
    query: { cursor, chainId: caipChainId },
    schema: answer,
    signal,
  })
  return {
    entries: data.slice(0, MOST_ENTRIES).flatMap((value) => parseEntry(value, caipChainId) ?? []),
    next: next === '' ? undefined : next,
    ...(scope === undefined ? {} : { isPartial: true }),
  }
}

function parseEntry(value: unknown, caipChainId: CaipChainId): HistoryEntry | undefined {
  const parsed = entry.safeParse(value)
  if (!parsed.success || parsed.data.metadata.chain !== caipChainId) return undefined
  const { id, metadata, transfers } = parsed.data
  const minedAt = Date.parse(metadata.minedAt)
  if (!Number.isFinite(minedAt)) return undefined
  return {
    id,
    minedAt,
    caipChainId,
    operation: cleanName(metadata.operationType ?? '') ?? '',
    hash: metadata.hash,
    from: metadata.sentFrom,
    to: metadata.sentTo,
    status: metadata.status ?? 'confirmed',
    nonce: metadata.nonce,
    transfers: (transfers ?? [])
      .slice(0, MOST_TRANSFERS)
      .flatMap((one) => parseTransfer(one) ?? []),
  }
}

function parseTransfer(value: unknown): HistoryTransfer | undefined {
  const parsed = transfer.safeParse(value)
  if (!parsed.success) return undefined
  const { direction, fungible_info: token, nft_info: nft, value: fiatValue } = parsed.data
  const quantity = cleanDecimal(parsed.data.quantity.numeric)
  if (quantity === undefined) return undefined
  const moved = {
    direction,
    quantity,
    value: fiatValue === undefined ? undefined : toPlain(fiatValue),
  }
  if (nft !== undefined && nft !== null) {
    const { preview, detail } = nft.content ?? {}
    const info: NftInfo = {
      name: nft.name,
      previewUrl: mediaUrl(preview),
      detailUrl: mediaUrl(detail),
      isSpam: nft.flags?.is_spam ?? false,
    }
    return { ...moved, kind: 'nft', nft: info }
  }
  const symbol = token?.symbol === undefined ? undefined : cleanSymbol(token.symbol)
  if (symbol === undefined) return undefined
  return {
    ...moved,
    kind: 'token',
    symbol,
    name: token?.name ?? symbol,
    iconUrl: token?.icon?.url,
  }
}

/** Only pictures: a film or a page is not what `<img>` is for. */
function mediaUrl(found: z.output<typeof media> | undefined): string | undefined {
  if (found === undefined) return undefined
  const { url, content_type: type } = found
  return type === undefined || pictureTypes.test(type) ? cleanPicture(url) : undefined
}
