import { bytesToHex } from 'viem/utils'
import * as z from 'zod/mini'
import { SecureError, solanaAddress, text } from '#secure/wire'
import type { Decision, SolanaAction, SolanaTransactionApproval } from '../../approvals/approval.ts'
import { readSignIn } from '../../approvals/readSignIn.ts'
import { readText } from '../../approvals/readText.ts'
import { feeOf } from '../../approvals/solana/readBudget.ts'
import { readInstructions } from '../../approvals/solana/readInstructions.ts'
import { solanaSymbol } from '../../approvals/solana/tokens.ts'
import { tryTransactions } from '../../approvals/solana/trial/tryTransactions.ts'
import { worseOf } from '../../approvals/solana/trial/worse.ts'
import { fromBase58, toBase58 } from '../../keys/base58.ts'
import { type Bytes, fromBase64Url } from '../../keys/bytes.ts'
import { withSecret } from '../../keys/wallet.ts'
import type { Signing } from './signing.ts'
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
        signIn: readable === null ? null : readSignIn(readable, page.embedder),
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
  return async (signal: AbortSignal): Promise<Decision> => ({
    approval: await describe({ chainId, own: addresses.solana, page }, parsed, signal),
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

/** What the bytes say and what a node says would come of them; the worse of both is told. */
async function describe(
  { chainId, own, page }: { chainId: string; own: string; page: Signing['page'] },
  parsed: readonly SolanaTransaction[],
  signal: AbortSignal,
): Promise<SolanaTransactionApproval> {
  const nodes = page.config.solanaNodes?.[chainId] ?? []
  const triable = parsed.map((one) => ({
    ...one,
    wire: toBase64(withSignature(one, new Uint8Array(64))),
  }))
  const tried = await tryTransactions(nodes, own, triable, signal)
  const readings = parsed.map(({ instructions, payer, required }, at) => {
    const one = tried?.transactions[at] ?? { instructions, outcome: 'untried' as const }
    const fee = payer === own ? feeOf(instructions, required) : null
    return { ...one, fee, read: readInstructions(one.instructions, own) }
  })
  const actions = readings.flatMap(({ read }) => read.actions)
  const changes = readings.flatMap(({ outcome, fee }) =>
    typeof outcome === 'string' ? [] : [{ ...outcome.changes, fee: fee ?? 0n }],
  )
  const made = readings.flatMap(({ outcome }) => (typeof outcome === 'string' ? [] : outcome.made))
  const fees = readings.flatMap(({ fee }) => (fee === null ? [] : [fee]))
  const naming = {
    own,
    decimals: tried?.decimals ?? new Map(),
    symbolOf: (mint: string) => solanaSymbol(chainId, mint),
  }
  return {
    kind: 'solanaTransaction',
    account: own,
    count: parsed.length,
    actions: [...actions, ...made].map((one) => ({ ...one, symbol: symbolOf(chainId, one) })),
    programs: [
      ...new Set(parsed.flatMap(({ instructions }) => instructions.map(({ program }) => program))),
    ],
    unknown: [...new Set(readings.flatMap(({ read }) => read.unknown))],
    hasHidden: readings.some(({ read }) => read.hasHidden),
    isLasting: readings.some(({ read }) => read.isLasting),
    fee: fees.length === 0 ? null : fees.reduce((sum, fee) => sum + fee, 0n),
    problem: readings.some(({ outcome }) => outcome === 'fails') ? 'fails' : null,
    trial: changes.length === 0 ? { status: 'untried' } : worseOf(changes, actions, naming),
    untried: readings.length - changes.length,
    details: parsed.map(({ message }) => bytesToHex(message)),
  }
}

/** Units of a token are no amount of what it is called: without its decimals it has no name. */
function symbolOf(chainId: string, { amount }: SolanaAction): string | null {
  if (amount === null) return null
  if (amount.token === null) return 'SOL'
  const { mint, decimals } = amount.token
  const isTold = mint !== null && (decimals !== null || amount.amount === null)
  return isTold ? solanaSymbol(chainId, mint) : null
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
