import { getBlock } from 'viem/actions'
import type { BridgeClient } from './client.ts'
import { type FillQuestion, fillState } from './fillSources.ts'
import { nodesOf } from './nodesOf.ts'
import type { DepositLog } from './parseDepositLogs.ts'
import type { DepositStatus } from './transport.ts'
import { tried } from './tried.ts'

/** Who says otherwise, and what the indexer says: without `status` it has not seen the deposit. */
export type Contradiction = {
  readonly by: 'node' | 'indexer'
  readonly status?: DepositStatus['status'] | undefined
}

/** What the indexer says where it agrees. */
const agreeing: Readonly<Record<'filled' | 'expired', readonly (string | undefined)[]>> = {
  filled: ['filled'],
  expired: ['expired', 'refunded'],
}

/**
 * Whether anybody contradicts an end that one node told without a transaction that shows it: the
 * indexer, or another node of the destination where the client has several. Undefined: nobody does.
 * Who does not answer contradicts nothing.
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
 * The same of a deadline that has passed by the clock of one node. Where the indexer is off, or has not seen
 * the deposit, the origin's clock is the second one that it needs. An indexer that knows the deposit and has
 * not come to its end is overruled by both clocks only where the deadline is our own (`isOwn`): one that is
 * read from the origin's event is the word of that node already.
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
  const { deposit, indexerUrl, signal } = question
  const { originChainId, depositId } = deposit
  const query = { originChainId, depositId, indexerUrl, signal }
  const ask = async () => ({ status: (await client.transport.getDepositStatus(query))?.status })
  const [answer, isOther] = await Promise.all([
    tried(ask(), signal),
    isOtherwise(client, question, end),
  ])
  return { answer, isOther }
}

/** Whether a node of the destination says that this is not the end. */
export async function isOtherwise(
  client: BridgeClient,
  question: Pick<FillQuestion, 'log' | 'destinationPool' | 'signal'>,
  end: 'filled' | 'expired',
): Promise<boolean> {
  const { log, signal } = question
  if (log === undefined) return false
  const states = await Promise.all(
    nodesOf(client, log.destinationChainId).map((node) =>
      tried(fillState(client, question, node), signal),
    ),
  )
  return states.some((state) => {
    if (state === undefined) return false
    const isFilled = state.fill === 'filled'
    return end === 'filled' ? !isFilled : isFilled || state.time <= log.fillDeadline
  })
}

/** The clock of the origin, as a second one; undefined where it cannot be asked. */
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
