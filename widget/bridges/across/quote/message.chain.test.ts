import { type Address, encodeFunctionData, erc20Abi, parseAbi, zeroAddress } from 'viem'
import { getBalance, getTransactionReceipt, readContract } from 'viem/actions'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createBridgeClient } from '../client/client.ts'
import { executeQuote } from '../run/executeQuote.ts'
import { getAvailableRoutes } from './getAvailableRoutes.ts'
import { getQuote } from './getQuote.ts'
import { type Action, type CrossChainMessage, decodeMessage } from './message.ts'
import { parseDepositLogs } from '../logs/parseDepositLogs.ts'
import { destinationChainId, originChainId, startWorld, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

const inputAmount = 50_000_000n
const handler = () => world.devnet.contracts[destinationChainId]?.multicallHandler

async function usdcRoute() {
  const query = { originChainId, destinationChainId, inputTokenSymbol: 'USDC' }
  const [route] = await getAvailableRoutes(world.client, query)
  if (route === undefined) throw new Error('no route for USDC')
  return route
}

function pay(token: Address, to: Address, amount: bigint): Action {
  const callData = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, amount],
  })
  return { target: token, callData, value: 0n }
}

function balanceOf(token: Address, owner: Address): Promise<bigint> {
  const query = { address: token, abi: erc20Abi, functionName: 'balanceOf' } as const
  return readContract(world.client.chainClient(destinationChainId), { ...query, args: [owner] })
}

async function send(crossChainMessage: CrossChainMessage) {
  const owner = await world.account()
  const route = await usdcRoute()
  const question = { route, inputAmount, depositor: owner.address }
  const quote = await getQuote(world.client, { ...question, crossChainMessage })
  const done = await executeQuote(world.client, { quote, wallet: world.wallet(owner) })
  return { quote, done }
}

const someone = (digit: string): Address => `0x${digit.repeat(40)}`

describe('getQuote with a message, executed', () => {
  test('behavior: three actions run, and what is left goes to the fallback recipient (S3.17)', async () => {
    const { outputToken } = await usdcRoute()
    const fallbackRecipient = someone('4')
    const actions = ['1', '2', '3'].map((digit, index) =>
      pay(outputToken, someone(digit), BigInt(index + 1) * 1_000_000n),
    )
    const { quote, done } = await send({ actions, fallbackRecipient })
    expect(quote.deposit.recipient).toBe(handler())
    expect(done.transfer).toMatchObject({ status: 'filled', actionSuccess: true })
    expect(await balanceOf(outputToken, someone('1'))).toBe(1_000_000n)
    expect(await balanceOf(outputToken, someone('2'))).toBe(2_000_000n)
    expect(await balanceOf(outputToken, someone('3'))).toBe(3_000_000n)
    const left = quote.deposit.outputAmount - 6_000_000n
    expect(await balanceOf(outputToken, fallbackRecipient)).toBe(left)
    expect(await balanceOf(outputToken, quote.deposit.recipient)).toBe(0n)
  })

  test('behavior: an action that fails sends all of it to the fallback recipient', async () => {
    const { outputToken } = await usdcRoute()
    const fallbackRecipient = someone('6')
    const actions = [
      pay(outputToken, someone('5'), 1_000_000n),
      pay(outputToken, someone('5'), 10n ** 12n),
    ]
    const { quote, done } = await send({ actions, fallbackRecipient })
    expect(done.transfer).toMatchObject({ status: 'filled', actionSuccess: false })
    expect(await balanceOf(outputToken, someone('5'))).toBe(0n)
    expect(await balanceOf(outputToken, fallbackRecipient)).toBe(quote.deposit.outputAmount)
  })

  test('behavior: update() fits an action to what arrives, to the last unit', async () => {
    const { outputToken } = await usdcRoute()
    const action: Action = {
      ...pay(outputToken, someone('7'), 0n),
      value: 0n,
      update: (outputAmount) => ({
        callData: pay(outputToken, someone('7'), outputAmount).callData,
      }),
    }
    const { quote, done } = await send({ actions: [action], fallbackRecipient: zeroAddress })
    expect(done.transfer).toMatchObject({ status: 'filled', actionSuccess: true })
    expect(await balanceOf(outputToken, someone('7'))).toBe(quote.deposit.outputAmount)
  })

  test('behavior: the deposit carries message, handler and the integrator’s suffix', async () => {
    const { outputToken } = await usdcRoute()
    const message = {
      actions: [pay(outputToken, someone('8'), 1n)],
      fallbackRecipient: someone('8'),
    }
    const { done } = await send(message)
    const chain = world.client.chainClient(originChainId)
    const receipt = await getTransactionReceipt(chain, { hash: done.depositHash ?? '0x' })
    const [deposit] = parseDepositLogs(receipt.logs, { originChainId })
    expect(deposit?.recipient).toBe(handler())
    expect(decodeMessage(deposit?.message ?? '0x')).toEqual(message)
  })

  test('error: a chain without a handler, before anything is asked', async () => {
    const chainClient = (chainId: number) => world.client.chainClient(chainId)
    const { transport, spokePools } = world.client
    const route = await usdcRoute()
    const depositor = someone('9')
    const crossChainMessage = {
      actions: [pay(route.outputToken, depositor, 1n)],
      fallbackRecipient: depositor,
    }
    const question = { route, inputAmount, depositor, crossChainMessage }
    const handlers = { [destinationChainId]: depositor }
    const wrong = createBridgeClient({
      transport,
      getChainClient: chainClient,
      handlers,
      spokePools,
    })
    await expect(getQuote(wrong, question)).rejects.toMatchObject({
      code: 'BRIDGE_NO_MESSAGE_HANDLER',
      data: { addresses: [depositor] },
    })
  })

  test('behavior: native currency out of an action, after unwrapping it', async () => {
    const routes = await getAvailableRoutes(world.client, { originChainId, destinationChainId })
    const route = routes.find(({ isNative }) => isNative)
    if (route === undefined) throw new Error('no native route')
    const owner = await world.account()
    const withdraw = (amount: bigint) =>
      encodeFunctionData({
        abi: parseAbi(['function withdraw(uint256 amount)']),
        args: [amount],
      })
    const actions: Action[] = [
      {
        target: route.outputToken,
        callData: withdraw(0n),
        value: 0n,
        update: async (amount) => ({ callData: withdraw(amount) }),
      },
      { target: someone('a'), callData: '0x', value: 0n, update: (value) => ({ value }) },
    ]
    const quote = await getQuote(world.client, {
      route,
      inputAmount: 10n ** 17n,
      depositor: owner.address,
      crossChainMessage: { actions, fallbackRecipient: owner.address },
    })
    const { transfer } = await executeQuote(world.client, { quote, wallet: world.wallet(owner) })
    expect(transfer).toMatchObject({ status: 'filled', actionSuccess: true })
    const chain = world.client.chainClient(destinationChainId)
    expect(await getBalance(chain, { address: someone('a') })).toBe(quote.deposit.outputAmount)
  })
})
