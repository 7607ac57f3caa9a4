import {
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type ReadonlyUint8Array,
  type SignatureBytes,
  type Transaction,
} from '@solana/kit'
import * as z from 'zod/mini'
import { BaseError, fromBase58, isError } from '#protocol'
import type { WalletPort } from '../walletPort.ts'
import type { PreparedTransfer, SignedTransfer } from '../transfers.ts'
import { fromBase64, toBase64 } from './bytes.ts'
import { type NodeAsk, nodeOf } from './node.ts'
import { isSignedBy } from './isSignedBy.ts'
import { COMPUTE_BUDGET, MOST_PRIORITY, priorityOf } from './priority.ts'

const SIGNATURE_BYTES = 64
const WIRE_CHARS = 4_096
const signature = z.string().check(z.refine((text) => fromBase58(text)?.length === SIGNATURE_BYTES))
const wire = z.string().check(z.maxLength(WIRE_CHARS), z.regex(/^[+/\w]+=*$/))
const signedAnswer = z.looseObject({
  signature: z.optional(signature),
  transaction: z.optional(wire),
})
const sentAnswer = z.looseObject({ signature })

/**
 * Asks the wallet only to sign, so that the signed transaction is known, and can be resent, before it
 * is sent. A wallet that can only sign and send in one step is asked for that.
 */
export async function signTransfer(
  asked: NodeAsk & {
    readonly from: string
    readonly prepared: PreparedTransfer
    readonly wallet: WalletPort
    readonly onSending: () => void
  },
): Promise<SignedTransfer> {
  const { from, prepared, wallet, network, onSending } = asked
  const params = { transaction: prepared.transaction, pubkey: from }
  const request = { params, caipChainId: network.caipChainId, account: from }
  const answer = await wallet({ ...request, method: 'solana_signTransaction' }).catch((error) => {
    if (!isUnknown(error)) throw error
    return undefined
  })
  if (answer === undefined) {
    onSending()
    const sent = await wallet({ ...request, method: 'solana_signAndSendTransaction' })
    const parsed = sentAnswer.safeParse(sent)
    if (!parsed.success) throw invalidAnswer()
    return { ...prepared, id: parsed.data.signature, isSent: true }
  }
  const parsed = signedAnswer.safeParse(answer)
  if (!parsed.success) throw invalidAnswer()
  const signed = withSignature(prepared, parsed.data, from)
  const id = await idOf(signed, { prepared, from })
  const isSame = sameMessage(signed, prepared)
  // The wallet may have used a newer blockhash, whose expiry is unknown: take the latest one's.
  const lastValid = isSame
    ? prepared.lastValid
    : (await nodeOf(asked).latestBlockhash()).lastValidBlockHeight
  return { transaction: toBase64(wireOf(signed)), lastValid, id, isSent: false }
}

function withSignature(
  prepared: PreparedTransfer,
  { transaction, signature: alone }: z.infer<typeof signedAnswer>,
  from: string,
): Transaction {
  if (transaction !== undefined) return decode(transaction)
  const bytes = alone === undefined ? undefined : fromBase58(alone)
  if (bytes === undefined) throw invalidAnswer()
  const own = decode(prepared.transaction)
  const signatures = { ...own.signatures, [from]: bytes as SignatureBytes } // 64, by its schema
  return { ...own, signatures }
}

function decode(text: string): Transaction {
  try {
    return getTransactionDecoder().decode(fromBase64(text))
  } catch (cause) {
    throw invalidAnswer(cause)
  }
}

/** The transaction's id, after checking what was signed, and by which account. */
async function idOf(
  signed: Transaction,
  { prepared, from }: { prepared: PreparedTransfer; from: string },
): Promise<string> {
  const mine = Object.entries(signed.signatures)[0]
  const own = decode(prepared.transaction)
  const isAsked = isSameAsk(own.messageBytes, signed.messageBytes)
  if (!isAsked || mine === undefined || mine[0] !== from || mine[1] === null) throw altered()
  const isOwn = await isSignedBy({
    address: from,
    message: Uint8Array.from(signed.messageBytes),
    signature: Uint8Array.from(mine[1]),
  })
  if (!isOwn) throw altered()
  return getBase58Decoder().decode(mine[1])
}

/** Programs of instructions that wallets add: compute budget, and a guard for what is signed. */
const additions: readonly string[] = [COMPUTE_BUDGET, 'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95']

/** The same payer and the same instructions in the same order; a newer blockhash and a bounded fee are fine. */
function isSameAsk(one: ReadonlyUint8Array, other: ReadonlyUint8Array): boolean {
  const [a, b] = [askOf(one), askOf(other)]
  return a !== undefined && a === b
}

function askOf(bytes: ReadonlyUint8Array): string | undefined {
  const message = getCompiledTransactionMessageDecoder().decode(bytes)
  if (message.version !== 'legacy' && message.version !== 0) return undefined
  const { staticAccounts: keys, instructions, header } = message
  const all = instructions.map(({ programAddressIndex, accountIndices = [], data = [] }) => ({
    program: keys[programAddressIndex] ?? '',
    accounts: accountIndices.map((at) => keys[at] ?? ''),
    data: Uint8Array.from(data),
  }))
  if (priorityOf(all) > MOST_PRIORITY) return undefined
  const asked = all
    .filter(({ program }) => !additions.includes(program))
    .map((one) => ({ ...one, data: toBase64(one.data) }))
  return JSON.stringify({ payer: keys[0], signers: header.numSignerAccounts, asked })
}

function sameMessage(signed: Transaction, prepared: PreparedTransfer): boolean {
  const own = decode(prepared.transaction).messageBytes
  return toBase64(Uint8Array.from(own)) === toBase64(Uint8Array.from(signed.messageBytes))
}

function wireOf(transaction: Transaction): Uint8Array {
  return Uint8Array.from(getTransactionEncoder().encode(transaction))
}

/** True when the wallet, or its connector, does not support the method. */
function isUnknown(error: unknown): boolean {
  return isError(error, 4200) || isError(error, -32601)
}

function invalidAnswer(cause?: unknown): BaseError {
  return new BaseError('The wallet answered something that is not a signed transaction', {
    code: 'WALLET_INVALID_ANSWER',
    cause,
  })
}

function altered(): BaseError {
  return new BaseError('Your wallet signed something else than you confirmed. Nothing was sent.', {
    code: 'WALLET_SIGNED_OTHER',
  })
}
