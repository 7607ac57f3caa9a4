import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eip155 } from '#namespaces/eip155/eip155.ts'
import { fees } from '#bridges/across/testing/answers.ts'
import {
  realChains,
  realNetworks,
  realRoutes,
  wethOn,
} from '#features/bridge/model/testing/realRoutes.ts'
import type { Core } from '#kernel/core.ts'
import { offerNetworks } from '#kernel/networks/offer.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { open } from '#kernel/modal/open.ts'
import { bridgedWays } from './bridgedWays.ts'

const account = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const recipient = '0x3a1f0cb9d42e7b5586aa11f0c2d4e9876b5c0021'
const ether = 10n ** 18n

let service: Server
let apiUrl: string
beforeAll(async () => {
  service = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer(new URL(request.url ?? '', 'http://service'))))
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const address = service.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  apiUrl = `http://127.0.0.1:${address.port}`
})
afterAll(() => new Promise((resolve) => service.close(resolve)))

/** The public service, with a fee of 0.1 %. */
function answer({ pathname, searchParams }: URL): unknown {
  if (pathname.endsWith('/chains')) return realChains
  if (pathname.endsWith('/available-routes')) return realRoutes
  const from = Number(searchParams.get('originChainId'))
  const to = Number(searchParams.get('destinationChainId'))
  const amount = BigInt(searchParams.get('amount') ?? 0)
  const fee = { pct: '1', total: String(amount / 1_000n) }
  const now = Math.floor(Date.now() / 1_000)
  const token = (chainId: number, address: string | null) => ({ address, decimals: 18, chainId })
  return {
    ...fees,
    exclusivityDeadline: 0,
    timestamp: now,
    fillDeadline: now + 7_200,
    spokePoolAddress: realChains.find(({ chainId }) => chainId === from)?.spokePool,
    destinationSpokePoolAddress: realChains.find(({ chainId }) => chainId === to)?.spokePool,
    totalRelayFee: fee,
    relayerCapitalFee: fee,
    lpFee: { pct: '0', total: '0' },
    relayerGasFee: { pct: '0', total: '0' },
    outputAmount: String(amount - amount / 1_000n),
    inputToken: token(from, searchParams.get('inputToken')),
    outputToken: token(to, searchParams.get('outputToken')),
  }
}

/** An account with ether on Base only, on the networks offered by default. */
function start(): Core {
  const core = createTestCore({
    widgetOptions: { features: { pay: true } },
    rpc({ caipChainId, method, params }) {
      if (method === 'eth_getCode') return '0x'
      const [call] = Array.isArray(params) ? params : []
      if (call?.data === '0x313ce567') return `0x${'12'.padStart(64, '0')}`
      if (call?.data === '0x95d89b41') return `0x${'57455448'.padEnd(64, '0')}`
      const has = caipChainId === 'eip155:8453' && method === 'eth_getBalance'
      return has ? `0x${(100n * ether).toString(16)}` : `0x${'0'.repeat(64)}`
    },
  })
  // No node answers: pinned tokens need none.
  const networks = realNetworks.map((network) => ({ ...network, rpcUrls: [`${apiUrl}/nowhere`] }))
  core.store.setState({ networks: offerNetworks(networks, {}, { eip155 }) })
  return { ...core, deployment: { ...core.deployment, bridge: { apiUrl, indexerUrl: apiUrl } } }
}

async function waysFor(caipChainId: `eip155:${number}`, token: string, amount: string) {
  const core = start()
  await open(core, {
    view: 'Pay',
    // What a page sends is checked before it comes here.
    arguments: { caipChainId, token: token as 'native', amount, recipient },
  })
  const { request } = core.store.getState().pay
  if (request === undefined) throw new Error('no request')
  return { request, ways: await bridgedWays(core, { request, account }, core.signal) }
}

describe('what a shop asks for in the currency of its network', () => {
  for (const [caipChainId, symbol, amount] of [
    ['eip155:137', 'POL', '10'],
    ['eip155:56', 'BNB', '0.05'],
  ] as const) {
    test(`attack: B-F1 ${amount} ${symbol} are not paid in ether`, async () => {
      const { request, ways } = await waysFor(caipChainId, 'native', amount)
      expect(request.symbol).toBe(symbol)
      expect(ways).toEqual([])
    })
  }

  test('behavior: where the currency is ether, ether of other networks pays it (B-F1)', async () => {
    const { ways } = await waysFor('eip155:10', 'native', '0.05')
    expect(ways).toMatchObject([
      { symbol: 'ETH', caipChainId: 'eip155:8453', address: undefined, problem: undefined },
    ])
  })

  test('behavior: an ERC-20 that a native row leads to can be paid with native currency (B-F4, S3.13)', async () => {
    const { request, ways } = await waysFor('eip155:137', wethOn[137] ?? '', '2')
    expect(request).toMatchObject({ symbol: 'WETH', amount: 2n * ether })
    expect(ways).toHaveLength(1)
    const [way] = ways
    expect(way).toMatchObject({ symbol: 'ETH', address: undefined, problem: undefined })
    if (way?.by.kind !== 'bridge') throw new Error('not over the bridge')
    const { destination, quote } = way.by
    expect(destination).toMatchObject({ symbol: 'WETH', isNative: false, address: wethOn[137] })
    expect(quote?.deposit.outputAmount).toBeGreaterThanOrEqual(2n * ether)
    expect(quote?.route).toMatchObject({ isNative: true, outputToken: wethOn[137] })
  })
})
