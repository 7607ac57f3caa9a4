import * as z from 'zod/mini'
import { BaseError, fromBase58, parseCaipAccountId, toBase58 } from '#protocol'

import type { NamespaceAdapter } from '../adapter.ts'
import { sessionParts } from '../session.ts'
import { isSolanaAddress } from './address.ts'
import { solanaMethods, solanaRules } from './rules.ts'

const SIGNATURE_BYTES = 64
const signed = z.looseObject({
  signature: z.string().check(z.refine((text) => fromBase58(text)?.length === SIGNATURE_BYTES)),
})

/** Solana, over the names of WalletConnect's sessions: messages are base58, transactions base64. */
export const solana: NamespaceAdapter = {
  ...sessionParts({ namespace: 'solana', isAddress: isSolanaAddress }),
  isSameAddress: (a, b) => a === b,
  requests: solanaRules,
  session: { methods: solanaMethods, events: [] },
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
  accountType: 'eoa',
  explorerLink({ explorerUrl }, { kind, value }) {
    if (explorerUrl === undefined) return undefined
    const url = new URL(explorerUrl)
    const path = kind === 'transaction' ? 'tx' : 'account'
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}/${value}`
    return url.href
  },
}
