import { createRpc } from '#clients/rpc.ts'
import { BaseError } from '#protocol'
import type { Core } from '#kernel/core.ts'

/** The ways a node can try calls, and what it lacks where only the other is left. */
export const ways = [
  ['by eth_simulateV1', []],
  ['by code in the account’s place', ['eth_simulateV1']],
] as const

/** Methods that a node lacks which cannot try anything. */
export const lacking = ['eth_simulateV1', 'eth_call'] as const

/** The same core over one real node that does not have these methods. */
export function overNode(
  core: Core,
  { rpcUrl, lacks }: { readonly rpcUrl: string; readonly lacks: readonly string[] },
): Core {
  const rpc = createRpc({ urlsOf: () => [rpcUrl] })
  return {
    ...core,
    rpc: {
      async request(asked) {
        if (!lacks.includes(asked.method)) return rpc.request(asked)
        throw new BaseError('The method does not exist', { code: -32_601 })
      },
    },
  }
}
