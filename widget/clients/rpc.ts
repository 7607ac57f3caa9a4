import * as z from 'zod/mini'
import { BaseError, type CaipChainId, errorCode, json } from '#protocol'

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

const answer = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(
    z.object({ code: errorCode, message: z.string(), data: z.optional(z.unknown()) }),
  ),
})

/** JSON-RPC over HTTP, for what the frame reads by itself. @see https://www.jsonrpc.org/specification */
export function createRpc(options: RpcOptions): Rpc {
  const { urlsOf, timeoutMs = 10_000, fetch: fetchOption } = options
  const send = fetchOption ?? ((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init))
  let lastId = 0

  async function ask(url: string, { method, params = [], signal }: RpcRequest): Promise<unknown> {
    lastId += 1
    const timeout = AbortSignal.timeout(timeoutMs)
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: lastId, method, params }),
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    })
    const body = answer.safeParse(await response.json())
    if (!body.success) throw new Error(`HTTP ${response.status}: not a JSON-RPC answer`)
    const { error, result } = body.data
    if (error !== undefined) throw new BaseError(error.message, error)
    return z.parse(json, result)
  }

  return {
    async request(request) {
      const urls = urlsOf(request.caipChainId)
      if (urls.length === 0) {
        throw new BaseError('No RPC url provided for chainId', {
          code: 'RPC_NO_URL',
          details: request.caipChainId,
        })
      }
      let failure: unknown
      for (const url of urls) {
        try {
          return await ask(url, request)
        } catch (error) {
          // An answer of the chain is an answer: only silence sends us to the next address.
          if (error instanceof BaseError || request.signal?.aborted === true) throw error
          failure = error
        }
      }
      throw new BaseError('Unavailable RPC url', { code: 'RPC_UNAVAILABLE', cause: failure })
    },
  }
}
