import { type Address, createClient, custom, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { knownSpokePools } from '../contracts/chains.ts'
import { type BridgeClient, createBridgeClient } from '../client/client.ts'
import { getQuote } from './getQuote.ts'
import { httpTransport } from '../transport/httpTransport.ts'
import { type Action, decodeMessage } from './message.ts'
import type { Route } from '../transport/route.ts'
import { etherRoute as route, fees, weth, wethOnBoth as tokens } from '../testing/answers.ts'

const depositor = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

function quote(body: unknown) {
  const fetch = async () => new Response(JSON.stringify(body))
  const urls = { apiUrl: 'https://api.test', indexerUrl: 'https://indexer.test' }
  const transport = httpTransport({ ...urls, fetch })
  const client = createBridgeClient({ transport, tokens, getChainClient: () => undefined })
  return getQuote(client, { route, inputAmount: 10n ** 18n, depositor })
}

describe('getQuote', () => {
  test('default (S1.03, S3.14, S7.34)', async () => {
    const { deposit, fetchedAt, expiresAt, estimatedFillTimeSec } = await quote(fees)
    expect(deposit).toEqual({
      depositor,
      recipient: depositor,
      inputAmount: 10n ** 18n,
      outputAmount: 999921094975691997n,
      message: '0x',
      quoteTimestamp: 1754342087,
      fillDeadline: 1754353917,
      exclusiveRelayer: fees.exclusiveRelayer,
      exclusivityDeadline: 1754342267,
      spokePoolAddress: fees.spokePoolAddress,
      destinationSpokePoolAddress: fees.destinationSpokePoolAddress,
    })
    expect(estimatedFillTimeSec).toBe(2)
    expect(expiresAt - fetchedAt).toBe(60_000)
  })

  test.each<[string, Partial<Record<keyof typeof fees, unknown>>]>([
    ['a pool that is not known', { spokePoolAddress: depositor }],
    ['a pool on the other side that is not known', { destinationSpokePoolAddress: depositor }],
    ['nothing arrives', { outputAmount: '0' }],
    ['more arrives than was sent', { outputAmount: '1000000000000000001' }],
    ['a fee that is not told', { outputAmount: '900000000000000000' }],
    ['fees that do not add up', { lpFee: { pct: '1', total: '1000000000000000' } }],
    ['a deadline before the quote', { fillDeadline: '1754342087' }],
    ['a deadline next year', { fillDeadline: '1785878087' }],
    ['another token', { inputToken: { ...fees.inputToken, address: depositor } }],
    ['another token arrives', { outputToken: { ...fees.outputToken, address: depositor } }],
    ['a token of another chain', { outputToken: { ...fees.outputToken, chainId: 1 } }],
    ['a deadline that is no time', { fillDeadline: '4294967296', timestamp: '4294967000' }],
    ['exclusive to nobody', { exclusiveRelayer: zeroAddress }],
    ['one relayer’s for a day, as a period', { exclusivityDeadline: 86_400 }],
    ['one relayer’s for a day, as a time', { exclusivityDeadline: 1754342087 + 86_400 }],
    ['one relayer’s for a year', { exclusivityDeadline: 31_536_000 }],
    [
      'one relayer’s until its end',
      { exclusivityDeadline: 1754342987, fillDeadline: '1754342987' },
    ],
    ['C-F8 all of it arrives, although fees are named', { outputAmount: '1000000000000000000' }],
    ['C-F8 a little more than the fees leave', { outputAmount: '999930000000000000' }],
  ])('error: %s', async (_, change) => {
    await expect(quote({ ...fees, ...change })).rejects.toMatchObject({
      code: 'BRIDGE_QUOTE_INVALID',
    })
  })
})

describe('getQuote of tokens that are pinned', () => {
  const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  const usdcBnb = '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'
  const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
  const usdb = '0x4300000000000000000000000000000000000003'
  const toBnb = {
    isNative: false,
    originChainId: 1,
    inputToken: usdc,
    destinationChainId: 56,
    outputToken: usdcBnb,
    inputTokenSymbol: 'USDC',
    outputTokenSymbol: 'USDC-BNB',
  } as const satisfies Route
  const none = { pct: '0', total: '0' }
  const free = { totalRelayFee: none, relayerCapitalFee: none, relayerGasFee: none, lpFee: none }

  /** Free of charge, unless said otherwise. */
  function ask(asked: Route, inputAmount: bigint, answer: Record<string, unknown>) {
    const { originChainId, inputToken, destinationChainId, outputToken } = asked
    const body = {
      ...fees,
      ...free,
      spokePoolAddress: knownSpokePools[originChainId],
      destinationSpokePoolAddress: knownSpokePools[destinationChainId],
      inputToken: { address: inputToken, decimals: 6, chainId: originChainId },
      outputToken: { address: outputToken, decimals: 18, chainId: destinationChainId },
      ...answer,
    }
    const transport = httpTransport({ fetch: async () => Response.json(body) })
    const client = createBridgeClient({ transport, getChainClient: () => undefined })
    return getQuote(client, { route: asked, inputAmount, depositor })
  }
  const hundred = 100_000_000n

  test('behavior: USDC of BNB Chain has 18 decimals, and none of them has to be asked for (S3.14)', async () => {
    const quote = await ask(toBnb, hundred, { outputAmount: String(10n ** 20n) })
    expect(quote).toMatchObject({ inputDecimals: 6, outputDecimals: 18, isRateChecked: true })
    const told = { outputAmount: String(10n ** 20n), inputToken: undefined, outputToken: undefined }
    expect((await ask(toBnb, hundred, told)).deposit.outputAmount).toBe(10n ** 20n)
  })

  const same = { ...toBnb, destinationChainId: 10, outputTokenSymbol: 'USDC' } as const
  const there = { ...same, outputToken: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85' } as const
  test.each<[string, Route, Record<string, unknown>, string]>([
    // 1e20 base units of a token of 6 decimals are a promise that no relayer keeps.
    ['100 USDC → 1e20', there, { outputAmount: String(10n ** 20n) }, 'BRIDGE_TOKEN_UNITS'],
    ['as few as 6 decimals give', toBnb, { outputAmount: '100000000' }, 'BRIDGE_QUOTE_INVALID'],
  ])('attack: C-F3 %s (S5.12, S8.12)', async (_, asked, answer, code) => {
    await expect(ask(asked, hundred, answer)).rejects.toMatchObject({ code })
  })

  test('attack: C-F3 ether out “has 6 decimals”: a millionth of a millionth would arrive (S5.12)', async () => {
    const outputToken = { ...fees.outputToken, decimals: 6 }
    const asked = quote({ ...fees, ...free, outputAmount: '1000000', outputToken })
    await expect(asked).rejects.toMatchObject({
      code: 'BRIDGE_TOKEN_UNITS',
      data: { chainId: 10, token: weth, told: 6, decimals: 18 },
    })
  })

  test('behavior: of two coins nobody here knows the rate, and the quote says so (S3.14)', async () => {
    const route = {
      ...toBnb,
      inputToken: dai,
      destinationChainId: 81457,
      outputToken: usdb,
    } as const
    const decimals = 18
    const answer = {
      outputAmount: String(9n * 10n ** 17n),
      inputToken: { address: dai, decimals, chainId: 1 },
      outputToken: { address: usdb, decimals, chainId: 81457 },
    }
    const quote = await ask(route, 10n ** 18n, answer)
    expect(quote).toMatchObject({
      isRateChecked: false,
      deposit: { outputAmount: 9n * 10n ** 17n },
    })
  })

  test('error: C-F8 so little time that it would come back, by the clock of the destination (S5.12)', async () => {
    const code = 'BRIDGE_DEADLINE_TOO_SOON'
    const left = (seconds: number) => quote({ ...fees, fillDeadline: 1754342087 + seconds })
    await expect(left(599)).rejects.toMatchObject({ code, data: { left: 599, least: 600 } })
    await expect(left(3)).rejects.toMatchObject({ code })
    expect((await left(600)).deposit.fillDeadline).toBe(1754342687)
  })
})

describe('getQuote with actions', () => {
  const target = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const told = 999921094975691997n
  const action: Action = { target, callData: '0x', value: 1n }

  /** A service whose quotes get worse with each request, as `outputs` says. */
  function service(outputs: readonly bigint[]) {
    const asked: URLSearchParams[] = []
    const fetch: typeof globalThis.fetch = async (url) => {
      asked.push(new URL(String(url)).searchParams)
      const output = outputs[Math.min(asked.length, outputs.length) - 1] ?? 0n
      return Response.json({ ...fees, outputAmount: String(output) })
    }
    const { getChainClient } = chainWithCode
    const transport = httpTransport({ fetch })
    return { asked, client: createBridgeClient({ transport, tokens, getChainClient }) }
  }
  const handler = '0x0F7Ae28dE1C8532170AD4ee566B5801485c13a0E'
  const request = async ({ method }: { method: string }) =>
    method === 'eth_chainId' ? '0xa' : '0x60'
  const chainWithCode = { getChainClient: () => createClient({ transport: custom({ request }) }) }
  const ask = (client: BridgeClient, actions: readonly Action[], fallbackRecipient: Address) =>
    getQuote(client, {
      route,
      inputAmount: 10n ** 18n,
      depositor,
      recipient: depositor,
      crossChainMessage: { actions, fallbackRecipient },
    })
  const spending = { ...action, update: (value: bigint) => ({ value }) }

  test('default: the handler receives, and the service prices its message (S5.12)', async () => {
    const { asked, client } = service([told])
    const { deposit } = await ask(client, [action], depositor)
    expect(deposit.recipient).toBe(handler)
    expect(decodeMessage(deposit.message)).toEqual({
      actions: [action],
      fallbackRecipient: depositor,
    })
    expect(asked.map((query) => [query.get('recipient'), query.get('message')])).toEqual([
      [handler, deposit.message],
    ])
  })

  test('behavior: what update() changed is priced again', async () => {
    const { asked, client } = service([told, told - 1000n, told - 1000n])
    const { deposit } = await ask(client, [spending], zeroAddress)
    expect(deposit.outputAmount).toBe(told - 1000n)
    expect(decodeMessage(deposit.message)?.actions[0]?.value).toBe(deposit.outputAmount)
    expect(asked).toHaveLength(3)
    expect(asked.at(-1)?.get('message')).toBe(deposit.message)
    expect(spending.value).toBe(1n)
  })

  test('behavior: an update that changes nothing asks nothing', async () => {
    const { asked, client } = service([told])
    await ask(client, [{ ...action, update: () => ({}) }], zeroAddress)
    expect(asked).toHaveLength(1)
  })

  test('behavior: of a price that rises for ever the rest goes to the fallback', async () => {
    const rising = [told - 4n, told - 3n, told - 2n, told - 1n]
    const { asked, client } = service(rising)
    const { deposit } = await ask(client, [spending], depositor)
    expect(decodeMessage(deposit.message)?.actions[0]?.value).toBe(told - 2n)
    expect(deposit.outputAmount).toBe(told - 1n)
    expect(asked).toHaveLength(4)
    const alone = service(rising)
    await expect(ask(alone.client, [spending], zeroAddress)).rejects.toMatchObject({
      code: 'BRIDGE_MESSAGE_UNSETTLED',
    })
  })

  test('error: no price ever covers what its message spends', async () => {
    const { client } = service([told, told - 1n, told - 2n, told - 3n])
    await expect(ask(client, [spending], depositor)).rejects.toMatchObject({
      code: 'BRIDGE_MESSAGE_UNSETTLED',
    })
  })

  test('error: no actions, before anything is asked (S5.12)', async () => {
    const { asked, client } = service([told])
    await expect(ask(client, [], depositor)).rejects.toThrow(
      'No crossChainMessage.actions provided',
    )
    expect(asked).toEqual([])
  })
})

test('error: an integrator id that is not two bytes (S5.12)', () => {
  for (const integratorId of ['dead', '0xdeadbe', '0xzzzz', '']) {
    const transport = httpTransport({ apiUrl: '', indexerUrl: '' })
    const options = { transport, integratorId, getChainClient: () => undefined }
    expect(() => createBridgeClient(options)).toThrow('Invalid integrator ID')
  }
})
