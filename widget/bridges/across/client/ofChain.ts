import type { Client } from 'viem'
import { WrongNodeError } from '../errors/rpc.ts'
import { settled } from '../util/settled.ts'

type Request = (asked: { method: string; params?: unknown }, options?: object) => Promise<unknown>

/**
 * The same client, whose node is asked once which chain it is of, beside the first question. A node
 * that does not say so is asked again with the next one; of one that is wrong no answer is believed.
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
