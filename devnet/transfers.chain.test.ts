import { encodeAbiParameters, encodeFunctionData, pad, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { spokePoolAbi, tokenAbi } from './chains/abi.ts'
import { devAccount } from './chains/accounts.ts'
import { type Devnet, startDevnet } from './start.ts'
import { bothChains, deposit, getJson, until, untilStatus, walletClient } from './testing.ts'

let devnet: Devnet

beforeAll(async () => {
  devnet = await startDevnet({ only: ['chains', 'api', 'relayer'], relayer: { delayMs: 50 } })
})
afterAll(() => devnet?.stop())
beforeEach(() => devnet.control.reset())

function usdc(amount: bigint) {
  const [origin, destination] = bothChains(devnet)
  return {
    inputToken: origin.contracts.usdc,
    outputToken: destination.contracts.usdc,
    inputAmount: amount,
    outputAmount: amount - 10_000n,
  }
}

function balanceOf(token: `0x${string}`, owner: `0x${string}`) {
  const [, destination] = bothChains(devnet)
  return walletClient(destination).readContract({
    address: token,
    abi: tokenAbi,
    functionName: 'balanceOf',
    args: [owner],
  })
}

describe('transfers', () => {
  test('default', async () => {
    const [, destination] = bothChains(devnet)
    const recipient = devAccount(5).address
    const { hash, depositId } = await deposit(devnet, { ...usdc(5_000_000n), recipient })
    const { depositTxnRef, fillTxnRef, ...status } = await untilStatus(devnet, hash, 'filled')

    expect(status).toEqual({
      status: 'filled',
      originChainId: 31337,
      depositId: String(depositId),
      destinationChainId: 31338,
      depositRefundTxnRef: null,
      actionsSucceeded: null,
      pagination: { currentIndex: 0, maxIndex: 0 },
    })
    expect(depositTxnRef).toBe(hash)
    expect(fillTxnRef).toMatch(/^0x[\da-f]{64}$/)
    expect(await balanceOf(destination.contracts.usdc, recipient)).toBe(4_990_000n)
  })

  test('behavior: the first deposit of a fresh pool has the id 0', async () => {
    const { body } = await getJson(
      `${devnet.urls.indexer}/deposit/status?originChainId=31337&depositId=0`,
    )
    expect(body).toMatchObject({ depositId: '0', originChainId: 31337 })
  })

  test('behavior: native currency arrives as native currency', async () => {
    const [origin, destination] = bothChains(devnet)
    const recipient = devAccount(6).address
    const wallet = walletClient(destination)
    const before = await wallet.getBalance({ address: recipient })
    const { hash } = await deposit(devnet, {
      inputToken: origin.contracts.weth,
      outputToken: destination.contracts.weth,
      inputAmount: parseEther('0.5'),
      outputAmount: parseEther('0.499'),
      native: true,
      recipient,
    })
    await untilStatus(devnet, hash, 'filled')
    expect((await wallet.getBalance({ address: recipient })) - before).toBe(parseEther('0.499'))
  })

  test('behavior: a message runs its actions on the destination', async () => {
    const [, destination] = bothChains(devnet)
    const { multicallHandler, usdc: token } = destination.contracts
    const receiver = devAccount(7).address
    const message = encodeAbiParameters(
      [
        {
          type: 'tuple',
          components: [
            {
              name: 'calls',
              type: 'tuple[]',
              components: [
                { name: 'target', type: 'address' },
                { name: 'callData', type: 'bytes' },
                { name: 'value', type: 'uint256' },
              ],
            },
            { name: 'fallbackRecipient', type: 'address' },
          ],
        },
      ],
      [
        {
          calls: [
            {
              target: token,
              callData: encodeFunctionData({
                abi: tokenAbi,
                functionName: 'transfer',
                args: [receiver, 1_000_000n],
              }),
              value: 0n,
            },
          ],
          fallbackRecipient: devAccount(0).address,
        },
      ],
    )
    const options = { ...usdc(2_000_000n), recipient: multicallHandler, message }
    const { hash } = await deposit(devnet, options)
    expect(await untilStatus(devnet, hash, 'filled')).toMatchObject({ actionsSucceeded: true })
    expect(await balanceOf(token, receiver)).toBe(1_000_000n)
  })

  test('behavior: a sped-up deposit is filled for what was signed last', async () => {
    const [origin, destination] = bothChains(devnet)
    await devnet.control.setRelayer({ paused: true })
    const recipient = devAccount(8).address
    const { hash, depositId } = await deposit(devnet, { ...usdc(3_000_000n), recipient })
    const wallet = walletClient(origin)
    const update = {
      depositId,
      originChainId: 31337n,
      updatedOutputAmount: 2_500_000n,
      updatedRecipient: pad(recipient),
      updatedMessage: '0x',
    } as const
    const signature = await wallet.signTypedData({
      domain: { name: 'ACROSS-V2', version: '1.0.0', chainId: 31337 },
      types: {
        UpdateDepositDetails: [
          { name: 'depositId', type: 'uint256' },
          { name: 'originChainId', type: 'uint256' },
          { name: 'updatedOutputAmount', type: 'uint256' },
          { name: 'updatedRecipient', type: 'bytes32' },
          { name: 'updatedMessage', type: 'bytes' },
        ],
      },
      primaryType: 'UpdateDepositDetails',
      message: update,
    })
    const speedUp = await wallet.writeContract({
      address: origin.contracts.spokePool,
      abi: spokePoolAbi,
      functionName: 'speedUpDeposit',
      args: [
        pad(wallet.account.address),
        depositId,
        update.updatedOutputAmount,
        update.updatedRecipient,
        update.updatedMessage,
        signature,
      ],
    })
    await wallet.waitForTransactionReceipt({ hash: speedUp })
    const [row] = await until(async () => {
      const { body } = await getJson(`${devnet.urls.indexer}/deposits?limit=1`)
      const rows = body as { speedups: unknown[] }[]
      return rows[0]?.speedups.length === 1 ? rows : undefined
    })
    expect(row?.speedups).toEqual([
      {
        updatedRecipient: recipient.toLowerCase(),
        updatedMessage: '0x',
        updatedOutputAmount: '2500000',
        transactionHash: speedUp,
      },
    ])
    await devnet.control.setRelayer({ paused: false })
    await untilStatus(devnet, hash, 'filled')
    expect(await balanceOf(destination.contracts.usdc, recipient)).toBe(2_500_000n)
  })

  test('behavior: a new deposit is unknown until the indexer has it', async () => {
    await devnet.control.setIndexer({ delayMs: 60_000 })
    await devnet.control.setRelayer({ paused: true })
    const { hash } = await deposit(devnet, usdc(2_000_000n))
    const url = `${devnet.urls.indexer}/deposit/status?depositTxHash=${hash}`
    expect(await getJson(url)).toEqual({
      status: 404,
      body: {
        error: 'DepositNotFoundException',
        message: 'Deposit not found given the provided constraints',
      },
    })
    await devnet.control.setIndexer({ delayMs: 0, fields: 'old' })
    expect(await untilStatus(devnet, hash, 'pending')).toMatchObject({
      depositTxHash: hash,
      fillTx: null,
      depositRefundTxHash: null,
    })
  })

  test('behavior: history has every field of a deposit', async () => {
    const { address } = devAccount(0)
    const { hash } = await deposit(devnet, usdc(7_000_000n))
    await untilStatus(devnet, hash, 'filled')
    const { body } = await getJson(
      `${devnet.urls.indexer}/deposits?depositor=${address}&limit=1&status=filled`,
    )
    const [row] = body as Record<string, unknown>[]
    expect(Object.keys(row ?? {}).sort()).toMatchInlineSnapshot(`
      [
        "actionsSucceeded",
        "bridgeFeeUsd",
        "depositBlockNumber",
        "depositBlockTimestamp",
        "depositId",
        "depositRefundTxnRef",
        "depositTxnRef",
        "depositor",
        "destinationChainId",
        "exclusiveRelayer",
        "exclusivityDeadline",
        "fillBlockTimestamp",
        "fillDeadline",
        "fillGasFee",
        "fillGasFeeUsd",
        "fillTxnRef",
        "id",
        "inputAmount",
        "inputPriceUsd",
        "inputToken",
        "message",
        "messageHash",
        "originChainId",
        "outputAmount",
        "outputPriceUsd",
        "outputToken",
        "quoteTimestamp",
        "recipient",
        "relayHash",
        "relayer",
        "speedups",
        "status",
        "swapFeeUsd",
        "swapToken",
        "swapTokenAmount",
        "swapTokenPriceUsd",
      ]
    `)
    expect(row).toMatchObject({
      depositor: address.toLowerCase(),
      inputAmount: '7000000',
      outputAmount: '6990000',
      status: 'filled',
      depositTxnRef: hash,
      speedups: [],
    })
  })

  // Last: it moves a chain's clock.
  test('behavior: an expired deposit is paid back', async () => {
    const [origin, destination] = bothChains(devnet)
    const { address } = devAccount(0)
    const balance = () =>
      walletClient(origin).readContract({
        address: origin.contracts.usdc,
        abi: tokenAbi,
        functionName: 'balanceOf',
        args: [address],
      })
    await devnet.control.setRelayer({ paused: true })
    const before = await balance()
    const { hash } = await deposit(devnet, { ...usdc(4_000_000n), fillDeadlineSeconds: 60 })
    await untilStatus(devnet, hash, 'pending')
    await devnet.control.increaseTime(destination.chainId, 120)
    await untilStatus(devnet, hash, 'expired')
    const { hashes } = await devnet.control.refundExpired()
    expect(await untilStatus(devnet, hash, 'refunded')).toMatchObject({
      depositRefundTxnRef: hashes[0],
    })
    expect(await balance()).toBe(before)
  })
})
