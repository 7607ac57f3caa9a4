import { addressKey } from '#lib/addressKey.ts'
import { type CaipChainId, evmAddress, fromBase58, parseCaipChainId } from '#protocol'

/** The service's address for a native currency, by namespace; elsewhere it has none. */
const natives: Readonly<Record<string, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: `So${'1'.repeat(41)}`,
}
const PUBLIC_KEY_BYTES = 32
const MOST_CHARS = 44

/** CAIP-10 of a token, or of `native`; undefined where the service has no id for it. */
export function toTokenId(caipChainId: CaipChainId, token: string): string | undefined {
  const address = token === 'native' ? natives[parseCaipChainId(caipChainId).namespace] : token
  return address !== undefined && isAddressOn(caipChainId, address)
    ? `${caipChainId}:${address}`
    : undefined
}

/** The address within such an id, or `native`; undefined when it is none of this network. */
export function fromTokenId(caipChainId: CaipChainId, id: string): string | undefined {
  const prefix = `${caipChainId}:`
  const address = id.startsWith(prefix) ? id.slice(prefix.length) : undefined
  if (address === undefined || !isAddressOn(caipChainId, address)) return undefined
  const native = natives[parseCaipChainId(caipChainId).namespace]
  return addressKey(address) === native ? 'native' : address
}

/** Networks of which the service can name what is on them. */
function isAddressOn(caipChainId: CaipChainId, address: string): boolean {
  const { namespace } = parseCaipChainId(caipChainId)
  if (namespace === 'eip155') return evmAddress.safeParse(address).success
  // The same 32 bytes in another case are other bytes.
  if (namespace !== 'solana' || address.length > MOST_CHARS) return false
  return fromBase58(address)?.length === PUBLIC_KEY_BYTES
}
