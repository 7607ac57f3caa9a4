import { type Address, type Client, zeroAddress } from 'viem'
import { getTransactionCount } from 'viem/actions'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type BridgeClient, createBridgeClient } from '../client/client.ts'
import { executeQuote } from '../run/executeQuote.ts'
import { getAvailableRoutes } from '../quote/getAvailableRoutes.ts'
import { getQuote } from '../quote/getQuote.ts'
import { runTransfer } from '../run/runTransfer.ts'
import { destinationChainId, originChainId, startWorld, type World } from '../testing/world.ts'
import type { SuggestedFees } from '../transport/fees.ts'
import { quoteFromFees } from '../transport/quoteFromFees.ts'
import type { QuoteQuery } from '../transport/transport.ts'
import { createTransfer } from '../transfer/transfer.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

type Changes = {
  readonly lie?: (fees: SuggestedFees) => SuggestedFees
  readonly spokePools?: BridgeClient['spokePools']
  readonly tokens?: BridgeClient['tokens']
}

/** A client of its own, whose service may lie; `asked` is what its chains were asked. */
function clientOf({ lie = (fees) => fees, ...changes }: Changes = {}) {
  const asked: string[] = []
  const { chainClient, spokePools, handlers } = world.client
  const { transport } = world
  const getChainClient = (chainId: number) => {
    const chain = chainClient(chainId)
    const request = async (what: { method: string; params?: [{ data?: string } | string] }) => {
      const [first] = what.params ?? []
      const about = typeof first === 'object' ? first?.data?.slice(0, 10) : first
      asked.push([what.method, about].join(' '))
      return chain.request(what as never)
    }
    return { ...chain, request } as Client
  }
  const client = createBridgeClient({
    getChainClient,
    spokePools,
    handlers,
    pollingIntervalMs: 50,
    ...changes,
    transport: {
      ...transport,
      quote: async (query) => quoteFromFees(lie(await transport.getSuggestedFees(query)), query),
    },
  })
  return { client, asked }
}

async function question(symbol: 'USDC' | 'WETH' | 'ETH' = 'USDC') {
  const owner = await world.account()
  const routes = await getAvailableRoutes(world.client, { originChainId, destinationChainId })
  const route = routes.find((row) => row.inputTokenSymbol === symbol)
  if (route === undefined) throw new Error(`no route for ${symbol}`)
  const inputAmount = symbol === 'USDC' ? 50_000_000n : 10n ** 17n
  return {
    owner,
    wallet: world.wallet(owner),
    asked: { route, inputAmount, depositor: owner.address },
  }
}

const sentBy = (address: Address) =>
  getTransactionCount(world.client.chainClient(originChainId), { address })

const DECIMALS = '0x313ce567'
const reads = (asked: readonly string[], what: string) =>
  asked.filter((one) => one.endsWith(what)).length

describe('units', () => {
  const free = { pct: 0n, total: 0n }
  const noFees = {
    totalRelayFee: free,
    relayerCapitalFee: free,
    relayerGasFee: free,
    lpFee: free,
  }

  test('attack: C-F3 the service says that ether out has 6 decimals, and no fees (S5.12, S8.12)', async () => {
    const { asked } = await question('ETH')
    const { client } = clientOf({
      lie: (fees) => ({
        ...fees,
        ...noFees,
        outputAmount: 100_000n,
        outputToken: fees.outputToken && { ...fees.outputToken, decimals: 6 },
      }),
    })
    await expect(getQuote(client, asked)).rejects.toMatchObject({
      code: 'BRIDGE_TOKEN_UNITS',
      data: { chainId: destinationChainId, told: 6, decimals: 18 },
    })
  })

  test('attack: C-F3 it says so of no token, and only the amount is in other units (S5.12)', async () => {
    const { asked } = await question('ETH')
    const told = { ...noFees, inputToken: undefined, outputToken: undefined }
    const { client } = clientOf({ lie: (fees) => ({ ...fees, ...told, outputAmount: 100_000n }) })
    await expect(getQuote(client, asked)).rejects.toMatchObject({ code: 'BRIDGE_QUOTE_INVALID' })
  })

  test('attack: C-F3 100 USDC become 1e20 (S5.12, S8.12)', async () => {
    const { asked } = await question()
    const { client } = clientOf({
      lie: (fees) => ({
        ...fees,
        ...noFees,
        outputAmount: 5n * 10n ** 19n,
        outputToken: fees.outputToken && { ...fees.outputToken, decimals: 18 },
      }),
    })
    await expect(getQuote(client, asked)).rejects.toMatchObject({
      code: 'BRIDGE_TOKEN_UNITS',
      data: { told: 18, decimals: 6 },
    })
  })

  test('default: both contracts are asked once for each client, and none that is pinned (S3.14)', async () => {
    const { asked: ask } = await question()
    const one = clientOf()
    await getQuote(one.client, ask)
    const quote = await getQuote(one.client, ask)
    expect(quote).toMatchObject({ inputDecimals: 6, outputDecimals: 6, isRateChecked: true })
    expect(reads(one.asked, DECIMALS)).toBe(2)
    const usdc = (chainId: number) => ({
      symbol: 'USDC',
      decimals: 6,
      address: world.devnet.contracts[chainId]?.usdc ?? zeroAddress,
    })
    const ids = [originChainId, destinationChainId]
    const pinned = clientOf({ tokens: Object.fromEntries(ids.map((id) => [id, [usdc(id)]])) })
    await getQuote(pinned.client, ask)
    expect(reads(pinned.asked, DECIMALS)).toBe(0)
  })

  test('error: an address that is no token, before the wallet is asked (S8.12)', async () => {
    const { asked } = await question()
    const nobody = '0x00000000000000000000000000000000000beef1'
    const { client } = clientOf()
    const { transport: told, ...rest } = client
    // The service has such a route.
    const own = { ...asked, route: { ...asked.route, outputToken: nobody } } as const
    const blindly = async (query: QuoteQuery) => {
      const question = { ...asked.route, amount: asked.inputAmount }
      const fees = await world.transport.getSuggestedFees(question)
      const unsaid = { ...fees, inputToken: undefined, outputToken: undefined }
      return quoteFromFees(unsaid, query)
    }
    const blind = { ...rest, transport: { ...told, quote: blindly } }
    await expect(getQuote(blind, own)).rejects.toMatchObject({
      code: 'BRIDGE_TOKEN_UNITS',
      data: { token: nobody, told: undefined, decimals: undefined },
    })
  })
})

describe('pools', () => {
  test('attack: C-F5 a chain whose pool only the service names is refused (S5.12, S8.12)', async () => {
    const { asked, owner, wallet } = await question()
    const attacker = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
    await world.devnet.control.setQuotes({ lie: 'pool' })
    for (const known of [originChainId, destinationChainId]) {
      const spokePools = { [known]: attacker } as const
      await expect(getQuote(clientOf({ spokePools }).client, asked)).rejects.toMatchObject({
        code: 'BRIDGE_CHAIN_NOT_CONFIGURED',
      })
    }
    // A quote of another client changes nothing of that.
    await world.devnet.control.setQuotes({ lie: 'none' })
    const quote = await getQuote(world.client, asked)
    const { client } = clientOf({ spokePools: {} })
    await expect(executeQuote(client, { quote, wallet })).rejects.toMatchObject({
      code: 'BRIDGE_CHAIN_NOT_CONFIGURED',
    })
    expect([wallet.sent, await sentBy(owner.address)]).toEqual([[], 0])
  })

  test.each(['USDC', 'ETH'] as const)(
    'attack: C-F5 %s for a pool that is another one or nobody is neither approved nor sent (S8.12)',
    async (symbol) => {
      const { asked, owner, wallet } = await question(symbol)
      const quote = await getQuote(world.client, asked)
      const nobody = (await world.account()).address
      const deposit = { ...quote.deposit, spokePoolAddress: nobody }
      const run = (client: BridgeClient) =>
        executeQuote(client, { quote: { ...quote, deposit }, wallet })
      await expect(run(clientOf().client)).rejects.toMatchObject({ code: 'BRIDGE_QUOTE_INVALID' })
      const spokePools = { ...world.client.spokePools, [originChainId]: nobody }
      await expect(run(clientOf({ spokePools }).client)).rejects.toMatchObject({
        code: 'BRIDGE_NO_POOL',
        data: { chainId: originChainId, address: nobody },
      })
      expect([wallet.sent, await sentBy(owner.address)]).toEqual([[], 0])
    },
  )

  test('default: its code is read once for each client (S4.14)', async () => {
    const { client, asked: heard } = clientOf()
    for (const symbol of ['USDC', 'ETH'] as const) {
      const { asked, wallet } = await question(symbol)
      const quote = await getQuote(client, asked)
      await executeQuote(client, { quote, wallet })
    }
    expect(reads(heard, `eth_getCode ${client.spokePools[originChainId]}`)).toBe(1)
  })
})

describe('time', () => {
  test('error: C-F8 less than ten minutes by the destination’s clock are no quote (S5.12, S8.12)', async () => {
    const { asked } = await question('ETH')
    await world.devnet.control.setQuotes({ fillDeadlineSeconds: 500 })
    const code = 'BRIDGE_DEADLINE_TOO_SOON'
    await expect(getQuote(clientOf().client, asked)).rejects.toMatchObject({ code })
    await world.devnet.control.setQuotes({ fillDeadlineSeconds: 900 })
    expect((await getQuote(clientOf().client, asked)).isAmountTooLow).toBe(false)
  })

  test('error: C-F8 less than two minutes are left when it is sent (S4.14, S8.12)', async () => {
    const { asked, owner, wallet } = await question('ETH')
    const { client } = clientOf()
    const quote = await getQuote(client, asked)
    const transfer = createTransfer(quote, { integratorId: client.integratorId })
    // The last one: the clock of this chain stays there.
    await world.devnet.control.increaseTime(destinationChainId, 7_200 - 100)
    await expect(
      runTransfer(client, { transfer, wallet, save: () => undefined }),
    ).rejects.toMatchObject({ code: 'BRIDGE_DEADLINE_TOO_SOON', data: { least: 120 } })
    expect([wallet.sent, await sentBy(owner.address)]).toEqual([[], 0])
    // By the clock of then it is no quote any more, either.
    await expect(getQuote(clientOf().client, asked)).rejects.toMatchObject({
      code: 'BRIDGE_DEADLINE_TOO_SOON',
    })
  })
})
