import type { Hex } from 'viem'
import { getBlockNumber, getTransactionReceipt } from 'viem/actions'
import { describe, expect, test } from 'vitest'
import { findDeposits } from '#bridges/across/deposit/findDeposits.ts'
import { destinationChainId, originChainId } from '#bridges/across/testing/world.ts'
import { open } from '#kernel/modal/open.ts'
import type { Core } from '#kernel/core.ts'
import type { TestCore } from '#kernel/testing/createTestCore.ts'
import { FILL_RECHECK_MS } from './limits.ts'
import { recheckFill } from './recheckFill.ts'
import { recoverTransfers } from './recover.ts'
import { resumeTransfers } from './resume.ts'
import { startTransfer } from './start.ts'
import { createBrowser } from './testing/openDocument.ts'
import { type Person, person, question } from './testing/person.ts'
import { setUpDocuments } from './testing/setUpDocuments.ts'

const documents = setUpDocuments()

const recordOf = (core: Core) => core.store.getState().bridge.transfers[0]
const statusOf = (core: Core) => recordOf(core)?.transfer.status
const toldBy = (core: TestCore) =>
  core.published.flatMap((event) => (event.type === 'bridge' ? [event.payload.status] : []))
const raise = (error: unknown) => {
  throw error
}

type GetRawTransaction = { Parameters: [hash: Hex]; ReturnType: Hex }

/** The last blocks of a chain down to this transaction have never happened. */
async function takeBack(chainId: number, hash: Hex): Promise<void> {
  const chain = documents.world.client.chainClient(chainId)
  const receipt = () => getTransactionReceipt(chain, { hash }).catch(() => undefined)
  // A block that comes between two of these makes the depth too small.
  for (let found = await receipt(); found !== undefined; found = await receipt()) {
    const head = await getBlockNumber(chain, { cacheTime: 0 })
    await documents.world.devnet.control.reorg(chainId, Number(head - found.blockNumber + 1n))
  }
}

async function expectOneDeposit({ owner, sent }: Person): Promise<void> {
  expect(sent).toHaveLength(1)
  const asked = { depositor: owner.address, chainIds: [originChainId] }
  expect((await findDeposits(documents.world.client, asked)).deposits).toHaveLength(1)
}

describe('a fill that was taken back', () => {
  test('default: it is awaited again, told, and filled again without sending anything twice', async () => {
    const someone = await person(documents.world)
    const browser = createBrowser('local')
    const { core: first } = await documents.open(someone, { browser })
    await startTransfer(first, await question(first, someone, 'ETH'))
    const fill = recordOf(first)?.transfer.fillHash
    await documents.world.devnet.control.setRelayer({ paused: true })
    await takeBack(destinationChainId, fill ?? '0x')

    const { core } = await documents.open(someone, { browser })
    await open(core, { view: 'Account' })
    const { core: other } = await documents.open(someone, { browser })
    resumeTransfers(core, raise)
    await expect.poll(() => statusOf(core)).toBe('deposited')
    expect(recordOf(core)).toMatchObject({ takenBack: 'fill', reopened: 1 })
    expect(recordOf(core)?.transfer.fillHash).toBeUndefined()
    expect(core.store.getState().notices.toast).toMatchObject({
      kind: 'error',
      content: { outcome: 'fillTakenBack' },
    })
    // Who had believed in it learns it from storage, and ends nothing.
    resumeTransfers(first, raise)
    resumeTransfers(other, raise)
    expect([statusOf(first), statusOf(other)]).toEqual(['deposited', 'deposited'])

    await documents.world.devnet.control.setRelayer({ paused: false })
    await expect.poll(() => statusOf(core), { timeout: 20_000 }).toBe('filled')
    expect(recordOf(core)?.takenBack).toBeUndefined()
    expect(toldBy(core)).toEqual(['deposited', 'filled'])
    await expect.poll(() => statusOf(first), { timeout: 20_000 }).toBe('filled')
    await expectOneDeposit(someone)
  })

  test.each(['local', 'cookie', 'memory'] as const)(
    'behavior: it is looked at when somebody looks at the transfer, with %s storage',
    async (level) => {
      const someone = await person(documents.world)
      const { core } = await documents.open(someone, { browser: createBrowser(level) })
      await startTransfer(core, await question(core, someone, 'ETH'))
      const { id = '', fillHash } = recordOf(core)?.transfer ?? {}
      await documents.world.devnet.control.setRelayer({ paused: true })
      await takeBack(destinationChainId, fillHash ?? '0x')
      const looked = recheckFill(core, id)
      await expect.poll(() => statusOf(core)).toBe('deposited')
      await documents.world.devnet.control.setRelayer({ paused: false })
      await looked
      expect(statusOf(core)).toBe('filled')
      expect(toldBy(core).slice(-3)).toEqual(['filled', 'deposited', 'filled'])
      await expectOneDeposit(someone)
    },
  )

  test('behavior: a cookie that remembers the end is not believed more than the pool', async () => {
    const someone = await person(documents.world)
    const browser = createBrowser('cookie')
    const { core: first } = await documents.open(someone, { browser })
    await startTransfer(first, await question(first, someone, 'ETH'))
    // Found again after a reload, filled, and stored as ended under the id of its place on the chain.
    const { core: second } = await documents.open(someone, { browser })
    await recoverTransfers(second, raise)
    const found = recordOf(second)?.transfer
    expect(found).toMatchObject({
      status: 'filled',
      fillType: 'FastFill',
      filledAmount: found?.outputAmount,
      depositTimestamp: expect.any(Number),
    })
    await documents.world.devnet.control.setRelayer({ paused: true })
    await takeBack(destinationChainId, found?.fillHash ?? '0x')
    const { core: third } = await documents.open(someone, { browser })
    await recoverTransfers(third, raise)
    await expect.poll(() => recordOf(third)).toMatchObject({ takenBack: 'fill', reopened: 1 })
    expect(statusOf(third)).toBe('deposited')
    await documents.world.devnet.control.setRelayer({ paused: false })
    await expect.poll(() => statusOf(third), { timeout: 20_000 }).toBe('filled')
    await expectOneDeposit(someone)
  })

  test('behavior: one that is there stays, and is looked at neither at once again nor after an hour', async () => {
    const someone = await person(documents.world)
    const { core } = await documents.open(someone)
    await startTransfer(core, await question(core, someone, 'ETH'))
    const before = recordOf(core)
    const { id = '' } = before?.transfer ?? {}
    let now = Date.now()
    const later: Core = { ...core, now: () => now }
    await recheckFill(later, id)
    expect(recordOf(core)).toEqual(before)
    await documents.world.devnet.control.setRelayer({ paused: true })
    await takeBack(destinationChainId, before?.transfer.fillHash ?? '0x')
    now += FILL_RECHECK_MS - 1
    await recheckFill(later, id)
    expect(statusOf(core)).toBe('filled')
    now += 3_600_000
    await recheckFill(later, id)
    expect(statusOf(core)).toBe('filled')
  })
})

test('behavior: a deposit that was taken back says so until it is there again', async () => {
  const someone = await person(documents.world)
  const { core } = await documents.open(someone)
  await open(core, { view: 'Account' })
  await documents.world.devnet.control.setRelayer({ paused: true })
  const run = startTransfer(core, await question(core, someone, 'ETH'))
  await expect.poll(() => statusOf(core)).toBe('deposited')
  const { depositHash = '0x' } = recordOf(core)?.transfer ?? {}
  const chain = documents.world.client.chainClient(originChainId)
  const raw = await chain.request<GetRawTransaction>({
    method: 'eth_getRawTransactionByHash',
    params: [depositHash],
  })
  await takeBack(originChainId, depositHash)
  await expect.poll(() => recordOf(core)?.takenBack, { timeout: 20_000 }).toBe('deposit')
  expect(statusOf(core)).toBe('depositing')
  // As a node does that puts it into a new block.
  await chain.request({ method: 'eth_sendRawTransaction', params: [raw] })
  await documents.world.devnet.control.setRelayer({ paused: false })
  await run
  expect(recordOf(core)).toMatchObject({ transfer: { status: 'filled', depositHash } })
  expect(recordOf(core)?.takenBack).toBeUndefined()
  expect(toldBy(core)).toEqual([
    ...['quoted', 'depositing', 'deposited'],
    ...['depositing', 'deposited', 'filled'],
  ])
  await expectOneDeposit(someone)
})
