import type { Asked } from '../http/app.ts'
import { answerHeaders, describeError, GatewayError } from '../http/errors.ts'
import { type BodyLimits, readJson } from '../http/readBody.ts'
import { type RpcAnswer, type RpcCall, readRpcBody } from './body.ts'
import { isAllowedMethod } from './methods.ts'
import type { Nodes } from './nodes.ts'

const METHOD_NOT_FOUND = -32_601
/** EIP-1474's. */
const LIMIT_EXCEEDED = -32_005

export type ServeRpcOptions = {
  readonly chain: string
  readonly nodes: Nodes
  readonly limits: BodyLimits
  /** Called with how many calls there are, before any is passed on; answers why they are too many. */
  readonly count: (calls: number) => Promise<GatewayError | undefined>
}

/** Answers one request of JSON-RPC: what is not allowed is refused here, the rest goes to one node. */
export async function serveRpc(context: Asked, options: ServeRpcOptions): Promise<Response> {
  const { chain, nodes, limits, count } = options
  try {
    const { calls, isBatch } = readRpcBody(await readJson(context.req.raw, limits))
    const answer = (answerOf: (call: RpcCall) => RpcAnswer, status: 200 | 429 = 200) => {
      const all = calls.map((call) => ({ jsonrpc: '2.0', id: call.id, ...answerOf(call) }))
      return context.json(isBatch ? all : all[0], status, answerHeaders)
    }
    const error = await count(calls.length)
    if (error !== undefined) {
      context.set('code', error.code)
      context.header('retry-after', `${error.retryAfterSeconds ?? 1}`)
      return answer(() => limited(error), 429)
    }
    const allowed = calls.filter(({ method }) => isAllowedMethod(chain, method))
    const results = allowed.length === 0 ? [] : await nodes.ask(allowed)
    const answers = new Map(allowed.map((call, at) => [call, results[at]]))
    return answer((call) => answers.get(call) ?? refusal(call))
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    context.set('code', error.code)
    return answerAsText(context, error)
  }
}

/** As nodes say it, so that a client asks later, and another node at once. */
function limited({ code, message, retryAfterSeconds }: GatewayError): RpcAnswer {
  const data = { code, retryAfterSeconds }
  return { error: { code: LIMIT_EXCEEDED, message, data } }
}

function refusal({ method }: RpcCall): RpcAnswer {
  const message = `The method ${method} is not passed on.`
  return { error: { code: METHOD_NOT_FOUND, message, data: { code: 'METHOD_REFUSED' } } }
}

/**
 * A refusal of the whole request. As text: in an object of JSON, clients of JSON-RPC see the answer of a
 * node, and ask no other one.
 */
function answerAsText(context: Asked, error: GatewayError): Response {
  const { status, headers } = describeError(error)
  return context.text(`${error.code}: ${error.message}`, status, headers)
}
