import { type CaipChainId, parseCaipChainId } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { isName } from '../names/isName.ts'

/** A code holds more than an address, but no book. */
const SCANNED_CHARS = 1_000
const EIP681 =
  /^ethereum:(?:pay-)?(?<target>[\w.-]+)(?:@(?<chain>\d{1,16}))?(?:\/(?<call>\w+))?(?:\?(?<query>.*))?$/i

/**
 * Whom a QR code names, as one would type it: an address, an account (CAIP-10), or the receiver of a
 * payment (EIP-681, `solana:`). Undefined for everything else, and for what is meant for another
 * network. Amounts and tokens of it are not taken over.
 */
export function readScanned(
  core: Core,
  text: string,
  caipChainId: CaipChainId,
): string | undefined {
  const input = text.trim()
  if (input.length > SCANNED_CHARS) return undefined
  const { namespace, reference } = parseCaipChainId(caipChainId)
  const adapter = core.adapters[namespace]
  const isAddress = (one: string) => adapter?.isAddress(one) === true
  if (isAddress(input)) return input
  const account = `${caipChainId}:`
  if (input.startsWith(account)) return whole(input.slice(account.length), isAddress)
  if (namespace === 'solana') {
    return whole(/^solana:([1-9A-HJ-NP-Za-km-z]+)(?:\?.*)?$/.exec(input)?.[1], isAddress)
  }
  const { target, chain, call, query } = EIP681.exec(input)?.groups ?? {}
  if (chain !== undefined && chain !== reference) return undefined
  // Of a transfer the target is the token: who receives is an argument.
  if (call === 'transfer') return whole(new URLSearchParams(query).get('address'), isAddress)
  if (call !== undefined) return undefined
  return whole(target, (one) => isAddress(one) || isName(one))
}

function whole(
  text: string | null | undefined,
  isValid: (text: string) => boolean,
): string | undefined {
  return text !== null && text !== undefined && isValid(text) ? text : undefined
}
