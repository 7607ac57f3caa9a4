import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { walletAccounts } from './accounts.ts'
import { tokenAbi } from './abi.ts'
import { startChains } from './chains.ts'
import type { DevChain } from './devChain.ts'

const kind = { hasThird: false, hasOdd: false }
/** What a start deploys takes some thirty blocks; a start that loads them mines one. */
const MOST_BLOCKS_OF_A_LOAD = 5n

let cache = ''
let running: DevChain[] = []
let saved: { height: bigint; contracts: DevChain['contracts'] }

async function start(): Promise<DevChain> {
  running = await startChains(kind, cache)
  const [first] = running
  if (first === undefined) throw new Error('No chain was started')
  return first
}
async function stop(): Promise<void> {
  await Promise.all(running.splice(0).map((chain) => chain.stop()))
}
const stateFile = () => {
  const [folder = ''] = readdirSync(cache)
  return join(cache, folder, '31337.json')
}
const isLoaded = async ({ client, contracts }: DevChain) => {
  const height = await client.getBlockNumber()
  const isSame = contracts.spokePool === saved.contracts.spokePool
  return isSame && height - saved.height <= MOST_BLOCKS_OF_A_LOAD
}

beforeAll(async () => {
  cache = mkdtempSync(join(tmpdir(), 'causeway-states-'))
  const { client, contracts } = await start()
  saved = { height: await client.getBlockNumber(), contracts }
  await stop()
})
afterEach(stop)
afterAll(() => rmSync(cache, { recursive: true }))

describe('startChains', () => {
  test('default: loads what an earlier start deployed, with funds and at the time of now', async () => {
    const chain = await start()
    const { client, contracts } = chain
    expect(await isLoaded(chain)).toBe(true)
    const { timestamp } = await client.getBlock()
    expect(Math.abs(Number(timestamp) - Date.now() / 1_000)).toBeLessThan(30)
    for (const { address } of walletAccounts) {
      const asked = { abi: tokenAbi, address: contracts.usdc, functionName: 'balanceOf' } as const
      expect(await client.readContract({ ...asked, args: [address] })).toBeGreaterThan(0n)
    }
    expect(await client.getCode({ address: contracts.swapRouter })).toMatch(/^0x60/)
  })

  test('behavior: a loaded chain answers at blocks from before it was saved', async () => {
    const { client } = await start()
    const [account] = walletAccounts
    const address = account?.address ?? '0x'
    expect(await client.getTransactionCount({ address, blockNumber: 1n })).toBe(0)
    const before = await client.getBalance({ address, blockNumber: 0n })
    expect(before).not.toBe(await client.getBalance({ address }))
  })

  test('error: a state that does not load is made again, and nobody is told', async () => {
    writeFileSync(stateFile(), '{"block":')
    await start()
    await stop()
    // The next one loads the new state.
    const chain = await start()
    expect((await chain.client.getBlockNumber()) > 0n).toBe(true)
    expect(existsSync(stateFile())).toBe(true)
  })

  test('error: half a folder, and a state that is too old, are made again', async () => {
    rmSync(stateFile().replace('.json', '.contracts.json'))
    const chain = await start()
    expect(await chain.client.getCode({ address: chain.contracts.spokePool })).toMatch(/^0x/)
    await stop()
    const old = new Date(Date.now() - 4 * 60 * 60 * 1_000)
    const folder = join(stateFile(), '..')
    utimesSync(folder, old, old)
    await start()
    expect(readdirSync(cache)).toHaveLength(1)
  })
})
