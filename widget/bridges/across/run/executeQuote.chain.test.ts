import { createWalletClient, defineChain, erc20Abi, http, maxUint256 } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { simulationAccess } from '#devnet/services/simulation.ts'
import { createBridgeClient } from '../client/client.ts'
import { executeQuote, executeQuoteStream } from './executeQuote.ts'
import { getAvailableRoutes } from '../quote/getAvailableRoutes.ts'
import { getQuote } from '../quote/getQuote.ts'
import { createSimulationService } from '../transport/simulationService.ts'
import { destinationChainId, originChainId, startWorld, type World } from '../testing/world.ts'
import type { Transfer } from '../transfer/transfer.ts'
import { walletFromViem } from '../transaction/walletFromViem.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

const never = () => Promise.reject(new Error('was not to be asked'))

async function quoted(symbol = 'USDC') {
  const owner = await world.account()
  const routes = await getAvailableRoutes(world.client, { originChainId, destinationChainId })
  const isNative = symbol === 'ETH'
  const route = routes.find((row) => row.inputTokenSymbol === symbol && row.isNative === isNative)
  if (route === undefined) throw new Error(`no route for ${symbol}`)
  const inputAmount = isNative ? 10n ** 17n : 50_000_000n
  const quote = await getQuote(world.client, { route, inputAmount, depositor: owner.address })
  return { owner, quote, wallet: world.wallet(owner) }
}

function allowanceOf({ route, owner, originPool }: Transfer): Promise<bigint> {
  return readContract(world.client.chainClient(originChainId), {
    address: route.inputToken,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [owner, originPool],
  })
}

describe('executeQuote', () => {
  test('default: deposit and fill, through a viem wallet (S4.14, S7.34)', async () => {
    const { owner, quote } = await quoted()
    const [origin] = world.devnet.chains
    const rpcUrl = origin?.rpcUrl ?? ''
    const walletClient = createWalletClient({
      account: owner,
      chain: defineChain({
        id: originChainId,
        name: 'origin',
        rpcUrls: { default: { http: [rpcUrl] } },
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      }),
      transport: http(rpcUrl),
    })
    const wallet = walletFromViem(walletClient)
    const saved: string[] = []
    const save = ({ status }: Transfer) => {
      saved.push(status)
    }
    const done = await executeQuote(world.client, { quote, wallet, save })
    expect(done).toMatchObject({
      depositId: expect.any(BigInt),
      depositHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      fillHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      transfer: { status: 'filled' },
    })
    expect(done.error).toBeUndefined()
    expect(saved.at(-1)).toBe('filled')
    expect(await allowanceOf(done.transfer)).toBe(0n)
  })

  test('behavior: the stream tells every step and ends with the outcome (S4.14)', async () => {
    const { quote, wallet } = await quoted()
    const told: string[] = []
    const stream = executeQuoteStream(world.client, { quote, wallet })
    for (;;) {
      const next = await stream.next()
      if (next.done === true) {
        expect(next.value.transfer.status).toBe('filled')
        break
      }
      told.push(`${next.value.step} ${next.value.status}`)
    }
    expect(told).toEqual([
      'approve idle',
      'approve simulationPending',
      'approve simulationSuccess',
      'approve txPending',
      'approve txSuccess',
      'deposit simulationPending',
      'deposit simulationSuccess',
      'deposit txPending',
      'deposit txSuccess',
      'fill txPending',
      'fill txSuccess',
    ])
  })

  test('behavior: who leaves the stream ends the waiting', async () => {
    const { quote, wallet } = await quoted('ETH')
    const signals: (AbortSignal | undefined)[] = []
    const aging = {
      quote,
      wallet: { ...wallet, sendTransaction: never },
      quoteMaxAgeMs: -1,
      requote({ signal }: { readonly signal?: AbortSignal | undefined }) {
        signals.push(signal)
        return new Promise<never>(() => undefined)
      },
    }
    const { signal } = new AbortController()
    for await (const { status } of executeQuoteStream(world.client, { ...aging, signal })) {
      if (status !== 'simulationPending') continue
      await expect.poll(() => signals.length).toBe(1)
      expect(signals[0]?.aborted).toBe(false)
      break
    }
    expect(signals[0]?.aborted).toBe(true)
    expect(signal.aborted).toBe(false)
  })

  /** The client of a site that approves without a limit. */
  function generousClient() {
    const { transport, handlers, spokePools } = world.client
    const getChainClient = (chainId: number) => world.client.chainClient(chainId)
    const options = { transport, handlers, spokePools, getChainClient, pollingIntervalMs: 50 }
    return createBridgeClient({ ...options, infiniteApproval: true })
  }

  test('behavior: infinite approval of the client, after which none is asked for again (S4.14)', async () => {
    const generous = generousClient()
    const { quote, wallet } = await quoted()
    const { transfer } = await executeQuote(generous, { quote, wallet })
    expect(await allowanceOf(transfer)).toBeGreaterThan(maxUint256 / 2n)
    expect(wallet.sent).toHaveLength(2)
    await executeQuote(generous, { quote, wallet })
    expect(wallet.sent).toHaveLength(3)
  })

  test('behavior: one call decides on infinite approval against its client (S4.14)', async () => {
    const { quote, wallet } = await quoted()
    const exact = { quote, wallet, infiniteApproval: false }
    expect(await allowanceOf((await executeQuote(generousClient(), exact)).transfer)).toBe(0n)
  })

  test('error: the allowance is not looked at, so the trial fails (S8.13)', async () => {
    const { quote, wallet } = await quoted()
    const options = { quote, wallet: { ...wallet, sendTransaction: never } }
    const skipping = { ...options, skipAllowanceCheck: true }
    const failing = executeQuote(world.client, skipping)
    await expect(failing).rejects.toThrow(/^deposit simulation failed: /)
    const answered = await executeQuote(world.client, { ...skipping, throwOnError: false })
    expect(answered.error).toMatchObject({ code: 'BRIDGE_DEPOSIT_SIMULATION_FAILED' })
    expect(answered).toMatchObject({ depositId: undefined, transfer: { status: 'approved' } })
  })

  test('error: what fails can be looked at on the simulation service (S3.19, S7.32)', async () => {
    const { quote, wallet, owner } = await quoted()
    const { transport, handlers, spokePools } = world.client
    const getChainClient = (chainId: number) => world.client.chainClient(chainId)
    const baseUrl = world.devnet.urls.simulation
    const simulation = createSimulationService({ ...simulationAccess, baseUrl })
    const known = { handlers, spokePools }
    const client = createBridgeClient({ transport, ...known, getChainClient, simulation })
    const skipping = { quote, wallet, skipAllowanceCheck: true }
    await expect(executeQuote(client, skipping)).rejects.toMatchObject({
      name: 'SimulationError',
      message: expect.stringMatching(/^deposit simulation failed: /),
      simulationUrl: expect.stringMatching(/^https:\/\/www\.tdly\.co\/shared\/simulation\/[-\w]+$/),
    })
    const token = quote.route.outputToken
    const failing = { target: token, callData: '0xdeadbeef', value: 0n } as const
    await expect(
      getQuote(client, {
        route: quote.route,
        inputAmount: 50_000_000n,
        depositor: owner.address,
        crossChainMessage: {
          actions: [failing],
          fallbackRecipient: '0x0000000000000000000000000000000000000000',
        },
      }),
    ).rejects.toMatchObject({
      name: 'SimulationError',
      message: expect.stringMatching(/^simulation failed while fetching quote: /),
    })
  })
})

describe('a service that lies', () => {
  // Pools as a deployment configures them; the client does not trust pools that a service names.
  function sure() {
    const { transport, chainClient: getChainClient, spokePools } = world.client
    return createBridgeClient({ transport, getChainClient, spokePools, pollingIntervalMs: 50 })
  }

  test.each([
    'outputToken',
    'outputZero',
    'amount',
    'deadline',
    'pool',
    'exclusiveRelayer',
  ] as const)('error: about %s is found out before anything is signed (S5.12)', async (lie) => {
    const { quote, owner } = await quoted()
    await world.devnet.control.setQuotes({ lie })
    const question = { route: quote.route, inputAmount: 50_000_000n, depositor: owner.address }
    await expect(getQuote(sure(), question)).rejects.toMatchObject({
      code: 'BRIDGE_QUOTE_INVALID',
    })
  })

  test('behavior: a recipient that it names is not heard', async () => {
    const { quote, owner } = await quoted()
    await world.devnet.control.setQuotes({ lie: 'recipient' })
    const question = { route: quote.route, inputAmount: 50_000_000n, depositor: owner.address }
    expect((await getQuote(sure(), question)).deposit.recipient).toBe(owner.address)
  })
})
