import { BaseError, type CaipChainId, evmChain, isError } from '#protocol'
import { wait } from '#lib/abort.ts'
import { RPC_TIMEOUT_MS } from '#lib/nodeRanking.ts'
import { createRpcBatch } from './rpcBatch.ts'
import { createFilterMemory } from './rpcFilters.ts'
import { createRanking } from './rpcRank.ts'

/** JSON-RPC's own code. */
const METHOD_NOT_FOUND = -32_601
/** EIP-1474's code for a rate limit: the node did not process the request. */
const LIMIT_EXCEEDED = -32_005
/** How long a node that reported a rate limit is not asked. */
const REST_MS = 300

export type RpcRequest = {
  readonly caipChainId: CaipChainId
  readonly method: string
  readonly params?: readonly unknown[] | Readonly<Record<string, unknown>> | undefined
  /** Asks these of the chain's addresses alone: the first by its place, and where they end. @default all */
  readonly nodes?: readonly [number?, number?]
  readonly signal?: AbortSignal | undefined
}

export type Rpc = {
  /**
   * One JSON-RPC call. The next address of the chain is the fallback when one does not answer or is rate
   * limited. If the last one is rate limited, it is retried once, unless the call sends a transaction.
   */
  readonly request: (request: RpcRequest) => Promise<unknown>
}

export type RpcOptions = {
  /** In the order in which they are tried until they were measured. */
  readonly urlsOf: (caipChainId: CaipChainId) => readonly string[]
  /** @default 10_000 */
  readonly timeoutMs?: number | undefined
  readonly fetch?: typeof fetch | undefined
  /** @default performance.now */
  readonly now?: (() => number) | undefined
}

/**
 * JSON-RPC over HTTP, for what the frame reads by itself: what is asked at one moment is one request,
 * and of several addresses the best is asked first (S9.08). viem's `http` and `fallback` would do it
 * for 7.0 kB (brotli) in place of 1.4; they carry the transports of the bridge, which loads later. Both take their
 * figures from `lib/nodeRanking.ts`.
 * @see https://www.jsonrpc.org/specification
 */
export function createRpc(options: RpcOptions): Rpc {
  const { urlsOf, timeoutMs = RPC_TIMEOUT_MS, fetch: fetchOption } = options
  const { now = () => performance.now() } = options
  const send = fetchOption ?? ((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init))
  const batch = createRpcBatch({ send, timeoutMs })
  const filters = createFilterMemory()
  // Probes have their own batch, so that a probe does not wait for requests made at the same moment.
  const probes = createRpcBatch({ send, timeoutMs })
  const ranking = createRanking({
    now,
    async probe(url, chainId, signal) {
      const asked = probes.ask(url, { method: 'eth_chainId', params: [], signal })
      const answer = await asked.catch((error: unknown) => {
        if (!isError(error, METHOD_NOT_FOUND)) throw error
        return undefined // a node of another kind of chain is there, too
      })
      if (answer !== undefined && evmChain(Number(answer)) !== chainId)
        throw new Error('This node is on another chain')
    },
  })

  return {
    async request({ caipChainId, method, params = [], nodes = [], signal }) {
      const urls = urlsOf(caipChainId).slice(...nodes)
      if (urls.length === 0) {
        throw new BaseError('No RPC url provided for chainId', {
          code: 'RPC_NO_URL',
          details: caipChainId,
        })
      }
      const node = filters.nodeOf(caipChainId, method, params)
      const order = node === undefined ? ranking.sort(caipChainId, urls) : [node]
      let failure: unknown
      for (let at = 0; at <= order.length; at += 1) {
        const isAgain = at === order.length
        if (isAgain && (!isError(failure, LIMIT_EXCEEDED) || /send/i.test(method))) break
        const url = order[isAgain ? at - 1 : at] ?? ''
        try {
          if (isAgain) await wait(REST_MS, signal)
          const result = await batch.ask(url, { method, params, signal })
          filters.note(caipChainId, method, { url, result })
          return result
        } catch (error) {
          const isFinal = error instanceof BaseError && !isError(error, LIMIT_EXCEEDED)
          // An error from the chain is an answer too: only a missing answer or a rate limit leads onward.
          if (isFinal || signal?.aborted === true) throw error
          failure = error
        }
      }
      if (failure instanceof BaseError) throw failure
      throw new BaseError('Unavailable RPC url', { code: 'RPC_UNAVAILABLE', cause: failure })
    },
  }
}
