import {
  type Client,
  type Hex,
  isAddressEqual,
  type Transaction,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import {
  getBlock,
  getBlockNumber,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
} from 'viem/actions'
import { abortable, wait } from '#lib/abort.ts'
import type { BridgeClient } from '../client/client.ts'
import {
  TransactionAlteredError,
  TransactionCancelledError,
  TransactionDroppedError,
} from '../errors/transaction.ts'
import type { Abortable } from '../transport/transport.ts'
import type { WalletTransaction } from './wallet.ts'
import { DROPPED_LOOK_MS } from '../util/limits.ts'
import { nodesOf } from '../client/nodesOf.ts'
import { orNothing } from '../util/orNothing.ts'
import { tried } from '../client/tried.ts'

export type FollowOptions = Abortable & {
  readonly hash: Hex
  readonly asked: Pick<WalletTransaction, 'from' | 'to' | 'data' | 'value' | 'chainId'>
  /** The block from which a replacement is searched. */
  readonly fromBlock: bigint
  /** The nonce it took, if that is certain. */
  readonly nonce?: number | undefined
  /** When it was sent, in ms since 1970: a reload does not restart the timeout of a dropped transaction. */
  readonly since?: number | undefined
  /** The receipt from an earlier check: then no node is asked again. */
  readonly receipt?: TransactionReceipt | undefined
  readonly onReplaced?: ((hash: Hex) => Promise<void> | void) | undefined
}

/**
 * Waits for the receipt. When the wallet replaces the transaction (same nonce, other hash), the
 * sped-up one is followed. It counts as dropped when no node of the client has known it for
 * `droppedAfterMs` since it was sent, and for a minute of this call: one node may lag behind, or not
 * share it with the others.
 *
 * @throws TransactionCancelledError, TransactionAlteredError (the nonce went to something else),
 * TransactionDroppedError
 */
export async function followTransaction(
  client: BridgeClient,
  options: FollowOptions,
): Promise<TransactionReceipt> {
  const { asked, receipt, signal } = options
  if (receipt !== undefined) return receipt
  const chain = client.chainClient(asked.chainId)
  let { hash, nonce, fromBlock } = options
  let lastSeen = firstSeen(client, options.since)
  for (;;) {
    // A failed poll changes nothing; the next one asks again.
    const round = await abortable(
      poll(chain, { hash, nonce, fromBlock, asked }).catch(() => undefined),
      signal,
    )
    if (round?.receipt !== undefined) return round.receipt
    if (round?.isMissing !== true) lastSeen = Date.now()
    if (Date.now() - lastSeen > client.droppedAfterMs) {
      const other = await knownElsewhere(client, { hash, chainId: asked.chainId, signal })
      if (other === undefined) throw new TransactionDroppedError(hash)
      lastSeen = Date.now()
    }
    nonce = round?.nonce ?? nonce
    fromBlock = round?.scannedTo ?? fromBlock
    if (round?.replacement !== undefined) {
      hash = followed(round.replacement, asked, hash)
      await options.onReplaced?.(hash)
      continue
    }
    await wait(client.pollingIntervalMs, signal)
  }
}

function firstSeen({ droppedAfterMs }: BridgeClient, since = Date.now()): number {
  const now = Date.now()
  const latest = now - droppedAfterMs + Math.min(DROPPED_LOOK_MS, droppedAfterMs)
  return Math.min(now, Math.max(since, latest))
}

/** The transaction as another node knows it: a person who is told "dropped" may send it again. */
export async function knownElsewhere(
  client: BridgeClient,
  { hash, chainId, signal }: Abortable & { readonly hash: Hex; readonly chainId: number },
): Promise<Transaction | undefined> {
  const nodes = nodesOf(client, chainId)
  const answers = await Promise.all(
    nodes.map((node) => tried(getTransaction(node, { hash }), signal)),
  )
  return answers.find((one) => one !== undefined)
}

/** Checks once: a fast chain has it by the time the wallet answers. Any failure means "not yet". */
export function receiptNow(
  client: BridgeClient,
  { hash, asked, signal }: Pick<FollowOptions, 'hash' | 'asked' | 'signal'>,
): Promise<TransactionReceipt | undefined> {
  const read = getTransactionReceipt(client.chainClient(asked.chainId), { hash })
  return orNothing(read, signal)
}

type PollResult = {
  readonly receipt?: TransactionReceipt | undefined
  readonly nonce?: number | undefined
  readonly replacement?: Transaction | undefined
  readonly scannedTo?: bigint | undefined
  /** The chain answered, and knows neither it nor another transaction with its nonce. */
  readonly isMissing?: boolean | undefined
}

async function poll(
  chain: Client,
  { hash, nonce, fromBlock, asked }: Pick<FollowOptions, 'hash' | 'nonce' | 'fromBlock' | 'asked'>,
): Promise<PollResult> {
  const receipt = await getTransactionReceipt(chain, { hash }).catch(
    absent(TransactionReceiptNotFoundError),
  )
  if (receipt !== undefined) return { receipt }
  const known = await getTransaction(chain, { hash }).catch(absent(TransactionNotFoundError))
  if (known !== undefined && isAddressEqual(known.from, asked.from)) return { nonce: known.nonce }
  if (nonce === undefined) return { isMissing: true }
  const used = await getTransactionCount(chain, { address: asked.from, blockTag: 'latest' })
  if (used <= nonce) return { isMissing: true }

  const head = await getBlockNumber(chain, { cacheTime: 0 })
  for (let number = fromBlock; number <= head; number += 1n) {
    const { transactions } = await getBlock(chain, {
      blockNumber: number,
      includeTransactions: true,
    })
    const found = transactions.find(
      (tx) => tx.nonce === nonce && isAddressEqual(tx.from, asked.from),
    )
    if (found !== undefined) {
      return found.hash === hash ? {} : { replacement: found, scannedTo: number }
    }
  }
  return { scannedTo: head }
}

function absent(expected: new (...args: never[]) => Error) {
  return (error: unknown): undefined => {
    if (!(error instanceof expected)) throw error
  }
}

function followed(sent: Transaction, asked: FollowOptions['asked'], hash: Hex): Hex {
  const { to, input, value } = sent
  if (same(input, asked.data) && value === asked.value && same(to, asked.to)) return sent.hash
  const isCancel = input === '0x' && value === 0n && same(to, asked.from)
  if (isCancel) throw new TransactionCancelledError(hash)
  throw new TransactionAlteredError({
    ...alteration(sent, asked),
    hash: sent.hash,
  })
}

function alteration({ to, input, value }: Transaction, asked: FollowOptions['asked']) {
  if (!same(to, asked.to)) return { field: 'to', asked: asked.to, sent: to ?? 'none' }
  if (value === asked.value) return { field: 'input', asked: asked.data, sent: input }
  return { field: 'value', asked: String(asked.value), sent: String(value) }
}

function same(a: Hex | null, b: Hex): boolean {
  return a !== null && a.toLowerCase() === b.toLowerCase()
}
