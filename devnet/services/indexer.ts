import { encodeAbiParameters, keccak256, slice } from 'viem'
import type { DevChain } from '../chains/chains.ts'
import type { Deposit, Entry, Ledger } from '../chains/ledger.ts'
import type { Faults } from '../http/faults.ts'
import { corsHeaders, sendJson } from '../http/json.ts'
import { type Listening, listen } from '../http/listen.ts'
import { tokenAt } from './tokens.ts'

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
  settings: IndexerSettings
}

type Status = 'pending' | 'filled' | 'slowFillRequested' | 'expired' | 'refunded'

/** The indexer's HTTP API. */
export function startIndexer(options: IndexerOptions): Promise<Listening> {
  return listen(async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, corsHeaders)
      response.end()
      return
    }
    const url = new URL(request.url ?? '/', 'http://devnet')
    const struck = await options.faults.strike({
      service: 'indexer',
      subject: url.pathname,
      response,
      errorBody: { error: 'InternalServerError', message: 'Something went wrong' },
    })
    if (struck) return
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
          deposit: recordBody(options, found, status),
          pagination: { currentIndex: 0, maxIndex: 0 },
        }
  return { status: 200, body }
}

function indexed({ ledger, settings }: IndexerOptions): Entry[] {
  const now = Date.now()
  return ledger.entries().filter(({ deposit }) => now >= deposit.seenAt + settings.delayMs)
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

async function statusOf({ chains }: IndexerOptions, entry: Entry): Promise<Status> {
  if (entry.fill !== undefined) return 'filled'
  if (entry.refundHash !== undefined) return 'refunded'
  const { destinationChainId, fillDeadline } = entry.deposit
  const destination = chains.find(({ chainId }) => chainId === destinationChainId)
  const block = await destination?.client.getBlock()
  if (block !== undefined && Number(block.timestamp) > fillDeadline) return 'expired'
  return entry.slowFillRequested ? 'slowFillRequested' : 'pending'
}

function statusBody({ settings }: IndexerOptions, entry: Entry, status: Status) {
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
      .map(async (entry) => recordBody(options, entry, await statusOf(options, entry))),
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

function recordBody({ chains }: IndexerOptions, entry: Entry, status: Status) {
  const { deposit, fill, refundHash, speedUps } = entry
  return {
    id: Number(deposit.depositId) + 1,
    relayHash: relayHash(deposit),
    depositId: String(deposit.depositId),
    originChainId: deposit.originChainId,
    destinationChainId: deposit.destinationChainId,
    depositor: slice(deposit.depositor, 12),
    recipient: slice(deposit.recipient, 12),
    inputToken: slice(deposit.inputToken, 12),
    inputAmount: String(deposit.inputAmount),
    outputToken: slice(deposit.outputToken, 12),
    outputAmount: String(deposit.outputAmount),
    message: deposit.message,
    messageHash: deposit.message === '0x' ? `0x${'0'.repeat(64)}` : keccak256(deposit.message),
    exclusiveRelayer: slice(deposit.exclusiveRelayer, 12),
    exclusivityDeadline:
      deposit.exclusivityDeadline === 0 ? null : isoTime(deposit.exclusivityDeadline),
    fillDeadline: isoTime(deposit.fillDeadline),
    quoteTimestamp: isoTime(deposit.quoteTimestamp),
    depositBlockNumber: Number(deposit.blockNumber),
    depositBlockTimestamp: isoTime(deposit.blockTimestamp),
    status: status === 'pending' ? 'unfilled' : status,
    depositRefundTxnRef: refundHash ?? null,
    swapTokenPriceUsd: null,
    swapFeeUsd: null,
    swapToken: null,
    swapTokenAmount: null,
    bridgeFeeUsd: bridgeFeeUsd(chains, deposit),
    inputPriceUsd: priceUsd(chains, deposit),
    outputPriceUsd: priceUsd(chains, deposit),
    fillGasFee: null,
    fillGasFeeUsd: null,
    actionsSucceeded: fill?.actionsSucceeded ?? null,
    relayer: fill === undefined ? null : slice(fill.relayer, 12),
    fillBlockTimestamp: fill === undefined ? null : isoTime(fill.blockTimestamp),
    depositTxnRef: deposit.transactionHash,
    fillTxnRef: fill?.transactionHash ?? null,
    speedups: speedUps.map((speedUp) => ({
      updatedRecipient: slice(speedUp.updatedRecipient, 12),
      updatedMessage: speedUp.updatedMessage,
      updatedOutputAmount: String(speedUp.updatedOutputAmount),
      transactionHash: speedUp.transactionHash,
    })),
  }
}

const ETHER_PRICE_USD = 3_000

function inputTokenOf(chains: readonly DevChain[], deposit: Deposit) {
  const origin = chains.find(({ chainId }) => chainId === deposit.originChainId)
  return origin === undefined ? undefined : tokenAt(origin, slice(deposit.inputToken, 12))
}

function priceUsd(chains: readonly DevChain[], deposit: Deposit): string {
  return inputTokenOf(chains, deposit)?.symbol === 'WETH' ? String(ETHER_PRICE_USD) : '1'
}

function bridgeFeeUsd(chains: readonly DevChain[], deposit: Deposit): string {
  const decimals = inputTokenOf(chains, deposit)?.decimals ?? 18
  // A figure for the eye only, so a number may hold it.
  const fee = Number(deposit.inputAmount - deposit.outputAmount) / 10 ** decimals
  return String(fee * Number(priceUsd(chains, deposit)))
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1_000).toISOString()
}

function relayHash(deposit: Deposit) {
  return keccak256(
    encodeAbiParameters(
      [
        {
          type: 'tuple',
          components: [
            { name: 'depositor', type: 'bytes32' },
            { name: 'recipient', type: 'bytes32' },
            { name: 'exclusiveRelayer', type: 'bytes32' },
            { name: 'inputToken', type: 'bytes32' },
            { name: 'outputToken', type: 'bytes32' },
            { name: 'inputAmount', type: 'uint256' },
            { name: 'outputAmount', type: 'uint256' },
            { name: 'originChainId', type: 'uint256' },
            { name: 'depositId', type: 'uint256' },
            { name: 'fillDeadline', type: 'uint32' },
            { name: 'exclusivityDeadline', type: 'uint32' },
            { name: 'message', type: 'bytes' },
          ],
        },
        { type: 'uint256' },
      ],
      [
        { ...deposit, originChainId: BigInt(deposit.originChainId) },
        BigInt(deposit.destinationChainId),
      ],
    ),
  )
}
