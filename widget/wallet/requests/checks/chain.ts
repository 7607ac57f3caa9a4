import * as z from 'zod/mini'
import { evmChain } from '#protocol'
import { findNetwork, type NetworksSlice } from '#kernel/networks/slice.ts'
import { InvalidRequestParamsError } from '../errors.ts'
import { hexChainId, shown } from './shapes.ts'

const URL_CHARS = 2_048
const MOST_URLS = 10
const NAME_CHARS = 60
/** EIP-3085 requires 2 to 6 characters, but not all current chains comply. */
const SYMBOL_CHARS = 12

/** Over TLS; on the person's own machine nothing listens in between. */
const nodeUrl = z
  .string()
  .check(
    z.maxLength(URL_CHARS),
    z.regex(/^(https:\/\/[^\s]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/[^\s]*)?)$/),
  )
const webUrl = z.string().check(z.maxLength(URL_CHARS), z.regex(/^https?:\/\/[^\s]+$/))

const chain = z.looseObject({
  chainId: hexChainId,
  chainName: shown(NAME_CHARS),
  nativeCurrency: z.looseObject({
    name: shown(40),
    symbol: shown(SYMBOL_CHARS),
    decimals: z.int().check(z.gte(0), z.lte(36)),
  }),
  rpcUrls: z.array(nodeUrl).check(z.minLength(1), z.maxLength(MOST_URLS)),
  blockExplorerUrls: z.optional(z.nullable(z.array(webUrl).check(z.maxLength(MOST_URLS)))),
  iconUrls: z.optional(z.nullable(z.array(webUrl).check(z.maxLength(MOST_URLS)))),
})

/**
 * A chain that a page wants to be added to the wallet. One that the widget knows must be called by
 * its own currency: a page could else make a person believe that they pay with another one.
 *
 * @see https://eips.ethereum.org/EIPS/eip-3085
 */
export function checkChain(sent: unknown, networks: NetworksSlice): void {
  const parsed = chain.safeParse(sent)
  if (!parsed.success) {
    throw new InvalidRequestParamsError(
      'The chain to add is not of the expected shape',
      parsed.error.issues[0]?.path.join('.'),
    )
  }
  const { chainId, nativeCurrency } = parsed.data
  const known = findNetwork(networks, evmChain(Number(chainId)))?.nativeCurrency
  if (known === undefined) return
  const isSame =
    known.symbol.toLowerCase() === nativeCurrency.symbol.toLowerCase() &&
    known.decimals === nativeCurrency.decimals
  if (isSame) return
  throw new InvalidRequestParamsError(
    `The chain ${Number(chainId)} has another currency`,
    'nativeCurrency',
  )
}
