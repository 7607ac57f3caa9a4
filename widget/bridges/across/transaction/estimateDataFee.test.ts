import { createClient, custom, defineChain, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { createBridgeClient } from '../client/client.ts'
import { estimateDataFee } from './estimateDataFee.ts'
import { estimateNetworkFee } from './estimateNetworkFee.ts'
import { httpTransport } from '../transport/httpTransport.ts'

type Answer = (method: string, params: readonly { to?: string; data?: string }[]) => unknown

function clientOf(answer: Answer) {
  return createBridgeClient({
    transport: httpTransport({ apiUrl: 'https://api.example', indexerUrl: 'https://api.example' }),
    getChainClient: (id) =>
      createClient({
        chain: defineChain({
          id,
          name: 'Chain',
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: { default: { http: ['https://rpc.example'] } },
        }),
        transport: custom(
          {
            request: async ({ method, params }) =>
              method === 'eth_chainId' ? numberToHex(id) : answer(method, params),
          },
          { retryCount: 0 },
        ),
      }),
  })
}

test('default: what the oracle of an OP stack chain says, for this size', async () => {
  const asked: unknown[] = []
  const client = clientOf((method, [call]) => {
    asked.push([method, call?.to, call?.data])
    return numberToHex(1_234n, { size: 32 })
  })
  expect(await estimateDataFee(client, { chainId: 8453, bytes: 700 })).toBe(1_234n)
  expect(asked).toEqual([
    [
      'eth_call',
      '0x420000000000000000000000000000000000000F',
      `0xf1c7a58b${(700).toString(16).padStart(64, '0')}`,
    ],
  ])
})

test('behavior: another chain is not asked', async () => {
  const client = clientOf(() => expect.unreachable())
  expect(await estimateDataFee(client, { chainId: 42161, bytes: 700 })).toBe(0n)
})

test('error: an oracle that does not answer costs a margin, not the transfer', async () => {
  const client = clientOf(() => '0x')
  expect(await estimateDataFee(client, { chainId: 10, bytes: 700 })).toBe(50_000_000_000_000n)
})

test('behavior: the fee of a network has it in it', async () => {
  const client = clientOf((method) => {
    if (method === 'eth_call') return numberToHex(1_000n, { size: 32 })
    if (method === 'eth_getBlockByNumber') return { baseFeePerGas: '0x0', number: '0x1' }
    return method === 'eth_maxPriorityFeePerGas' ? '0x1' : '0x1'
  })
  const fee = async (chainId: number) =>
    (await estimateNetworkFee(client, { chainId, gas: 500n })).fee
  expect((await fee(10)) - (await fee(1))).toBe(1_000n)
})
