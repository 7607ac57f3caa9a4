import { BaseError, type CaipChainId } from '#protocol'
import { createRpcBatch } from './rpcBatch.ts'

export type RpcRequest = {
  readonly caipChainId: CaipChainId
  readonly method: string
  readonly params?: readonly unknown[] | Readonly<Record<string, unknown>> | undefined
  readonly signal?: AbortSignal | undefined
}

export type Rpc = {
  /** One JSON-RPC call; the next address of the chain is asked when one does not answer. */
  readonly request: (request: RpcRequest) => Promise<unknown>
}

export type RpcOptions = {
  readonly urlsOf: (caipChainId: CaipChainId) => readonly string[]
  /** @default 10_000 */
  readonly timeoutMs?: number | undefined
  readonly fetch?: typeof fetch | undefined
}

/**
 * JSON-RPC over HTTP, for what the frame reads by itself: what is asked at one moment is one request.
 * Small, because the first view needs it. @see https://www.jsonrpc.org/specification
 */
export function createRpc(options: RpcOptions): Rpc {
  const { urlsOf, timeoutMs = 10_000, fetch: fetchOption } = options
  const send = fetchOption ?? ((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init))
  const batch = createRpcBatch({ send, timeoutMs })

  return {
    async request({ caipChainId, method, params = [], signal }) {
      const urls = urlsOf(caipChainId)
      if (urls.length === 0) {
        throw new BaseError('No RPC url provided for chainId', {
          code: 'RPC_NO_URL',
          details: caipChainId,
        })
      }
      let failure: unknown
      for (const url of urls) {
        try {
          return await batch.ask(url, { method, params, signal })
        } catch (error) {
          // An answer of the chain is an answer: only silence sends us to the next address.
          if (error instanceof BaseError || signal?.aborted === true) throw error
          failure = error
        }
      }
      throw new BaseError('Unavailable RPC url', { code: 'RPC_UNAVAILABLE', cause: failure })
    },
  }
}
