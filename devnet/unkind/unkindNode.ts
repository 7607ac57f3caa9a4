import type { NodeLimits } from '../services/nodeLimits.ts'
import { logWords } from '../services/nodeLimits.ts'
import type { RpcAnswer, RpcCall } from '../services/nodeMoods.ts'
import type { Row } from './tell.ts'
import type { Unkindness } from './unkindness.ts'

/** Blocks of logs at once; nodes have from 10 to 50 000, and this is less than chains are long here. */
const LOG_BLOCKS = 100
/** Each so-manieth question is one too many, wherever the same is answered when it is asked again. */
const LIMIT_EVERY = 211

/** In which words nodes do not know a method. */
type Refusal = { code: number; message: string; status?: number }
const unknownMethod: readonly [Refusal, ...Refusal[]] = [
  { code: -32_601, message: 'the method eth_simulateV1 does not exist/is not available' },
  { code: -32_601, message: 'Method not found' },
  { code: -32_600, message: 'Unsupported method: eth_simulateV1. See available methods' },
  { code: -32_004, message: 'Method not supported' },
]
const exceeded: readonly [Refusal, ...Refusal[]] = [
  { code: -32_005, message: 'limit exceeded' },
  { code: -32_005, message: 'daily request count exceeded, request rate limited' },
]

/** What goes beyond Ethereum's own: rollups tell more of what they have included. */
const more: Readonly<Record<string, Row>> = {
  eth_getTransactionReceipt: {
    l1BlockNumber: null,
    l1Fee: '0x0',
    l1GasPrice: '0x1',
    l1GasUsed: '0x640',
    l1FeeScalar: '0',
    root: null,
    timeboosted: false,
    gasUsedForL1: '0x0',
  },
  eth_getTransactionByHash: { requestId: null, ticketId: null, mint: null, isSystemTx: false },
  eth_getBlockByNumber: { l1BlockNumber: '0x1', sendCount: '0x0', sendRoot: null },
}

/** A node that can less than one's own, and tells more. */
export function createUnkindNode(unkind: Unkindness, chainId: number) {
  const { note } = unkind
  let own = drawNode(unkind, chainId)
  const drawn = () => {
    if (own.draws !== unkind.draws) own = drawNode(unkind, chainId)
    return own
  }
  let calls = 0
  return {
    get isOn() {
      return unkind.isOn
    },
    get limits() {
      return unkind.isOn ? drawn().limits : undefined
    },
    /** The refusal that stands in the place of an answer. */
    refuse({ method }: RpcCall): Refusal | undefined {
      if (!unkind.isOn) return undefined
      const { words, noMethod, first } = drawn()
      if (method === 'eth_simulateV1') {
        note('noSimulation')
        return noMethod
      }
      calls += 1
      // Nothing is sent twice by who asks again.
      if (calls % LIMIT_EVERY !== first || String(method).startsWith('eth_send')) return undefined
      note('limitExceeded')
      return words.pick(exceeded)
    },
    noteRange: () => note('logRange'),
    /** The same answer, with what only this node tells. */
    shape({ method }: RpcCall, answer: RpcAnswer): RpcAnswer {
      const extra = unkind.isOn ? more[String(method)] : undefined
      if (extra === undefined || typeof answer.result !== 'object' || answer.result === null) {
        return answer
      }
      note('extraField')
      return { ...answer, result: { ...answer.result, ...extra } }
    },
    /** A list may be answered in any order (JSON-RPC 2.0, 6). */
    order(answers: readonly unknown[]): readonly unknown[] {
      if (!unkind.isOn || answers.length < 2) return answers
      note('batchOrder')
      return answers.toReversed()
    },
  }
}

/** What one node is like under the seed of the last draw. */
function drawNode({ draws, tell }: Unkindness, chainId: number) {
  const words = tell(`rpc:${chainId}`)
  const noMethod = words.pick(unknownMethod)
  const limits: NodeLimits = { logBlocks: LOG_BLOCKS, logWords: words.pick(logWords) }
  return { draws, words, noMethod, limits, first: words.below(LIMIT_EVERY) }
}
