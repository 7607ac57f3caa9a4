import { parseCaipAccountId, parseCaipChainId } from '#protocol'
import { SignInMessageError } from './errors.ts'
import type { MessageFields } from './message.ts'

/** What a line of the message may hold: nothing that could look like another line. */
const line = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u
const nonce = /^[a-zA-Z0-9]{8,250}$/

/**
 * The message of CAIP-122 for a chain that EIP-4361 does not know, as Sign In With Solana has it.
 *
 * @see https://chainagnostic.org/CAIPs/caip-122
 */
export function writeCaip122(fields: MessageFields, chainName: string): string {
  const { account, domain, uri, statement, resources } = fields
  const { caipChainId, address } = parseCaipAccountId(account)
  const parts = [domain, uri, ...(statement === undefined ? [] : [statement]), ...resources]
  const wrong = parts.find((part) => !line.test(part))
  if (wrong !== undefined || !nonce.test(fields.nonce)) {
    throw new SignInMessageError(`It would not be read as it was written: ${wrong ?? 'nonce'}`)
  }
  return [
    `${domain} wants you to sign in with your ${chainName} account:`,
    address,
    '',
    ...(statement === undefined ? [] : [statement, '']),
    `URI: ${uri}`,
    'Version: 1',
    `Chain ID: ${parseCaipChainId(caipChainId).reference}`,
    `Nonce: ${fields.nonce}`,
    `Issued At: ${new Date(fields.issuedAt).toISOString()}`,
    `Expiration Time: ${new Date(fields.expiresAt).toISOString()}`,
    ...(resources.length === 0 ? [] : ['Resources:', ...resources.map((one) => `- ${one}`)]),
  ].join('\n')
}
