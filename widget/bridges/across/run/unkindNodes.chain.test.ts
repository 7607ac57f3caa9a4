import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { PAGE_GONE, type Row, runRow, type Scene } from '../testing/faults.ts'
import { ageChains, unkindNodes } from '../testing/unkindNodes.ts'
import { startWorld, type World } from '../testing/world.ts'
import type { WalletTransaction } from '../transaction/wallet.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await ageChains(world)
})
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

/** Sends, and the page never hears of it: what was sent has to be found on the chain. */
const unheard: Row = {
  fault: 'sent, and the page never heard of it',
  sends: 1,
  wallet: (scene) => ({
    async sendTransaction(asked: WalletTransaction) {
      await scene.send(asked)
      scene.leave()
      return new Promise<never>(() => undefined)
    },
  }),
  stops: { code: PAGE_GONE, status: 'depositing' },
}

const noHash: Row = {
  fault: 'what the wallet answers is no hash',
  sends: 1,
  wallet: (scene: Scene) => ({
    async sendTransaction(asked: WalletTransaction) {
      await scene.send(asked)
      return '0x' as const
    },
  }),
  stops: { code: 'BRIDGE_INVALID_HASH', status: 'depositing' },
}

const unindexed: Row = {
  fault: 'no indexer: the fill is looked for on the chain',
  sends: 1,
  strike: () => world.devnet.control.setFault('indexer', { mode: '500' }),
}

const reloaded: Row = {
  fault: 'the page is left before the fill, and no indexer',
  at: 'deposited',
  sends: 1,
  async strike(scene) {
    await world.devnet.control.setFault('indexer', { mode: 'refuse' })
    scene.leave()
  },
  mend: () => world.devnet.control.setFault('indexer', { mode: 'refuse' }),
  stops: { code: PAGE_GONE, status: 'deposited' },
}

const approved: Row = {
  fault: 'an approval was sent and never heard of',
  symbol: 'USDC',
  sends: 2,
  wallet: unheard.wallet,
  stops: { code: PAGE_GONE, status: 'approving' },
}

const rows = [unheard, reloaded, noHash, unindexed, unheard, noHash, reloaded, unheard, approved]

describe('faults × unkind nodes: each node once (every pair: `npm run test:long`)', () => {
  test('default: each node has a row', () => expect(rows).toHaveLength(unkindNodes.length))

  unkindNodes.forEach((nodes, at) => {
    const row = rows[at] ?? unheard
    test(`behavior: ${nodes.name}: ${row.fault} (S4.14, S4.15)`, () =>
      runRow(world, { ...row, nodes }))
  })
})
