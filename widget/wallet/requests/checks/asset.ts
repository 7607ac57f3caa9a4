import * as z from 'zod/mini'
import { evmAddress } from '#protocol'
import { quantity, shown } from './shapes.ts'

const image = z
  .string()
  .check(z.maxLength(100_000), z.regex(/^(https:\/\/|ipfs:\/\/|data:image\/)/))

const mostDecimals = z.int().check(z.gte(0), z.lte(36))
/** EIP-747 requires a number; pages also send the text of a form field. */
const decimals = z.union([
  mostDecimals,
  z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.pipe(z.transform(Number), mostDecimals)),
])

const erc20 = z.looseObject({
  type: z.literal('ERC20'),
  options: z.looseObject({
    address: evmAddress,
    symbol: z.optional(shown(11)),
    decimals: z.optional(decimals),
    image: z.optional(image),
  }),
})

const collectible = z.looseObject({
  type: z.enum(['ERC721', 'ERC1155']),
  options: z.looseObject({
    address: evmAddress,
    tokenId: z.union([z.string().check(z.regex(/^\d{1,78}$/)), quantity]),
    image: z.optional(image),
  }),
})

/** A token that a page wants to be shown in the wallet. @see https://eips.ethereum.org/EIPS/eip-747 */
export const asset = z.union([erc20, collectible])
