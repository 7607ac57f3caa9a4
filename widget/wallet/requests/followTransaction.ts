import * as z from 'zod/mini'
import type { CaipChainId } from '#protocol'
import { wait } from '#lib/abort.ts'
import type { Core } from '#kernel/core.ts'
import { refreshAccount } from '../portfolio/refresh.ts'
import {
  CONFIRMATION_WAIT_MS,
  FOLLOWED_FOR_MS,
  PENDING_POLL_MS,
  PENDING_TRANSACTIONS,
  RECEIPT_POLL_MS,
} from './limits.ts'
import { quantity } from './checks/shapes.ts'

export type SentTransaction = {
  readonly id: string
  readonly caipChainId: CaipChainId
  readonly hash: string
}

const receipt = z.object({ status: z.enum(['0x0', '0x1']), blockNumber: quantity })
type Receipt = z.infer<typeof receipt>

/**
 * Tells the page what the chain made of a transaction: closely for a while, then now and then where
 * the page wants that (S9.09). At most so many at one time (S9.05).
 */
export async function followTransaction(core: Core, sent: SentTransaction): Promise<void> {
  const { followed } = core.store.getState().requests
  if (followed.length >= PENDING_TRANSACTIONS) return
  setFollowed(core, (ids) => [...ids, sent.id])
  try {
    const found = await findReceipt(core, sent)
    if (found !== undefined) await tell(core, sent, found)
  } catch (error) {
    if (!core.signal.aborted) throw error
  } finally {
    setFollowed(core, (ids) => ids.filter((id) => id !== sent.id))
  }
}

async function findReceipt(core: Core, sent: SentTransaction): Promise<Receipt | undefined> {
  const start = core.now()
  for (;;) {
    const found = await loadReceipt(core, sent)
    if (found !== undefined) return found
    const age = core.now() - start
    const isFresh = age < CONFIRMATION_WAIT_MS
    if (!isFresh && !isWanted(core)) return undefined
    if (age > FOLLOWED_FOR_MS) return undefined
    await wait(isFresh ? RECEIPT_POLL_MS : PENDING_POLL_MS, core.signal)
  }
}

function isWanted({ store }: Core): boolean {
  return store.getState().config.options.features?.pendingTransactions === true
}

/** Undefined while there is none, also where the node cannot be asked right now. */
async function loadReceipt(
  core: Core,
  { caipChainId, hash }: SentTransaction,
): Promise<Receipt | undefined> {
  const method = 'eth_getTransactionReceipt'
  try {
    const { signal } = core
    const answer = await core.rpc.request({ caipChainId, method, params: [hash], signal })
    return receipt.safeParse(answer).data
  } catch (error) {
    if (core.signal.aborted) throw error
    return undefined
  }
}

async function tell(core: Core, sent: SentTransaction, { status, blockNumber }: Receipt) {
  const { id, caipChainId, hash } = sent
  const payload = { id, kind: 'request' as const, caipChainId, hash }
  await refreshAccount(core)
  if (status === '0x1') {
    core.emit({ type: 'transaction', payload: { ...payload, status: 'confirmed' } })
    return
  }
  const { revertReason } = await import('./revertReason.ts')
  const message = await revertReason(core, { caipChainId, hash, blockNumber })
  const error = { code: 'TRANSACTION_REVERTED', message }
  core.emit({ type: 'transaction', payload: { ...payload, status: 'failed', error } })
}

function setFollowed(core: Core, next: (ids: readonly string[]) => readonly string[]): void {
  core.store.setState(({ requests }) => ({
    requests: { ...requests, followed: next(requests.followed) },
  }))
}
