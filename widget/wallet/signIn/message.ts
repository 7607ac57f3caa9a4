import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { type CaipAccountId, evmChainIdOf, parseCaipAccountId, toEvmAddress } from '#protocol'
import { SignInMessageError } from './errors.ts'
import type { Prepared } from '../signInState/slice.ts'

export type MessageFields = Omit<Prepared, 'message'> & {
  readonly account: CaipAccountId
  readonly uri: string
}

/**
 * The message of EIP-4361, parsed again and compared field by field, so that no value of a page or a
 * server can inject other content. @see https://eips.ethereum.org/EIPS/eip-4361
 */
export function writeMessage(fields: MessageFields): string {
  const { account, domain, uri, statement, resources, nonce } = fields
  const { caipChainId, address } = parseCaipAccountId(account)
  const chainId = evmChainIdOf(caipChainId)
  if (chainId === undefined) throw new SignInMessageError(`No message for ${caipChainId}`)
  const parts = {
    domain,
    uri,
    nonce,
    chainId,
    version: '1' as const,
    address: toEvmAddress(address),
    issuedAt: new Date(fields.issuedAt),
    expirationTime: new Date(fields.expiresAt),
    ...(statement === undefined ? {} : { statement }),
    ...(resources.length === 0 ? {} : { resources: [...resources] }),
  }
  const message = write(parts)
  const read = parseSiweMessage(message)
  const wrong = Object.entries(parts).find(([name, part]) => !isSame(part, Reflect.get(read, name)))
  const more = Object.keys(read).find((name) => !Object.hasOwn(parts, name))
  if (wrong !== undefined || more !== undefined) {
    throw new SignInMessageError(`It would not be read as it was written: ${wrong?.[0] ?? more}`)
  }
  return message
}

/**
 * Reads a message that a wallet wrote by itself (CAIP-74), and when it was issued.
 *
 * @throws SignInMessageError where it says anything else than it should
 */
export function parseMessage(
  message: string,
  wanted: Pick<MessageFields, 'account' | 'domain' | 'uri' | 'nonce' | 'expiresAt'>,
): number {
  const { caipChainId, address } = parseCaipAccountId(wanted.account)
  const read = parseSiweMessage(message)
  const pairs: readonly (readonly [field: string, wanted: unknown, read: unknown])[] = [
    ['address', address.toLowerCase(), read.address?.toLowerCase()],
    ['chainId', evmChainIdOf(caipChainId), read.chainId],
    ['domain', wanted.domain, read.domain],
    ['uri', wanted.uri, read.uri],
    ['nonce', wanted.nonce, read.nonce],
    ['expirationTime', wanted.expiresAt, read.expirationTime?.getTime()],
  ]
  const wrong = pairs.find(([, asked, said]) => asked !== said)
  const issuedAt = read.issuedAt?.getTime()
  if (wrong === undefined && issuedAt !== undefined && !Number.isNaN(issuedAt)) return issuedAt
  throw new SignInMessageError(`The wallet signed another one: ${wrong?.[0] ?? 'issuedAt'}`)
}

function write(parts: Parameters<typeof createSiweMessage>[0]): string {
  try {
    return createSiweMessage(parts)
  } catch (cause) {
    throw new SignInMessageError(cause instanceof Error ? cause.message : String(cause), cause)
  }
}

/** Addresses differ in their letters' case at most: the message has the checksum's. */
function isSame(part: unknown, read: unknown): boolean {
  const [a, b] = [part, read].map((value) => JSON.stringify(value) ?? '')
  const isAddress = /^"0x[0-9a-f]{40}"$/i.test(a ?? '')
  return isAddress ? a?.toLowerCase() === b?.toLowerCase() : a === b
}
