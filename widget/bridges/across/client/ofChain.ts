import type { Client } from 'viem'
import { WrongNodeError } from '../errors/rpc.ts'
import { settled } from '../util/settled.ts'

type Request = (asked: { method: string; params?: unknown }, options?: object) => Promise<unknown>

/**
 * The same client, which checks its node's chain id once, in parallel to the first request. If the node
 * does not answer that, the next request checks it again; no answer of a node of another chain is used.
 */
export function ofChain(client: Client, expected: number): Client {
  // viem's own type knows what each method answers.
  const ask = client.request as Request
  let isRight = false
  async function check() {
    const actual = Number(await ask({ method: 'eth_chainId' }))
    if (actual !== expected) throw new WrongNodeError({ expected, actual })
    isRight = true
  }
  const request: Request = async (...asked) => {
    if (isRight) return ask(...asked)
    const [known, answer] = await Promise.allSettled([check(), ask(...asked)])
    if (known.status === 'rejected' && known.reason instanceof WrongNodeError) throw known.reason
    return settled(answer)
  }
  return { ...client, request: request as Client['request'] }
}
