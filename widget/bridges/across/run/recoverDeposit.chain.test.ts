import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { encodeDeposit } from '../deposit/encodeDeposit.ts'
import { runTransfer } from './runTransfer.ts'
import { originChainId, startWorld, type World } from '../testing/world.ts'
import type { Transfer } from '../transfer/transfer.ts'
import { waitForDepositTx } from '../deposit/waitForDepositTx.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

const native = { symbol: 'ETH', inputAmount: 10n ** 17n }

/** Asks the wallet, whose answer is lost with the page; it may or may not send. */
async function lose(transfer: Transfer, wallet: ReturnType<World['wallet']>, sends: boolean) {
  const page = new AbortController()
  let kept = transfer
  const lost = runTransfer(world.client, {
    transfer,
    signal: page.signal,
    save(next) {
      kept = next
    },
    wallet: {
      ...wallet,
      async sendTransaction(asked) {
        if (sends) await wallet.sendTransaction(asked)
        page.abort(new Error('the page is gone'))
        return new Promise(() => undefined)
      },
    },
  })
  await expect(lost).rejects.toThrow('the page is gone')
  expect(kept).toMatchObject({ status: 'depositing' })
  expect(kept.depositHash).toBeUndefined()
  return kept
}

/** Two transfers of the same quote. */
async function twins() {
  const owner = await world.account()
  const first = await world.draft(owner.address, native)
  const second = { ...first, id: '00000000000000aa' }
  return { owner, first, second, wallet: world.wallet(owner) }
}

const save = () => undefined

describe('a deposit whose hash was lost, and another one of the same fields', () => {
  test('error: C-F7 what was sent before is not taken: this one was never sent (S5.12)', async () => {
    const { first, second, wallet } = await twins()
    const done = await runTransfer(world.client, { transfer: first, wallet, save })
    expect(done.status).toBe('filled')
    const kept = await lose(second, wallet, false)
    await expect(runTransfer(world.client, { transfer: kept, wallet, save })).rejects.toMatchObject(
      { code: 'BRIDGE_DEPOSIT_UNCERTAIN' },
    )
    expect(wallet.sent).toHaveLength(1)
  })

  test('behavior: C-F7 each finds its own by its nonce', async () => {
    const { first, second, wallet } = await twins()
    const keptFirst = await lose(first, wallet, true)
    await expect
      .poll(() => waitForDepositTx(world.client, { hash: wallet.sent[0] ?? '0x', originChainId }))
      .toBeDefined()
    const keptSecond = await lose(second, wallet, true)
    // The later one first: it does not know about the other.
    for (const [transfer, depositHash] of [
      [keptSecond, wallet.sent[1]],
      [keptFirst, wallet.sent[0]],
    ] as const) {
      const done = await runTransfer(world.client, { transfer, wallet, save })
      expect(done).toMatchObject({ status: 'filled', depositHash })
    }
    expect(wallet.sent).toHaveLength(2)
  })

  test('error: C-F7 what another transfer owns is not taken, though both were asked for at once', async () => {
    const { owner, first, second, wallet } = await twins()
    const kept = await lose(second, wallet, false)
    const hash = await world.sendAs(owner, encodeDeposit(first))
    const own = await waitForDepositTx(world.client, { hash, originChainId })
    await expect(
      runTransfer(world.client, {
        transfer: kept,
        wallet,
        save,
        isTaken: ({ depositId }) => depositId === own.depositId,
      }),
    ).rejects.toMatchObject({ code: 'BRIDGE_DEPOSIT_UNCERTAIN' })
  })
})
