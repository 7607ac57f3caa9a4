import type { DevChain } from '../chains/devChain.ts'
import type { FieldLies } from '../http/fieldLies.ts'
import { type NodeLimits, refusalOf } from './nodeLimits.ts'
import { askNode, moodyAnswer, type RpcAnswer, type RpcCall } from './nodeMoods.ts'
import { createUnkindNode } from '../unkind/unkindNode.ts'
import type { Unkindness } from '../unkind/unkindness.ts'

export type NodeFrontOptions = {
  nodeLimits: ReadonlyMap<number, NodeLimits>
  fieldLies: FieldLies
  unkind: Unkindness
}
export type NodeFront = ReturnType<typeof createNodeFront>

/** What stands before a node and answers in its place where it is limited, behind, or lies. */
export function createNodeFront(
  chain: DevChain,
  { nodeLimits, fieldLies, unkind }: NodeFrontOptions,
) {
  const node = createUnkindNode(unkind, chain.chainId)
  const service = `rpc:${chain.chainId}`
  const tell = (method: unknown, result: unknown) => fieldLies.tell(service, String(method), result)

  async function answerOf(call: RpcCall, limits: NodeLimits, head: number): Promise<RpcAnswer> {
    const answer = await moodyAnswer(limits, { call, head }, (asked) => askNode(chain, asked))
    if (!('result' in answer)) return answer
    return node.shape(call, { ...answer, result: tell(call.method, answer.result) })
  }

  return {
    /** The answer to a body of JSON-RPC; undefined where the node itself is to give it. */
    async answer(body: string): Promise<{ status: number; text: string } | undefined> {
      const own = nodeLimits.get(chain.chainId)
      if (own === undefined && !node.isOn && !fieldLies.isLying(service)) return undefined
      const limits = node.limits === undefined ? own : { ...node.limits, ...own }
      const parsed: unknown = JSON.parse(body)
      const calls: RpcCall[] = Array.isArray(parsed) ? parsed : [parsed]
      const head = Number(await chain.client.getBlockNumber({ cacheTime: 0 }))
      const refusals = calls.map((call) => {
        const range = refusalOf(limits, call, head)
        if (range !== undefined && own === undefined) node.noteRange()
        return range ?? node.refuse(call)
      })
      const status = refusals.find((one) => one?.status !== undefined)?.status
      if (status !== undefined) return { status, text: 'Request Entity Too Large' }
      const answers = await Promise.all(
        calls.map((call, at) => {
          const error = refusals[at]
          if (error !== undefined) return { jsonrpc: '2.0', id: call.id, error }
          return answerOf(call, limits ?? {}, head)
        }),
      )
      const all = Array.isArray(parsed) ? node.order(answers) : answers[0]
      return { status: 200, text: JSON.stringify(all) }
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
