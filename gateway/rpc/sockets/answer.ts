import type { GatewayError, GatewayErrorCode } from '../../http/errors.ts'
import type { RpcAnswer, RpcCall, RpcError } from '../body.ts'
import { isAllowedMethod } from '../methods.ts'
import type { Nodes } from '../nodes.ts'

const INTERNAL_ERROR = -32_603
/** By JSON-RPC and EIP-1474; every other code of ours is an internal error to a client. */
const numbers: Partial<Record<GatewayErrorCode, number>> = {
  BODY_REFUSED: -32_600,
  METHOD_REFUSED: -32_601,
  PARAMS_REFUSED: -32_602,
  LIMITED: -32_005,
  SITE_LIMITED: -32_005,
  SUBSCRIPTIONS_LIMITED: -32_005,
}

/** A refusal as JSON-RPC says it, with our code. */
export function toRpcError({ code, message, retryAfterSeconds }: GatewayError): {
  readonly error: RpcError
} {
  const data = { code, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) }
  return { error: { code: numbers[code] ?? INTERNAL_ERROR, message, data } }
}

/** What never changes. Clients ask for it again and again, to keep their connection. */
const constants: ReadonlySet<string> = new Set(['eth_chainId', 'net_version'])

/** Answers calls of a socket in their order, and nothing that is not allowed. */
export type AnswerCalls = (calls: readonly RpcCall[]) => Promise<readonly (RpcAnswer | undefined)[]>

export function createAnswerCalls(chain: string, nodes: Pick<Nodes, 'ask'>): AnswerCalls {
  const known = new Map<string, RpcAnswer>()
  return async (calls) => {
    const asked = calls.filter(({ method }) => isAllowedMethod(chain, method) && !known.has(method))
    const results = asked.length === 0 ? [] : await nodes.ask(asked)
    const answers = new Map(asked.map((call, at) => [call, results[at]]))
    for (const [{ method }, answer] of answers) {
      if (constants.has(method) && answer !== undefined && 'result' in answer) {
        known.set(method, answer)
      }
    }
    return calls.map((call) => answers.get(call) ?? known.get(call.method))
  }
}
