import { getBlock } from 'viem/actions'
import type { BridgeClient } from '../client/client.ts'
import { type FillQuestion, fillState, type Found, type StateQuestion } from './fillSources.ts'
import { LAG_SECONDS, STATE_TIMEOUT_MS } from '../util/limits.ts'
import { nodesOf } from '../client/nodesOf.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import type { PoolState } from '../logs/readPoolState.ts'
import type { DepositStatus } from '../transport/transport.ts'
import { tried } from '../client/tried.ts'

/** The source that disagrees, with the indexer's status; without `status` it has not seen the deposit. */
export type Contradiction = {
  readonly by: 'node' | 'indexer'
  readonly status?: DepositStatus['status'] | undefined
}

/** The indexer's status where it agrees. */
const agreeing: Readonly<Record<'filled' | 'expired', readonly (string | undefined)[]>> = {
  filled: ['filled'],
  expired: ['expired', 'refunded'],
}

/**
 * Whether the indexer, or another node of the destination where the client has several, contradicts an
 * end that one node reported without a transaction that shows it. Undefined: none does. A source that
 * does not answer contradicts nothing.
 */
export async function contradiction(
  client: BridgeClient,
  question: FillQuestion,
  end: 'filled' | 'expired',
): Promise<Contradiction | undefined> {
  const { answer, isOther } = await askOthers(client, question, end)
  if (isOther) return { by: 'node' }
  if (answer === undefined || agreeing[end].includes(answer.status)) return undefined
  return { by: 'indexer', ...answer }
}

/**
 * The same for a deadline that has passed by the clock of one node. Where the indexer is off, or has not seen
 * the deposit, the origin's clock has to confirm it. An indexer that knows the deposit as still open is
 * overruled by both clocks only where the caller itself set the deadline (`isOwn`): a deadline read from the
 * origin's event already depends on that node.
 */
export async function expiryContradiction(
  client: BridgeClient,
  question: FillQuestion & { readonly deposit: Pick<DepositLog, 'fillDeadline'> },
  { isOwn }: { readonly isOwn: boolean },
): Promise<Contradiction | undefined> {
  const { answer, isOther } = await askOthers(client, question, 'expired')
  if (isOther) return { by: 'node' }
  const status = answer?.status
  if (answer !== undefined && agreeing.expired.includes(status)) return undefined
  if (status === 'filled' || (status !== undefined && !isOwn)) return { by: 'indexer', status }
  const { originChainId, fillDeadline } = question.deposit
  const time = await originTime(client, { originChainId, signal: question.signal })
  if (time !== undefined && time > fillDeadline) return undefined
  if (answer !== undefined) return { by: 'indexer', status }
  return time === undefined ? undefined : { by: 'node' }
}

async function askOthers(client: BridgeClient, question: FillQuestion, end: 'filled' | 'expired') {
  const { deposit, indexerUrl, orderId, signal } = question
  const { originChainId, depositId } = deposit
  const query = { originChainId, depositId, indexerUrl, orderId, signal }
  const ask = async () => ({ status: (await client.transport.getDepositStatus(query))?.status })
  const [answer, isOther] = await Promise.all([
    tried(ask(), signal),
    isOtherwise(client, question, end),
  ])
  return { answer, isOther }
}

/** Whether a node of the destination contradicts this end. */
export async function isOtherwise(
  client: BridgeClient,
  question: Pick<FillQuestion, 'log' | 'destinationPool' | 'signal'>,
  end: 'filled' | 'expired',
): Promise<boolean> {
  const { log } = question
  if (log === undefined) return false
  return (await otherStates(client, question)).some(({ fill, time }) => {
    const isFilled = fill === 'filled'
    return end === 'filled' ? !isFilled : isFilled || time <= log.fillDeadline
  })
}

/**
 * Whether another node of the destination is past a fill that one node showed with its transaction,
 * and does not have it. A node that lags behind does not deny it.
 */
export async function isFillDenied(
  client: BridgeClient,
  question: StateQuestion & Pick<FillQuestion, 'signal'>,
  { timestamp }: Pick<Found, 'timestamp'>,
): Promise<boolean> {
  const since = laggingBefore(timestamp)
  const states = await otherStates(client, question, STATE_TIMEOUT_MS)
  return states.some(({ fill, time }) => fill !== 'filled' && time > since)
}

/** A node whose head is older than this may merely lag; capped at now, since a forged time may lie ahead. */
export function laggingBefore(timestamp = Number.POSITIVE_INFINITY): number {
  return Math.min(timestamp, Date.now() / 1_000) - LAG_SECONDS
}

/** The deposit's state at each node of the destination, where the client has several. */
async function otherStates(
  client: BridgeClient,
  question: StateQuestion & Pick<FillQuestion, 'signal'>,
  timeoutMs?: number,
): Promise<readonly PoolState[]> {
  const { log, signal } = question
  if (log === undefined) return []
  const asked = nodesOf(client, log.destinationChainId).map((node) =>
    tried(fillState(client, question, node), signal, timeoutMs),
  )
  return (await Promise.all(asked)).flatMap((state) => state ?? [])
}

/** The origin's clock as a second source; undefined where the origin cannot be asked. */
export async function originTime(
  client: BridgeClient,
  {
    originChainId,
    signal,
  }: { readonly originChainId: number; readonly signal?: AbortSignal | undefined },
): Promise<number | undefined> {
  const block = await tried(getBlock(client.chainClient(originChainId)), signal)
  return block && Number(block.timestamp)
}
