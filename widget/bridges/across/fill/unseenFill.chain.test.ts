import type { Hex } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findFill } from './findFill.ts'
import { getDeposit } from '../status/getDeposit.ts'
import { runTransfer } from '../run/runTransfer.ts'
import { sendDeposit } from '../testing/fills.ts'
import { startLyingIndexer } from '../testing/lyingIndexer.ts'
import { destinationChainId, originChainId, startWorld, type World } from '../testing/world.ts'
import type { Transfer } from '../transfer/transfer.ts'

let world: World
let indexer: Awaited<ReturnType<typeof startLyingIndexer>>
beforeAll(async () => {
  world = await startWorld()
  indexer = await startLyingIndexer(world)
})
beforeEach(() => world.devnet.control.setRelayer({ paused: true }))
afterEach(() => world.devnet.control.reset())
afterAll(async () => {
  await indexer?.stop()
  await world?.devnet.stop()
})

const invented: Hex = `0x${'ee'.repeat(32)}`
const lie = { status: 'filled', fillTxnRef: invented }
const native = { symbol: 'ETH', inputAmount: 10n ** 17n }
const destinationDown = () =>
  world.devnet.control.setFault(`rpc:${destinationChainId}`, { mode: '500' })

/** The transaction of the fill, as the devnet itself knows it. */
async function realFill(depositTxHash: Hex): Promise<Hex> {
  const url = `${world.devnet.urls.indexer}/deposit/status?depositTxHash=${depositTxHash}`
  const ask = async () => (await (await fetch(url)).json()).fillTxnRef
  await expect.poll(ask).toMatch(/^0x/)
  return ask()
}

describe('a fill that only the indexer knows', () => {
  test('attack: C-F4 a transaction that the chain does not have is no fill (S4.15, S7.31)', async () => {
    const { hash, transfer } = await sendDeposit(world, native)
    indexer.say(lie)
    const query = { originChainId, depositTxHash: hash }
    const deposit = await getDeposit(indexer.client, query)
    expect(deposit.status).toBe('pending')
    await expect(findFill(indexer.client, { deposit })).rejects.toMatchObject({
      code: 'BRIDGE_NO_FILL_LOG',
    })
    await world.devnet.control.setRelayer({ paused: false })
    const fillHash = await realFill(hash)
    const promised = { hash: fillHash, outputAmount: BigInt(transfer.outputAmount) }
    expect(await getDeposit(indexer.client, query)).toMatchObject({
      status: 'filled',
      fill: { ...promised, fillType: 'FastFill' },
    })
    expect(await findFill(indexer.client, { deposit })).toMatchObject(promised)
  })

  test('attack: C-F4b with the destination down nothing is final, and the chain ends it (S4.15)', async () => {
    const { hash, log, transfer, wallet } = await sendDeposit(world, native)
    indexer.say(lie)
    await destinationDown()
    const query = { originChainId, depositTxHash: hash }
    expect(await getDeposit(indexer.client, query)).toMatchObject({
      status: 'pending',
      reported: 'filled',
    })
    await expect(findFill(indexer.client, { deposit: log })).rejects.toMatchObject({
      code: 'BRIDGE_RPC_ERROR',
    })
    const saved: Transfer[] = []
    const save = (next: Transfer) => {
      saved.push(next)
    }
    const before = indexer.asked()
    const running = runTransfer(indexer.client, { transfer, wallet, save })
    await expect.poll(() => indexer.asked() - before).toBeGreaterThan(3)
    expect(saved.filter(({ status }) => status !== 'deposited')).toEqual([])
    await world.devnet.control.resetFaults()
    await world.devnet.control.setRelayer({ paused: false })
    const done = await running
    expect(done).toMatchObject({ status: 'filled', fillHash: await realFill(hash) })
    expect(saved.map(({ fillHash }) => fillHash)).not.toContain(invented)
  })

  test('attack: C-F4b a record that an indexer alone had ended goes on when the node is back (S4.15)', async () => {
    const { transfer, wallet } = await sendDeposit(world, native)
    const older: Transfer = { ...transfer, status: 'filled', fillHash: invented }
    let kept = older
    const save = (next: Transfer) => {
      kept = next
    }
    const options = { wallet, save }
    // No node can be asked: the reported state stays as it is.
    await destinationDown()
    expect(await runTransfer(world.client, { transfer: older, ...options })).toEqual(older)
    await world.devnet.control.resetFaults()
    const running = runTransfer(world.client, { transfer: older, ...options })
    await expect.poll(() => kept.status).toBe('deposited')
    expect(kept.fillHash).toBeUndefined()
    await world.devnet.control.setRelayer({ paused: false })
    const done = await running
    expect(done).toMatchObject({ status: 'filled', filledAmount: transfer.outputAmount })
    const chain = world.client.chainClient(destinationChainId)
    const receipt = await getTransactionReceipt(chain, { hash: done.fillHash ?? '0x' })
    expect(receipt.status).toBe('success')
  })

  test('behavior: C-F4b such a record of a real fill learns its transaction once (S4.15)', async () => {
    const { hash, transfer, wallet } = await sendDeposit(world, native)
    await world.devnet.control.setRelayer({ paused: false })
    const fillHash = await realFill(hash)
    const older: Transfer = { ...transfer, status: 'filled', fillHash: invented }
    const done = await runTransfer(world.client, {
      transfer: older,
      wallet,
      save: () => undefined,
    })
    expect(done).toMatchObject({
      status: 'filled',
      fillHash,
      fillType: 'FastFill',
      fillTimestamp: expect.any(Number),
    })
  })
})
