import * as z from 'zod/mini'
import { BaseError, parseCaipAccountId } from '#protocol'
import { fromBase58, toBase58 } from '#lib/base58.ts'
import type { NamespaceAdapter } from '../adapter.ts'
import { sessionParts } from '../session.ts'
import { isSolanaAddress } from './address.ts'
import { solanaRules } from './rules.ts'

const SIGNATURE_BYTES = 64
const signed = z.looseObject({
  signature: z.string().check(z.refine((text) => fromBase58(text)?.length === SIGNATURE_BYTES)),
})

/** Solana, over the names of WalletConnect's sessions: messages are base58, transactions base64. */
export const solana: NamespaceAdapter = {
  ...sessionParts({ namespace: 'solana', isAddress: isSolanaAddress }),
  isSameAddress: (a, b) => a === b,
  isNearlyAddress: (text) => /^[0-9A-Za-z]{32,44}$/.test(text) && /[0OIl]/.test(text),
  requests: solanaRules,
  async signMessage(wallet, { account, message }) {
    const { caipChainId, address } = parseCaipAccountId(account)
    const answer = await wallet({
      method: 'solana_signMessage',
      params: { message: toBase58(new TextEncoder().encode(message)), pubkey: address },
      caipChainId,
      account: address,
    })
    const parsed = signed.safeParse(answer)
    if (parsed.success) return parsed.data.signature
    throw new BaseError('The signature does not belong to this account', {
      code: 'SIGNATURE_INVALID',
      details: 'Not a signature',
    })
  },
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
  accountType: 'eoa',
  explorerLink({ explorerUrl }, { kind, value }) {
    if (explorerUrl === undefined) return undefined
    const url = new URL(explorerUrl)
    const path = kind === 'transaction' ? 'tx' : 'account'
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}/${value}`
    return url.href
  },
}
