import { pad } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { originChainId } from '#bridges/across/testing/world.ts'
import type { Transfer } from '#bridges/across/transfer/transfer.ts'
import { spokePoolAbi, tokenAbi } from '#devnet/chains/abi.ts'
import { bothChains, walletClient } from '#devnet/testing.ts'
import { startTransfer } from '#features/bridge/model/start.ts'
import type { Outside } from '#features/bridge/model/testing/openDocument.ts'
import { type Person, person, question } from '#features/bridge/model/testing/person.ts'
import { setUpDocuments } from '#features/bridge/model/testing/setUpDocuments.ts'
import { recordsOf } from '#features/bridge/model/testing/transfersOf.ts'
import type { TestCore } from '#kernel/testing/createTestCore.ts'
import { wait } from '#lib/abort.ts'
import type { BridgeStatus } from '#protocol'
import { waitsForPerson } from '#transactions/transfers/record.ts'
import { type Pair, startPair } from './startPair.ts'

const TRANSFERS = 200
const PEOPLE = 10
const KILL_EVERY_MS = 5_000
const LEAST_KILLS = 10
/** The widget asks again by itself, so that hardly anybody hears of a gateway that died. */
const MOST_TOLD = TRANSFERS / 20
/** Long enough that a gateway dies while many a transfer waits for its fill. */
const FILL_DELAY_MS = 4_000
const LIMIT_MS = 900_000

const documents = setUpDocuments()
let pair: Pair

beforeAll(async () => {
  pair = await startPair(documents.world.devnet)
  const origin = pair.address.url
  // Browsers say from which origin a WebSocket is opened; Node does not.
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      constructor(url: string) {
        super(url, { origin })
      }
    },
  )
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await pair?.stop()
})

type Bridging = {
  readonly someone: Person
  readonly core: TestCore
  /** What the person had on each chain. */
  readonly before: { readonly origin: bigint; readonly destination: bigint }
  readonly ends: End[]
}

type End =
  | { readonly kind: 'arrived'; readonly transfer: Transfer }
  /** Of a failure, before the deposit was sent. */
  | { readonly kind: 'told'; readonly code: string }
  /** Neither: the person knows nothing, or what is not so. */
  | { readonly kind: 'untold'; readonly what: string }

/** The product's word on one transfer, from the question to its end. */
async function transferOnce(core: TestCore, someone: Person): Promise<End> {
  const [asked] = await Promise.allSettled([question(core, someone)])
  if (asked.status === 'rejected') return toldBy(asked.reason)
  const known = new Set(recordsOf(core).map(({ transfer }) => transfer.id))
  const [ran] = await Promise.allSettled([startTransfer(core, asked.value)])
  const [record] = recordsOf(core).filter(({ transfer }) => !known.has(transfer.id))
  if (record === undefined) return { kind: 'untold', what: 'it was not written down' }
  const { transfer } = record
  if (ran.status === 'fulfilled' && transfer.status === 'filled') {
    return { kind: 'arrived', transfer }
  }
  if (ran.status === 'rejected' && waitsForPerson(record)) return toldBy(transfer.error)
  const { status, error } = transfer
  return { kind: 'untold', what: `${status}, ${error?.code}: ${error?.message}` }
}

/** Whoever is told can read it: each failure has a code, and a sentence by it. */
function toldBy(error: unknown): End {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error
  return hasCode
    ? { kind: 'told', code: String(error.code) }
    : { kind: 'untold', what: String(error) }
}

const endStatuses: readonly BridgeStatus[] = ['filled', 'failed', 'expired', 'refunded']

/** What the page was told of ends of transfers, in its order. */
function endsPublished({ published }: TestCore): readonly string[] {
  return published.flatMap(({ type, payload }) =>
    type === 'bridge' && endStatuses.includes(payload.status)
      ? [`${payload.status} ${payload.id}`]
      : [],
  )
}

/** The outside as the gateways' deployment has it for a frame. */
function outside(): Outside {
  const { networks, bridge } = pair.deployment
  return {
    ...documents.outside,
    ...bridge,
    pollingIntervalMs: 500,
    networks: documents.world.devnet.chains.map((chain) => {
      const network = networks.find(({ chainId }) => chainId === chain.chainId)
      const [rpcUrl = '', wsUrl] = network?.rpcUrls ?? []
      return { ...chain, rpcUrl, wsUrl }
    }),
  }
}

/** Every five seconds kills the gateway that was not killed last, until all is over; answers how often. */
async function killInTurn(over: AbortSignal): Promise<number> {
  let kills = 0
  while (!over.aborted) {
    // It rejects only when all is over.
    const rest = wait(KILL_EVERY_MS, over).catch(() => undefined)
    await Promise.all([rest, pair.crash(kills % 2)])
    kills += 1
  }
  return kills
}

/** Asks the nodes themselves. */
async function balanceOf(someone: Person, at: 'origin' | 'destination'): Promise<bigint> {
  const [origin, destination] = bothChains(documents.world.devnet)
  const chain = at === 'origin' ? origin : destination
  return walletClient(chain).readContract({
    address: chain.contracts.usdc,
    abi: tokenAbi,
    functionName: 'balanceOf',
    args: [someone.owner.address],
  })
}

/** Each deposit and each fill that the pools have noted, of everybody. */
async function poolEvents() {
  const [origin, destination] = bothChains(documents.world.devnet)
  const all = { abi: spokePoolAbi, fromBlock: 0n, strict: true } as const
  const [deposits, fills] = await Promise.all([
    walletClient(origin).getContractEvents({
      ...all,
      address: origin.contracts.spokePool,
      eventName: 'FundsDeposited',
    }),
    walletClient(destination).getContractEvents({
      ...all,
      address: destination.contracts.spokePool,
      eventName: 'FilledRelay',
    }),
  ])
  return { deposits, fills }
}

/** Holds what the product said against what the chains have. */
async function expectTrue(people: readonly Bridging[]): Promise<void> {
  const { deposits, fills } = await poolEvents()
  for (const { core, someone, before, ends } of people) {
    const transfers = ends.flatMap((end) => (end.kind === 'arrived' ? [end.transfer] : []))
    const owner = pad(someone.owner.address).toLowerCase()
    const own = deposits.filter(({ args }) => args.depositor.toLowerCase() === owner)
    // What was told of left nothing, and what arrived was sent once.
    expect(own.map(({ args }) => String(args.depositId)).toSorted()).toEqual(
      transfers.map(({ depositId }) => depositId).toSorted(),
    )
    let [sent, received] = [0n, 0n]
    for (const { depositId, depositHash, fillHash, inputAmount, outputAmount } of transfers) {
      expect(own.map(({ transactionHash }) => transactionHash)).toContain(depositHash)
      const filled = fills.filter(
        ({ args }) =>
          args.originChainId === BigInt(originChainId) && String(args.depositId) === depositId,
      )
      expect(filled).toMatchObject([
        {
          transactionHash: fillHash,
          args: { recipient: owner, outputAmount: BigInt(outputAmount) },
        },
      ])
      sent += BigInt(inputAmount)
      received += BigInt(outputAmount)
    }
    // Its page heard of each arrival once, and of no end that was none.
    expect(endsPublished(core)).toEqual(transfers.map(({ id }) => `filled ${id}`))
    expect(await balanceOf(someone, 'origin')).toBe(before.origin - sent)
    expect(await balanceOf(someone, 'destination')).toBe(before.destination + received)
  }
}

test(`behavior: two gateways behind one address, one killed every five seconds, ${TRANSFERS} transfers: all arrive or are told`, {
  timeout: LIMIT_MS,
}, async () => {
  const { world } = documents
  await world.devnet.control.setRelayer({ delayMs: FILL_DELAY_MS })
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async (): Promise<Bridging> => {
      const someone = await person(world)
      const before = {
        origin: await balanceOf(someone, 'origin'),
        destination: await balanceOf(someone, 'destination'),
      }
      const { core } = await documents.open(someone, { outside: outside() })
      return { someone, core, before, ends: [] }
    }),
  )

  const began = performance.now()
  const over = new AbortController()
  let begun = 0
  const bridging = people.map(async ({ core, someone, ends }) => {
    while (begun < TRANSFERS) {
      begun += 1
      ends.push(await transferOnce(core, someone))
    }
  })
  const [kills] = await Promise.all([
    killInTurn(over.signal),
    Promise.all(bridging).finally(() => over.abort()),
  ])
  const seconds = Math.round((performance.now() - began) / 1_000)

  const { met } = pair.address
  const ends = people.flatMap((one) => one.ends)
  const told = ends.flatMap((end) => (end.kind === 'told' ? [end.code] : []))
  const arrived = ends.filter(({ kind }) => kind === 'arrived').length
  console.log(
    `${arrived} arrived, ${told.length} told ${JSON.stringify(told)}, ${kills} kills in ${seconds} s`,
  )
  console.log(`the address: ${JSON.stringify(met)}`)
  expect(ends).toHaveLength(TRANSFERS)
  expect(ends.filter(({ kind }) => kind === 'untold')).toEqual([])

  await expectTrue(people)
  expect(told.length).toBeLessThanOrEqual(MOST_TOLD)
  expect(kills).toBeGreaterThanOrEqual(LEAST_KILLS)
  // Both served, and questions met the one that was dead; the address never found both dead.
  expect(Math.min(...met.answered)).toBeGreaterThan(0)
  expect(met.passedOn).toBeGreaterThan(0)
  expect(met.nobody).toBe(0)
})
