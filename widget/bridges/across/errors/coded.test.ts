import { createClient, custom } from 'viem'
import { describe, expect, test } from 'vitest'
import { checkAllowance } from '../deposit/checkAllowance.ts'
import { createBridgeClient } from '../client/client.ts'
import { getDeposit } from '../status/getDeposit.ts'
import { httpTransport } from '../transport/httpTransport.ts'

const hash = `0x${'12'.repeat(32)}` as const
const pool = `0x${'a1'.repeat(20)}` as const

/** A client whose node gives these answers. */
function clientOf(answers: Readonly<Record<string, unknown>>) {
  const request = async ({ method }: { method: string }) => answers[method] ?? null
  const chain = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  return createBridgeClient({
    transport: httpTransport(),
    getChainClient: () => chain,
    spokePools: { 1: pool },
  })
}

describe('a node that answers what makes no sense', () => {
  test.each([
    { status: '0x1', blockNumber: '-0x3d', logs: [] },
    { status: '0x1', blockNumber: '0x1', logs: [{ address: pool, topics: null }] },
  ])('error: it is one of the RPC, with a code (S3.14): %j', async (receipt) => {
    const client = clientOf({ eth_chainId: '0x1', eth_getTransactionReceipt: receipt })
    const query = { originChainId: 1, depositTxHash: hash }
    await expect(getDeposit(client, query)).rejects.toMatchObject({ code: 'BRIDGE_RPC_ERROR' })
  })

  test('error: so it is of one that tells no number', async () => {
    const client = clientOf({ eth_chainId: '0x1', eth_call: 12 })
    const spend = { token: pool, owner: pool, spender: pool, amount: 1n }
    await expect(checkAllowance(client, { chainId: 1, ...spend })).rejects.toMatchObject({
      code: 'BRIDGE_RPC_ERROR',
    })
  })
})
