import { bytesToHex, hexToBytes, isHex } from 'viem/utils'
import * as z from 'zod/mini'
import { isOwnText } from '#secure/api'
import { SecureError, text } from '#secure/wire'
import { readSignIn } from '../../approvals/readSignIn.ts'
import { readText } from '../../approvals/readText.ts'
import { toBytes } from '../../keys/bytes.ts'
import { withSecret } from '../../keys/wallet.ts'
import type { Decision } from '../../approvals/approval.ts'
import type { Signing } from './signing.ts'
import { parseParams } from './params.ts'
import { requireSigner } from './requireSigner.ts'

const MESSAGE_CHARS = 100_000
const params = z.tuple([text(MESSAGE_CHARS), text(MESSAGE_CHARS)], z.unknown())

/** personal_sign: the message, and the account. */
export function personalSign(signing: Signing, given: unknown) {
  const { page, addresses, account, store } = signing
  const [first, second] = parseParams(params, given)
  // Some libraries give the account first.
  const isSwapped = first.toLowerCase() === addresses.eip155.toLowerCase()
  const [message, address] = isSwapped ? [second, first] : [first, second]
  requireSigner(signing, address)
  const raw = isHex(message) && message.length % 2 === 0 ? hexToBytes(message) : toBytes(message)
  // The service would take it for the owner's word: a new share set, the end of a device or account.
  if (isOwnText(new TextDecoder().decode(raw))) {
    throw new SecureError('BAD_MESSAGE', 'Only the wallet itself signs such a message.')
  }

  return async (): Promise<Decision> => {
    const readable = readText(raw)
    return {
      approval: {
        kind: 'message',
        account: addresses.eip155,
        text: readable,
        hex: bytesToHex(raw),
        signIn: readable === null ? null : readSignIn(readable, page.embedder),
      },
      confirm: () =>
        withSecret({ api: page.api, store }, account, (keys) =>
          keys.evm.signer().signMessage({ message: { raw } }),
        ),
    }
  }
}
