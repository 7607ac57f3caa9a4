import { bytesToHex } from 'viem/utils'
import * as z from 'zod/mini'
import { SecureError, solanaAddress, text } from '#secure/wire'
import type { Decision, SolanaTransactionApproval } from '../../approvals/approval.ts'
import { readSignIn } from '../../approvals/readSignIn.ts'
import { readText } from '../../approvals/readText.ts'
import { solanaSymbol } from '../../approvals/solanaTokens.ts'
import { fromBase58, toBase58 } from '../../keys/base58.ts'
import { type Bytes, fromBase64Url } from '../../keys/bytes.ts'
import { withSecret } from '../../keys/wallet.ts'
import type { Signing } from '../rpc.ts'
import { parseParams } from './params.ts'
import {
  parseSolanaTransaction,
  type SolanaTransaction,
  withSignature,
} from './solanaTransaction.ts'

const TRANSACTION_CHARS = 2_000
const MESSAGE_CHARS = 100_000
/** S5.06: a message and its public key. */
const messageParams = z.object({ message: text(MESSAGE_CHARS), pubkey: solanaAddress })
const transaction = text(TRANSACTION_CHARS, /^[-_+/A-Za-z0-9]+=*$/)
const transactionParams = z.object({ transaction, pubkey: z.optional(solanaAddress) })
const transactionsParams = z.object({
  transactions: z.array(transaction).check(z.minLength(1), z.maxLength(10)),
})

/** solana_signMessage: base58 in, base58 out, as WalletConnect words it. */
export function signSolanaMessage(signing: Signing, given: unknown) {
  const { page, account, addresses, store } = signing
  const { message, pubkey } = parseParams(messageParams, given)
  requireOwnKey(pubkey, addresses.solana)
  const raw = fromBase58(message)
  if (raw === undefined) throw new SecureError('BAD_MESSAGE', 'The message is no base58.')
  // A transaction's message starts so: its signature could be sent as one.
  if (isTransactionMessage(raw)) {
    throw new SecureError('BAD_MESSAGE', 'A transaction is not signed as a message.')
  }
  return async (): Promise<Decision> => {
    const readable = readText(raw)
    return {
      approval: {
        kind: 'message',
        account: addresses.solana,
        text: readable,
        hex: bytesToHex(raw),
        signIn: readable === null ? null : readSignIn(readable, page.asker),
      },
      confirm: () =>
        withSecret({ api: page.api, store }, account, async (keys) => ({
          signature: toBase58(keys.solana.sign(raw)),
        })),
    }
  }
}

export function signSolanaTransaction(signing: Signing, given: unknown) {
  const { transaction: encoded, pubkey } = parseParams(transactionParams, given)
  requireOwnKey(pubkey, signing.addresses.solana)
  return signEach(signing, [encoded], ([signed]) => signed)
}

export function signAllSolanaTransactions(signing: Signing, given: unknown) {
  const { transactions } = parseParams(transactionsParams, given)
  return signEach(signing, transactions, (all) => ({
    transactions: all.map(({ transaction: signed }) => signed),
  }))
}

type Signed = { signature: string; transaction: string }

function signEach(
  { page, account, addresses, chainId, store }: Signing,
  encoded: readonly string[],
  answer: (signed: readonly Signed[]) => unknown,
) {
  const parsed = encoded.map((one) => parse(one, addresses.solana))
  const approval: SolanaTransactionApproval = {
    kind: 'solanaTransaction',
    account: addresses.solana,
    count: parsed.length,
    transfers: parsed
      .flatMap(({ transfers }) => transfers)
      .map((one) => ({
        ...one,
        symbol: one.token === null ? 'SOL' : solanaSymbol(chainId, one.token.mint),
      })),
    programs: [...new Set(parsed.flatMap(({ programs }) => programs))],
    details: parsed.map(({ message }) => bytesToHex(message)),
  }
  return async (): Promise<Decision> => ({
    approval,
    confirm: () =>
      withSecret({ api: page.api, store }, account, async (keys) =>
        answer(
          parsed.map((one) => {
            const signature = keys.solana.sign(one.message)
            const whole = withSignature(one, signature)
            return { signature: toBase58(signature), transaction: toBase64(whole) }
          }),
        ),
      ),
  })
}

function parse(encoded: string, own: string): SolanaTransaction {
  const parsed = parseSolanaTransaction(fromBase64Url(encoded.replaceAll('=', '')), own)
  if (parsed !== undefined) return parsed
  throw new SecureError('BAD_MESSAGE', 'The transaction cannot be read, or is not this account’s.')
}

function requireOwnKey(given: string | undefined, own: string): void {
  if (given === undefined || given === own) return
  throw new SecureError(4100, 'The request is for an account that this wallet does not have.')
}

/** Version 0 sets the highest bit; a legacy message starts with three small counts and is whole. */
function isTransactionMessage(bytes: Bytes): boolean {
  const [first = 0] = bytes
  return first >= 0x80 || parseSolanaTransaction(bytes, undefined, true) !== undefined
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
