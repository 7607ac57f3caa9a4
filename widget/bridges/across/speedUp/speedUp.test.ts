import {
  BaseError,
  createClient,
  custom,
  decodeFunctionData,
  type Hex,
  toFunctionSelector,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { legacyPoolAbi } from '../contracts/abi.ts'
import { createBridgeClient } from '../client/client.ts'
import { httpTransport } from '../transport/httpTransport.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import { prepareSpeedUp } from './prepareSpeedUp.ts'
import { simulateSpeedUp } from './simulateSpeedUp.ts'
import { speedUpTypedData } from './speedUp.ts'
import { fees, weth } from '../testing/answers.ts'

const { spokePoolAddress: originPool, destinationSpokePoolAddress: destinationPool } = fees

const depositor = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const deposit: DepositLog = {
  originChainId: 1,
  destinationChainId: 10,
  pool: originPool,
  depositId: 7n,
  depositor,
  recipient: depositor,
  inputToken: weth,
  outputToken: weth,
  inputAmount: 10n ** 18n,
  outputAmount: 10n ** 18n,
  message: '0x',
  quoteTimestamp: 1754342087,
  fillDeadline: 1754353917,
  exclusivityDeadline: 0,
  exclusiveRelayer: weth,
  depositHash: undefined,
  blockNumber: undefined,
}

/** The recorded answer has one address on both chains. */
const tokens = { 10: [{ address: weth, symbol: 'WETH', decimals: 18 }] }

/** Two chains whose pools answer a call as `answer` says; nothing is filled. */
function clientOf(answer: (selector: Hex) => Hex | Error) {
  const called: Hex[] = []
  async function request({ method, params }: { method: string; params: readonly unknown[] }) {
    if (method === 'eth_getBlockByNumber') return { timestamp: '0x6890d000', number: '0x1' }
    const [{ to, data }] = params as [{ to: string; data: Hex }]
    if (to.toLowerCase() === destinationPool.toLowerCase()) return `0x${'0'.repeat(64)}`
    called.push(data)
    const result = answer(data.slice(0, 10) as Hex)
    if (result instanceof Error) throw result
    throw Object.assign(new BaseError('execution reverted'), { code: 3, data: result })
  }
  const chain = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  const transport = httpTransport({ fetch: async () => Response.json(fees) })
  const client = createBridgeClient({ transport, tokens, getChainClient: () => chain })
  return { client, called }
}

const current = toFunctionSelector('speedUpDeposit(bytes32,uint256,uint256,bytes32,bytes,bytes)')
const legacy = toFunctionSelector('speedUpV3Deposit(address,uint32,uint256,address,bytes,bytes)')
const refused = toFunctionSelector('InvalidDepositorSignature()')

describe('speedUpTypedData', () => {
  test('default: the pools of today (S1.03, S9.10)', async () => {
    const { client, called } = clientOf(() => refused)
    const prepared = await prepareSpeedUp(client, { deposit, account: depositor })
    expect(called.map((data) => data.slice(0, 10))).toEqual([current])
    expect(prepared.updatedOutputAmount).toBe(BigInt(fees.outputAmount))
    expect(speedUpTypedData(prepared)).toEqual({
      domain: { name: 'ACROSS-V2', version: '1.0.0', chainId: 1 },
      types: {
        UpdateDepositDetails: [
          { name: 'depositId', type: 'uint256' },
          { name: 'originChainId', type: 'uint256' },
          { name: 'updatedOutputAmount', type: 'uint256' },
          { name: 'updatedRecipient', type: 'bytes32' },
          { name: 'updatedMessage', type: 'bytes' },
        ],
      },
      primaryType: 'UpdateDepositDetails',
      message: {
        depositId: 7n,
        originChainId: 1n,
        updatedOutputAmount: BigInt(fees.outputAmount),
        updatedRecipient: `0x${'0'.repeat(24)}${depositor.slice(2).toLowerCase()}`,
        updatedMessage: '0x',
      },
    })
  })

  test('behavior: B-F3 the call carries the id of whose transfer it is (S7.33)', async () => {
    const { client, called } = clientOf(() => refused)
    const ask = { deposit, account: depositor } as const
    for (const integratorId of [undefined, '0xbeef']) {
      const prepared = await prepareSpeedUp(client, { ...ask, integratorId })
      await simulateSpeedUp(client, { prepared, signature: '0x1234' }).catch(() => undefined)
    }
    const suffixes = called.map((data) => data.slice(-10))
    const [others, own] = ['1dc0dedead', '1dc0debeef']
    expect(suffixes).toEqual([others, others, own, own])
  })

  test('behavior: a pool that lacks the function is spoken to as before bytes32 (S7.33, S8.13)', async () => {
    const { client, called } = clientOf((selector) => (selector === legacy ? refused : '0x'))
    const prepared = await prepareSpeedUp(client, { deposit, account: depositor })
    expect(prepared.generation).toBe('legacy')
    expect(called.map((data) => data.slice(0, 10))).toEqual([current, legacy])
    const { types, message } = speedUpTypedData(prepared)
    expect(types.UpdateDepositDetails?.map(({ type }) => type)).toEqual([
      ...['uint32', 'uint256', 'uint256', 'address', 'bytes'],
    ])
    expect(message.updatedRecipient).toBe(depositor)
    await expect(simulateSpeedUp(client, { prepared, signature: '0x1234' })).rejects.toThrow(
      'speedUpV3Deposit simulation failed: The signature is not of the depositor.',
    )
    const last = called.at(-1)?.slice(0, -10) as Hex // without the integrator's five bytes
    expect(decodeFunctionData({ abi: legacyPoolAbi, data: last })).toEqual({
      functionName: 'speedUpV3Deposit',
      args: [depositor, 7, BigInt(fees.outputAmount), depositor, '0x', '0x1234'],
    })
  })

  test('error: a pool that knows neither, and an id that is too large for the old ones', async () => {
    const none = clientOf(() => '0x')
    const failed = { code: 'BRIDGE_SPEED_UP_SIMULATION_FAILED' }
    const ask = { deposit, account: depositor } as const
    await expect(prepareSpeedUp(none.client, ask)).rejects.toMatchObject(failed)
    const old = clientOf((selector) => (selector === legacy ? refused : '0x'))
    const unsafe = { ...ask, deposit: { ...deposit, depositId: 2n ** 255n } }
    await expect(prepareSpeedUp(old.client, unsafe)).rejects.toMatchObject(failed)
    expect(old.called.map((data) => data.slice(0, 10))).toEqual([current])
  })

  test('error: a node that is down is no answer of the pool', async () => {
    const down = clientOf(() => new Error('socket closed'))
    const ask = prepareSpeedUp(down.client, { deposit, account: depositor })
    await expect(ask).rejects.toMatchObject({ code: 'BRIDGE_RPC_ERROR' })
  })

  test('error: a recipient on a chain that is not EVM', async () => {
    const { client } = clientOf(() => refused)
    const foreign = { ...deposit, recipient: undefined }
    const ask = prepareSpeedUp(client, { deposit: foreign, account: depositor })
    await expect(ask).rejects.toThrow('SDK not configured for chain with id 10.')
  })
})
