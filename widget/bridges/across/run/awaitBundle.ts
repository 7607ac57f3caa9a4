import { type Hex, isAddressEqual, type TransactionReceipt } from 'viem'
import { getTransaction, getTransactionReceipt } from 'viem/actions'
import { abortable, wait } from '#lib/abort.ts'
import { BaseError, isError } from '#lib/baseError.ts'
import { DepositUncertainError, TransactionRevertedError } from '../errors/transaction.ts'
import { differenceOf } from '../transfer/matchesTransfer.ts'
import { type DepositLog, parseDepositLogs } from '../logs/parseDepositLogs.ts'
import { findSentDeposit } from './findSentDeposit.ts'
import { deposited, readNonces } from './runDeposit.ts'
import type { Run } from './runOptions.ts'
import { depositOf, revertReason } from '../deposit/waitForDeposit.ts'
import type { CallBundleStatus } from '../transaction/wallet.ts'
import { orNothing } from '../util/orNothing.ts'

/**
 * From `depositing` with a bundle's id to `deposited`. The wallet reports the bundle's status, the
 * client's own node whether the deposit is in it. The pool's logs are the fallback for the wallet.
 * After `lateAfterMs` the bundle is reported as late and followed further (S4.13).
 *
 * @throws TransactionRevertedError, TransactionAlteredError, NoDepositLogError, BundleFailedError
 * (nothing was sent), BundleTimeoutError (it may still be), DepositUncertainError (the wallet does
 * not know it)
 */
export async function awaitBundle(run: Run): Promise<void> {
  const { client, signal } = run
  const { bundleId = '' } = run.transfer()
  const since = Date.now()
  for (let isTold = false; ; ) {
    const status = await askStatus(run)
    if (status === 'unknown') return leaveUnknown(run)
    if (status?.state === 'success' || status?.state === 'failure') {
      const isOver = await settle(run, status)
      if (isOver) return
    }
    const waitedMs = Date.now() - since
    const isOverdue = waitedMs > client.droppedAfterMs
    if (status === undefined || isOverdue) {
      const found = await orNothing(findSentDeposit(run), signal)
      if (found !== undefined) return bundleMined(run, found)
    }
    if (isOverdue) throw new BundleTimeoutError(bundleId)
    if (!isTold && waitedMs > client.lateAfterMs) {
      isTold = true
      run.emit({ type: 'bundleLate' })
    }
    await wait(client.pollingIntervalMs, signal)
  }
}

/** The bundle's transaction is on the chain with the deposit in it: both steps are done. */
export async function bundleMined(run: Run, deposit: DepositLog): Promise<void> {
  const hash = deposit.depositHash ?? '0x'
  run.emit({ type: 'confirmed', hash })
  run.emit({ type: 'bundleMined', hash })
  await run.commit({ approveHash: deposit.depositHash })
  await deposited(run, deposit)
}

/** Undefined where the wallet gives no answer now: it may be locked, gone or another one. */
async function askStatus(run: Run): Promise<CallBundleStatus | 'unknown' | undefined> {
  const { wallet, transfer, signal } = run
  const { bundleId } = transfer()
  if (bundleId === undefined || wallet.getCallsStatus === undefined) return undefined
  return abortable(wallet.getCallsStatus(bundleId), signal).catch((error: unknown) => {
    signal?.throwIfAborted()
    return isError(error, UNKNOWN_BUNDLE) ? ('unknown' as const) : undefined
  })
}

const UNKNOWN_BUNDLE = 5730

/** False while the client's node has not seen the transactions that the wallet names. */
async function settle(run: Run, status: CallBundleStatus): Promise<boolean> {
  const { client, signal } = run
  const transfer = run.transfer()
  const { originChainId } = transfer.route
  const chain = client.chainClient(originChainId)
  const receipts: TransactionReceipt[] = []
  for (const hash of status.hashes) {
    const receipt = await orNothing(getTransactionReceipt(chain, { hash }), signal)
    if (receipt === undefined) return false
    receipts.push(receipt)
  }
  const own =
    receipts.flatMap((receipt) => ownDeposit(run, receipt))[0] ?? (await findSentDeposit(run))
  if (own !== undefined) {
    await bundleMined(run, own)
    return true
  }
  const reverted = receipts.find((receipt) => receipt.status !== 'success')
  if (reverted !== undefined) throw await revertedError(run, reverted)
  const last = receipts.at(-1)
  // A deposit that is not the one asked for, or none: said as of any other transaction.
  if (last !== undefined) depositOf(last, transfer)
  if (status.state === 'success') return false
  await run.commit({
    status: 'draft',
    step: 'approve',
    bundleId: undefined,
    depositNonce: undefined,
  })
  throw new BundleFailedError(status.code)
}

/** A bundler may put deposits of others into the same transaction. */
function ownDeposit({ transfer }: Run, { logs }: TransactionReceipt): DepositLog[] {
  const { originPool: pool, owner, route } = transfer()
  return parseDepositLogs(logs, { originChainId: route.originChainId, pool }).filter(
    (deposit) =>
      isAddressEqual(deposit.depositor, owner) && differenceOf(deposit, transfer()) === undefined,
  )
}

async function revertedError(run: Run, receipt: TransactionReceipt): Promise<Error> {
  const { client, transfer, signal } = run
  const chainId = transfer().route.originChainId
  const hash: Hex = receipt.transactionHash
  const sent = await abortable(getTransaction(client.chainClient(chainId), { hash }), signal)
  const { from, to, input: data, value } = sent
  const reason =
    to === null
      ? 'It made no call.'
      : await revertReason(client, receipt, { from, to, data, value, chainId })
  return new TransactionRevertedError({ step: 'deposit', hash, reason })
}

/**
 * The wallet has never taken it, as far as it knows; a question that is still open in another window
 * may change that. The same id is asked for again, so that it cannot be taken twice.
 */
async function leaveUnknown(run: Run): Promise<void> {
  const { latest, pending } = await readNonces(run)
  const found = await findSentDeposit(run)
  if (found !== undefined) return bundleMined(run, found)
  const isPending = pending > latest
  if (run.resend !== true || isPending) throw new DepositUncertainError({ isPending })
  await run.commit({ status: 'draft', step: 'approve', error: undefined })
}

/** The wallet dropped the bundle before any part of it was on the chain. */
export class BundleFailedError extends BaseError {
  override name = 'BundleFailedError'
  constructor(status: number) {
    super('Your wallet could not send the transaction. Nothing was sent.', {
      code: 'BRIDGE_BUNDLE_FAILED',
      data: { status },
    })
  }
}

/** The wallet has the bundle and does not report its status (S8.13). */
export class BundleTimeoutError extends BaseError {
  override name = 'BundleTimeoutError'
  constructor(id: string) {
    super(`Timed out while waiting for call bundle with id "${id}" to be confirmed.`, {
      code: 'BRIDGE_BUNDLE_TIMEOUT',
      data: { id },
    })
  }
}
