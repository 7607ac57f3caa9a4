import { erc20Abi } from 'viem'
import { readContract } from 'viem/actions'
import { beforeAll, describe, expect, test } from 'vitest'
import { destinationChainId, originChainId, type World } from '#bridge/testing/world.ts'
import { evmChain } from '#protocol'
import { bridgeClient } from '../bridge/client.ts'
import { type Person, person, question } from '../bridge/testing/person.ts'
import { setUpDocuments } from '../bridge/testing/setUpDocuments.ts'
import type { Core } from '../core.ts'
import { payRequest } from './pay.ts'
import { quoteForOutput } from './quoteForOutput.ts'
import type { PayWay } from './ways.ts'

const documents = setUpDocuments()
let world: World
beforeAll(() => {
  world = documents.world
})
const opened = async (someone: Person): Promise<Core> => (await documents.open(someone)).core

/** Somebody who has nothing yet. */
function nobody(): `0x${string}` {
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

describe('quoteForOutput', () => {
  test.each([
    ['USDC', 30_000_000n],
    ['USDC', 2_000_001n],
    ['ETH', 123_456_789_012_345_678n],
  ] as const)(
    'default: of %s, at least %s arrives, and hardly more (S2.05)',
    async (symbol, output) => {
      const someone = await person(world)
      const core = await opened(someone)
      const { quote: any, origin, destination } = await question(core, someone, symbol)
      const quote = await quoteForOutput(core, {
        ...{ route: any.route, output, depositor: someone.owner.address, recipient: nobody() },
        ...{ inputDecimals: origin.decimals, outputDecimals: destination.decimals },
      })
      const { outputAmount, inputAmount } = quote.deposit
      expect(outputAmount).toBeGreaterThanOrEqual(output)
      expect(outputAmount - output).toBeLessThan(output / 1_000n)
      expect(inputAmount).toBeGreaterThan(output)
    },
  )

  test('error: what the bridge does not take is said by the bridge', async () => {
    const someone = await person(world)
    const core = await opened(someone)
    const { quote: any, origin, destination } = await question(core, someone)
    await expect(
      quoteForOutput(core, {
        ...{ route: any.route, output: 1n, depositor: someone.owner.address, recipient: nobody() },
        ...{ inputDecimals: origin.decimals, outputDecimals: destination.decimals },
      }),
    ).rejects.toMatchObject({ code: expect.any(String) })
  })
})

describe('payRequest', () => {
  test('behavior: over the bridge the recipient has it when the fill is seen (S2.05)', async () => {
    const someone = await person(world)
    const core = await opened(someone)
    const recipient = nobody()
    const amount = 12_345_678n
    const { quote: any, origin, destination } = await question(core, someone)
    const account = someone.owner.address
    const quote = await quoteForOutput(core, {
      ...{ route: any.route, output: amount, depositor: account, recipient },
      ...{ inputDecimals: origin.decimals, outputDecimals: destination.decimals },
    })
    const request = {
      ...{ caipChainId: evmChain(destinationChainId), address: destination.address },
      ...{ symbol: 'USDC', decimals: 6, amount, recipient },
    }
    core.store.setState({ pay: { request, payment: undefined } })
    const way: PayWay = {
      ...{ key: origin.key, caipChainId: evmChain(originChainId), symbol: 'USDC', decimals: 6 },
      ...{ balance: 1n, cost: quote.deposit.inputAmount, problem: undefined },
      by: { kind: 'bridge', origin, destination, quote },
    }
    await payRequest(core, way, account)
    expect(core.store.getState().pay.payment).toMatchObject({ kind: 'bridge' })
    expect(core.store.getState().bridge.transfers[0]?.transfer).toMatchObject({
      ...{ status: 'filled', recipient },
    })
    const paid = await readContract(bridgeClient(core).chainClient(destinationChainId), {
      ...{ address: destination.address, abi: erc20Abi, functionName: 'balanceOf' },
      args: [recipient],
    })
    expect(paid).toBeGreaterThanOrEqual(amount)
  })
})
