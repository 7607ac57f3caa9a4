import {
  type Address,
  createClient,
  custom,
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  numberToHex,
  parseAbi,
} from 'viem'
import { expect, test } from 'vitest'
import { createBridgeClient } from '../client/client.ts'
import { getPartnerQuote } from './getPartnerQuote.ts'
import { getQuote } from './getQuote.ts'
import { httpTransport } from '../transport/httpTransport.ts'
import { decodeMessage } from './message.ts'
import { bpsOf, decodeSplit, encodeSplit } from './partnerMessage.ts'
import { etherRoute, fees, weth, wethOnBoth } from '../testing/answers.ts'

const [depositor, partner, person] = [
  '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  '0x5000000000000000000000000000000000000005',
  '0x6000000000000000000000000000000000000006',
] as const
const handler: Address = '0x0F7Ae28dE1C8532170AD4ee566B5801485c13a0E'
const other: Address = '0x7000000000000000000000000000000000000007'
const wrappedAbi = parseAbi(['function wrappedNativeToken() view returns (address)'])
const output = BigInt(fees.outputAmount)

/** A destination whose pool unwraps `wrapped`, and where the person has this code. */
function world({ wrapped = weth, code = '0x' }: { wrapped?: Address; code?: Hex } = {}) {
  const asked: URLSearchParams[] = []
  const fetch: typeof globalThis.fetch = async (url) => {
    asked.push(new URL(String(url)).searchParams)
    return Response.json(fees)
  }
  type Params = readonly [{ readonly to: Address; readonly data: Hex } & Address]
  const codes = new Map<Address, Hex>([
    [handler, '0x60'],
    [person, code],
  ])
  const answers: Record<string, (first: Params[0]) => unknown> = {
    eth_chainId: () => numberToHex(10),
    eth_getCode: (address) => codes.get(address) ?? '0x',
    eth_call({ to, data }) {
      const { functionName } = decodeFunctionData({ abi: wrappedAbi, data })
      expect(to).toBe(fees.destinationSpokePoolAddress)
      return encodeFunctionResult({ abi: wrappedAbi, functionName, result: wrapped })
    },
  }
  const request = async ({ method, params }: { method: string; params?: Params }) => {
    const answer = answers[method]
    if (answer === undefined) throw new Error(`${method} is not known here`)
    return answer(params?.[0] as Params[0])
  }
  const chain = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  const client = createBridgeClient({
    transport: httpTransport({ fetch }),
    tokens: wethOnBoth,
    getChainClient: (chainId) => (chainId === 10 ? chain : undefined),
  })
  return { client, asked }
}

const of = {
  route: etherRoute,
  inputAmount: 10n ** 18n,
  depositor,
  recipient: person,
} as const
const fee = { bps: 50, recipient: partner }
const taken = (output * 50n) / 10_000n

test('default: the partner gets the share, a person the rest as the chain’s own currency', async () => {
  const { client, asked } = world()
  const { deposit, ...quote } = await getPartnerQuote(client, { ...of, fee })
  const split = { outputToken: weth, partner, person }
  expect(deposit).toMatchObject({
    recipient: handler,
    depositor,
    inputAmount: 10n ** 18n,
    outputAmount: output,
    message: encodeSplit({ ...split, fee: taken, unwrapped: output - taken }),
  })
  expect(quote).toMatchObject({ route: of.route, isRateChecked: true, estimatedFillTimeSec: 2 })
  expect(quote.fees).toMatchObject({ totalRelayFee: { total: 78905024308003n } })
  // The price is of the same calls.
  const priced = encodeSplit({ ...split, fee: 1n, unwrapped: 1n })
  expect(asked.map((query) => [query.get('recipient'), query.get('message')])).toEqual([
    [handler, priced],
  ])
})

test.each<[string, Parameters<typeof world>[0]]>([
  ['a contract', { code: '0x60' }],
  ['anybody, of a token that wraps nothing', { wrapped: other }],
])('behavior: %s gets the token itself', async (_, given) => {
  const { deposit } = await getPartnerQuote(world(given).client, { ...of, fee })
  expect(deposit.message).toBe(encodeSplit({ outputToken: weth, partner, person, fee: taken }))
})

test('behavior: who lends himself code is a person', async () => {
  const code: Hex = `0xef0100${'ab'.repeat(20)}`
  const split = { outputToken: weth, partner, fee: taken, unwrapped: output - taken }
  const lent = await getPartnerQuote(world({ code }).client, { ...of, fee })
  expect(lent.deposit.message).toBe(encodeSplit({ ...split, person }))
})

test('behavior: without a recipient it is the depositor', async () => {
  const split = { outputToken: weth, partner, fee: taken, unwrapped: output - taken }
  const { recipient: _, ...own } = of
  const asked = await getPartnerQuote(world().client, { ...own, fee })
  expect(asked.deposit.message).toBe(encodeSplit({ ...split, person: depositor }))
})

test('default: what the service is asked, and its fees and limits as numbers (S3.14, S3.16)', async () => {
  const { client, asked } = world()
  const quote = await getQuote(client, of)
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    originChainId: '1',
    destinationChainId: '10',
    inputToken: weth,
    outputToken: weth,
    amount: String(of.inputAmount),
    recipient: person,
  })
  const none = { pct: 0n, total: 0n }
  const [capital, gas] = [78750000000001n, 155024308002n]
  expect(quote.fees).toEqual({
    lpFee: none,
    relayerGasFee: { pct: gas, total: gas },
    relayerCapitalFee: { pct: capital, total: capital },
    totalRelayFee: { pct: capital + gas, total: capital + gas },
  })
  expect(quote.limits.minDeposit).toBe(1_000n)
})

test('behavior: coins that nobody here knows have to be worth the same (S3.14)', async () => {
  const [unknown, usdc] = [other, '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85'] as const
  const ask = (inputToken: Address, outputToken: Address, outputAmount: bigint) => {
    const told = { inputToken: undefined, outputToken: undefined }
    const body = { ...fees, ...told, outputAmount: String(outputAmount) }
    const own = (address: Address) => [{ address, symbol: 'WETH', decimals: 18 }]
    const client = createBridgeClient({
      transport: httpTransport({ fetch: async () => Response.json(body) }),
      tokens: { 1: own(weth), 10: own(weth) },
      getChainClient: (chainId) =>
        createClient({
          transport: custom(
            {
              // Whatever is not pinned has 18 decimals.
              request: async ({ method }) =>
                numberToHex(method === 'eth_chainId' ? chainId : 18, { size: 32 }),
            },
            { retryCount: 0 },
          ),
        }),
    })
    return getQuote(client, {
      ...of,
      route: { ...of.route, isNative: false, inputToken, outputToken },
    })
  }
  const code = 'BRIDGE_QUOTE_INVALID'
  for (const [from, to] of [
    [weth, unknown],
    [unknown, weth],
    [unknown, unknown],
  ] as const) {
    expect(await ask(from, to, output)).toMatchObject({ isRateChecked: true, outputDecimals: 18 })
    await expect(ask(from, to, output / 2n)).rejects.toMatchObject({ code })
  }
  expect(await ask(weth, usdc, 5n)).toMatchObject({ isRateChecked: false, outputDecimals: 6 })
})

test('behavior: of several actions one alone may have to be fitted (S5.12)', async () => {
  const { client } = world()
  const action = { target: partner, callData: '0x' as const, value: 1n }
  const { deposit } = await getQuote(client, {
    ...of,
    crossChainMessage: {
      actions: [action, { ...action, update: (value: bigint) => ({ value }) }],
      fallbackRecipient: person,
    },
  })
  const { actions = [] } = decodeMessage(deposit.message) ?? {}
  expect(actions.map(({ value }) => value)).toEqual([1n, output])
})

test('error: a message that ends too soon is no split, and of nothing nobody has a share', () => {
  const message = encodeSplit({ outputToken: weth, partner, person, fee: 1n, unwrapped: 2n })
  for (let length = 2; length < message.length; length += 2) {
    expect(decodeSplit(message.slice(0, length) as Hex, weth)).toBeUndefined()
  }
  expect(decodeSplit(message, weth)).toMatchObject({ fee: 1n, unwrapped: 2n })
  expect(bpsOf(0n, 0n)).toBe(0)
})
