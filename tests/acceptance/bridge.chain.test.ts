import {
  type AbiEvent,
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  erc20Abi,
  getAbiItem,
  type Hex,
  pad,
  parseAbi,
  zeroAddress,
} from 'viem'
import { sendTransaction } from 'viem/actions'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  type Action,
  executeQuote,
  findDeposits,
  findFill,
  getDeposit,
  speedUpDeposit,
  waitForDepositTx,
  waitForFill,
} from '#bridges/across/index.ts'
import { clientOf, destinationChainId, originChainId, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

/** What must be found again at the end, by the id alone. */
type Sent = {
  readonly name: string
  readonly depositId: bigint
  readonly depositHash: Hex
  readonly found: Record<string, unknown>
}
const sent: Sent[] = []

/** One line per scenario, as a script would print it. */
function note(entry: Sent, outcome: string): void {
  sent.push(entry)
  const id = String(entry.depositId)
  const short = id.length > 12 ? `${id.slice(0, 6)}…${id.slice(-4)}` : id
  console.log(`${entry.name.padEnd(40)} #${short.padEnd(12)} ${outcome}`)
}

const originPool = () => world.devnet.contracts[originChainId]?.spokePool ?? zeroAddress
const destinationPool = () => world.devnet.contracts[destinationChainId]?.spokePool ?? zeroAddress

/** Approves, deposits and waits, then notes the end that was expected. */
async function send(
  name: string,
  fillType: string,
  options: Omit<Parameters<World['quote']>[0], 'depositor'> & {
    readonly onDeposit?: (depositId: bigint) => Promise<void>
  } = {},
) {
  const { onDeposit, ...question } = options
  const { address, wallet } = await world.account()
  const quote = await world.quote({ ...question, depositor: address })
  let during: Promise<void> | undefined
  const done = await executeQuote(world.client, {
    quote,
    wallet,
    onProgress(progress) {
      if (progress.step !== 'fill' || progress.status !== 'txPending') return
      during ??= onDeposit?.(progress.depositId)
    },
  })
  await during
  const { depositId, depositHash, transfer } = done
  if (depositId === undefined || depositHash === undefined) throw new Error('Nothing was deposited')
  expect(transfer).toMatchObject({ status: 'filled', fillType })
  const fill = { fillType, hash: done.fillHash, outputAmount: BigInt(transfer.filledAmount ?? 0) }
  note({ name, depositId, depositHash, found: { status: 'filled', fill } }, `filled, ${fillType}`)
  return { address, quote, transfer }
}

const someone = (digit: string): Address => `0x${digit.repeat(40)}`

function pay(target: Address, to: Address, amount: bigint): Action {
  const call = { abi: erc20Abi, functionName: 'transfer', args: [to, amount] } as const
  return { target, callData: encodeFunctionData(call), value: 0n }
}

function requested(depositId: bigint) {
  const query = { originChainId, depositId, spokePoolAddress: originPool() }
  return expect
    .poll(() => getDeposit(world.client, query), { timeout: 10_000 })
    .toMatchObject({ status: 'slowFillRequested' })
}

describe('the bridge entry, from question to arrival', () => {
  test('default: a fast fill', async () => {
    const { address, quote } = await send('fast fill', 'FastFill')
    const received = await world.balanceOf(quote.route.outputToken, address)
    // Devnet gives every account 25 000 of it.
    expect(received).toBe(25_000_000_000n + quote.deposit.outputAmount)
  })

  test('behavior: a slow fill, paid by the pool itself', async () => {
    await world.devnet.control.setRelayer({ slow: true })
    await send('slow fill', 'SlowFill', {
      async onDeposit(depositId) {
        await requested(depositId)
        await world.devnet.control.setDataWorker({ slowFills: true })
      },
    })
  })

  test('behavior: a relayer that comes before the slow fill', async () => {
    await world.devnet.control.setRelayer({ slow: true })
    await send('replaced slow fill', 'ReplacedSlowFill', {
      async onDeposit(depositId) {
        await requested(depositId)
        await world.devnet.control.setRelayer({ slow: false })
      },
    })
  })

  test('behavior: sped up, then filled with the updated amount', async () => {
    const { control, urls } = world.devnet
    await control.setRelayer({ paused: true })
    const { address, wallet } = await world.account()
    const quote = await world.quote({ depositor: address })
    const waiting = executeQuote(world.client, { quote, wallet })
    const query = { depositor: address, chainIds: [originChainId] }
    await expect.poll(async () => (await findDeposits(world.client, query)).deposits.length).toBe(1)
    const [deposit] = (await findDeposits(world.client, query)).deposits
    if (deposit === undefined) throw new Error('The deposit is gone')
    await control.setQuotes({ feeMultiplier: 2 })
    const sped = await speedUpDeposit(world.client, { wallet, deposit })
    expect(sped.updatedOutputAmount).toBeLessThan(quote.deposit.outputAmount)
    const offers = async () => {
      const answer = await fetch(`${urls.indexer}/deposits?limit=5`)
      // Devnet's own answer.
      const rows = (await answer.json()) as { depositId: string; speedups: unknown[] }[]
      return rows.find((row) => row.depositId === String(deposit.depositId))?.speedups.length
    }
    await expect.poll(offers).toBe(1)
    await control.setRelayer({ paused: false })

    const { depositHash = '0x', fillHash, transfer } = await waiting
    const outputAmount = sped.updatedOutputAmount
    expect(transfer).toMatchObject({ status: 'filled', filledAmount: String(outputAmount) })
    const received = await world.balanceOf(quote.route.outputToken, address)
    expect(received).toBe(25_000_000_000n + outputAmount)
    const fill = { fillType: 'FastFill', hash: fillHash, outputAmount }
    const found = { status: 'filled', fill }
    const name = 'speed-up'
    note({ name, depositId: deposit.depositId, depositHash, found }, `filled, ${outputAmount}`)
  })

  test('behavior: a message with three actions, and what they leave', async () => {
    const fallbackRecipient = someone('4')
    const { quote, transfer } = await send('message, three actions', 'FastFill', {
      message: ({ outputToken }) => ({
        actions: ['1', '2', '3'].map((digit) => pay(outputToken, someone(digit), 1_000_000n)),
        fallbackRecipient,
      }),
    })
    expect(transfer.actionSuccess).toBe(true)
    const { outputToken } = quote.route
    for (const digit of ['1', '2', '3']) {
      expect(await world.balanceOf(outputToken, someone(digit))).toBe(1_000_000n)
    }
    const left = quote.deposit.outputAmount - 3_000_000n
    expect(await world.balanceOf(outputToken, fallbackRecipient)).toBe(left)
  })

  test('behavior: a message that fails pays the fallback recipient', async () => {
    const fallbackRecipient = someone('6')
    const { quote, transfer } = await send('message that fails', 'FastFill', {
      message: ({ outputToken }) => ({
        actions: [
          pay(outputToken, someone('5'), 1_000_000n),
          pay(outputToken, someone('5'), 10n ** 12n),
        ],
        fallbackRecipient,
      }),
    })
    expect(transfer.actionSuccess).toBe(false)
    const { outputToken } = quote.route
    expect(await world.balanceOf(outputToken, someone('5'))).toBe(0n)
    const paid = await world.balanceOf(outputToken, fallbackRecipient)
    expect(paid).toBe(quote.deposit.outputAmount)
  })

  test('behavior: native currency in, native currency out', async () => {
    const { address, quote } = await send('native in and out', 'FastFill', { symbol: 'ETH' })
    // Devnet gives every account 100 of it; the destination takes no fee from who receives.
    const received = await world.balanceOf('native', address)
    expect(received).toBe(100n * 10n ** 18n + quote.deposit.outputAmount)
  })

  test('behavior: an id of 256 bits', async () => {
    const { address, walletClient } = await world.account()
    const { deposit, route } = await world.quote({ depositor: address, symbol: 'ETH' })
    const { inputAmount, outputAmount, quoteTimestamp, fillDeadline } = deposit
    const data = encodeFunctionData({
      abi: unsafeDepositAbi,
      args: [
        ...([pad(address), pad(address), pad(route.inputToken), pad(route.outputToken)] as const),
        ...([inputAmount, outputAmount, BigInt(destinationChainId), pad(zeroAddress)] as const),
        ...([7n, quoteTimestamp, fillDeadline, 0, '0x'] as const),
      ],
    })
    const to = originPool()
    const call = { to, data, value: inputAmount, account: address, chain: null }
    const hash = await sendTransaction(walletClient, {
      ...call,
      account: walletClient.account ?? address,
    })
    const log = await waitForDepositTx(world.client, { hash, originChainId })
    const { depositId } = log
    expect(depositId).toBeGreaterThan(2n ** 200n)
    const question = { deposit: log, log, destinationPool: destinationPool(), fromBlock: 0n }
    const fill = await waitForFill(world.client, question)
    expect(fill).toMatchObject({ status: 'filled', fillType: 'FastFill', outputAmount })
    const found = { status: 'filled', fill: { outputAmount } }
    note({ name: 'id of 256 bits', depositId, depositHash: hash, found }, 'filled, FastFill')
  })

  test('behavior: events of the generation before', async () => {
    const { control } = world.devnet
    await control.setRelayer({ paused: true })
    const { address } = await world.account()
    const { deposit, route } = await world.quote({ depositor: address, symbol: 'ETH' })
    const { inputAmount, outputAmount, quoteTimestamp, fillDeadline } = deposit
    const depositId = 4_000_000_000
    const to = { destinationChainId: BigInt(destinationChainId), depositId, depositor: address }
    const made = await control.emitPoolLog(originChainId, {
      topics: topicsOf('V3FundsDeposited', to),
      data: dataOf('V3FundsDeposited', [
        ...[route.inputToken, route.outputToken, inputAmount, outputAmount],
        ...[quoteTimestamp, fillDeadline, 0, address, zeroAddress, '0x'],
      ]),
    })
    const from = { originChainId: BigInt(originChainId), depositId, relayer: address }
    const filled = await control.emitPoolLog(destinationChainId, {
      topics: topicsOf('FilledV3Relay', from),
      data: dataOf('FilledV3Relay', [
        ...[route.inputToken, route.outputToken, inputAmount, outputAmount],
        ...[BigInt(destinationChainId), fillDeadline, 0, zeroAddress, address, address, '0x'],
        { updatedRecipient: address, updatedMessage: '0x', updatedOutputAmount: 5n, fillType: 0 },
      ]),
    })
    // A relayer that goes on before the ledger has read this fill would fill the deposit itself.
    const query = { originChainId, depositId: BigInt(depositId) }
    await expect
      .poll(() => world.client.transport.getDepositStatus(query))
      .toMatchObject({ status: 'filled', fillHash: filled.hash })
    const found = await getDeposit(world.client, {
      originChainId,
      depositId: BigInt(depositId),
      spokePoolAddress: originPool(),
    })
    expect(found).toMatchObject({ depositor: address, inputAmount, depositTxHash: made.hash })
    const fill = await findFill(world.client, { deposit: found })
    expect(fill).toMatchObject({ hash: filled.hash, fillType: 'FastFill', outputAmount: 5n })
    const name = 'V3 generation'
    const entry = { name, depositId: BigInt(depositId), depositHash: made.hash }
    note({ ...entry, found: { depositor: address, inputAmount } }, 'both events found')
  })

  test('behavior: expired, then refunded', async () => {
    const { control } = world.devnet
    await control.setRelayer({ paused: true })
    await control.setQuotes({ fillDeadlineSeconds: 660 })
    const { address, wallet } = await world.account()
    const quote = await world.quote({ depositor: address })
    let later: Promise<unknown> | undefined
    const { depositId, depositHash, transfer } = await executeQuote(world.client, {
      quote,
      wallet,
      onProgress({ step }) {
        if (step !== 'fill') return
        later ??= Promise.all(
          [originChainId, destinationChainId].map((chainId) => control.increaseTime(chainId, 700)),
        )
      },
    })
    await later
    if (depositId === undefined || depositHash === undefined) throw new Error('No deposit')
    expect(transfer.status).toBe('expired')
    await control.setDataWorker({ refunds: true })
    const query = { originChainId, depositTxHash: depositHash }
    await expect
      .poll(() => getDeposit(world.client, query), { timeout: 10_000 })
      .toMatchObject({ status: 'refunded', refundTxHash: expect.stringMatching(/^0x/) })
    const found = { status: 'refunded', refundTxHash: expect.stringMatching(/^0x/) }
    note({ name: 'expired, then refunded', depositId, depositHash, found }, 'refunded')
  })

  test('behavior: all of them are found again by id, from the chains alone', async () => {
    expect(sent).toHaveLength(10)
    const { control } = world.devnet
    await control.setFault('indexer', { mode: 'refuse' })
    const client = clientOf(world.devnet)
    for (const { name, depositId, depositHash, found } of sent) {
      const query = { originChainId, depositId, spokePoolAddress: originPool() }
      const again = await getDeposit(client, query)
      expect(again, name).toMatchObject({ depositId, depositTxHash: depositHash, ...found })
      console.log(`${name.padEnd(40)} found again: ${again.status}`)
    }
    const legacy = { originChainId, destinationChainId, depositId: 4_000_000_000n }
    const fill = await findFill(client, { deposit: { ...legacy, message: '0x' } })
    expect(fill.outputAmount).toBe(5n)
  })
})

const unsafeDepositAbi = parseAbi([
  'function unsafeDeposit(bytes32 depositor, bytes32 recipient, bytes32 inputToken, bytes32 outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, bytes32 exclusiveRelayer, uint256 depositNonce, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message) payable',
])

const v3Abi = parseAbi([
  'event V3FundsDeposited(address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 indexed destinationChainId, uint32 indexed depositId, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, address indexed depositor, address recipient, address exclusiveRelayer, bytes message)',
  'event FilledV3Relay(address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 repaymentChainId, uint256 indexed originChainId, uint32 indexed depositId, uint32 fillDeadline, uint32 exclusivityDeadline, address exclusiveRelayer, address indexed relayer, address depositor, address recipient, bytes message, V3ExecutionInfo relayExecutionInfo)',
  'struct V3ExecutionInfo { address updatedRecipient; bytes updatedMessage; uint256 updatedOutputAmount; uint8 fillType; }',
])

type EventName = 'V3FundsDeposited' | 'FilledV3Relay'

function topicsOf(eventName: EventName, args: Record<string, unknown>): Hex[] {
  const abi: readonly AbiEvent[] = v3Abi
  // All three indexed values are given, so that no topic is null.
  return encodeEventTopics({ abi, eventName, args }) as Hex[]
}

function dataOf(eventName: EventName, values: readonly unknown[]): Hex {
  const { inputs }: AbiEvent = getAbiItem({ abi: v3Abi, name: eventName })
  const unindexed = inputs.filter(({ indexed }) => indexed !== true)
  return encodeAbiParameters(unindexed, values)
}
