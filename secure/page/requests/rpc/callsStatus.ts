import {
  type Hex,
  type Log,
  numberToHex,
  type PublicClient,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import * as z from 'zod/mini'
import type { CallBundle } from '#secure/api'
import { SecureError, text } from '#secure/wire'
import type { Page } from '../../page.ts'
import { requireNetwork } from '../../session.ts'
import { isSmartNetwork } from '../../smartAccounts/network.ts'
import { createClient, rpcFailed } from './client.ts'
import { findCalls, sendingOf } from './sentCalls.ts'
import { parseParams } from './params.ts'

const params = z.tuple([text(4_096)], z.unknown())
/** Codes of EIP-5792. */
const UNKNOWN_BUNDLE = 5730
const PENDING = 100
const CONFIRMED = 200
const NOT_SENT = 400
const REVERTED = 500
const PARTLY = 600

type Status = { readonly code: number; readonly receipts: readonly Receipt[] }
type Receipt = Pick<TransactionReceipt, 'blockHash' | 'blockNumber' | 'gasUsed'> & {
  readonly hash: Hex
  readonly isSuccess: boolean
  readonly logs: readonly Pick<Log, 'address' | 'data' | 'topics'>[]
}

/** wallet_getCallsStatus: known in every document of the account, also after a reload. */
export async function getCallsStatus(page: Page, given: unknown): Promise<unknown> {
  const [id] = parseParams(params, given)
  const bundle = await findCalls(page, id)
  if (bundle === null) throw new SecureError(UNKNOWN_BUNDLE, 'These calls are unknown here.')
  const { code, receipts } =
    bundle.kind === 'operation'
      ? await statusOfOperation(page, bundle)
      : await statusOfTransactions(page, bundle, sendingOf(page).has(id))
  return {
    version: '2.0.0',
    id,
    chainId: numberToHex(bundle.chainId),
    atomic: bundle.kind === 'operation',
    status: code,
    receipts: receipts.map(({ hash, isSuccess, logs, blockHash, blockNumber, gasUsed }) => ({
      logs: logs.map(({ address, data, topics }) => ({ address, data, topics })),
      status: isSuccess ? '0x1' : '0x0',
      blockHash,
      blockNumber: numberToHex(blockNumber),
      gasUsed: numberToHex(gasUsed),
      transactionHash: hash,
    })),
  }
}

async function statusOfOperation(page: Page, { chainId, hashes }: CallBundle): Promise<Status> {
  const network = requireNetwork(page.config, `eip155:${chainId}`)
  const [hash] = hashes
  if (!isSmartNetwork(network) || hash === undefined) return { code: PENDING, receipts: [] }
  const [{ createBundler }, { findReceipt }] = await Promise.all([
    import('../../smartAccounts/bundler.ts'),
    import('../../smartAccounts/receipts.ts'),
  ])
  const found = await findReceipt(createBundler(network, createClient(network)), hash)
  if (found === undefined) return { code: PENDING, receipts: [] }
  const { success, receipt, logs } = found
  const { transactionHash, blockHash, blockNumber, gasUsed } = receipt
  const own = { hash: transactionHash, isSuccess: success, logs, blockHash, blockNumber, gasUsed }
  return { code: success ? CONFIRMED : REVERTED, receipts: [own] }
}

async function statusOfTransactions(
  page: Page,
  { chainId, hashes }: CallBundle,
  isSending: boolean,
): Promise<Status> {
  const client = createClient(requireNetwork(page.config, `eip155:${chainId}`))
  const found = await Promise.all(hashes.map((hash) => receiptOf(client, hash)))
  const receipts = found.filter((receipt) => receipt !== undefined)
  const outcomes = receipts.map(({ isSuccess }) => isSuccess)
  const next = hashes[receipts.length]
  const isStopped =
    outcomes.includes(false) || !(isSending || next === undefined || (await isKnown(client, next)))
  return { code: statusOf(hashes.length, { outcomes, isStopped }), receipts }
}

async function receiptOf(client: PublicClient, hash: Hex): Promise<Receipt | undefined> {
  try {
    const { status, ...receipt } = await client.getTransactionReceipt({ hash })
    return { ...receipt, hash, isSuccess: status === 'success' }
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return undefined
    throw rpcFailed(error)
  }
}

/** Whether the network has heard of a transaction; one that it has not is not sent any more. */
async function isKnown(client: PublicClient, hash: Hex): Promise<boolean> {
  try {
    await client.getTransaction({ hash })
    return true
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return false
    throw rpcFailed(error)
  }
}

/** S4.13, by what became of the transactions so far. */
export function statusOf(
  count: number,
  { outcomes, isStopped }: { outcomes: readonly boolean[]; isStopped: boolean },
): number {
  if (outcomes.length === count && outcomes.every(Boolean)) return CONFIRMED
  if (outcomes.includes(false)) return outcomes.includes(true) ? PARTLY : REVERTED
  if (!isStopped) return PENDING
  return outcomes.length === 0 ? NOT_SENT : PARTLY
}
