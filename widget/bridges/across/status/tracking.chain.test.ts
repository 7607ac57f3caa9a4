import {
  type AbiEvent,
  type Client,
  encodeAbiParameters,
  encodeEventTopics,
  getAbiItem,
  type Hex,
  zeroAddress,
} from 'viem'
import { getBlockNumber, getTransactionReceipt } from 'viem/actions'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { legacyPoolAbi } from '../contracts/abi.ts'
import { createBridgeClient } from '../client/client.ts'
import { closeChainClient, createChainClient } from '../transport/createChainClient.ts'
import { encodeDeposit } from '../deposit/encodeDeposit.ts'
import { findFill } from '../fill/findFill.ts'
import { getDeposit } from './getDeposit.ts'
import type { BridgeProgress } from '../transfer/progress.ts'
import { runTransfer } from '../run/runTransfer.ts'
import { destinationChainId, originChainId, startWorld, type World } from '../testing/world.ts'
import type { Transfer } from '../transfer/transfer.ts'
import { waitForDepositTx } from '../deposit/waitForDepositTx.ts'
import { waitForFill } from '../fill/waitForFill.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

const native = { symbol: 'ETH', inputAmount: 10n ** 17n }

/** The last blocks of a chain down to this transaction have never happened. */
async function takeBack(chainId: number, hash: Hex): Promise<void> {
  const chain = world.client.chainClient(chainId)
  const receipt = () => getTransactionReceipt(chain, { hash }).catch(() => undefined)
  // A block that comes between two of these makes the depth too small.
  for (let found = await receipt(); found !== undefined; found = await receipt()) {
    const head = await getBlockNumber(chain, { cacheTime: 0 })
    await world.devnet.control.reorg(chainId, Number(head - found.blockNumber + 1n))
  }
}

function clientOver(chains: (chainId: number) => Client, droppedAfterMs?: number) {
  const { transport, spokePools } = world.client
  return createBridgeClient({
    transport,
    spokePools,
    getChainClient: chains,
    pollingIntervalMs: 50,
    droppedAfterMs,
  })
}

describe('a chain that takes back what it had', () => {
  test('behavior: a deposit is awaited again, told to be dropped, and sent again when asked', async () => {
    const owner = await world.account()
    await world.devnet.control.setRelayer({ paused: true })
    const client = clientOver(world.client.chainClient, 500)
    const transfer = await world.draft(owner.address, native)
    let kept: Transfer = transfer
    const save = (next: Transfer) => {
      kept = next
    }
    const seen: string[] = []
    let taken: Promise<void> | undefined
    const onProgress = ({ step, status }: BridgeProgress) => {
      seen.push(`${step} ${status}`)
      if (step === 'fill' && status === 'txPending' && kept.depositHash !== undefined) {
        taken ??= takeBack(originChainId, kept.depositHash)
      }
    }
    const wallet = world.wallet(owner)
    await expect(runTransfer(client, { transfer, wallet, save, onProgress })).rejects.toMatchObject(
      { code: 'BRIDGE_TRANSACTION_DROPPED' },
    )
    await taken
    expect(seen.slice(-3)).toEqual(['fill txPending', 'deposit txPending', 'deposit txError'])
    expect(kept).toMatchObject({ status: 'depositing', depositHash: wallet.sent[0] })
    expect(kept.depositId).toBeUndefined()
    await world.devnet.control.setRelayer({ paused: false })
    const done = await runTransfer(client, { transfer: kept, wallet, save, resend: true })
    expect(done).toMatchObject({ status: 'filled', fillType: 'FastFill' })
    expect(done.filledAmount).toBe(transfer.outputAmount)
    expect(done.depositTimestamp).toBeGreaterThanOrEqual(transfer.quoteTimestamp)
  })

  test('behavior: a fill that was taken back is not shown as filled when it is looked at again', async () => {
    const owner = await world.account()
    const transfer = await world.draft(owner.address, native)
    const options = { wallet: world.wallet(owner), save: () => undefined }
    const first = await runTransfer(world.client, { transfer, ...options })
    expect(first.status).toBe('filled')
    await world.devnet.control.setRelayer({ paused: true })
    await takeBack(destinationChainId, first.fillHash ?? '0x')
    const seen: string[] = []
    const again = runTransfer(world.client, {
      transfer: first,
      ...options,
      onProgress({ step, status }) {
        seen.push(`${step} ${status}`)
        if (status === 'txPending') world.devnet.control.setRelayer({ paused: false })
      },
    })
    const second = await again
    expect(second.status).toBe('filled')
    expect(seen).toEqual(['fill txSuccess', 'fill txPending', 'fill txSuccess'])
  })
})

describe('over a WebSocket (S4.15)', () => {
  const opened: Client[] = []
  afterAll(() => Promise.all(opened.map(closeChainClient)))

  function socketClient(chainId: number): Client {
    const url = world.devnet.chains.find((chain) => chain.chainId === chainId)?.wsUrl ?? ''
    const client = createChainClient({ chainId, urls: [url] })
    opened.push(client)
    return client
  }

  test('behavior: the node tells the fill long before the next poll', async () => {
    await world.devnet.control.setRelayer({ delayMs: 1_000 })
    const owner = await world.account()
    const transfer = await world.draft(owner.address, native)
    const hash = await world.sendAs(owner, encodeDeposit(transfer))
    const log = await waitForDepositTx(world.client, { hash, originChainId })
    const destination = socketClient(destinationChainId)
    const client = createBridgeClient({
      transport: world.client.transport,
      spokePools: world.client.spokePools,
      getChainClient: (chainId) =>
        chainId === destinationChainId ? destination : world.client.chainClient(chainId),
      pollingIntervalMs: 60_000,
    })
    const question = {
      deposit: log,
      log,
      destinationPool: transfer.destinationPool,
      fromBlock: 0n,
    }
    const polled = waitForFill(world.client, question).then(() => Date.now())
    const told = waitForFill(client, question).then((fill) => ({ fill, at: Date.now() }))
    const { fill, at } = await told
    expect(fill).toMatchObject({ status: 'filled', fillType: 'FastFill' })
    // The other one asks every 50 ms; a busy machine needs some room.
    expect(at - (await polled)).toBeLessThan(1_000)
  })

  test('behavior: a node that does not let anybody listen is polled', async () => {
    const owner = await world.account()
    const transfer = await world.draft(owner.address, native)
    const destination = socketClient(destinationChainId)
    const refuse = () => Promise.reject(new Error('no subscriptions here'))
    const deaf = { ...destination, transport: { ...destination.transport, subscribe: refuse } }
    const client = clientOver((chainId) =>
      chainId === destinationChainId ? deaf : world.client.chainClient(chainId),
    )
    const wallet = world.wallet(owner)
    const done = await runTransfer(client, { transfer, wallet, save: () => undefined })
    expect(done.status).toBe('filled')
  })
})

describe('pools of before', () => {
  test('behavior: a deposit and a fill of the older generation are found by id', async () => {
    const { control } = world.devnet
    await control.setRelayer({ paused: true })
    const owner = await world.account()
    const { route, ...transfer } = await world.draft(owner.address, native)
    const { quoteTimestamp, fillDeadline, originPool, destinationPool } = transfer
    const id = { destinationChainId: BigInt(destinationChainId), depositId: 4_000_000_000 } as const
    const amounts = [native.inputAmount, BigInt(transfer.outputAmount)] as const
    const [a, exclusive] = [owner.address, zeroAddress]
    const unindexed = (inputs: AbiEvent['inputs']) =>
      inputs.filter((input) => input.indexed !== true)
    const deposited = getAbiItem({ abi: legacyPoolAbi, name: 'V3FundsDeposited' })
    const filledBefore = getAbiItem({ abi: legacyPoolAbi, name: 'FilledV3Relay' })
    const depositHash = await control.emitPoolLog(originChainId, {
      topics: encodeEventTopics({
        abi: legacyPoolAbi,
        eventName: 'V3FundsDeposited',
        args: { ...id, depositor: a },
      }) as Hex[],
      data: encodeAbiParameters(unindexed(deposited.inputs), [
        ...[route.inputToken, route.outputToken, ...amounts],
        ...[quoteTimestamp, fillDeadline, 0, a, exclusive, '0x'],
      ]),
    })
    const query = { originChainId, depositId: BigInt(id.depositId), spokePoolAddress: originPool }
    const found = await getDeposit(world.client, query)
    expect(found).toMatchObject({
      depositId: 4_000_000_000n,
      depositor: a,
      depositTxHash: depositHash.hash,
      recipient: a,
      inputAmount: native.inputAmount,
      status: 'pending',
    })
    const filled = await control.emitPoolLog(destinationChainId, {
      topics: encodeEventTopics({
        abi: legacyPoolAbi,
        eventName: 'FilledV3Relay',
        args: { originChainId: BigInt(originChainId), depositId: id.depositId, relayer: a },
      }) as Hex[],
      data: encodeAbiParameters(unindexed(filledBefore.inputs), [
        ...[route.inputToken, route.outputToken, ...amounts, BigInt(destinationChainId)],
        ...[fillDeadline, 0, exclusive, a, a, '0x'],
        { updatedRecipient: a, updatedMessage: '0x', updatedOutputAmount: 5n, fillType: 1 },
      ]),
    })
    const deposit = { ...found, destinationSpokePoolAddress: destinationPool }
    expect(await findFill(world.client, { deposit })).toMatchObject({
      hash: filled.hash,
      fillType: 'ReplacedSlowFill',
      outputAmount: 5n,
      recipient: a,
    })
  })
})
