import type { Hex } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createBridgeClient } from '../../client/client.ts'
import { runTransfer } from '../runTransfer.ts'
import { bundleWallet, depositsOf, store } from '../../testing/bundleWallet.ts'
import { startWorld, type World } from '../../testing/world.ts'
import type { CallBundle } from '../../transaction/wallet.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await world.devnet.control.reset()
})
afterAll(() => world?.devnet.stop())

describe('a call bundle (EIP-5792) that goes wrong', () => {
  test('error: a bundle that the wallet does not know is not sent again unasked', async () => {
    const wallet = await bundleWallet(world)
    const transfer = await world.draft(wallet.address)
    const kept = store(transfer)
    const deaf = wallet.port({ sendCalls: () => Promise.reject(new Error('connection lost')) })
    const first = { transfer, wallet: deaf, save: kept.save }
    await expect(runTransfer(world.client, first)).rejects.toThrow('connection lost')
    const { bundleId } = kept.read()

    const resumed = { wallet: wallet.port(), save: kept.save }
    await expect(
      runTransfer(world.client, { transfer: kept.read(), ...resumed }),
    ).rejects.toMatchObject({ code: 'BRIDGE_DEPOSIT_UNCERTAIN' })
    expect(wallet.asked()).toEqual([])
    const again = { transfer: kept.read(), ...resumed, resend: true }
    // The same id, so that it could not have been taken twice.
    expect(await runTransfer(world.client, again)).toMatchObject({ status: 'filled', bundleId })
    expect(await depositsOf(world, transfer)).toHaveLength(1)
  })

  test('error: a bundle that was declined may be run again, with another id', async () => {
    const wallet = await bundleWallet(world)
    const transfer = await world.draft(wallet.address)
    const kept = store(transfer)
    wallet.hook.rejectNext('wallet_sendCalls')
    const first = { transfer, wallet: wallet.port(), save: kept.save }
    await expect(runTransfer(world.client, first)).rejects.toMatchObject({ code: 4001 })
    expect(kept.read()).toMatchObject({ status: 'draft', error: { code: 4001 } })
    expect(kept.read().bundleId).toBe(undefined)
    expect(kept.read().depositNonce).toBe(undefined)
    const again = { ...first, transfer: kept.read() }
    expect((await runTransfer(world.client, again)).status).toBe('filled')
  })

  test('error: a wallet that cannot send it says so, and nothing was sent', async () => {
    const wallet = await bundleWallet(world)
    const transfer = await world.draft(wallet.address)
    const kept = store(transfer)
    const spent = wallet.port({
      // Between the question and the answer the account spends what it has.
      async sendCalls(bundle) {
        await world.node.setBalance({ address: wallet.address, value: 1n })
        return wallet.sendCalls(bundle)
      },
    })
    const first = { transfer, wallet: spent, save: kept.save }
    await expect(runTransfer(world.client, first)).rejects.toMatchObject({
      code: 'BRIDGE_BUNDLE_FAILED',
      data: { status: 400 },
    })
    expect(kept.read()).toMatchObject({ status: 'draft' })
    expect(await depositsOf(world, transfer)).toEqual([])
  })

  test('error: a bundle that was changed is found out by its event', async () => {
    const wallet = await bundleWallet(world)
    const thief = await world.account()
    const transfer = await world.draft(wallet.address)
    const kept = store(transfer)
    const lying = wallet.port({
      sendCalls: ({ calls, ...bundle }) =>
        wallet.sendCalls({
          ...bundle,
          calls: calls.map((call) => ({
            ...call,
            data: call.data.replaceAll(
              wallet.address.slice(2).toLowerCase(),
              thief.address.slice(2).toLowerCase(),
            ) as Hex, // hex stays hex
          })),
        }),
    })
    await expect(
      runTransfer(world.client, { transfer, wallet: lying, save: kept.save }),
    ).rejects.toMatchObject({ code: 'BRIDGE_TRANSACTION_ALTERED' })
    expect(kept.read().status).toBe('failed')
  })

  test('error: a bundle that fails on the chain says why', async () => {
    const wallet = await bundleWallet(world)
    const transfer = await world.draft(wallet.address)
    const kept = store(transfer)
    const spent = wallet.port({
      async sendCalls(bundle) {
        const hash = await wallet.sendReverting(bundle)
        failed.push(hash)
        return { id: bundle.id }
      },
      getCallsStatus: async () => ({ state: 'failure', code: 500, hashes: failed }),
    })
    const failed: Hex[] = []
    await expect(
      runTransfer(world.client, { transfer, wallet: spent, save: kept.save }),
    ).rejects.toMatchObject({ code: 'BRIDGE_DEPOSIT_REVERTED' })
    expect(kept.read().status).toBe('failed')
    expect(await depositsOf(world, transfer)).toEqual([])
  })

  test('error: no news for too long is told with the id, and goes on later (S8.13)', async () => {
    const wallet = await bundleWallet(world)
    const transfer = await world.draft(wallet.address)
    const kept = store(transfer)
    const hasty = createBridgeClient({
      ...world.client,
      getChainClient: world.client.chainClient,
      droppedAfterMs: 200,
    })
    let bundle: CallBundle | undefined
    const stuck = wallet.port({
      sendCalls: async (asked) => {
        bundle = asked
        return { id: asked.id }
      },
      getCallsStatus: async () => ({ state: 'pending', code: 100, hashes: [] }),
    })
    const { id } = await runTransfer(hasty, { transfer, wallet: stuck, save: kept.save }).catch(
      (error) => error.data,
    )
    expect(kept.read()).toMatchObject({
      status: 'depositing',
      bundleId: id,
      error: {
        code: 'BRIDGE_BUNDLE_TIMEOUT',
        message: `Timed out while waiting for call bundle with id "${id}" to be confirmed.`,
      },
    })
    if (bundle !== undefined) await wallet.sendCalls(bundle)
    const later = { transfer: kept.read(), wallet: wallet.port(), save: kept.save }
    expect((await runTransfer(world.client, later)).status).toBe('filled')
  })

  test('error: what the deposit would fail with is told before anybody is asked (S8.13)', async () => {
    const wallet = await bundleWallet(world)
    const transfer = await world.draft(wallet.address)
    const late = { ...transfer, fillDeadline: transfer.quoteTimestamp + 80_000 }
    const options = { transfer: late, wallet: wallet.port(), save: () => undefined }
    await expect(runTransfer(world.client, options)).rejects.toMatchObject({
      code: 'BRIDGE_DEPOSIT_SIMULATION_FAILED',
      message:
        'deposit simulation failed: The deadline of the quote is not accepted. Get a new quote.',
    })
    expect(wallet.asked()).toEqual([])
  })
})
