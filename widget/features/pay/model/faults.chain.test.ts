import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  destinationChainId,
  originChainId,
  startWorld,
  type World,
} from '#bridges/across/testing/world.ts'
import { person } from '#features/bridge/model/testing/person.ts'
import { payRequest } from './pay.ts'
import { loadPayments } from './store.ts'
import { paid, payPages, stepsOf, swapOf } from './testing/payPages.ts'
import type { PayWay } from './way.ts'

let world: World
let pages: ReturnType<typeof payPages>
beforeAll(async () => {
  world = await startWorld()
  pages = payPages(world)
})
afterEach(async () => {
  pages.close()
  await world.devnet.control.reset()
})
afterAll(() => world?.devnet.stop())

const modes = ['refuse', '500', '429', 'html', 'empty', 'truncated'] as const
type Service = Parameters<World['devnet']['control']['setFault']>[0]
type Mode = (typeof modes)[number] | 'slow'

async function fail(service: Service, mode: Mode): Promise<unknown> {
  // Open sockets survive the other faults and would hide them.
  await world.devnet.control.setFault(service, { mode: 'refuse' })
  return world.devnet.control.setFault(service, {
    mode,
    // Longer than the widget waits.
    retryAfterSeconds: 60,
    ...(mode === 'slow' ? { ms: 300 } : {}),
  })
}

const kindsOf = (ways: readonly PayWay[]) => [
  ...new Set(ways.map(({ by, swap }) => `${swap === undefined ? '' : 'swap+'}${by.kind}`)),
]

describe('what is left to pay with while somebody does not answer', () => {
  test.each(modes)('error: the bridge: %s: from its own network alone (S2.05)', async (mode) => {
    const someone = await person(world)
    const core = await pages.opened(someone)
    await fail('bridgeApi', mode)
    const { ways } = await pages.asked(core, someone)
    expect(kindsOf(ways)).toEqual(['direct', 'swap+direct'])
    expect(ways[0]).toMatchObject({ key: 'direct', problem: undefined })
  })

  test.each(modes)('error: swaps: %s: with the token itself alone (S2.05)', async (mode) => {
    const someone = await person(world)
    const core = await pages.opened(someone)
    await fail('blockchainApi', mode)
    const { ways } = await pages.asked(core, someone)
    expect(kindsOf(ways)).toEqual(['direct', 'bridge'])
  })

  test.each(modes)('error: the network itself: %s: nothing can be said', async (mode) => {
    const someone = await person(world)
    const core = await pages.opened(someone)
    await fail(`rpc:${originChainId}`, mode)
    await expect(pages.asked(core, someone)).rejects.toMatchObject({ code: expect.anything() })
    expect(core.store.getState().pay.request).toBe(undefined)
  })

  test('error: another network: it is no way to pay', async () => {
    const someone = await person(world)
    const core = await pages.opened(someone)
    await fail(`rpc:${destinationChainId}`, '500')
    const { ways } = await pages.asked(core, someone)
    expect(kindsOf(ways)).toEqual(['direct', 'swap+direct'])
  })

  test.each(['bridgeApi', 'blockchainApi', `rpc:${originChainId}`] as const)(
    'behavior: %s is slow: all ways are there in the end',
    async (service) => {
      const someone = await person(world)
      const core = await pages.opened(someone)
      await fail(service, 'slow')
      const { ways } = await pages.asked(core, someone)
      expect(kindsOf(ways)).toEqual(['direct', 'bridge', 'swap+direct', 'swap+bridge'])
    },
  )
})

describe('what goes wrong after the way was chosen', () => {
  test.each([
    ['direct', `rpc:${originChainId}`, 'refuse'] as const,
    ['direct', `rpc:${originChainId}`, '429'] as const,
    ['direct', `rpc:${originChainId}`, 'html'] as const,
    ['swap', 'blockchainApi', 'refuse'] as const,
    ['swap', 'blockchainApi', '429'] as const,
    ['swap', 'blockchainApi', 'truncated'] as const,
    ['swap', `rpc:${originChainId}`, '500'] as const,
  ])(
    'error: %s, %s answers %s: told, nothing is sent, nothing is kept',
    async (kind, service, mode) => {
      const someone = await person(world)
      const core = await pages.opened(someone)
      const { ways, recipient } = await pages.asked(core, someone)
      const way = kind === 'direct' ? ways[0] : swapOf(ways, 'ETH')
      const before = await pages.held(recipient)
      if (way === undefined) throw new Error('there is no such way')
      const account = someone.owner.address
      const steps = await core.queries.fetchQuery(stepsOf(core, way, account))
      await fail(service, mode)
      await payRequest(core, { way, account, steps })
      await world.devnet.control.resetFaults()
      const { run, failure, payment } = core.store.getState().pay
      expect(failure).toMatchObject({
        code: expect.anything(),
        message: expect.stringMatching(/./),
      })
      expect([run, payment, loadPayments(core), someone.sent]).toEqual([
        undefined,
        undefined,
        [],
        [],
      ])
      expect(await pages.held(recipient)).toBe(before)
      // It can be paid after all.
      await paid(core, someone, way)
      expect(await pages.held(recipient)).toBe(12_500_000n)
    },
  )

  test('behavior: the indexer is down: the chain shows the fill', async () => {
    const someone = await person(world)
    const core = await pages.opened(someone)
    const { ways, recipient } = await pages.asked(core, someone, { chainId: destinationChainId })
    await fail('indexer', '500')
    await paid(
      core,
      someone,
      ways.find(({ by, swap }) => by.kind === 'bridge' && swap === undefined),
    )
    expect(await pages.held(recipient, destinationChainId)).toBeGreaterThanOrEqual(12_500_000n)
  })
})
