import { getTransactionReceipt } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import type { Run } from './runTransfer.ts'
import type { DepositLog } from './parseDepositLogs.ts'
import { depositOf } from './waitForDeposit.ts'
import { waitForFill } from './waitForFill.ts'

/** From `deposited` to `filled` or `expired`. */
export async function runFill(run: Run): Promise<void> {
  const { client, signal } = run
  const { route, depositId, destinationPool, fillDeadline, message } = run.transfer()
  const { originChainId, destinationChainId } = route
  const fill = await waitForFill(client, {
    deposit: {
      ...{ originChainId, destinationChainId, fillDeadline },
      depositId: BigInt(depositId ?? 0),
      // The pattern of the schema is the type.
      message,
    },
    log: await readDeposit(run),
    destinationPool,
    fromBlock: BigInt(run.transfer().fromBlockDestination ?? 0),
    signal,
  })
  if (fill.status === 'expired') {
    await run.commit({ status: 'expired' })
    return
  }
  const { hash, timestamp, actionSuccess } = fill
  await run.commit({
    ...{ status: 'filled', error: undefined, actionSuccess },
    fillHash: hash,
    fillTimestamp: timestamp,
  })
  run.emit({ type: 'filled', hash, timestamp, actionSuccess })
}

/** One look at the indexer; refunds take hours, so nobody waits here. */
export async function lookForRefund(run: Run): Promise<void> {
  const { client, signal } = run
  const { route, depositId } = run.transfer()
  const status = await client.transport
    .getDepositStatus({
      originChainId: route.originChainId,
      depositId: BigInt(depositId ?? 0),
      signal,
    })
    .catch(() => undefined)
  if (status?.status === 'refunded') {
    await run.commit({ status: 'refunded', refundHash: status.refundHash })
  }
  if (status?.status === 'filled') {
    await run.commit({ status: 'filled', fillHash: status.fillHash })
  }
}

/** The deposit's event, exact to the last field; the search goes on without it. */
async function readDeposit(run: Run): Promise<DepositLog | undefined> {
  const { client, signal } = run
  const transfer = run.transfer()
  if (transfer.depositHash === undefined) return undefined
  const chain = client.chainClient(transfer.route.originChainId)
  const receipt = getTransactionReceipt(chain, { hash: transfer.depositHash })
  return abortable(receipt, signal)
    .then((found) => depositOf(found, transfer))
    .catch(() => {
      signal?.throwIfAborted()
      return undefined
    })
}
