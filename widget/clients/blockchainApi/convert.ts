import * as z from 'zod/mini'
import { BaseError, type CaipChainId, evmAddress, hexBytes } from '#protocol'
import { cleanName } from '#lib/cleanName.ts'
import { webLink } from '../walletRegistry/cleanLink.ts'
import type { Ask } from './ask.ts'
import { count, lenient } from './clean.ts'
import { fromTokenId, toTokenId } from './tokenId.ts'

/** A token as the service lists it. */
export type ConvertToken = {
  /** Absent for the native currency. */
  readonly address: string | undefined
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly iconUrl: string | undefined
}

/** Two tokens of one network; undefined is the native currency. */
export type ConvertPair = {
  readonly caipChainId: CaipChainId
  readonly from: string | undefined
  readonly to: string | undefined
  readonly account: string
}

/** A call as the service built it; nothing in it is trusted. */
export type BuiltCall = {
  readonly to: string
  readonly data: `0x${string}`
  readonly value: bigint
}

type Abortable = { readonly signal?: AbortSignal | undefined }

const MOST_TOKENS = 5_000
const MOST_DECIMALS = 36
const SYMBOL_CHARS = 16
const ICON_CHARS = 20_000

const account = z.pipe(
  z.string().check(z.maxLength(120)),
  z.transform((text) => ({
    caipChainId: text.slice(0, text.lastIndexOf(':')),
    address: text.slice(text.lastIndexOf(':') + 1),
  })),
)
const uint = z.pipe(
  z.string().check(z.regex(/^\d{1,78}$/)),
  z.transform((text) => BigInt(text)),
)

const token = z.object({
  name: lenient(z.string()),
  symbol: z.string(),
  address: z.string().check(z.maxLength(120)),
  decimals: count.check(z.lte(MOST_DECIMALS)),
  logoUri: lenient(z.string().check(z.maxLength(ICON_CHARS))),
})
const tokensAnswer = z.object({ tokens: z.array(z.unknown()) })
/** What is read, by where it stands in the answer. @internal */
export const tokensShapes = { '': tokensAnswer, 'tokens[]': token }

const quote = z.object({ toAmount: uint })
/** The best one is the first. */
const quotesAnswer = z.object({
  quotes: z.pipe(
    z.array(z.unknown()),
    z.transform((quotes, context) => {
      const [first] = quotes.flatMap((one) => quote.safeParse(one).data ?? [])
      if (first === undefined && quotes.length > 0) {
        context.issues.push({ code: 'custom', input: quotes, message: 'no quote' })
      }
      return first?.toAmount
    }),
  ),
})
/** @internal */
export const quotesShapes = { '': quotesAnswer, 'quotes[]': quote }

/** Other speeds are of no use here. */
const gasPrice = z.object({ standard: uint })
/** @internal */
export const gasPriceShapes = { '': gasPrice }

const built = z.object({
  // The amount paid is known without this field; where the service names it, it has to match.
  tx: z.object({ to: account, data: hexBytes, amount: lenient(uint) }),
})
/** @internal */
export const builtShapes = { '': built }

const approval = z.object({ tx: z.object({ data: hexBytes }) })
/** @internal */
export const approvalShapes = { '': approval }

/** Tokens that can be swapped on a network; an incomplete token is left out alone (S7.05). */
export async function getConvertTokens(
  ask: Ask,
  { caipChainId, signal }: Abortable & { readonly caipChainId: CaipChainId },
): Promise<readonly ConvertToken[]> {
  const query = { chainId: caipChainId }
  const { tokens } = await ask.get({
    path: 'v1/convert/tokens',
    query,
    schema: tokensAnswer,
    signal,
  })
  const seen = new Set<string>()
  return tokens.slice(0, MOST_TOKENS).flatMap((entry) => {
    const read = readToken(entry, caipChainId)
    const key = read?.address?.toLowerCase() ?? 'native'
    if (read === undefined || seen.has(key)) return []
    seen.add(key)
    return [read]
  })
}

/** How much of `to` the swap yields; undefined where there is no route (S7.04). */
export async function getConvertQuote(
  ask: Ask,
  asked: ConvertPair & Abortable & { readonly amount: bigint; readonly gasPrice: bigint },
): Promise<bigint | undefined> {
  const { caipChainId, account: userAddress, amount, gasPrice, signal } = asked
  const { quotes } = await ask.get({
    path: 'v1/convert/quotes',
    query: {
      amount,
      userAddress,
      gasPrice,
      from: tokenOf(caipChainId, asked.from),
      to: tokenOf(caipChainId, asked.to),
    },
    schema: quotesAnswer,
    signal,
  })
  return quotes === 0n ? undefined : quotes
}

/** What gas costs, in wei (S7.08). */
export async function getGasPrice(
  ask: Ask,
  { caipChainId, signal }: Abortable & { readonly caipChainId: CaipChainId },
): Promise<{ readonly standard: bigint }> {
  return ask.get({
    path: 'v1/convert/gas-price',
    query: { chainId: caipChainId },
    schema: gasPrice,
    signal,
  })
}

/** The swap as a call, with the least that it accepts by its own quote (S7.09). */
export async function buildConvert(
  ask: Ask,
  asked: ConvertPair &
    Abortable & {
      readonly amount: bigint
      /** In whole percent, the only form that the service is known to accept. */
      readonly slippagePercent: number
    },
): Promise<BuiltCall> {
  const { caipChainId, account: owner, amount, slippagePercent, signal } = asked
  const { tx } = await ask.post({
    path: 'v1/convert/build-transaction',
    projectIn: 'body',
    body: {
      amount: String(amount),
      eip155: { slippage: slippagePercent },
      from: tokenOf(caipChainId, asked.from),
      to: tokenOf(caipChainId, asked.to),
      userAddress: `${caipChainId}:${owner}`,
      disableEstimate: true,
    },
    schema: built,
    signal,
  })
  return {
    to: addressOn(caipChainId, tx.to),
    data: tx.data,
    // For a token the meaning of `amount` is undocumented, so no native currency is sent along.
    value: asked.from === undefined ? (tx.amount ?? amount) : 0n,
  }
}

/** The approval that the service asks for; only its spender is used (S7.10). */
export async function buildConvertApproval(
  ask: Ask,
  asked: ConvertPair & Abortable,
): Promise<{ readonly data: `0x${string}` }> {
  const { caipChainId, account: owner, signal } = asked
  const { tx } = await ask.get({
    path: 'v1/convert/build-approve',
    query: {
      userAddress: `${caipChainId}:${owner}`,
      from: tokenOf(caipChainId, asked.from),
      to: tokenOf(caipChainId, asked.to),
    },
    schema: approval,
    signal,
  })
  return { data: tx.data }
}

function readToken(entry: unknown, caipChainId: CaipChainId): ConvertToken | undefined {
  const parsed = token.safeParse(entry)
  if (!parsed.success) return undefined
  const { address: id, name, symbol, decimals, logoUri } = parsed.data
  const address = fromTokenId(caipChainId, id)
  const cleanSymbol = cleanName(symbol)?.slice(0, SYMBOL_CHARS)
  if (address === undefined || cleanSymbol === undefined) return undefined
  return {
    address: address === 'native' ? undefined : address,
    symbol: cleanSymbol,
    name: cleanName(name ?? '') ?? cleanSymbol,
    decimals,
    iconUrl: logoUri === undefined ? undefined : picture(logoUri),
  }
}

/** A picture over https or as a data URL: an `<img>` runs no code of either. */
function picture(link: string): string | undefined {
  return /^data:image\/(svg\+xml|png|webp|jpeg|gif)[;,]/i.test(link) ? link : webLink(link)
}

function tokenOf(caipChainId: CaipChainId, address: string | undefined): string {
  return toTokenId(caipChainId, address ?? 'native') ?? `${caipChainId}:${address}`
}

function addressOn(
  caipChainId: CaipChainId,
  at: { readonly caipChainId: string; readonly address: string },
): string {
  if (at.caipChainId === caipChainId && evmAddress.safeParse(at.address).success) return at.address
  throw new BaseError('The swap service named something that is not a contract of this network', {
    code: 'SWAP_NOT_UNDERSTOOD',
    details: `${at.caipChainId}:${at.address}`.slice(0, 200),
  })
}
