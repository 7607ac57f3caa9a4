import * as z from 'zod/mini'
import { BaseError, issuePath, parseCaipAccountId } from '#protocol'
import type { RequestContext, RequestRules } from '../requestRules.ts'
import { isSolanaAddress } from './address.ts'

const BASE64_CHARS = 4_096
const BASE58_CHARS = 24_576
const MOST_TRANSACTIONS = 20

const pubkey = z.string().check(z.refine(isSolanaAddress))
const base58 = z.string().check(z.maxLength(BASE58_CHARS), z.regex(/^[1-9A-HJ-NP-Za-km-z]+$/))
const base64 = z
  .string()
  .check(z.maxLength(BASE64_CHARS), z.regex(/^(?:[+/\w]{4})+$|^(?:[+/\w]{4})*[+/\w]{2,3}={1,2}$/))
const sendOptions = z.optional(
  z.strictObject({
    skipPreflight: z.optional(z.boolean()),
    preflightCommitment: z.optional(z.enum(['processed', 'confirmed', 'finalized'])),
    maxRetries: z.optional(z.int().check(z.gte(0), z.lte(100))),
    minContextSlot: z.optional(z.int().check(z.gte(0))),
  }),
)
const signing = { pubkey: z.optional(pubkey) }

/** Params by method. @see https://docs.reown.com/advanced/multichain/rpc-reference/solana-rpc */
const shapes = {
  // Both are needed (S5.06).
  solana_signMessage: z.looseObject({ message: base58, pubkey }),
  solana_signTransaction: z.looseObject({ ...signing, transaction: base64 }),
  solana_signAllTransactions: z.looseObject({
    ...signing,
    transactions: z.array(base64).check(z.minLength(1), z.maxLength(MOST_TRANSACTIONS)),
  }),
  solana_signAndSendTransaction: z.looseObject({
    ...signing,
    transaction: base64,
    sendOptions,
    options: sendOptions,
  }),
}

/** What wallets of a session are asked, by the names of WalletConnect's sessions. */
export const solanaMethods: readonly string[] = Object.keys(shapes)

export const solanaRules: RequestRules = {
  accounts: new Map([
    ['solana_getAccounts', pubkeys],
    ['solana_requestAccounts', pubkeys],
  ]),
  approve: solanaMethods,
  check(context, { method, params }) {
    const shape = Object.entries(shapes).find(([name]) => name === method)?.[1]
    const parsed = shape?.safeParse(Array.isArray(params) ? params[0] : params)
    if (parsed === undefined) throw new BaseError(`Unknown method ${method}`, { code: 4200 })
    if (!parsed.success) {
      throw new BaseError(`Invalid params of ${method}`, {
        code: -32602,
        details: issuePath(parsed.error),
      })
    }
    const known = context.accounts.map((account) => parseCaipAccountId(account).address)
    const account = known.find((one) => one === (parsed.data.pubkey ?? known[0]))
    if (account !== undefined) return { params: { ...parsed.data, pubkey: account }, account }
    throw new BaseError('The account of this request is not connected', { code: 4100 })
  },
}

function pubkeys({ accounts }: RequestContext): unknown {
  return accounts.map((account) => ({ pubkey: parseCaipAccountId(account).address }))
}
