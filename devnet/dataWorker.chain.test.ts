import { parseAbi, parseEther, parseEventLogs } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { spokePoolAbi, tokenAbi } from './chains/abi.ts'
import { devAccount } from './chains/accounts.ts'
import { type Devnet, startDevnet } from './start.ts'
import { bothChains, deposit, untilStatus, walletClient } from './testing.ts'

const transferAbi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
])
const [REPLACED_SLOW_FILL, SLOW_FILL] = [1, 2]

let devnet: Devnet

beforeAll(async () => {
  const relayer = { delayMs: 0, paused: true }
  devnet = await startDevnet({ only: ['chains', 'api', 'relayer'], relayer })
})
afterAll(() => devnet?.stop())
beforeEach(() => devnet.control.reset())

function usdc(inputAmount: bigint, outputAmount = inputAmount - 10_000n) {
  const [origin, destination] = bothChains(devnet)
  const { contracts } = destination
  return {
    inputToken: origin.contracts.usdc,
    outputToken: contracts.usdc,
    inputAmount,
    outputAmount,
  }
}

function balanceOf(owner: `0x${string}`) {
  const [, destination] = bothChains(devnet)
  return walletClient(destination).readContract({
    address: destination.contracts.usdc,
    abi: tokenAbi,
    functionName: 'balanceOf',
    args: [owner],
  })
}

/** How the pool says that a deposit was filled. */
async function executionOf(depositId: bigint) {
  const [origin, destination] = bothChains(devnet)
  const logs = await walletClient(destination).getContractEvents({
    address: destination.contracts.spokePool,
    abi: spokePoolAbi,
    eventName: 'FilledRelay',
    args: { originChainId: BigInt(origin.chainId), depositId },
    fromBlock: 0n,
    strict: true,
  })
  expect(logs).toHaveLength(1)
  return logs[0]?.args.relayExecutionInfo
}

describe('slow fills', () => {
  test('default', async () => {
    const recipient = devAccount(3).address
    const before = await balanceOf(recipient)
    const { hash, depositId } = await deposit(devnet, { ...usdc(5_000_000n), recipient })
    await untilStatus(devnet, hash, 'pending')
    await devnet.control.requestSlowFill(31337, depositId)
    expect(await untilStatus(devnet, hash, 'slowFillRequested')).toMatchObject({ fillTxnRef: null })
    const { hashes } = await devnet.control.executeSlowFills()
    expect(hashes).toHaveLength(1)
    expect(await untilStatus(devnet, hash, 'filled')).toMatchObject({ fillTxnRef: hashes[0] })
    // The input less the LP fee of 0.01 %; no relayer took a share.
    expect((await balanceOf(recipient)) - before).toBe(4_999_500n)
    expect(await executionOf(depositId)).toMatchObject({
      fillType: SLOW_FILL,
      updatedOutputAmount: 4_999_500n,
    })
  })

  test('behavior: a relayer may still be faster: ReplacedSlowFill (S3.18)', async () => {
    const { hash, depositId } = await deposit(devnet, usdc(3_000_000n))
    await untilStatus(devnet, hash, 'pending')
    await devnet.control.requestSlowFill(31337, depositId)
    await untilStatus(devnet, hash, 'slowFillRequested')
    await devnet.control.setRelayer({ paused: false })
    await untilStatus(devnet, hash, 'filled')
    expect(await executionOf(depositId)).toMatchObject({
      fillType: REPLACED_SLOW_FILL,
      updatedOutputAmount: 2_990_000n,
    })
    expect(await devnet.control.executeSlowFills()).toEqual({ hashes: [] })
  })

  test('behavior: a slow relayer asks, and the data worker pays by itself', async () => {
    await devnet.control.setDataWorker({ slowFills: true })
    await devnet.control.setRelayer({ paused: false, slow: true })
    const [origin, destination] = bothChains(devnet)
    const { hash, depositId } = await deposit(devnet, {
      inputToken: origin.contracts.weth,
      outputToken: destination.contracts.weth,
      inputAmount: parseEther('0.5'),
      outputAmount: parseEther('0.499'),
      native: true,
      recipient: devAccount(4).address,
    })
    await untilStatus(devnet, hash, 'filled')
    expect(await executionOf(depositId)).toMatchObject({ fillType: SLOW_FILL })
    const { relayer, dataWorker } = await devnet.control.getState()
    expect([relayer?.lastError, dataWorker?.lastError]).toEqual([undefined, undefined])
  })

  test('error: a deposit that nobody made', async () => {
    await expect(devnet.control.requestSlowFill(31337, 99n)).rejects.toThrow(
      'There is no deposit 99 of 31337',
    )
  })
})

describe('refunds', () => {
  // Last: it moves a chain's clock.
  test('behavior: an expired deposit is paid back by itself', async () => {
    const [origin, destination] = bothChains(devnet)
    await devnet.control.setDataWorker({ refunds: true })
    const { hash, depositId } = await deposit(devnet, {
      ...usdc(4_000_000n),
      fillDeadlineSeconds: 60,
    })
    await untilStatus(devnet, hash, 'pending')
    await devnet.control.increaseTime(destination.chainId, 120)
    const { depositRefundTxnRef } = await untilStatus(devnet, hash, 'refunded')
    const wallet = walletClient(origin)
    const receipt = await wallet.getTransactionReceipt({ hash: depositRefundTxnRef as typeof hash })
    const transfers = parseEventLogs({ abi: transferAbi, logs: receipt.logs })
    expect(transfers).toMatchObject([
      { args: { from: origin.contracts.spokePool, to: wallet.account.address, value: 4_000_000n } },
    ])
    await expect(devnet.control.requestSlowFill(31337, depositId)).rejects.toThrow('reverted')
  })
})
