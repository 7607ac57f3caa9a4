import { fromBase58, toBase58 } from '#protocol'
import type { NamespaceAdapter } from '../adapter.ts'
import { askSignature } from '../askSignature.ts'
import { explorerLinks } from '../explorerLink.ts'
import { sessionParts } from '../session.ts'
import { isSolanaAddress } from './address.ts'
import { solanaMethods, solanaRules } from './rules.ts'

const SIGNATURE_BYTES = 64

/** Solana, over the names of WalletConnect's sessions: messages are base58, transactions base64. */
export const solana: NamespaceAdapter = {
  ...sessionParts({ namespace: 'solana', isAddress: isSolanaAddress }),
  isSameAddress: (a, b) => a === b,
  requests: solanaRules,
  session: { methods: solanaMethods, events: [] },
  signMessage: askSignature({
    method: 'solana_signMessage',
    params: ({ address, message }) => ({
      message: toBase58(new TextEncoder().encode(message)),
      pubkey: address,
    }),
    isSignature: (text) => fromBase58(text)?.length === SIGNATURE_BYTES,
  }),
  accountType: 'eoa',
  explorerLink: explorerLinks({ transaction: 'tx', address: 'account' }),
}
