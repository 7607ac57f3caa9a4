import { createPublicClient, custom, defineChain, type Hex, type PublicClient } from 'viem'

/**
 * A node of a chain whose contracts answer by the first four bytes they are called with; whatever is
 * not named reverts. `asked` tells whom it called.
 */
export function tokenNode(
  chainId: number,
  answers: Readonly<Record<Hex, Hex>>,
): { readonly client: PublicClient; readonly asked: readonly string[] } {
  const asked: string[] = []
  const chain = defineChain({
    id: chainId,
    name: 'Chain',
    nativeCurrency: { name: 'N', symbol: 'N', decimals: 18 },
    rpcUrls: { default: { http: ['http://node.example'] } },
  })
  const request = async ({ params }: { params: readonly [{ to: string; data: Hex }] }) => {
    const [{ to, data }] = params
    asked.push(to)
    const found = answers[data]
    if (found === undefined) throw new Error('execution reverted')
    return found
  }
  const transport = custom({ request }, { retryCount: 0 })
  return { client: createPublicClient({ chain, transport }), asked }
}
