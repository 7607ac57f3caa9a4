import type { DevChain } from '../chains/devChain.ts'
import type { NodeLimits } from './nodeLimits.ts'

export type RpcCall = { id?: unknown; method?: unknown; params?: unknown }
export type RpcAnswer = { id?: unknown; result?: unknown; error?: unknown }

/** Where a method's block stands among its parameters. */
const blockParam: Readonly<Record<string, number>> = {
  eth_call: 1,
  eth_estimateGas: 1,
  eth_simulateV1: 1,
  eth_createAccessList: 1,
  eth_feeHistory: 1,
  eth_getBalance: 1,
  eth_getCode: 1,
  eth_getTransactionCount: 1,
  eth_getStorageAt: 2,
  eth_getBlockByNumber: 0,
}

/** What names a transaction or a block that a node may not have yet. */
const hashed = [
  'eth_getTransactionReceipt',
  'eth_getTransactionByHash',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
]

const lost = ['eth_getTransactionReceipt', 'eth_getTransactionByHash']

/** The call as a node asks it that has not seen the last blocks; `head` is the newest one it has. */
function asOf(head: number, { method, params, ...call }: RpcCall): RpcCall {
  if (!Array.isArray(params)) return { ...call, method, params }
  if (method === 'eth_getLogs' && typeof params[0] === 'object') {
    const { blockHash, fromBlock, toBlock, ...filter } = params[0]
    if (blockHash !== undefined) return { ...call, method, params }
    const range = { fromBlock: atMost(head, fromBlock), toBlock: atMost(head, toBlock) }
    return { ...call, method, params: [{ ...filter, ...range }] }
  }
  const at = blockParam[String(method)]
  if (at === undefined || (method === 'eth_getBlockByNumber' && isNumber(params[at]))) {
    return { ...call, method, params }
  }
  const own = Object.assign([...params], { [at]: atMost(head, params[at]) })
  return { ...call, method, params: own }
}

/** What such a node makes of the answer of one that has them all. */
function seenBy(head: number, { method }: RpcCall, answer: RpcAnswer): RpcAnswer {
  if (method === 'eth_blockNumber') return { ...answer, result: hex(head) }
  if (method === 'eth_getLogs' && Array.isArray(answer.result)) {
    return { ...answer, result: answer.result.filter((log) => blockOf(log) <= head) }
  }
  if (!hashed.includes(String(method)) || blockOf(answer.result) <= head) return answer
  return { ...answer, result: null }
}

/** The answer of a node that is behind, has lost receipts, or is one of another chain. */
export async function moodyAnswer(
  { lagBlocks = 0, losesReceipts = false, otherChainId }: NodeLimits,
  { call, head }: { call: RpcCall; head: number },
  ask: (call: RpcCall) => Promise<RpcAnswer>,
): Promise<RpcAnswer> {
  const { id, method } = call
  if (losesReceipts && lost.includes(String(method))) {
    return { ...{ jsonrpc: '2.0', id }, result: null }
  }
  if (otherChainId !== undefined && method === 'eth_chainId') {
    return { ...{ jsonrpc: '2.0', id }, result: hex(otherChainId) }
  }
  if (lagBlocks === 0) return ask(call)
  const own = Math.max(0, head - lagBlocks)
  return seenBy(own, call, await ask(asOf(own, call)))
}

/** Asks the node itself, past all that stands before it. */
export async function askNode({ directUrl }: DevChain, call: RpcCall): Promise<RpcAnswer> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ jsonrpc: '2.0', ...call })
  return (await fetch(directUrl, { method: 'POST', headers, body })).json()
}

function isNumber(block: unknown): block is string {
  return typeof block === 'string' && block.startsWith('0x')
}

function atMost(head: number, block: unknown): unknown {
  // By hash, or the first one: neither moves.
  if (block === 'earliest' || (typeof block === 'object' && block !== null)) return block
  return isNumber(block) ? hex(Math.min(Number(block), head)) : hex(head)
}

/** Of a log, a receipt, a transaction or a block; one that is not mined is in none. */
function blockOf(thing: unknown): number {
  if (typeof thing !== 'object' || thing === null) return 0
  const { blockNumber, number } = thing as { blockNumber?: unknown; number?: unknown }
  const told = blockNumber ?? number
  return isNumber(told) ? Number(told) : 0
}

function hex(number: number): string {
  return `0x${number.toString(16)}`
}
