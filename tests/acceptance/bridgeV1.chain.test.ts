import { type Address, encodeFunctionData, erc20Abi, type Hex, pad, zeroHash } from 'viem'
import { getTransactionCount } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { spokePoolAbi } from '#bridges/across/contracts/abi.ts'
import {
  createBridgeClient,
  createTransfer,
  executeQuote,
  getAvailableRoutes,
  getQuote,
  type Quote,
  runTransfer,
  type Transfer,
} from '#bridges/across/index.ts'
import { v1Transport } from '#bridges/across/transport/v1/v1Transport.ts'
import { attacker } from '#devnet/chains/accounts.ts'
import { keys, ORIGIN, startGateway, type TestGateway } from '#gateway/testing/startGateway.ts'
import { destinationChainId, originChainId, startWorld, type World } from './world.ts'

/*
 * Across's API v1, unverified: what answers here is devnet, which was written from the same public parts of the
 * documentation. It shows that nothing but an approval and a deposit is done for it, not that the service works.
 */

let world: World
let gateway: TestGateway
beforeAll(async () => {
  world = await startWorld()
  const { bridgeApi = '', indexer = '' } = world.devnet.urls
  gateway = await startGateway({
    bridge: { apiUrl: new URL(bridgeApi).origin, indexerUrl: indexer },
    gateway: { origin: ORIGIN, bridge: { api: 'v1', keyFrom: 'BRIDGE_KEY' } },
  })
})
/** What becomes of an answer on its way to the frame. */
let told: (body: Body, path: string) => unknown
const asked: string[] = []
beforeEach(() => {
  told = (body) => body
  asked.length = 0
})
afterEach(() => world.devnet.control.reset())
afterAll(async () => {
  await gateway?.stop()
  await world?.devnet.stop()
})

type Body = Record<string, unknown>

/** As the frame asks the gateway; `host` is what browsers send there. */
const throughGateway: typeof fetch = async (input, init) => {
  const { pathname, search } = new URL(String(input))
  asked.push(pathname)
  const { body, method = 'GET' } = init ?? {}
  const answer = await gateway.ask(`${pathname}${search}`, {
    method,
    ...(typeof body === 'string' ? { body } : {}),
  })
  const { status, text } = answer
  const parsed: unknown = status === 200 ? told(JSON.parse(text), pathname) : undefined
  return new Response(parsed === undefined ? text : JSON.stringify(parsed), { status })
}

function clientOf(fetch: typeof globalThis.fetch = throughGateway) {
  const { chainClient, spokePools, handlers } = world.client
  const urls = { apiUrl: `${ORIGIN}/api/across`, indexerUrl: `${ORIGIN}/api/indexer` }
  return createBridgeClient({
    transport: v1Transport({ ...urls, fetch, backoffMs: 1 }),
    getChainClient: chainClient,
    pollingIntervalMs: 50,
    ...{ spokePools, handlers },
  })
}

const inputAmount = 50_000_000n
const poolOf = (chainId: number): Address => {
  const pool = world.client.spokePools[chainId]
  if (pool === undefined) throw new Error(`no pool on ${chainId}`)
  return pool
}

async function question(depositor: Address, symbol = 'USDC') {
  const client = clientOf()
  const routes = await getAvailableRoutes(client, { originChainId, destinationChainId })
  const route = routes.find((row) => row.inputTokenSymbol === symbol)
  if (route === undefined) throw new Error(`no route of ${symbol}`)
  return { client, asked: { route, inputAmount, depositor } }
}

describe('through the gateway, which has the key (S7.30)', () => {
  test('default: a quote, an approval and a deposit of our own, and a fill', async () => {
    const { address, wallet } = await world.account()
    const { client, asked: ask } = await question(address)
    const quote = await getQuote(client, ask)
    const { inputAmount: input, outputAmount } = quote.deposit
    expect(quote.orderId).toMatch(/^0x[0-9a-f]{64}$/)
    expect(quote.fees).toEqual({
      totalRelayFee: { total: input - outputAmount, pct: expect.any(BigInt) },
    })
    const { transfer } = await executeQuote(client, { quote, wallet })
    expect(transfer).toMatchObject({ status: 'filled', orderId: quote.orderId })
    expect(await world.balanceOf(ask.route.outputToken, address)).toBeGreaterThan(0n)
    expect(new Set(asked.map((path) => path.split('/').slice(0, 5).join('/')))).toEqual(
      new Set(['/api/across/v1/capabilities', '/api/across/v1/quotes']),
    )
  })

  test('default: neither the frame nor the network between sees the key', async () => {
    const { address } = await world.account()
    const { client, asked: ask } = await question(address)
    const seen: unknown[] = []
    told = (body) => {
      seen.push(body)
      return body
    }
    await getQuote(client, ask)
    expect(JSON.stringify(seen)).not.toContain(keys.BRIDGE_KEY)
  })

  test('error: an amount that the service refuses is told by its own code (S8.12)', async () => {
    const { address } = await world.account()
    const { client, asked: ask } = await question(address)
    await expect(getQuote(client, { ...ask, inputAmount: 1n })).rejects.toMatchObject({
      code: 'BRIDGE_API_ERROR',
      data: { apiCode: 'quote.amount_too_low' },
    })
  })
})

describe('followed (S4.15)', () => {
  /** Deposited, and not yet filled. */
  async function deposited() {
    await world.devnet.control.setRelayer({ paused: true })
    const { address, wallet } = await world.account()
    const { client, asked: ask } = await question(address)
    const quote = await getQuote(client, ask)
    const transfer = createTransfer(quote, { integratorId: client.integratorId })
    const stop = new AbortController()
    let kept: Transfer = transfer
    const run = runTransfer(client, {
      ...{ transfer, wallet, signal: stop.signal },
      save(next) {
        kept = next
        if (next.status === 'deposited') stop.abort()
      },
    })
    await expect(run).rejects.toThrow()
    return { wallet, transfer: kept }
  }

  test('behavior: with v1 and the indexer down, it goes on from the chain and ends filled', async () => {
    const { wallet, transfer } = await deposited()
    expect(transfer.orderId).toBeDefined()
    const down: typeof fetch = async () => {
      throw new TypeError('the gateway is down')
    }
    const { transport } = clientOf(down)
    const { orderId, depositId = '0' } = transfer
    const query = { originChainId, depositId: BigInt(depositId), orderId }
    await expect(transport.getDepositStatus(query)).rejects.toMatchObject({
      code: 'HTTP_UNREACHABLE',
    })
    await world.devnet.control.setRelayer({ paused: false })
    let kept = transfer
    await runTransfer(clientOf(down), {
      ...{ transfer, wallet },
      save(next) {
        kept = next
      },
    })
    expect(kept).toMatchObject({ status: 'filled', fillHash: expect.stringMatching(/^0x/) })
  })

  test.each<[string, (body: Body) => unknown]>([
    ['a state that nobody knows', (body) => ({ ...body, status: { state: 'settling' } })],
    ['another order', (body) => ({ ...body, orderId: zeroHash })],
    ['an answer of another form', () => ({ transfer: 'yes' })],
  ])('behavior: %s says nothing, and the indexer is asked', async (_, change) => {
    const { transfer } = await deposited()
    told = (body, path) => (path.includes('/v1/transfers/') ? change(body) : body)
    const { transport } = clientOf()
    const { orderId, depositId = '0' } = transfer
    const query = { originChainId, depositId: BigInt(depositId), orderId }
    await expect.poll(() => transport.getDepositStatus(query)).toMatchObject({ status: 'pending' })
    expect(asked).toContain(`/api/across/v1/transfers/${orderId}`)
    expect(asked).toContain('/api/indexer/deposit/status')
  })

  test('attack: a service that tells a fill that is none ends nothing', async () => {
    const { wallet, transfer } = await deposited()
    told = (body, path) =>
      path.includes('/v1/transfers/') ? { ...body, status: { state: 'filled' } } : body
    const stop = new AbortController()
    const states: string[] = []
    const run = runTransfer(clientOf(), {
      ...{ transfer, wallet, signal: stop.signal },
      save: (next) => void states.push(next.status),
    })
    const { transport } = clientOf()
    const { orderId, depositId = '0' } = transfer
    const query = { originChainId, depositId: BigInt(depositId), orderId }
    // The lie is told, and heard by whoever believes it.
    expect(await transport.getDepositStatus(query)).toMatchObject({ status: 'filled' })
    expect(states).not.toContain('filled')
    await world.devnet.control.setRelayer({ paused: false })
    await run
    stop.abort()
    expect(states.at(-1)).toBe('filled')
  })
})

type Call = { id: string; type: string; chainId: number; to: string; data: Hex; value: string }
/** The answer with its calls changed. */
const withActions =
  (change: (approve: Call, deposit: Call) => readonly unknown[]) => (body: Body) => {
    const [approve, deposit] = body.nextActions as readonly Call[]
    if (approve === undefined || deposit === undefined)
      throw new Error('the answer has two actions')
    return { ...body, nextActions: change(approve, deposit) }
  }
const approveData = (spender: Address, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] })

describe('attack: what a hostile v1 wants done is refused, and nothing is sent (S8.12)', () => {
  const words = (data: Hex) => data.slice(10).match(/.{64}/g) ?? []
  /** One word of the deposit's calldata replaced, by its place. */
  const withWord = (place: number, word: Hex | bigint) =>
    withActions((approve, deposit) => {
      const given = words(deposit.data)
      const next = typeof word === 'bigint' ? word.toString(16).padStart(64, '0') : word.slice(2)
      given[place] = next.padStart(64, '0')
      return [approve, { ...deposit, data: `${deposit.data.slice(0, 10)}${given.join('')}` }]
    })
  const stranger = pad(attacker.address)
  const invalid = 'BRIDGE_QUOTE_INVALID'
  const notOffered = 'BRIDGE_NOT_OFFERED'

  test.each<[string, (body: Body) => unknown, string]>([
    ['another depositor', withWord(0, stranger), invalid],
    ['another recipient', withWord(1, stranger), invalid],
    ['another input token', withWord(2, stranger), invalid],
    ['another output token', withWord(3, stranger), invalid],
    ['a unit more of the input', withWord(4, inputAmount + 1n), invalid],
    ['less than the least that is promised', withWord(5, 1n), invalid],
    ['more than is sent', withWord(5, inputAmount * 2n), invalid],
    ['another network', withWord(6, 31339n), invalid],
    ['a relayer of a chain that is none of ours', withWord(7, `0x${'ff'.repeat(32)}`), notOffered],
    ['a deadline in ten years', withWord(9, 2_100_000_000n), invalid],
    ['a deadline that has passed', withWord(9, 1n), invalid],
    ['one relayer’s for ever', withWord(10, 31_536_000n), invalid],
    [
      'an approval without end',
      withActions((one, two) => [
        { ...one, data: approveData(poolOf(originChainId), 2n ** 256n - 1n) },
        two,
      ]),
      invalid,
    ],
    [
      'an approval of a unit more',
      withActions((one, two) => [
        { ...one, data: approveData(poolOf(originChainId), inputAmount + 1n) },
        two,
      ]),
      invalid,
    ],
    [
      'an approval to somebody else',
      withActions((one, two) => [
        { ...one, data: approveData(attacker.address, inputAmount) },
        two,
      ]),
      invalid,
    ],
    [
      'an approval of another token',
      withActions((one, two) => [{ ...one, to: attacker.address }, two]),
      invalid,
    ],
    [
      'an approval on another network',
      withActions((one, two) => [{ ...one, chainId: 31338 }, two]),
      invalid,
    ],
    [
      'currency with an approval',
      withActions((one, two) => [{ ...one, value: '1' }, two]),
      notOffered,
    ],
    [
      'currency with the deposit',
      withActions((one, two) => [one, { ...two, value: '1' }]),
      invalid,
    ],
    ['another pool', withActions((one, two) => [one, { ...two, to: attacker.address }]), invalid],
    [
      'the pool of the other side',
      withActions((one, two) => [one, { ...two, to: poolOf(destinationChainId) }]),
      invalid,
    ],
    [
      'a call that nobody knows',
      withActions((one, two) => [one, { ...two, data: '0xdeadbeef' }]),
      notOffered,
    ],
    ['a call without data', withActions((one, two) => [one, { ...two, data: '0x' }]), notOffered],
    [
      'half of a call',
      withActions((one, two) => [one, { ...two, data: two.data.slice(0, 330) }]),
      notOffered,
    ],
    [
      'another call of the pool',
      withActions((one, two) => [
        one,
        {
          ...two,
          data: encodeFunctionData({
            abi: spokePoolAbi,
            functionName: 'fillStatuses',
            args: [zeroHash],
          }),
        },
      ]),
      notOffered,
    ],
    [
      'its own contract',
      withActions((one, two) => [one, { ...two, id: 'prefunded-store' }]),
      notOffered,
    ],
    [
      'a signature',
      withActions((one, two) => [one, { id: 'funding', type: 'sign_typed_data' }, two]),
      notOffered,
    ],
    [
      'an execution of its own',
      withActions((one, two) => [one, two, { id: 'x', type: 'submit_execution' }]),
      notOffered,
    ],
    ['a third approval', withActions((one, two) => [one, one, two]), invalid],
    ['a second deposit', withActions((one, two) => [one, two, two]), invalid],
    ['no deposit', withActions((one) => [one]), invalid],
    ['nothing to do', withActions(() => []), 'HTTP_UNREADABLE'],
    ['an id that is none', (body) => ({ ...body, orderId: '0x12' }), 'HTTP_UNREADABLE'],
    ['no promise', (body) => ({ ...body, destination: {} }), 'HTTP_UNREADABLE'],
    ['no end', (body) => ({ ...body, expiresAt: 'soon' }), 'HTTP_UNREADABLE'],
    [
      'an end that has passed',
      (body) => ({ ...body, expiresAt: '2020-01-01T00:00:00Z' }),
      'BRIDGE_QUOTE_EXPIRED',
    ],
  ])('%s', async (_, change, code) => {
    const { address, wallet } = await world.account()
    const { client, asked: ask } = await question(address)
    told = (body, path) => (path.endsWith('/quotes') ? change(body) : body)
    const attempt = async (): Promise<Quote> => {
      const quote = await getQuote(client, ask)
      await executeQuote(client, { quote, wallet })
      return quote
    }
    await expect(attempt()).rejects.toMatchObject({ code })
    expect(await getTransactionCount(client.chainClient(originChainId), { address })).toBe(0)
  })

  test('what it does not offer is refused before it is asked (S8.12)', async () => {
    const { address } = await world.account()
    const { client, asked: ask } = await question(address, 'WETH')
    const native = { ...ask, route: { ...ask.route, isNative: true } }
    const withMessage = {
      ...ask,
      recipient: poolOf(destinationChainId),
      crossChainMessage: '0x12',
    } as const
    for (const one of [native, withMessage]) {
      await expect(getQuote(client, one)).rejects.toMatchObject({ code: notOffered })
    }
    expect(asked.filter((path) => path.endsWith('/quotes'))).toEqual([])
  })
})
