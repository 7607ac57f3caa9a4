import { bytesToHex } from 'viem/utils'
import * as z from 'zod/mini'
import { evmAddress, text } from '#secure/wire'
import { readText } from '../../approvals/readText.ts'
import { toBytes } from '../../keys/bytes.ts'
import { withSecret } from '../../keys/wallet.ts'
import type { LoadDecision, Signing } from './signing.ts'
import { parseParams, requireOwn } from './params.ts'
import { requireSigner } from './requireSigner.ts'

const params = z.tuple(
  [
    z.looseObject({
      pci: text(256, /^[\x21-\x7e]+$/),
      address: z.optional(evmAddress),
      account: z.optional(evmAddress),
    }),
  ],
  z.unknown(),
)

/** wallet_revokePermissions: a signature that ends one permission, for the service that keeps it (S7.20). */
export function revokePermissions(signing: Signing, given: unknown): LoadDecision {
  const { page, own, account, store } = signing
  const [{ pci, ...asked }] = parseParams(params, given)
  requireOwn(asked.account, own.address)
  requireSigner(signing, asked.address ?? own.address)
  const message = `Revoke the permission ${pci}`
  const raw = toBytes(message)

  return async () => ({
    approval: {
      kind: 'message',
      account: own.address,
      text: readText(raw),
      hex: bytesToHex(raw),
      signIn: null,
    },
    confirm: () =>
      withSecret({ api: page.api, store }, account, (keys) =>
        keys.evm.signer().signMessage({ message }),
      ),
  })
}
