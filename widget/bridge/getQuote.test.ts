import { describe, expect, test } from 'vitest'
import { createBridgeClient } from './client.ts'
import { getQuote } from './getQuote.ts'
import { httpTransport } from './httpTransport.ts'
import type { Route } from './route.ts'
import { fees, weth } from './testing/answers.ts'

const depositor = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const route = {
  ...{ isNative: true, originChainId: 1, inputToken: weth, destinationChainId: 10 },
  ...{ outputToken: weth, inputTokenSymbol: 'ETH', outputTokenSymbol: 'ETH' },
} as const satisfies Route

function quote(body: unknown) {
  const fetch = async () => new Response(JSON.stringify(body))
  const urls = { apiUrl: 'https://api.test', indexerUrl: 'https://indexer.test' }
  const transport = httpTransport({ ...urls, fetch })
  const client = createBridgeClient({ transport, getChainClient: () => undefined })
  return getQuote(client, { route, inputAmount: 10n ** 18n, depositor })
}

describe('getQuote', () => {
  test('default (S3.14, S7.34)', async () => {
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
    ['fewer decimals than asked', { outputToken: { ...fees.outputToken, decimals: 6 } }],
  ])('error: %s', async (_, change) => {
    await expect(quote({ ...fees, ...change })).rejects.toMatchObject({
      code: 'BRIDGE_QUOTE_INVALID',
    })
  })
})

test('error: an integrator id that is not two bytes (S5.12)', () => {
  for (const integratorId of ['dead', '0xdeadbe', '0xzzzz', '']) {
    const transport = httpTransport({ apiUrl: '', indexerUrl: '' })
    const options = { transport, integratorId, getChainClient: () => undefined }
    expect(() => createBridgeClient(options)).toThrow('Invalid integrator ID')
  }
})
