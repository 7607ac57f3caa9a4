import { TransactionAlteredError } from '#bridges/across/errors/transaction.ts'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import type { DepositLog } from '#bridges/across/logs/parseDepositLogs.ts'
import type { BridgeProgress } from '#bridges/across/transfer/progress.ts'
import { runTransfer } from '#bridges/across/run/runTransfer.ts'
import { type Transfer, withQuote } from '#bridges/across/transfer/transfer.ts'
import { anySignal, wait } from '#lib/abort.ts'
import type { Core } from '#kernel/core.ts'
import { refreshAccount } from '#wallet/portfolio/refresh.ts'
import { rememberRecipient } from '#transactions/recipients.ts'
import { askAgain } from './quote/askQuote.ts'
import { bridgeClient } from '#kernel/bridge/client.ts'
import { FIRST_REFUND_PAUSE, FOLLOW_MS, LONGEST_REFUND_PAUSE } from './limits.ts'
import { depositKey } from '#transactions/transfers/merge.ts'
import { payoutOf } from '#transactions/transfers/payout.ts'
import {
  isOpenRecord,
  type TransferRecord,
  waitsForPerson,
} from '#transactions/transfers/record.ts'
import { findRecord, loadTransfers, saveTransfer } from '#transactions/transfers/store.ts'
import { emitStatus, emitTransaction } from './emit.ts'
import { bridgeWallet, silentWallet } from '#transactions/bridgeWallet.ts'

export type RunOptions = {
  readonly id: string
  /** `track` only watches: it ends where the wallet would have to be asked. */
  readonly mode: 'ask' | 'track'
  /** Replaces the outdated quote; only while no deposit was requested. */
  readonly quote?: Quote | undefined
  /** The person has checked, and says that the deposit was not sent. */
  readonly resend?: boolean | undefined
}

type Life = { readonly controller: AbortController; readonly isFollowing: boolean }

const running = new WeakMap<Core, Map<string, Life>>()

/**
 * Runs a stored transfer from its current step. One tab runs it at a time: the lock is on the page's
 * origin, where tabs see each other even without third-party storage; a tab that does not get the lock
 * follows what the other one writes.
 */
export async function run(core: Core, options: RunOptions): Promise<void> {
  const { id } = options
  const lives = livesOf(core)
  const before = lives.get(id)
  // A run that the person starts does not wait behind this tab's following of another tab.
  if (before !== undefined && !(before.isFollowing && options.mode === 'ask')) return
  before?.controller.abort()
  try {
    if (await runHere(core, options)) return
    await follow(core, options)
  } finally {
    awaitRefund(core, id)
  }
}

/** The expired transfers whose refunds this document waits for. */
const awaited = new WeakMap<Core, Set<string>>()

/**
 * Keeps checking whether an expired transfer was refunded, while the document is open: refunds take hours,
 * so the pauses grow. If another tab finds the refund, this tab's page is notified too. Nothing is polled
 * unless a transfer has expired.
 */
function awaitRefund(core: Core, id: string): void {
  const waiting = awaited.get(core) ?? new Set()
  awaited.set(core, waiting)
  const expired = findRecord(core, id)?.transfer
  if (expired?.status !== 'expired' || waiting.has(id) || core.signal.aborted) return
  waiting.add(id)
  lookForRefund(core, expired, waiting)
    // Otherwise it rejects only when the document ends.
    .catch(() => undefined)
    .finally(() => waiting.delete(id))
}

async function lookForRefund(
  core: Core,
  expired: Transfer,
  waiting: ReadonlySet<string>,
): Promise<void> {
  const { id } = expired
  const { pollingIntervalMs } = bridgeClient(core)
  const longest = pollingIntervalMs * LONGEST_REFUND_PAUSE
  for (let pause = pollingIntervalMs * FIRST_REFUND_PAUSE; ; pause = Math.min(pause * 2, longest)) {
    await wait(pause, core.signal)
    loadTransfers(core)
    // A run of this document has reported it.
    if (!waiting.has(id)) return
    const transfer = findRecord(core, id)?.transfer
    if (transfer?.status !== 'expired') {
      if (transfer !== undefined) emitStatus(core, expired, transfer)
      return
    }
    // A failure of one check is not reported.
    if (!isRunning(core, id)) await runHere(core, { id, mode: 'track' }).catch(() => undefined)
  }
}

/** True while this document runs or follows the transfer. */
export function isRunning(core: Core, id: string): boolean {
  return livesOf(core).has(id)
}

/** False when another tab has the lock. */
async function runHere(core: Core, options: RunOptions): Promise<boolean> {
  const { id } = options
  const lives = livesOf(core)
  const name = `transfer:${id}`
  const life: Life = { controller: new AbortController(), isFollowing: false }
  lives.set(id, life)
  try {
    const { granted } = await core.page.lock({ name })
    if (!granted) return false
    try {
      await runLocked(core, options, life.controller)
    } finally {
      await core.page.unlock({ name })
    }
    return true
  } finally {
    if (lives.get(id) === life) lives.delete(id)
  }
}

async function runLocked(
  core: Core,
  options: RunOptions,
  controller: AbortController,
): Promise<void> {
  const { id, mode, resend } = options
  // Another tab may have run it meanwhile: only the stored record counts.
  loadTransfers(core)
  const record = takeQuote(core, options)
  if (record === undefined || (mode === 'track' && waitsForPerson(record))) return
  const client = bridgeClient(core)
  const signal = anySignal([core.signal, controller.signal])
  const stop = () => controller.abort()
  let last = record.transfer
  let isFirst = true
  try {
    await runTransfer(client, {
      transfer: record.transfer,
      // In `track` mode the person is not there to answer the wallet: the next step waits for them.
      wallet: mode === 'ask' ? bridgeWallet(core) : silentWallet(core, record.transfer.owner, stop),
      forceOriginChain: true,
      resend,
      isTaken: (deposit) => isOwnedByOther(core, id, deposit),
      signal,
      requote: (asked) => askAgain(core, last, asked.signal),
      save(transfer) {
        const before = last
        last = transfer
        keep(core, record, before, transfer)
        if (mode === 'track' && transfer.status === 'approved') stop()
      },
      onProgress(progress) {
        setProgress(core, id, progress)
        // The first save repeats the current state, of which the page was already notified.
        if (!isFirst) emitTransaction(core, last, progress)
        isFirst = false
      },
    })
  } catch (error) {
    if (error instanceof TransactionAlteredError) keepAlteration(core, id, error)
    if (!controller.signal.aborted) throw error
  } finally {
    forgetProgress(core, id)
  }
}

/** The record, with the newer quote if one is given and no deposit was requested yet. */
function takeQuote(core: Core, { id, quote }: RunOptions): TransferRecord | undefined {
  const record = findRecord(core, id)
  if (record === undefined || quote === undefined) return record
  if (!waitsForPerson(record) || record.transfer.depositNonce !== undefined) return record
  saveTransfer(core, { ...record, transfer: withQuote(record.transfer, quote) })
  return findRecord(core, id)
}

/** Two transfers of one quote have the same fields, but a deposit belongs to only one of them. */
function isOwnedByOther(
  core: Core,
  own: string,
  { originChainId, depositId, depositHash }: DepositLog,
): boolean {
  return loadTransfers(core).some(
    (record) =>
      record.transfer.id !== own &&
      (depositKey(record) === `${originChainId}:${depositId}` ||
        (depositHash !== undefined && record.transfer.depositHash === depositHash)),
  )
}

function keep(core: Core, record: TransferRecord, before: Transfer, ran: Transfer): void {
  const transfer = withOffer(core, before, ran)
  saveTransfer(core, { ...record, ...takenBackBy(core, before, transfer), transfer })
  emitStatus(core, before, transfer)
  if (transfer.status === 'deposited' && before.status !== 'deposited') {
    const { recipient } = payoutOf(transfer)
    const isOwn = recipient.toLowerCase() === transfer.owner.toLowerCase()
    if (!isOwn) rememberRecipient(core, recipient)
  }
  if (before.status !== transfer.status) {
    awaited.get(core)?.delete(transfer.id)
    refreshAccount(core).catch(() => undefined)
  }
}

/** What a reorg removed stays on the transfer until the chain includes it again. */
function takenBackBy(core: Core, before: Transfer, { id, status }: Transfer) {
  const known = findRecord(core, id)
  if (before.status === status) return { takenBack: known?.takenBack }
  if (before.status === 'filled') {
    return { takenBack: 'fill' as const, reopened: (known?.reopened ?? 0) + 1 }
  }
  const isGone = before.status === 'deposited' && status === 'depositing'
  return { takenBack: isGone ? ('deposit' as const) : undefined }
}

/** An offer to take less is stored while this run goes on, and the run must not overwrite it. */
function withOffer(core: Core, before: Transfer, transfer: Transfer): Transfer {
  if (transfer.speedUp !== before.speedUp) return transfer
  const { speedUp: _, ...rest } = transfer
  const speedUp = findRecord(core, transfer.id)?.transfer.speedUp
  return speedUp === undefined ? rest : { ...rest, speedUp }
}

/** Both values are stored with the transfer: they prove that one party lied. */
function keepAlteration(core: Core, id: string, { data }: TransactionAlteredError): void {
  const record = findRecord(core, id)
  if (record === undefined) return
  const { field, asked, sent } = data
  saveTransfer(core, { ...record, alteration: { field, asked, sent } })
}

/** Reads what the tab with the lock writes, and takes over when that tab is gone. */
async function follow(core: Core, { id }: RunOptions): Promise<void> {
  const lives = livesOf(core)
  const life: Life = { controller: new AbortController(), isFollowing: true }
  const signal = anySignal([core.signal, life.controller.signal])
  lives.set(id, life)
  try {
    for (;;) {
      await wait(FOLLOW_MS, signal)
      loadTransfers(core)
      const record = findRecord(core, id)
      if (record === undefined || !isOpenRecord(record)) return
      // It has ended or waits for the person, in that tab as in this one.
      if (waitsForPerson(record)) continue
      if (await runHere(core, { id, mode: 'track' })) return
      if (signal.aborted) return
      lives.set(id, life)
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    if (lives.get(id) === life) lives.delete(id)
  }
}

function livesOf(core: Core): Map<string, Life> {
  const existing = running.get(core)
  if (existing !== undefined) return existing
  const created = new Map<string, Life>()
  running.set(core, created)
  return created
}

function setProgress(core: Core, id: string, progress: BridgeProgress): void {
  core.store.setState(({ bridge }) => ({
    bridge: { ...bridge, progress: { ...bridge.progress, [id]: progress } },
  }))
}

/** Storage has everything else: only a failure of this run stays on screen. */
function forgetProgress(core: Core, id: string): void {
  core.store.setState(({ bridge }) => {
    const { [id]: gone, ...progress } = bridge.progress
    return gone === undefined || 'error' in gone ? {} : { bridge: { ...bridge, progress } }
  })
}
