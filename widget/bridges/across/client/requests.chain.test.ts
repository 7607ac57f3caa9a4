import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { contractsOf } from '#devnet/services/tokens.ts'
import { type BridgeClient, createBridgeClient } from './client.ts'
import { createChainClient } from '../transport/createChainClient.ts'
import { findDeposits } from '../deposit/findDeposits.ts'
import { getAvailableRoutes } from '../quote/getAvailableRoutes.ts'
import { getQuote } from '../quote/getQuote.ts'
import { httpTransport } from '../transport/httpTransport.ts'
import { POLLING_INTERVAL_MS } from '../util/limits.ts'
import { runTransfer } from '../run/runTransfer.ts'
import { speedUpDeposit } from '../speedUp/speedUpDeposit.ts'
import { destinationChainId, originChainId, startWorld, type World } from '../testing/world.ts'
import { createTransfer } from '../transfer/transfer.ts'

const thirdChainId = 31339
/** Of a whole transfer, besides one per poll and chain (S9.10); the rows say how few it is today. */
const MOST = 12
/** For each refusal of a busy node: what it refused and the rest of its list are asked again. */
const AGAIN = 5

let world: World
beforeAll(async () => {
  world = await startWorld({ also: ['thirdChain'] })
})
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

type Chains = readonly [origin: number, destination: number]

/** The headless client as it is shipped, default polling, with every request noted. */
function counted([origin, destination]: Chains, { isPinned = false }: { isPinned?: boolean } = {}) {
  const requests: string[] = []
  const note = (name: string) => {
    const counting: typeof fetch = async (input, init) => {
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      const calls: { method?: string }[] = Array.isArray(body) ? body : [body ?? {}]
      const what = calls.map(({ method }) => method ?? new URL(String(input)).pathname)
      requests.push(`${name} ${what.join('+')}`)
      return fetch(input, init)
    }
    return counting
  }
  const { bridgeApi: apiUrl = '', indexer: indexerUrl = '' } = world.devnet.urls
  const names: Record<number, string> = { [origin]: 'origin', [destination]: 'dest' }
  const clients = new Map(
    world.devnet.chains.map(({ chainId, rpcUrl }) => {
      const on = { chainId, urls: [rpcUrl], fetch: note(names[chainId] ?? 'elsewhere') }
      return [chainId, createChainClient(on)]
    }),
  )
  const each = <value>(of: (chain: World['devnet']['chains'][number]) => value) =>
    Object.fromEntries(world.devnet.chains.map((chain) => [chain.chainId, of(chain)]))
  const client = createBridgeClient({
    transport: httpTransport({ apiUrl, indexerUrl, fetch: note('http') }),
    getChainClient: (chainId) => clients.get(chainId),
    // As those of the public chains are built in.
    spokePools: each(({ contracts }) => contracts.spokePool),
    tokens: isPinned ? each(contractsOf) : {},
  })
  return { client, requests }
}

/** Of nodes in an unkind world; a kind one refuses nothing. */
async function refusals(): Promise<number> {
  const { limitExceeded, logRange } = await world.devnet.control.getUnkindness()
  return limitExceeded + logRange
}

const isPoll = (request: string) => request === 'dest eth_call'

async function quoted(client: BridgeClient, [origin, destination]: Chains, asked: Asked) {
  const owner = await world.account()
  const chains = { originChainId: origin, destinationChainId: destination }
  const routes = await getAvailableRoutes(world.client, chains)
  const route = routes.find((row) => row.inputTokenSymbol === asked.symbol)
  if (route === undefined) throw new Error(`no route for ${asked.symbol}`)
  const { inputAmount } = asked
  const quote = await getQuote(client, { route, inputAmount, depositor: owner.address })
  const transfer = createTransfer(quote, { integratorId: client.integratorId })
  return { owner, transfer, wallet: world.wallet(owner) }
}

type Asked = { readonly symbol: string; readonly inputAmount: bigint }

const [ether, dollars, coins] = [10n ** 17n, 50_000_000n, 50n * 10n ** 18n]
const there: Chains = [originChainId, destinationChainId]
const third: Chains = [originChainId, thirdChainId]
const back: Chains = [thirdChainId, originChainId]

describe('requests of a transfer', () => {
  // Without the polls, of which there are as many as the relayer takes time: four in these 4 seconds.
  // Tokens that are not pinned cost their decimals, and what arrived of them.
  test.each([
    ['behavior: with approval and deposit', there, 'USDC', dollars, false, 11],
    ['behavior: the same, with tokens that are pinned', there, 'USDC', dollars, true, 9],
    ['default: with a deposit alone', there, 'ETH', ether, false, 7],
    ['behavior: to a chain whose currency is another', third, 'ETH', ether, false, 7],
    ['behavior: to other decimals', third, 'USDC', dollars, false, 11],
    ['behavior: from there, with approval and deposit', back, 'USDC-BNB', coins, false, 11],
  ] as const)(
    '%s: few, and the fill is seen by the next poll (S9.10)',
    async (_, chains, symbol, inputAmount, isPinned, most) => {
      await world.devnet.control.setRelayer({ delayMs: 4_000 })
      const { client, requests } = counted(chains, { isPinned })
      const { transfer, wallet } = await quoted(client, chains, { symbol, inputAmount })
      const before = await refusals()
      const began = Date.now()
      const done = await runTransfer(client, {
        transfer,
        wallet,
        forceOriginChain: true,
        save: () => undefined,
      })
      const ended = Date.now()
      expect(done).toMatchObject({ status: 'filled', fillHash: expect.stringMatching(/^0x/) })

      const polls = requests.filter(isPoll)
      expect(most).toBeLessThanOrEqual(MOST)
      const again = AGAIN * ((await refusals()) - before)
      expect(requests.filter((request) => !isPoll(request)).length).toBeLessThanOrEqual(
        most + again,
      )
      expect(requests.filter((request) => request.startsWith('elsewhere'))).toEqual([])
      // There is no poll right after the deposit: no relayer fills in that moment.
      expect(polls.length).toBeLessThanOrEqual((ended - began) / (POLLING_INTERVAL_MS / 2))
      // Block timestamps are whole seconds, and a busy machine needs some tolerance.
      const late = ended - (done.fillTimestamp ?? 0) * 1_000
      expect(late).toBeLessThan(POLLING_INTERVAL_MS / 2 + 2_500)
    },
  )

  test.each([
    ['on the chain it came from', there, 'USDC', dollars],
    ['from a chain whose currency is another', back, 'USDC-BNB', coins],
  ] as const)('behavior: a speed-up %s costs few more (S7.33, S9.10)', async (...row) => {
    const [, chains, symbol, inputAmount] = row
    await world.devnet.control.setRelayer({ paused: true })
    const { client, requests } = counted(chains)
    const { owner, transfer, wallet } = await quoted(client, chains, { symbol, inputAmount })
    const page = new AbortController()
    const left = runTransfer(client, {
      transfer,
      wallet,
      forceOriginChain: true,
      signal: page.signal,
      save: ({ status }) => {
        if (status === 'deposited') page.abort()
      },
    })
    await expect(left).rejects.toMatchObject({ name: 'AbortError' })
    const found = { depositor: owner.address, chainIds: [chains[0]] }
    const [deposit] = (await findDeposits(world.client, found)).deposits
    if (deposit === undefined) throw new Error('no deposit')
    await world.devnet.control.setQuotes({ feeMultiplier: 2 })

    requests.length = 0
    await speedUpDeposit(client, { wallet, deposit })
    // The sixth asks for the receipt, as often as the chain takes time.
    const asked = requests.filter((request) => !request.startsWith('origin eth_getTransaction'))
    expect(asked.length).toBeLessThanOrEqual(5)
    expect(requests.filter((request) => request.startsWith('elsewhere'))).toEqual([])
  })
})
