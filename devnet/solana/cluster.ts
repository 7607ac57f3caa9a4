import {
  type Address,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type ReadonlyUint8Array,
  type Transaction,
} from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from 'litesvm'
import { type Simulated, simulateOn } from './simulate.ts'
import { readTokenBalances, type TokenBalance } from './tokenAccounts.ts'
import { wordError } from './wordError.ts'

/** How long a slot takes, and for how many blocks a blockhash is good. */
const SLOT_MS = 400
const BLOCKHASH_BLOCKS = 150n

/** A transaction that was taken up, with what it changed. */
export type Landed = {
  readonly signature: string
  readonly slot: bigint
  /** s. */
  readonly blockTime: bigint
  readonly wire: Uint8Array
  readonly transaction: Transaction
  readonly keys: readonly Address[]
  readonly err: unknown
  readonly logs: readonly string[]
  readonly units: bigint
  readonly fee: bigint
  readonly pre: Balances
  readonly post: Balances
}
type Balances = { readonly lamports: readonly bigint[]; readonly tokens: readonly TokenBalance[] }

export type Cluster = ReturnType<typeof createCluster>

/**
 * One validator: the real SVM, with slots that pass by the clock and blockhashes that get old. It
 * names itself Solana's devnet.
 */
export function createCluster() {
  const svm = new LiteSVM().withLamports(10n ** 18n).withBlockhashCheck(false)
  const started = Date.now()
  const hashes = new Map<string, bigint>()
  const landed: Landed[] = []
  const settings = { drop: 0, priorityFee: 0 }
  let skipped = 0n

  const height = () => 1_000n + BigInt(Math.floor((Date.now() - started) / SLOT_MS)) + skipped

  function latestBlockhash(): { blockhash: string; lastValidBlockHeight: bigint } {
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    const blockhash = getBase58Decoder().decode(bytes)
    const lastValidBlockHeight = height() + BLOCKHASH_BLOCKS
    hashes.set(blockhash, lastValidBlockHeight)
    return { blockhash, lastValidBlockHeight }
  }

  const isBlockhashValid = (hash: string) => (hashes.get(hash) ?? -1n) >= height()

  /** Takes it up, whatever comes of it; undefined where no validator would. */
  function send(wire: Uint8Array): Landed | { readonly refused: unknown } {
    const transaction = getTransactionDecoder().decode(wire)
    const { keys, blockhash, signature } = readMessage(transaction)
    const known = landed.find((one) => one.signature === signature)
    if (known !== undefined) return known
    if (!isBlockhashValid(blockhash)) return { refused: 'BlockhashNotFound' }
    const pre = balancesOf(keys)
    const done = svm.sendTransaction(transaction)
    const failed = done instanceof FailedTransactionMetadata
    const meta: TransactionMetadata = failed ? done.meta() : done
    const post = balancesOf(keys)
    const fee = (pre.lamports[0] ?? 0n) - (post.lamports[0] ?? 0n)
    // One that cannot pay its fee, or whose signature is wrong, never is in a block.
    if (failed && fee === 0n) return { refused: wordError(done.err()) }
    const entry: Landed = {
      signature,
      wire,
      transaction,
      keys,
      pre,
      post,
      slot: height(),
      blockTime: BigInt(Math.floor(Date.now() / 1_000)),
      err: failed ? wordError(done.err()) : null,
      logs: meta.logs(),
      units: meta.computeUnitsConsumed(),
      fee: feeOfMessage(transaction.messageBytes),
    }
    landed.unshift(entry)
    return entry
  }

  /** What a node does with it: its signature is told, whether it is taken up or not. */
  function broadcast(wire: Uint8Array): string {
    const { signature } = readMessage(getTransactionDecoder().decode(wire))
    if (settings.drop > 0) settings.drop -= 1
    else send(wire)
    return signature
  }

  function simulate(wire: Uint8Array, options: { replaceRecentBlockhash: boolean }): Simulated {
    const transaction = getTransactionDecoder().decode(wire)
    const { blockhash } = readMessage(transaction)
    if (!options.replaceRecentBlockhash && !isBlockhashValid(blockhash)) {
      return { err: 'BlockhashNotFound', logs: [], units: 0n, accounts: new Map(), inner: [] }
    }
    return simulateOn(svm, transaction)
  }

  function balancesOf(keys: readonly Address[]): Balances {
    return {
      lamports: keys.map((key) => svm.getBalance(key) ?? 0n),
      tokens: readTokenBalances(svm, keys),
    }
  }

  return {
    svm,
    settings,
    landed: landed as readonly Landed[],
    height,
    latestBlockhash,
    isBlockhashValid,
    send,
    broadcast,
    simulate,
    /** Every blockhash of now is too old. */
    expire(): void {
      skipped += BLOCKHASH_BLOCKS + 1n
    },
  }
}

/** Keys in the order of the message, its blockhash, and the signature it is known by. */
function readMessage(transaction: Transaction) {
  const message = decodeMessage(transaction.messageBytes)
  const [first] = Object.values(transaction.signatures)
  return {
    keys: message.staticAccounts,
    blockhash: message.lifetimeToken,
    signature: first ? getBase58Decoder().decode(first) : '',
  }
}

function decodeMessage(bytes: ReadonlyUint8Array) {
  const message = getCompiledTransactionMessageDecoder().decode(bytes)
  if (message.version === 'legacy' || message.version === 0) return message
  throw new Error('A transaction of a later version')
}

const LAMPORTS_PER_SIGNATURE = 5_000n
const USUAL_UNITS = 200_000n
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'

/** 5,000 lamports for each signature, and what is offered for each unit of computing. */
export function feeOfMessage(bytes: ReadonlyUint8Array): bigint {
  const message = decodeMessage(bytes)
  let limit = USUAL_UNITS
  let price = 0n
  for (const { programAddressIndex, data } of message.instructions) {
    const isBudget = message.staticAccounts[programAddressIndex] === COMPUTE_BUDGET
    if (!isBudget || data === undefined) continue
    const view = new DataView(Uint8Array.from(data).buffer)
    if (data[0] === 2) limit = BigInt(view.getUint32(1, true))
    if (data[0] === 3) price = view.getBigUint64(1, true)
  }
  const signatures = BigInt(message.header.numSignerAccounts)
  return signatures * LAMPORTS_PER_SIGNATURE + (price * limit + 999_999n) / 1_000_000n
}
