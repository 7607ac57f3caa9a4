import { slice } from 'viem'
import type { DevChain } from '../chains/devChain.ts'
import type { Entry, Ledger } from '../chains/ledger.ts'
import type { Faults } from '../http/faults.ts'
import type { FieldLies } from '../http/fieldLies.ts'
import type { Unkindness } from '../unkind/unkindness.ts'
import { sendJson } from '../http/json.ts'
import type { Listening } from '../http/listen.ts'
import { listenAs } from '../http/service.ts'
import { type DepositStatus, depositRecord } from './depositRecord.ts'

export type IndexerSettings = {
  /** How long a new deposit is unknown. @default 300 */
  delayMs: number
  /** Which names the transactions have: today's (`fillTxnRef`), yesterday's (`fillTx`) or both. */
  fields: 'current' | 'old' | 'both'
}

export const defaultIndexerSettings: IndexerSettings = { delayMs: 300, fields: 'current' }

export type IndexerOptions = {
  chains: readonly DevChain[]
  ledger: Ledger
  faults: Faults
  fieldLies: FieldLies
  unkind: Unkindness
  settings: IndexerSettings
}

/** The indexer's HTTP API. */
export function startIndexer(options: IndexerOptions): Promise<Listening> {
  const service = {
    name: 'indexer',
    faults: options.faults,
    fieldLies: options.fieldLies,
    unkind: options.unkind,
    errorBody: { error: 'InternalServerError', message: 'Something went wrong' },
  }
  return listenAs(service, async (_, response, url) => {
    const { status, body } = await answer(options, url)
    sendJson(response, status, body)
  })
}

async function answer(
  options: IndexerOptions,
  { pathname, searchParams }: URL,
): Promise<{ status: number; body: unknown }> {
  if (pathname === '/deposits') return { status: 200, body: await deposits(options, searchParams) }
  if (pathname !== '/deposit/status' && pathname !== '/deposit') {
    return { status: 404, body: { error: 'NotFound', message: `Not found: ${pathname}` } }
  }
  const found = find(indexed(options), searchParams)
  if (found === 'incomplete') {
    return {
      status: 400,
      body: {
        error: 'IncorrectQueryParamsException',
        message: 'Provide originChainId and depositId, or depositTxHash',
      },
    }
  }
  if (found === undefined) {
    return {
      status: 404,
      body: {
        error: 'DepositNotFoundException',
        message: 'Deposit not found given the provided constraints',
      },
    }
  }
  const status = await statusOf(options, found)
  const body =
    pathname === '/deposit/status'
      ? { ...statusBody(options, found, status), pagination: { currentIndex: 0, maxIndex: 0 } }
      : {
          deposit: recordOf(options, found, status),
          pagination: { currentIndex: 0, maxIndex: 0 },
        }
  return { status: 200, body }
}

function indexed({ ledger, settings }: IndexerOptions): Entry[] {
  const now = Date.now()
  return ledger.entries().filter(({ deposit }) => now >= deposit.seenAt + settings.delayMs)
}

// A deposit's own id may be too large for the number that a row has.
function recordOf({ chains, ledger }: IndexerOptions, entry: Entry, status: DepositStatus) {
  const { transactionHash, depositId } = entry.deposit
  const id = ledger
    .entries()
    .findIndex(
      ({ deposit }) =>
        deposit.transactionHash === transactionHash && deposit.depositId === depositId,
    )
  return depositRecord(chains, { id: id + 1, entry, status })
}

function find(entries: Entry[], search: URLSearchParams): Entry | 'incomplete' | undefined {
  const hash = search.get('depositTxnRef') ?? search.get('depositTxHash')
  if (hash !== null) {
    return entries.find(({ deposit }) => deposit.transactionHash === hash.toLowerCase())
  }
  const originChainId = search.get('originChainId')
  const depositId = search.get('depositId')
  if (originChainId === null || depositId === null) return 'incomplete'
  return entries.find(
    ({ deposit }) =>
      String(deposit.originChainId) === originChainId && String(deposit.depositId) === depositId,
  )
}

async function statusOf({ chains }: IndexerOptions, entry: Entry): Promise<DepositStatus> {
  if (entry.fill !== undefined) return 'filled'
  if (entry.refundHash !== undefined) return 'refunded'
  const { destinationChainId, fillDeadline } = entry.deposit
  const destination = chains.find(({ chainId }) => chainId === destinationChainId)
  const block = await destination?.client.getBlock()
  if (block !== undefined && Number(block.timestamp) > fillDeadline) return 'expired'
  return entry.slowFillRequestedAt !== undefined ? 'slowFillRequested' : 'pending'
}

function statusBody({ settings }: IndexerOptions, entry: Entry, status: DepositStatus) {
  const { deposit, fill, refundHash } = entry
  return {
    status,
    originChainId: deposit.originChainId,
    depositId: String(deposit.depositId),
    ...(settings.fields === 'current'
      ? {}
      : { depositTxHash: deposit.transactionHash, fillTx: fill?.transactionHash ?? null }),
    ...(settings.fields === 'old'
      ? {}
      : { depositTxnRef: deposit.transactionHash, fillTxnRef: fill?.transactionHash ?? null }),
    destinationChainId: deposit.destinationChainId,
    ...(settings.fields === 'current' ? {} : { depositRefundTxHash: refundHash ?? null }),
    ...(settings.fields === 'old' ? {} : { depositRefundTxnRef: refundHash ?? null }),
    actionsSucceeded: fill?.actionsSucceeded ?? null,
  }
}

/** GET /deposits, newest first. */
async function deposits(options: IndexerOptions, search: URLSearchParams): Promise<unknown[]> {
  const depositor = (search.get('depositor') ?? search.get('address'))?.toLowerCase()
  const status = search.get('status')
  const skip = Number(search.get('skip') ?? 0)
  const limit = Number(search.get('limit') ?? 50)
  const rows = await Promise.all(
    indexed(options)
      .toReversed()
      .filter(
        ({ deposit }) =>
          depositor === undefined || slice(deposit.depositor, 12).toLowerCase() === depositor,
      )
      .map(async (entry) => recordOf(options, entry, await statusOf(options, entry))),
  )
  return rows
    .filter(
      (row) =>
        status === null ||
        row.status === status ||
        (status === 'unfilled' && row.status === 'pending'),
    )
    .slice(skip, skip + limit)
}
