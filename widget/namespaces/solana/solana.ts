import { fromBase58, toBase58 } from '#protocol'
import type { NamespaceAdapter } from '../adapter.ts'
import { askSignature } from '../shared/askSignature.ts'
import { explorerLinks } from '../shared/explorerLink.ts'
import { sessionParts } from '../shared/session.ts'
import { isSolanaAddress } from './address.ts'
import { solanaMethods, solanaRules } from './rules.ts'

const SIGNATURE_BYTES = 64

/** Solana, over the names of WalletConnect's sessions: messages are base58, transactions base64. */
export const solana: NamespaceAdapter = {
  ...sessionParts({ namespace: 'solana', isAddress: isSolanaAddress }),
  isSameAddress: (a, b) => a === b,
  isNearlyAddress: (text) => /^[0-9A-Za-z]{32,44}$/.test(text) && /[0OIl]/.test(text),
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
  loadBalances: async (query) => (await import('./balances.ts')).loadBalances(query),
  describeTokens: async (query) => (await import('./describeTokens.ts')).describeTokens(query),
  loadHistory: async (query) => (await import('./history.ts')).loadHistory(query),
  loadFee: async (query) => (await import('./history.ts')).loadFee(query),
  signIn: {
    chainName: 'Solana',
    async isSignedBy({ address, message, signature }) {
      const { isSignedBy } = await import('./isSignedBy.ts')
      const bytes = fromBase58(signature) ?? new Uint8Array()
      return isSignedBy({ address, message: new TextEncoder().encode(message), signature: bytes })
    },
  },
  transfers: {
    kind: 'prepared',
    load: async () => (await import('./solanaTransfers.ts')).solanaTransfers,
  },
  explorerLink: explorerLinks({ transaction: 'tx', address: 'account' }),
}
