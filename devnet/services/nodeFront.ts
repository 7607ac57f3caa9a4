import type { DevChain } from '../chains/devChain.ts'
import type { FieldLies } from '../http/fieldLies.ts'
import { type NodeLimits, refusalOf } from './nodeLimits.ts'
import { askNode, moodyAnswer, type RpcAnswer, type RpcCall } from './nodeMoods.ts'

export type NodeFront = ReturnType<typeof createNodeFront>

/** What stands before a node and answers in its place where it is limited, behind, or lies. */
export function createNodeFront(
  chain: DevChain,
  { nodeLimits, fieldLies }: { nodeLimits: ReadonlyMap<number, NodeLimits>; fieldLies: FieldLies },
) {
  const service = `rpc:${chain.chainId}`
  const tell = (method: unknown, result: unknown) => fieldLies.tell(service, String(method), result)

  async function answerOf(call: RpcCall, limits: NodeLimits, head: number): Promise<RpcAnswer> {
    const answer = await moodyAnswer(limits, { call, head }, (asked) => askNode(chain, asked))
    return 'result' in answer ? { ...answer, result: tell(call.method, answer.result) } : answer
  }

  return {
    /** The answer to a body of JSON-RPC; undefined where the node itself is to give it. */
    async answer(body: string): Promise<{ status: number; text: string } | undefined> {
      const limits = nodeLimits.get(chain.chainId)
      if (limits === undefined && !fieldLies.isLying(service)) return undefined
      const parsed: unknown = JSON.parse(body)
      const calls: RpcCall[] = Array.isArray(parsed) ? parsed : [parsed]
      const head = Number(await chain.client.getBlockNumber({ cacheTime: 0 }))
      const refusals = calls.map((call) => refusalOf(limits, call, head))
      const status = refusals.find((refusal) => refusal?.status !== undefined)?.status
      if (status !== undefined) return { status, text: 'Request Entity Too Large' }
      const answers = await Promise.all(
        calls.map((call, at) => {
          const error = refusals[at]
          if (error !== undefined) return { jsonrpc: '2.0', id: call.id, error }
          return answerOf(call, limits ?? {}, head)
        }),
      )
      return { status: 200, text: JSON.stringify(Array.isArray(parsed) ? answers : answers[0]) }
    },
    /** News over a socket, as the node tells it now. */
    news(text: string): string {
      if (!fieldLies.isLying(service)) return text
      const told = JSON.parse(text)
      if (told.method !== 'eth_subscription') return text
      const result = tell('eth_subscription', told.params.result)
      return JSON.stringify({ ...told, params: { ...told.params, result } })
    },
  }
}
