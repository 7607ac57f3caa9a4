import { type Hex, parseAbi } from 'viem'
import { readContract, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { encodeDeposit } from '../../deposit/encodeDeposit.ts'
import { parseDepositLogs } from '../../logs/parseDepositLogs.ts'
import {
  breakNode,
  modes,
  PAGE_GONE,
  type Row,
  runRow,
  type Scene,
  takeBack,
} from '../../testing/faults.ts'
import { ageChains, nodesOf, limitNodes, type Nodes } from '../../testing/unkindNodes.ts'
import { destinationChainId, originChainId, startWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await ageChains(world)
}, 60_000)
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

describe('fill × services', () => {
  for (const mode of modes) {
    test.each(nodesOf(`${mode} of the destination`))(
      `behavior: ${mode} of the destination for a while: the fill is seen afterwards (S4.15), $name`,
      (nodes) =>
        runRow(world, {
          fault: mode,
          hangs: mode === 'hang',
          nodes,
          at: 'deposited',
          sends: 1,
          strike: () =>
            breakNode(world, mode, destinationChainId, { times: mode === 'hang' ? 2 : 6 }),
        }),
    )

    test.each(nodesOf(`${mode} of the indexer`))(
      `behavior: ${mode} of the indexer does not matter (S4.15), $name`,
      (nodes) =>
        runRow(world, {
          fault: mode,
          hangs: mode === 'hang',
          nodes,
          sends: 1,
          strike: () => world.devnet.control.setFault('indexer', { mode }),
        }),
    )
  }
})

const rows: readonly Row[] = [
  {
    fault: 'the destination is down for a while, and the indexer alone ends nothing (C-F4b)',
    at: 'deposited',
    strike: () => breakNode(world, '500', destinationChainId, { times: 30 }),
    sends: 1,
  },
  {
    fault: 'indexer down and no search for events: the word of the pool is enough',
    at: 'deposited',
    async strike() {
      await world.devnet.control.setFault('indexer', { mode: '500' })
      await breakNode(world, '500', destinationChainId, { match: 'eth_getLogs' })
    },
    sends: 1,
  },
  {
    fault: 'everything is down, and the page is left',
    at: 'deposited',
    async strike(scene) {
      await world.devnet.control.setFault('indexer', { mode: '500' })
      await breakNode(world, 'refuse', destinationChainId)
      await breakNode(world, 'refuse', originChainId)
      scene.leave()
    },
    stops: { code: PAGE_GONE, status: 'deposited' },
    sends: 1,
  },
  {
    fault: 'reload while the origin is down: its events are not needed',
    at: 'deposited',
    strike: (scene) => scene.leave(),
    stops: { code: PAGE_GONE, status: 'deposited' },
    mend: () => breakNode(world, '500', originChainId),
    sends: 1,
  },
  {
    fault: 'the wallet is gone, on another account and network: nobody needs it',
    at: 'deposited',
    strike: (scene) => scene.leave(),
    stops: { code: PAGE_GONE, status: 'deposited' },
    run: ({ signal }) =>
      signal.aborted
        ? {
            wallet: {
              address: undefined,
              chainId: () => Promise.reject(new Error('gone')),
              sendTransaction: never,
              signTypedData: never,
              switchChain: never,
            },
          }
        : {},
    sends: 1,
  },
  {
    fault: 'no fills for a while',
    at: 'deposit asked',
    async strike(scene) {
      await world.devnet.control.pauseFills(destinationChainId, true)
      const paused = { ...scene, polls: 0 }
      scene.heard = async (method) => {
        if (method === 'eth_getTransactionReceipt') paused.polls += 1
        if (paused.polls === 3) await world.devnet.control.pauseFills(destinationChainId, false)
      }
    },
    sends: 1,
  },
]

function never() {
  return Promise.reject(new Error('was not to be asked'))
}

describe('fill × what is not there', () => {
  for (const row of rows) {
    test.each(nodesOf(row.fault))(`behavior: ${row.fault} (S4.15), $name`, (nodes) =>
      runRow(world, { ...row, nodes }),
    )
  }
})

const counter = parseAbi(['function numberOfDeposits() view returns (uint32)'])

type GetRawTransaction = { Parameters: [hash: Hex]; ReturnType: Hex }

/** Reorganizes the deposit away, gives its id to another account, then mines it again with a new id. */
async function comesSecond(scene: Scene, nodes: Nodes): Promise<void> {
  const { control } = world.devnet
  // The other account's deposit does not go through this client's faulty nodes.
  await limitNodes(world, { name: 'kind nodes' })
  const { depositHash = '0x', depositId, originPool } = scene.kept()
  const chain = scene.direct(originChainId)
  const mined = (hash: Hex) => waitForTransactionReceipt(chain, { hash })
  const raw = await chain.request<GetRawTransaction>({
    method: 'eth_getRawTransactionByHash',
    params: [depositHash],
  })
  await takeBack(scene, depositHash)
  const next = () =>
    readContract(chain, { address: originPool, abi: counter, functionName: 'numberOfDeposits' })
  const other = await world.account()
  const theirs = await world.draft(other.address, { symbol: 'ETH', inputAmount: 2n * 10n ** 17n })
  while (BigInt(await next()) <= BigInt(depositId ?? 0)) {
    await mined(await world.sendAs(other, encodeDeposit(theirs)))
  }
  await chain.request({ method: 'eth_sendRawTransaction', params: [raw] })
  const { logs } = await mined(depositHash)
  const [own] = parseDepositLogs(logs, { originChainId, pool: originPool })
  expect(String(own?.depositId)).not.toBe(depositId)
  // A relayer that has not heard of the reorganisation would pay for the old id, and rightly so.
  await expect.poll(() => indexedId(depositHash), { timeout: 20_000 }).toBe(String(own?.depositId))
  await limitNodes(world, nodes)
  await control.setRelayer({ paused: false })
}

/** The id under which the services of the devnet know this transaction's deposit. */
async function indexedId(depositHash: Hex): Promise<string | undefined> {
  const url = `${world.devnet.urls.indexer}/deposit/status?depositTxHash=${depositHash}`
  const answer = await (await fetch(url)).json()
  return answer.depositId
}

describe('fill × reorganisation', () => {
  // A relayer that is quicker than the reorganisation would have paid, and rightly so.
  beforeEach(() => world.devnet.control.setRelayer({ paused: true }))

  test.each(nodesOf('another id'))(
    'behavior: mined again with another id, while the old id is filled for somebody else (S4.15), $name',
    (nodes) =>
      runRow(world, {
        fault: 'reorg',
        nodes,
        at: 'deposited',
        sends: 1,
        strike: (scene) => comesSecond(scene, nodes),
      }),
  )

  test.each(nodesOf('another id, no pool'))(
    'behavior: the same, and the destination pool cannot be asked (S4.15), $name',
    (nodes) =>
      runRow(world, {
        fault: 'reorg',
        nodes,
        at: 'deposited',
        sends: 1,
        async strike(scene) {
          await comesSecond(scene, nodes)
          await breakNode(world, '500', destinationChainId, { match: 'eth_call' })
        },
      }),
  )
})
