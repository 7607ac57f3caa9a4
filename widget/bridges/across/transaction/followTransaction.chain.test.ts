import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runTransfer } from '../run/runTransfer.ts'
import type { RunTransferOptions } from '../run/runOptions.ts'
import { startWorld, type World } from '../testing/world.ts'
import type { Transfer } from '../transfer/transfer.ts'

let world: World
// A world of its own, because here the origin chain only mines on demand.
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world?.devnet.stop())

const never = () => Promise.reject(new Error('was not to be asked'))

describe('followTransaction', () => {
  test.each(['spedUp', 'cancelled'] as const)('behavior: %s in the wallet', async (kind) => {
    const owner = await world.account()
    const transfer = await world.draft(owner.address, { symbol: 'ETH', inputAmount: 10n ** 17n })
    let kept = transfer
    const save = (next: Transfer) => {
      kept = next
    }
    await world.node.setAutomine(false)
    await world.node.setIntervalMining({ interval: 0 })
    const wallet = world.wallet(owner, {
      async sendTransaction(asked) {
        const hash = await world.sendAs(owner, { ...asked, nonce: 0 }, { gas: 500_000n })
        // Once the first is known to be followed, its owner replaces it.
        replace = async () => {
          const call =
            kind === 'spedUp' ? asked : { to: owner.address, data: '0x' as const, value: 0n }
          const fees = { maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 10n ** 10n, gas: 500_000n }
          await world.sendAs(owner, { ...call, nonce: 0 }, fees)
          await world.node.mine({ blocks: 1 })
        }
        return hash
      },
    })
    let replace: () => Promise<unknown> = never
    let original: string | undefined
    const options: RunTransferOptions = {
      transfer,
      wallet,
      save,
      onProgress(progress) {
        if (progress.step === 'deposit' && progress.status === 'txPending' && !original) {
          original = progress.hash
          replace().catch(() => undefined)
        }
      },
    }
    try {
      const outcome = await runTransfer(world.client, options).catch((error: unknown) => error)
      if (kind === 'spedUp') {
        expect(outcome).toMatchObject({ status: 'filled' })
        expect(kept.depositHash).not.toBe(original)
      } else {
        expect(outcome).toMatchObject({ code: 'BRIDGE_TRANSACTION_CANCELLED' })
        expect(kept.status).toBe('cancelled')
      }
    } finally {
      await world.node.setAutomine(true)
    }
  })
})
