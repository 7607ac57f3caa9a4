import { numberToHex, TransactionReceiptNotFoundError } from 'viem'
import * as z from 'zod/mini'
import { SecureError, text } from '#secure/wire'
import type { Page } from '../../page.ts'
import { requireNetwork } from '../../session.ts'
import { bundles, type CallBundle } from './bundles.ts'
import { createClient, rpcFailed } from './client.ts'
import { parseParams } from './params.ts'

const params = z.tuple([text(4_096)], z.unknown())
/** Codes of EIP-5792. */
const UNKNOWN_BUNDLE = 5730
const PENDING = 100
const CONFIRMED = 200
const NOT_SENT = 400
const REVERTED = 500
const PARTLY = 600

export async function getCallsStatus(page: Page, given: unknown): Promise<unknown> {
  const [id] = parseParams(params, given)
  const bundle = bundles(page).get(id)
  if (bundle === undefined) throw new SecureError(UNKNOWN_BUNDLE, 'These calls are unknown here.')
  const { chainId, hashes } = bundle
  const client = createClient(requireNetwork(page.config, `eip155:${Number(chainId)}`))
  const found = await Promise.all(
    hashes.map((hash) =>
      client.getTransactionReceipt({ hash }).catch((error: unknown) => {
        if (error instanceof TransactionReceiptNotFoundError) return undefined
        throw rpcFailed(error)
      }),
    ),
  )
  const receipts = found.filter((receipt) => receipt !== undefined)
  return {
    version: '2.0.0',
    id,
    chainId,
    atomic: false,
    status: statusOf(
      bundle,
      receipts.map(({ status }) => status === 'success'),
    ),
    receipts: receipts.map((receipt) => ({
      logs: receipt.logs.map(({ address, data, topics }) => ({ address, data, topics })),
      status: receipt.status === 'success' ? '0x1' : '0x0',
      blockHash: receipt.blockHash,
      blockNumber: numberToHex(receipt.blockNumber),
      gasUsed: numberToHex(receipt.gasUsed),
      transactionHash: receipt.transactionHash,
    })),
  }
}

/** @param outcomes Whether each call that is mined succeeded. */
export function statusOf(bundle: CallBundle, outcomes: readonly boolean[]): number {
  const { count, isStopped, hashes } = bundle
  if (outcomes.length < hashes.length) return PENDING
  if (outcomes.length === count && outcomes.every(Boolean)) return CONFIRMED
  if (outcomes.includes(false)) return outcomes.includes(true) ? PARTLY : REVERTED
  if (!isStopped) return PENDING
  return outcomes.length === 0 ? NOT_SENT : PARTLY
}
