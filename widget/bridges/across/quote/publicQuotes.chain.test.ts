import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findDeposits } from '../deposit/findDeposits.ts'
import { findFill } from '../fill/findFill.ts'
import { getDeposit } from '../status/getDeposit.ts'
import { getQuote } from './getQuote.ts'
import { getAvailableRoutes } from './getAvailableRoutes.ts'
import { runTransfer } from '../run/runTransfer.ts'
import { destinationChainId, originChainId, startWorld, type World } from '../testing/world.ts'
import { createTransfer } from '../transfer/transfer.ts'
import { verifyTransfer } from '../status/verifyTransfer.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

describe('quotes as the public service makes them', () => {
  test.each([
    ['nobody', 'none'],
    ['one relayer for a period', 'period'],
    ['one relayer until a time', 'time'],
  ] as const)(
    'behavior: B-A16 eight minutes old, exclusive to %s: each way to ask knows the fill (S3.14, S4.15, S7.34)',
    async (_, exclusivity) => {
      await world.devnet.control.setQuotes({ ageSeconds: 480, exclusivity })
      const owner = await world.account()
      const routes = await getAvailableRoutes(world.client, { originChainId, destinationChainId })
      const route = routes.find(({ isNative }) => isNative)
      if (route === undefined) throw new Error('no native route')
      const { address: depositor } = owner
      const quote = await getQuote(world.client, { route, inputAmount: 10n ** 17n, depositor })
      const { deposit } = quote
      expect(BigInt(deposit.exclusiveRelayer) === 0n).toBe(exclusivity === 'none')
      const transfer = createTransfer(quote, { integratorId: '0xdead' })
      const done = await runTransfer(world.client, {
        transfer,
        wallet: world.wallet(owner),
        save: () => undefined,
      })
      expect(done).toMatchObject({ status: 'filled', fillHash: expect.stringMatching(/^0x/) })
      const { fillHash, depositHash: depositTxHash = '0x' } = done
      const byHash = await getDeposit(world.client, { originChainId, depositTxHash })
      expect(byHash).toMatchObject({ status: 'filled', fill: { hash: fillHash }, isNative: true })
      // The pool's event has the end of the period, which the quote has not.
      const ends = byHash.exclusivityDeadline - byHash.timestamp
      if (exclusivity === 'none') expect(byHash.exclusivityDeadline).toBe(0)
      if (exclusivity === 'period') expect(ends).toBe(deposit.exclusivityDeadline)
      if (exclusivity === 'time') {
        expect(byHash.exclusivityDeadline).toBe(deposit.exclusivityDeadline)
      }
      expect(byHash.quoteTimestamp).toBe(deposit.quoteTimestamp)
      expect(await findFill(world.client, { deposit: byHash })).toMatchObject({ hash: fillHash })
      const found = await findDeposits(world.client, { depositor, chainIds: [originChainId] })
      expect(found.deposits).toMatchObject([{ depositHash: depositTxHash }])
      const verified = await verifyTransfer(world.client, {
        originChainId,
        depositTxHash,
        confirmations: { [originChainId]: 0, [destinationChainId]: 0 },
        expected: {
          destinationChainId,
          recipient: depositor,
          outputToken: route.outputToken,
          outputAmount: deposit.outputAmount,
        },
      })
      expect(verified).toMatchObject({ status: 'paid', fillTxHash: fillHash })
    },
  )
})
