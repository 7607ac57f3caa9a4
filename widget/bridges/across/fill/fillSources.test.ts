import { type Address, createClient, custom, type Hex, numberToHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { createBridgeClient } from '../client/client.ts'
import { fillByIndexer, fillByLogs } from './fillSources.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import {
  destinationChainId,
  destinationPool,
  fillLog,
  originChainId,
  originPool,
  token,
} from '../testing/modelLogs.ts'

const owner: Address = `0x${'d4'.repeat(20)}`
const deposit: DepositLog = {
  originChainId,
  destinationChainId,
  pool: originPool,
  depositId: 7n,
  depositor: owner,
  recipient: owner,
  inputToken: token,
  outputToken: token,
  inputAmount: 10n,
  outputAmount: 9n,
  quoteTimestamp: 1,
  fillDeadline: 2,
  exclusivityDeadline: 0,
  exclusiveRelayer: zeroAddress,
  message: '0x1234',
  depositHash: undefined,
  blockNumber: undefined,
}

const hashOf = (block: number): Hex => numberToHex(block, { size: 32 })

/** A node that answers for a few thousand blocks at once, and no more. */
function clientOver(fills: ReadonlyMap<number, DepositLog>) {
  const rpcLogs = [...fills].map(([block, filled]) => ({
    ...fillLog(filled),
    blockNumber: numberToHex(block),
    blockHash: hashOf(block),
    transactionHash: hashOf(block),
    transactionIndex: '0x0',
    logIndex: '0x0',
    removed: false,
  }))
  const answers: Record<string, (filter: { fromBlock: Hex; toBlock: Hex | 'latest' }) => unknown> =
    {
      eth_blockNumber: () => numberToHex(20_000),
      eth_getLogs({ fromBlock, toBlock }) {
        if (toBlock === 'latest') throw new Error('block range is too wide')
        return rpcLogs.filter(
          ({ blockNumber: at }) => Number(at) >= Number(fromBlock) && Number(at) <= Number(toBlock),
        )
      },
    }
  const request = async ({ method, params }: { method: string; params: [never] }) => {
    const answer = answers[method]
    if (answer === undefined) throw new Error(`${method} is not known here`)
    return answer(params?.[0])
  }
  const chain = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  const unused = () => Promise.reject(new Error('was not to be asked'))
  return createBridgeClient({
    getChainClient: () => chain,
    transport: {
      getAvailableRoutes: unused,
      getSupportedChains: unused,
      getLimits: unused,
      quote: unused,
      getDepositStatus: unused,
    },
  })
}

test('attack: C-F1 what somebody made up later does not end the search piece by piece', async () => {
  const forged = { ...deposit, outputAmount: 1_000n }
  const client = clientOver(
    new Map([
      [300, deposit],
      [19_000, forged],
    ]),
  )
  const fill = await fillByLogs(client, { deposit, log: deposit, destinationPool, fromBlock: 0n })
  expect(fill).toMatchObject({ hash: hashOf(300), outputAmount: 9n })
})

test('error: where too little of the deposit is known, no fill is told to be its own (C-F1)', async () => {
  const client = clientOver(new Map([[300, deposit]]))
  const { outputAmount: _, ...part } = deposit
  const question = { destinationPool, fromBlock: 0n }
  await expect(fillByLogs(client, { ...question, deposit: part })).rejects.toMatchObject({
    code: 'BRIDGE_DEPOSIT_NOT_FOUND',
  })
  expect(await fillByLogs(client, { ...question, deposit })).toMatchObject({ hash: hashOf(300) })
})

test('default: a service that gives its transfers an id is asked by it (S7.31)', async () => {
  const orderId = hashOf(1)
  const client = clientOver(new Map())
  const asked: unknown[] = []
  const getDepositStatus = async (query: unknown) => {
    asked.push(query)
    return undefined
  }
  const question = { deposit, destinationPool, fromBlock: 0n, orderId }
  const transport = { ...client.transport, getDepositStatus }
  expect(await fillByIndexer({ ...client, transport }, question)).toBe(undefined)
  expect(asked).toMatchObject([{ originChainId, depositId: 7n, orderId }])
})
