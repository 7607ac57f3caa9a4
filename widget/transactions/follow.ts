import type { Hex, TransactionReceipt } from 'viem'
import {
  TransactionAlteredError,
  TransactionCancelledError,
  TransactionDroppedError,
} from '#bridges/across/errors/transaction.ts'
import { followTransaction } from '#bridges/across/transaction/followTransaction.ts'
import { verifySent } from '#bridges/across/transaction/verifySent.ts'
import { parseCaipChainId } from '#protocol'
import { bridgeClient } from '#kernel/bridge/client.ts'
import type { Core } from '#kernel/core.ts'
import { revertReason } from '#wallet/requests/revertReason.ts'
import { findAsked } from './find.ts'
import { serializeError } from './serializeError.ts'
import { TransactionRevertedError } from './errors.ts'
import { APPROVE_FIXED_BYTES } from './limits.ts'
import type { CalledTransaction, OwnTransaction, TransactionStatus } from './record.ts'
import { storedAlteration } from './alteration.ts'
import { conclude } from './conclude.ts'
import { saveTransaction } from './store.ts'

type Sent = CalledTransaction & { readonly hash: Hex }

export type Following = {
  /** Rejects with `TransactionAlteredError` where something else was sent. */
  readonly verified: Promise<unknown>
  /** Its outcome; rejects only when the widget is destroyed. */
  readonly ended: Promise<CalledTransaction>
}

const followed = new WeakMap<Core, Map<string, Following>>()

/** Follows a sent transaction until the chain reports its outcome; each transaction is followed once. */
export function followOwn(core: Core, sent: Sent): Following {
  const all = followed.get(core) ?? new Map<string, Following>()
  followed.set(core, all)
  const existing = all.get(sent.id)
  if (existing !== undefined) return existing
  const verified = verify(core, sent)
  const ended = follow(core, sent, verified).finally(() => all.delete(sent.id))
  // Callers that await these promises get the failure.
  verified.catch(() => undefined)
  ended.catch(() => undefined)
  all.set(sent.id, { verified, ended })
  return { verified, ended }
}

async function follow(
  core: Core,
  sent: Sent,
  verified: Promise<Verified>,
): Promise<CalledTransaction> {
  let current = sent
  const onReplaced = (hash: Hex) => {
    current = { ...current, hash }
    saveTransaction(core, current)
  }
  const receiptOf = (nonce?: number) =>
    followTransaction(bridgeClient(core), {
      hash: current.hash,
      asked: askedOf(sent),
      fromBlock: BigInt(sent.fromBlock),
      signal: core.signal,
      nonce,
      onReplaced,
      since: sent.sentAt,
    })
  try {
    const { isSame, nonce } = await verified
    const receipt = await receiptOf(nonce).catch(async (failure: unknown) => {
      if (!(failure instanceof TransactionDroppedError)) throw failure
      // The wallet may have replaced it by the same call while the widget was not polling.
      const hash = await findAsked(core, current)
      if (hash === undefined) throw failure
      onReplaced(hash)
      return receiptOf()
    })
    if (isSame || (await isAsAsked(core, sent, receipt))) return await end(core, current, receipt)
    return await end(core, { ...current, isUnchecked: true }, receipt)
  } catch (failure) {
    core.signal.throwIfAborted()
    const status = statusOf(failure)
    const alteration = alterationOf(failure)
    return conclude(core, { ...current, status, error: serializeError(failure), ...alteration })
  }
}

type Verified = {
  readonly isSame: boolean
  /** Known only where it is certain. */
  readonly nonce?: number | undefined
}

/** Reads back what the wallet sent. */
async function verify(core: Core, sent: Sent): Promise<Verified> {
  let nonce: number | undefined
  const verdict = await verifySent(bridgeClient(core), {
    hash: sent.hash,
    asked: askedOf(sent),
    inputBytes: inputBytesOf(sent),
    signal: core.signal,
    onSeen(seen) {
      nonce = seen
    },
  })
  return { isSame: verdict === 'same', nonce }
}

/** False where it cannot be verified; true for a transaction that failed, since it did nothing. */
async function isAsAsked(core: Core, sent: Sent, receipt: TransactionReceipt): Promise<boolean> {
  if (receipt.status !== 'success') return true
  const { verifyMined } = await import('./verifyMined.ts')
  const [asked, inputBytes] = [askedOf(sent), inputBytesOf(sent)]
  return verifyMined(bridgeClient(core), { receipt, asked, inputBytes, signal: core.signal })
}

/** The amount of an approval is not compared, because the person may change it in the wallet. */
function inputBytesOf({ purpose }: Sent): number | undefined {
  return purpose.type === 'approve' ? APPROVE_FIXED_BYTES : undefined
}

async function end(
  core: Core,
  sent: CalledTransaction,
  { status, transactionHash: hash, blockNumber }: TransactionReceipt,
): Promise<CalledTransaction> {
  if (status === 'success') return conclude(core, { ...sent, hash, status: 'confirmed' })
  const at = { caipChainId: sent.caipChainId, hash, blockNumber: `0x${blockNumber.toString(16)}` }
  const error = serializeError(new TransactionRevertedError(await revertReason(core, at)))
  return conclude(core, { ...sent, hash, status: 'failed', error })
}

function askedOf({ caipChainId, from, to, data, value }: CalledTransaction) {
  return {
    from,
    to,
    data,
    value: BigInt(value),
    chainId: Number(parseCaipChainId(caipChainId).reference),
  }
}

function alterationOf(failure: unknown): Pick<OwnTransaction, 'alteration'> {
  if (!(failure instanceof TransactionAlteredError)) return {}
  return { alteration: storedAlteration(failure.data) }
}

function statusOf(failure: unknown): TransactionStatus {
  if (failure instanceof TransactionCancelledError) return 'cancelled'
  if (failure instanceof TransactionDroppedError) return 'dropped'
  if (failure instanceof TransactionAlteredError) return 'failed'
  if (failure instanceof TransactionRevertedError) return 'failed'
  return 'unknown'
}
