import { TransactionAlteredError } from '#bridge/errors.ts'
import { getQuote } from '#bridge/getQuote.ts'
import { runTransfer } from '#bridge/runTransfer.ts'
import type { Transfer } from '#bridge/transfer.ts'
import type { Core } from '../core.ts'
import { bridgeClient } from './client.ts'
import { FOLLOW_MS } from './limits.ts'
import { isOpenRecord, type TransferRecord } from './record.ts'
import { findRecord, loadTransfers, saveTransfer } from './store.ts'
import { tellStatus, tellTransaction } from './tell.ts'
import { bridgeWallet } from './wallet.ts'

export type RunOptions = {
  readonly id: string
  /** `track` only watches: it ends where the wallet would have to be asked. */
  readonly mode: 'ask' | 'track'
  /** The person has looked, and says that the deposit was not sent. */
  readonly resend?: boolean | undefined
}

const running = new WeakMap<Core, Map<string, AbortController>>()

/**
 * Runs a transfer that is written down, from where it stands. One tab runs it at a time: the lock
 * is on the page's origin, where tabs see each other also without third-party storage; a tab that
 * does not get it follows what the other one writes.
 */
export async function run(core: Core, options: RunOptions): Promise<void> {
  const { id } = options
  const mine = runs(core)
  if (mine.has(id)) return
  const life = new AbortController()
  mine.set(id, life)
  const name = `transfer:${id}`
  try {
    const { granted } = await core.page.lock({ name })
    if (!granted) return await follow(core, options)
    try {
      await runLocked(core, options, life)
    } finally {
      await core.page.unlock({ name })
    }
  } finally {
    mine.delete(id)
  }
}

/** True while this document runs or follows the transfer. */
export function isRunning(core: Core, id: string): boolean {
  return runs(core).has(id)
}

async function runLocked(core: Core, options: RunOptions, life: AbortController): Promise<void> {
  const record = findRecord(core, options.id)
  if (record === undefined) return
  const client = bridgeClient(core)
  const signal = AbortSignal.any([core.signal, life.signal])
  let last = record.transfer
  try {
    await runTransfer(client, {
      transfer: record.transfer,
      wallet: bridgeWallet(core),
      forceOriginChain: true,
      resend: options.resend,
      signal,
      requote: ({ signal: asked }) =>
        getQuote(client, {
          route: last.route,
          inputAmount: BigInt(last.inputAmount),
          depositor: last.owner,
          recipient: last.recipient,
          message: last.message,
          signal: asked,
        }),
      save(transfer) {
        const before = last
        last = transfer
        keep(core, record, before, transfer)
        // Nobody is at hand to answer the wallet: what comes next is asked when they say so.
        if (options.mode === 'track' && transfer.status === 'approved') life.abort()
      },
      onProgress(progress) {
        core.store.setState(({ bridge }) => ({
          bridge: { ...bridge, progress: { ...bridge.progress, [options.id]: progress } },
        }))
        tellTransaction(core, last, progress)
      },
    })
  } catch (error) {
    if (error instanceof TransactionAlteredError) keepAlteration(core, options.id, error)
    if (!life.signal.aborted) throw error
  } finally {
    forgetProgress(core, options.id)
  }
}

function keep(core: Core, record: TransferRecord, before: Transfer, transfer: Transfer): void {
  saveTransfer(core, { ...record, transfer })
  tellStatus(core, before, transfer)
  if (before.status !== transfer.status) {
    core.queries.invalidateQueries({ queryKey: ['balances'] }).catch(() => undefined)
  }
}

/** Both values stay with the transfer: they are the proof that something lied. */
function keepAlteration(core: Core, id: string, { data }: TransactionAlteredError): void {
  const record = findRecord(core, id)
  if (record === undefined) return
  const { field, asked, sent } = data
  saveTransfer(core, { ...record, alteration: { field, asked, sent } })
}

/** Reads what the tab with the lock writes, and takes over when that tab is gone. */
async function follow(core: Core, options: RunOptions): Promise<void> {
  const name = `transfer:${options.id}`
  while (!core.signal.aborted) {
    await pause(FOLLOW_MS, core.signal)
    loadTransfers(core)
    const record = findRecord(core, options.id)
    if (record === undefined || !isOpenRecord(record)) return
    const { granted } = await core.page.lock({ name })
    if (!granted) continue
    try {
      return await runLocked(core, { ...options, mode: 'track' }, new AbortController())
    } finally {
      await core.page.unlock({ name })
    }
  }
}

function runs(core: Core): Map<string, AbortController> {
  const existing = running.get(core)
  if (existing !== undefined) return existing
  const created = new Map<string, AbortController>()
  running.set(core, created)
  return created
}

/** What is stored says the rest: only a failure of this run stays to be shown. */
function forgetProgress(core: Core, id: string): void {
  core.store.setState(({ bridge }) => {
    const { [id]: gone, ...progress } = bridge.progress
    return gone === undefined || 'error' in gone ? {} : { bridge: { ...bridge, progress } }
  })
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
