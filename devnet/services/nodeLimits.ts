import type { RpcCall } from './nodeMoods.ts'

/** What a node refuses to tell, does not know, or says of itself, until it is told otherwise. */
export type NodeLimits = {
  /** `eth_getLogs` of more blocks than this is refused. @default none */
  logBlocks?: number | undefined
  /** In which words; each is one that real nodes use. @default 'range' */
  logWords?: LogWords | undefined
  /** State of so many blocks before the head is kept. @default all */
  stateBlocks?: number | undefined
  /** Each so-manieth request is too many: HTTP 429, to be asked again at once. @default none */
  busyEvery?: number | undefined
  /** It answers as of so many blocks ago: what is younger is not there. @default 0 */
  lagBlocks?: number | undefined
  /** It knows no transaction and no receipt. @default false */
  losesReceipts?: boolean | undefined
  /** It says that it is of this chain. @default its own */
  otherChainId?: number | undefined
}

export const logWords = [
  'results',
  'maximum',
  'limited',
  'wide',
  'exceeded',
  'range',
  'suggestion',
  'status',
] as const
export type LogWords = (typeof logWords)[number]

/** A refusal as JSON-RPC has it; `status` where it is one of HTTP instead. */
type Refusal = { code: number; message: string; status?: number }

/** The answer that a limited node gives in place of its own; undefined where it gives that. */
export function refusalOf(
  limits: NodeLimits | undefined,
  { method, params }: RpcCall,
  head: number,
): Refusal | undefined {
  if (limits === undefined || !Array.isArray(params)) return undefined
  if (method === 'eth_getLogs' && limits.logBlocks !== undefined) {
    const { fromBlock, toBlock } = params[0] ?? {}
    const blocks = numberOf(toBlock, head) - numberOf(fromBlock, head) + 1
    if (blocks > limits.logBlocks) return worded(limits.logWords ?? 'range', limits.logBlocks)
  }
  if (method === 'eth_getTransactionCount' && limits.stateBlocks !== undefined) {
    if (numberOf(params[1], head) < head - limits.stateBlocks) {
      return { code: -32000, message: 'missing trie node: state is not available' }
    }
  }
  return undefined
}

/** Tells of each request whether it is one too many. */
export function createBusyness() {
  let requests = 0
  return ({ busyEvery }: NodeLimits): boolean => {
    if (busyEvery === undefined) return false
    requests += 1
    return requests % busyEvery === 0
  }
}

function worded(words: LogWords, blocks: number): Refusal {
  switch (words) {
    case 'results':
      return { code: -32005, message: 'query returned more than 10000 results' }
    case 'maximum':
      return { code: -32602, message: `exceed maximum block range: ${blocks}` }
    case 'limited':
      return { code: -32600, message: `eth_getLogs is limited to a ${blocks} range` }
    case 'wide':
      return { code: -32000, message: 'block range is too wide' }
    case 'exceeded':
      return { code: -32005, message: 'limit exceeded' }
    case 'range':
      return { code: -32000, message: `block range exceeds ${blocks.toLocaleString('en')} blocks` }
    case 'suggestion':
      return {
        code: -32602,
        message: `Log response size exceeded. You can make eth_getLogs requests with up to a ${blocks} block range. Based on your parameters, this block range should work: [0x0, 0x1]`,
      }
    case 'status':
      return { code: -32000, message: 'Request Entity Too Large', status: 413 }
    default:
      throw new Error(`Unknown words ${words satisfies never}`)
  }
}

function numberOf(block: unknown, head: number): number {
  if (block === 'earliest') return 0
  return typeof block === 'string' && block.startsWith('0x') ? Number(block) : head
}
