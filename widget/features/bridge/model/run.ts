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
  /** Takes the place of the quote that has aged; only while no deposit was asked for. */
  readonly quote?: Quote | undefined
  /** The person has looked, and says that the deposit was not sent. */
  readonly resend?: boolean | undefined
}

type Life = { readonly controller: AbortController; readonly isFollowing: boolean }

const running = new WeakMap<Core, Map<string, Life>>()

/**
 * Runs a transfer that is written down, from where it stands. One tab runs it at a time: the lock
 * is on the page's origin, where tabs see each other also without third-party storage; a tab that
 * does not get it follows what the other one writes.
 */
export async function run(core: Core, options: RunOptions): Promise<void> {
  const { id } = options
  const lives = livesOf(core)
  const before = lives.get(id)
  // Somebody who asks for it does not wait behind the look at another tab.
  if (before !== undefined && !(before.isFollowing && options.mode === 'ask')) return
  before?.controller.abort()
  try {
    if (await runHere(core, options)) return
    await follow(core, options)
  } finally {
    awaitRefund(core, id)
  }
}

/** The expired transfers whose refund a document waits for. */
const awaited = new WeakMap<Core, Set<string>>()

/**
 * Goes on looking whether an expired transfer was paid back, while the document is open: refunds take
 * hours, so the pauses grow. Where another tab has found it, this one's page hears it too. Nothing is
 * asked where nothing has expired.
 */
function awaitRefund(core: Core, id: string): void {
  const waiting = awaited.get(core) ?? new Set()
  awaited.set(core, waiting)
  const expired = findRecord(core, id)?.transfer
  if (expired?.status !== 'expired' || waiting.has(id) || core.signal.aborted) return
  waiting.add(id)
  lookForRefund(core, expired, waiting)
    // Only the end of the document ends it otherwise.
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
    // A run of this document has told it.
    if (!waiting.has(id)) return
    const transfer = findRecord(core, id)?.transfer
    if (transfer?.status !== 'expired') {
      if (transfer !== undefined) emitStatus(core, expired, transfer)
      return
    }
    // What goes wrong with one look is no news.
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
  // Another tab may have run it meanwhile: only what is written down counts.
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
      // Nobody is at hand to answer the wallet: what comes next is asked when they say so.
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
        // The first one is where it stood: the page was told when it got there.
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

/** The record, by the newer quote where one is given and nothing was asked for yet. */
function takeQuote(core: Core, { id, quote }: RunOptions): TransferRecord | undefined {
  const record = findRecord(core, id)
  if (record === undefined || quote === undefined) return record
  if (!waitsForPerson(record) || record.transfer.depositNonce !== undefined) return record
  saveTransfer(core, { ...record, transfer: withQuote(record.transfer, quote) })
  return findRecord(core, id)
}

/** Two transfers of one quote have the same fields: a deposit is one's only. */
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

/** What a chain took back stays with the transfer until it is there again. */
function takenBackBy(core: Core, before: Transfer, { id, status }: Transfer) {
  const known = findRecord(core, id)
  if (before.status === status) return { takenBack: known?.takenBack }
  if (before.status === 'filled') {
    return { takenBack: 'fill' as const, reopened: (known?.reopened ?? 0) + 1 }
  }
  const isGone = before.status === 'deposited' && status === 'depositing'
  return { takenBack: isGone ? ('deposit' as const) : undefined }
}

/** An offer to take less is written beside this run, which must not write over it. */
function withOffer(core: Core, before: Transfer, transfer: Transfer): Transfer {
  if (transfer.speedUp !== before.speedUp) return transfer
  const { speedUp: _, ...rest } = transfer
  const speedUp = findRecord(core, transfer.id)?.transfer.speedUp
  return speedUp === undefined ? rest : { ...rest, speedUp }
}

/** Both values stay with the transfer: they are the proof that something lied. */
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
      // It has ended there or waits for its person, here as well as there.
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

/** What is stored says the rest: only a failure of this run stays to be shown. */
function forgetProgress(core: Core, id: string): void {
  core.store.setState(({ bridge }) => {
    const { [id]: gone, ...progress } = bridge.progress
    return gone === undefined || 'error' in gone ? {} : { bridge: { ...bridge, progress } }
  })
}
