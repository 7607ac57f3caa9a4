import { afterAll, afterEach, beforeAll } from 'vitest'
import { contractsOf } from '#devnet/services/tokens.ts'
import { startWorld, type World, type WorldOptions } from '#bridges/across/testing/world.ts'
import {
  type Browser,
  createBrowser,
  type Document,
  openDocument,
  type Outside,
} from './openDocument.ts'
import type { Person } from './person.ts'

/**
 * Real chains around the tests of one file. What a test opens is closed after it, and the world is
 * kind again.
 */
export function setUpDocuments(needed: WorldOptions = {}) {
  const open: Document[] = []
  let world: World | undefined
  beforeAll(async () => {
    world = await startWorld(needed)
  })
  afterEach(async () => {
    for (const document of open.splice(0)) document.close()
    await world?.devnet.control.reset()
  })
  afterAll(() => world?.devnet.stop())

  return {
    get world(): World {
      if (world === undefined) throw new Error('The world begins with the first test')
      return world
    },
    get outside(): Outside {
      const { urls, chains } = this.world.devnet
      const { bridgeApi: apiUrl = '', indexer: indexerUrl = '' } = urls
      const tokens = Object.fromEntries(
        chains.map((chain) => [`eip155:${chain.chainId}`, contractsOf(chain)]),
      )
      return { networks: chains, tokens, apiUrl, indexerUrl }
    },
    /** A document of this person, in a new browser or in theirs, with their wallet connected. */
    async open(
      { wallet }: Pick<Person, 'wallet'>,
      options: { browser?: Browser | undefined; outside?: Partial<Outside> | undefined } = {},
    ): Promise<Document> {
      const { browser = createBrowser('local'), outside } = options
      const document = await openDocument(browser, { ...this.outside, ...outside }, wallet)
      open.push(document)
      return document
    },
  }
}
