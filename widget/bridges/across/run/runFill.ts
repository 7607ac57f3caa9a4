import { getBlock } from 'viem/actions'
import { findRefund } from '../fill/findRefund.ts'
import { type FillQuestion, fillState, type Found } from '../fill/fillSources.ts'
import { FILL_CHECK_SECONDS, MAX_EXCLUSIVITY_PERIOD_SECONDS } from '../util/limits.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import { readDeposit } from '../deposit/readDeposit.ts'
import type { Run } from './runOptions.ts'
import type { Transfer } from '../transfer/transfer.ts'
import { lookForFill, waitForFill } from '../fill/waitForFill.ts'
import { orNothing } from '../util/orNothing.ts'

/**
 * From `deposited` to `filled` or `expired`; back to `depositing` when the origin chain has
 * reorganized the deposit away.
 */
export async function runFill(run: Run): Promise<void> {
  const { client } = run
  const { fillDeadline, depositHash, depositNonce, originPool } = run.transfer()
  const question = questionOf(run)
  const log = run.own.deposit
  if (log !== undefined) await noteTime(run, log)
  const fill = await waitForFill(client, {
    ...question,
    log,
    isNew: log !== undefined,
    deposit: { ...question.deposit, fillDeadline },
    depositHash,
    originPool,
    // For a recovered transfer the deposit was not requested in this browser.
    isDeadlineOwn: depositNonce !== undefined,
    onDeposit: (found) => noteTime(run, found),
    async onSlowFillRequested() {
      if (run.transfer().slowFillRequested !== true) await run.commit({ slowFillRequested: true })
    },
  })
  if (fill.status === 'filled') return filled(run, fill)
  if (fill.status === 'expired') {
    await run.commit({ status: 'expired' })
    return
  }
  run.own.deposit = undefined
  await run.commit({
    status: 'depositing',
    step: 'deposit',
    error: undefined,
    depositId: undefined,
    depositTimestamp: undefined,
    slowFillRequested: undefined,
    // The deposit counts as missing from now on.
    sentAt: undefined,
  })
  // Only a deposit with a hash can be missed.
  if (depositHash !== undefined) run.emit({ type: 'reorged', hash: depositHash })
}

/**
 * From `expired` to `refunded`, or to `filled` if it was filled after all. It checks once and does not
 * wait, because refunds take hours.
 */
export async function lookForRefund(run: Run): Promise<void> {
  const { client, signal } = run
  const question = { ...questionOf(run), log: await readOwnDeposit(run) }
  const { found } = await lookForFill(client, question)
  if (found !== undefined) return filled(run, found)
  const { originPool, destinationPool, depositHash, fromBlockOrigin } = run.transfer()
  const refund = await orNothing(
    findRefund(client, {
      deposit: {
        ...question.deposit,
        ...question.log,
        depositTxHash: depositHash,
        pool: originPool,
        destinationSpokePoolAddress: destinationPool,
      },
      fromBlock: BigInt(fromBlockOrigin ?? 0),
      signal,
    }),
    signal,
  )
  if (refund !== undefined) await run.commit({ status: 'refunded', refundHash: refund.hash })
}

/**
 * From `filled` back to `deposited`, when the destination chain has reorganized the fill away since.
 * It reads the pool once, when a run begins with a fill of the last hour: older fills are final, and
 * "filled" can be reported without waiting for confirmations. A fill whose time is unknown may come
 * from the indexer alone: it is checked until the chain has shown it.
 */
export async function recheckFill(run: Run): Promise<void> {
  const { client, signal } = run
  const { fillTimestamp } = run.transfer()
  if (Date.now() / 1_000 - (fillTimestamp ?? Number.POSITIVE_INFINITY) > FILL_CHECK_SECONDS) return
  const question = { ...questionOf(run), log: await readOwnDeposit(run) }
  const state = await orNothing(fillState(client, question), signal)
  // Only the pool's own state revokes a fill.
  if (state === undefined) return
  if (state.fill === 'filled') {
    if (fillTimestamp !== undefined) return
    const { found } = await lookForFill(client, question)
    if (found?.timestamp !== undefined) await keepFill(run, found)
    return
  }
  await run.commit({
    status: 'deposited',
    fillHash: undefined,
    fillTimestamp: undefined,
    fillType: undefined,
    filledAmount: undefined,
    actionSuccess: undefined,
  })
  run.emit({ type: 'fillReorged' })
}

/** Saves when it was mined; a failure to read that is ignored. */
async function noteTime(run: Run, { originChainId, blockNumber, timestamp }: DepositLog) {
  const { client, signal } = run
  if (run.transfer().depositTimestamp !== undefined) return
  const chain = client.chainClient(originChainId)
  const read = async () => Number((await getBlock(chain, { blockNumber })).timestamp)
  const depositTimestamp = timestamp ?? (await orNothing(read(), signal))
  if (depositTimestamp !== undefined) await run.commit({ depositTimestamp })
}

async function filled(run: Run, found: Found): Promise<void> {
  const { hash, timestamp, actionSuccess } = found
  await keepFill(run, found)
  run.emit({ type: 'filled', hash, timestamp, actionSuccess })
}

async function keepFill(run: Run, found: Found): Promise<void> {
  const { hash, timestamp, actionSuccess, fillType, outputAmount } = found
  await run.commit({
    status: 'filled',
    error: undefined,
    actionSuccess,
    fillType,
    fillHash: hash,
    fillTimestamp: timestamp,
    filledAmount: outputAmount === undefined ? undefined : String(outputAmount),
  })
}

function questionOf({ transfer, signal }: Run): FillQuestion {
  const { route, owner, inputAmount, outputAmount, depositId = 0, ...own } = transfer()
  const { destinationPool, fromBlockDestination = 0, orderId } = own
  return {
    deposit: {
      ...own,
      ...route,
      depositor: owner,
      depositId: BigInt(depositId),
      inputAmount: BigInt(inputAmount),
      outputAmount: BigInt(outputAmount),
      exclusivityDeadline: exclusivityOf(transfer()),
    },
    fromBlock: BigInt(fromBlockDestination),
    destinationPool,
    orderId,
    signal,
  }
}

/** The end of it as the pool has it: a period counts from the deposit's block. */
function exclusivityOf({ exclusivityDeadline: asked, depositTimestamp }: Transfer) {
  if (asked === 0 || asked > MAX_EXCLUSIVITY_PERIOD_SECONDS) return asked
  return depositTimestamp === undefined ? undefined : depositTimestamp + asked
}

/** The deposit's event; undefined where it cannot be read now. */
async function readOwnDeposit({ client, transfer, signal }: Run) {
  const { route, depositHash: hash, depositId = 0, originPool: pool } = transfer()
  if (hash === undefined) return undefined
  const { originChainId } = route
  const read = readDeposit(client, { originChainId, hash, pool, depositId: BigInt(depositId) })
  return orNothing(read, signal)
}
