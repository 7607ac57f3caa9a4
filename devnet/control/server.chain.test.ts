import { encodeAbiParameters, encodeEventTopics, type Hex, pad, parseEventLogs } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { legacyPoolAbi, spokePoolAbi, tokenAbi } from '../chains/abi.ts'
import { devAccount, relayerAccount } from '../chains/accounts.ts'
import { type Devnet, startDevnet } from '../start.ts'
import { bothChains, deposit, getJson, until, untilStatus, walletClient } from '../testing.ts'

let devnet: Devnet

beforeAll(async () => {
  const relayer = { delayMs: 0, paused: true }
  devnet = await startDevnet({ only: ['chains', 'api', 'relayer'], relayer })
})
afterAll(() => devnet?.stop())
beforeEach(() => devnet.control.reset())

function usdc(inputAmount = 2_000_000n) {
  const [origin, destination] = bothChains(devnet)
  const { contracts } = destination
  return {
    inputToken: origin.contracts.usdc,
    outputToken: contracts.usdc,
    inputAmount,
    outputAmount: inputAmount - 10_000n,
  }
}

function statusOf(hash: Hex) {
  return getJson(`${devnet.urls.indexer}/deposit/status?depositTxHash=${hash}`)
}

function filedUnder(depositId: bigint) {
  const id = `originChainId=31337&depositId=${depositId}`
  return getJson(`${devnet.urls.indexer}/deposit/status?${id}`)
}

describe('reorg', () => {
  test('default', async () => {
    const [origin] = bothChains(devnet)
    const { hash } = await deposit(devnet, usdc())
    await untilStatus(devnet, hash, 'pending')
    const { blockNumber } = await walletClient(origin).getTransactionReceipt({ hash })
    const head = await walletClient(origin).getBlockNumber()
    // One more, for the block that may come meanwhile.
    await devnet.control.reorg(origin.chainId, Number(head - blockNumber) + 2)
    await expect(walletClient(origin).getTransactionReceipt({ hash })).rejects.toThrow()
    await until(async () => ((await statusOf(hash)).status === 404 ? true : undefined))
  })

  test('behavior: earlier deposits stay', async () => {
    const [origin] = bothChains(devnet)
    const { hash } = await deposit(devnet, usdc(3_000_000n))
    await untilStatus(devnet, hash, 'pending')
    await devnet.control.mine({ chainId: origin.chainId, blocks: 5 })
    const lost = await deposit(devnet, usdc(4_000_000n))
    await untilStatus(devnet, lost.hash, 'pending')
    await devnet.control.reorg(origin.chainId, 4)
    await until(async () => ((await statusOf(lost.hash)).status === 404 ? true : undefined))
    expect((await statusOf(hash)).body).toMatchObject({ status: 'pending' })
  })
})

describe('pool and balances', () => {
  test('behavior: paused deposits are refused until they go on', async () => {
    await devnet.control.pauseDeposits(31337, true)
    await expect(deposit(devnet, usdc())).rejects.toThrow()
    await devnet.control.pauseDeposits(31337, false)
    expect((await deposit(devnet, usdc())).hash).toMatch(/^0x/)
  })

  test('behavior: paused fills wait', async () => {
    await devnet.control.pauseFills(31338, true)
    await devnet.control.setRelayer({ paused: false })
    const { hash } = await deposit(devnet, usdc())
    await until(async () => (await devnet.control.getState()).relayer?.lastError)
    expect(await untilStatus(devnet, hash, 'pending')).toMatchObject({ fillTxnRef: null })
    await devnet.control.pauseFills(31338, false)
    await untilStatus(devnet, hash, 'filled')
  })

  test('behavior: sets a balance on one chain', async () => {
    const [origin, destination] = bothChains(devnet)
    const { address } = devAccount(8)
    const before = await walletClient(origin).getBalance({ address })
    await devnet.control.setBalance(address, 7n, destination.chainId)
    expect(await walletClient(destination).getBalance({ address })).toBe(7n)
    expect(await walletClient(origin).getBalance({ address })).toBe(before)
  })
})

describe('ids and generations', () => {
  test('behavior: an unsafe deposit has an id of 256 bits and is filled', async () => {
    await devnet.control.setRelayer({ paused: false })
    const [origin, destination] = bothChains(devnet)
    const wallet = walletClient(origin)
    const { inputToken, outputToken, inputAmount, outputAmount } = usdc()
    const { spokePool } = origin.contracts
    const approve = await wallet.writeContract({
      address: inputToken,
      abi: tokenAbi,
      functionName: 'approve',
      args: [spokePool, inputAmount],
    })
    await wallet.waitForTransactionReceipt({ hash: approve })
    const { timestamp } = await wallet.getBlock()
    const hash = await wallet.writeContract({
      address: spokePool,
      abi: spokePoolAbi,
      functionName: 'unsafeDeposit',
      args: [
        ...[pad(wallet.account.address), pad(wallet.account.address)],
        ...[pad(inputToken), pad(outputToken), inputAmount, outputAmount],
        ...[BigInt(destination.chainId), pad('0x00'), 7n],
        ...[Number(timestamp), Number(timestamp) + 3_600, 0, '0x'],
      ] as never,
    })
    const { logs } = await wallet.waitForTransactionReceipt({ hash })
    const [event] = parseEventLogs({ abi: spokePoolAbi, eventName: 'FundsDeposited', logs })
    const depositId = event?.args.depositId ?? 0n
    expect(depositId).toBeGreaterThan(2n ** 200n)
    expect(await untilStatus(devnet, hash, 'filled')).toMatchObject({
      depositId: String(depositId),
    })
    const { body } = await getJson(`${devnet.urls.indexer}/deposits?limit=1`)
    expect(body).toMatchObject([{ id: expect.any(Number), depositId: String(depositId) }])
  })

  test('behavior: events of the V3 generation stand at the pool, and it works on (S7.33)', async () => {
    const [origin, destination] = bothChains(devnet)
    const { inputToken, outputToken, inputAmount, outputAmount } = usdc()
    const depositor = devAccount(0).address
    const zero = pad('0x00', { size: 20 })
    const now = Number((await walletClient(origin).getBlock()).timestamp)
    const depositId = 4_000_000_000
    const shared = [...[inputToken, outputToken, inputAmount, outputAmount]] as const
    await devnet.control.emitPoolLog(origin.chainId, {
      topics: encodeEventTopics({
        abi: legacyPoolAbi,
        eventName: 'V3FundsDeposited',
        args: { destinationChainId: BigInt(destination.chainId), depositId, depositor },
      }) as Hex[],
      data: encodeAbiParameters(unindexed('V3FundsDeposited'), [
        ...shared,
        ...[now, now + 3_600, 0, depositor, zero, '0x'],
      ]),
    })
    const pending = await until(async () => {
      const { status, body } = await filedUnder(BigInt(depositId))
      return status === 200 ? body : undefined
    })
    expect(pending).toMatchObject({ status: 'pending', depositId: '4000000000' })

    const relayer = relayerAccount.address
    const { hash } = await devnet.control.emitPoolLog(destination.chainId, {
      topics: encodeEventTopics({
        abi: legacyPoolAbi,
        eventName: 'FilledV3Relay',
        args: { originChainId: BigInt(origin.chainId), depositId, relayer },
      }) as Hex[],
      data: encodeAbiParameters(unindexed('FilledV3Relay'), [
        ...shared,
        ...[BigInt(destination.chainId), now + 3_600, 0, zero, depositor, depositor, '0x'],
        {
          updatedRecipient: depositor,
          updatedMessage: '0x',
          updatedOutputAmount: outputAmount,
          fillType: 0,
        },
      ]),
    })
    const filled = await until(async () => {
      const { body } = await filedUnder(BigInt(depositId))
      return (body as { status: string }).status === 'filled' ? body : undefined
    })
    expect(filled).toMatchObject({ fillTxnRef: hash, actionsSucceeded: null })

    await devnet.control.setRelayer({ paused: false })
    const next = await deposit(devnet, usdc())
    await untilStatus(devnet, next.hash, 'filled')
  })
})

describe('clock', () => {
  // Last: the chains drift apart.
  test('behavior: one chain is ahead of the other', async () => {
    const [origin, destination] = bothChains(devnet)
    const clock = async (chain: typeof origin) =>
      Number((await walletClient(chain).getBlock()).timestamp)
    const ahead = (await clock(destination)) + 5_000
    await devnet.control.setClock(destination.chainId, ahead)
    expect(await clock(destination)).toBeGreaterThanOrEqual(ahead)
    expect(await clock(origin)).toBeLessThan(ahead - 4_000)
  })
})

function unindexed(name: 'V3FundsDeposited' | 'FilledV3Relay') {
  const item = legacyPoolAbi.find((entry) => entry.name === name)
  return (item?.inputs ?? []).filter((input) => !('indexed' in input && input.indexed))
}
