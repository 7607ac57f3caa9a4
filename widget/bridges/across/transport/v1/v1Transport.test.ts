import { describe, expect, test } from 'vitest'
import { weth } from '../../testing/answers.ts'
import { v1Transport } from './v1Transport.ts'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const usdcBnb = '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'
const apiUrl = 'https://widget.test/api/across/'

function speaker(body: unknown, status = 200) {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    asked.push(String(input))
    return Response.json(body, { status })
  }
  const urls = { apiUrl, indexerUrl: 'https://widget.test/api/indexer' }
  return { asked, transport: v1Transport({ ...urls, fetch, backoffMs: 1 }) }
}

const row = (chainId: number, address: string, symbol: string, available: unknown = true) => ({
  ...{ chainId, address, symbol, decimals: 6 },
  availability: { available, reason: null },
})
const tokens = [
  row(1, usdc, 'USDC'),
  row(1, weth, 'WETH'),
  row(56, usdcBnb, 'USDC-BNB'),
  row(10, weth, 'WETH', false),
  row(34268394551451, 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'USDC'),
  { chainId: 8453, address: usdc },
]
const list = { capabilities: { tokens } }

describe('what may be selected (S7.30), unverified', () => {
  test('default: routes between forms of one coin that are available, none native', async () => {
    const { asked, transport } = speaker(list)
    expect(await transport.getAvailableRoutes({})).toEqual([
      {
        ...{ isNative: false, originChainId: 1, inputToken: usdc, inputTokenSymbol: 'USDC' },
        ...{ destinationChainId: 56, outputToken: usdcBnb, outputTokenSymbol: 'USDC-BNB' },
      },
      {
        ...{
          isNative: false,
          originChainId: 56,
          inputToken: usdcBnb,
          inputTokenSymbol: 'USDC-BNB',
        },
        ...{ destinationChainId: 1, outputToken: usdc, outputTokenSymbol: 'USDC' },
      },
    ])
    expect(asked).toEqual(['https://widget.test/api/across/v1/capabilities?include=tokens'])
  })

  test('behavior: they are narrowed by what is asked', async () => {
    const { asked, transport } = speaker(list)
    const count = async (query: object) => (await transport.getAvailableRoutes(query)).length
    expect(await count({ originChainId: 56, destinationChainId: 1 })).toBe(1)
    expect(asked.at(-1)).toContain('originChainId=56&destinationChainId=1&include=tokens')
    expect(await count({ inputTokenSymbol: 'usdc' })).toBe(1)
    expect(await count({ outputToken: usdc.toLowerCase() })).toBe(1)
    expect(await count({ inputToken: weth })).toBe(0)
  })

  test('default: chains with their tokens; no pool, since only pins count', async () => {
    const { transport } = speaker(list)
    const chains = await transport.getSupportedChains({ chainIds: [1] })
    expect(chains).toMatchObject([
      { chainId: 1, inputTokens: [{ symbol: 'USDC', decimals: 6 }, { symbol: 'WETH' }] },
    ])
    expect(chains[0]).not.toHaveProperty('spokePool')
    const [one] = await transport.getSupportedChains({ chainIds: [1], inputTokenSymbol: 'weth' })
    expect([one?.inputTokens.length, one?.outputTokens.length]).toEqual([1, 2])
    const [none] = await transport.getSupportedChains({ omitTokens: true })
    expect(none?.inputTokens).toEqual([])
  })

  test('default: no limits are known; only a quote binds (S3.16)', async () => {
    const { asked, transport } = speaker({})
    const query = {
      originChainId: 1,
      destinationChainId: 56,
      inputToken: usdc,
      outputToken: usdcBnb,
    }
    expect(await transport.getLimits(query as never)).toMatchObject({
      minDeposit: 1n,
      maxDeposit: 2n ** 256n - 1n,
    })
    expect(asked).toEqual([])
  })

  test('error: a list of another form, or without end', async () => {
    for (const body of [
      {},
      { capabilities: {} },
      { capabilities: { tokens: Array(1_001).fill(0) } },
    ]) {
      await expect(speaker(body).transport.getAvailableRoutes({})).rejects.toMatchObject({
        code: 'HTTP_UNREADABLE',
      })
    }
  })

  test('error: a refusal by its code; any other is told by its status (S8.12)', async () => {
    const code = 'request.unsupported_param'
    const refused = speaker({ code, message: 'No' }, 400).transport.getAvailableRoutes({})
    await expect(refused).rejects.toMatchObject({
      ...{ code: 'BRIDGE_API_ERROR', message: 'No' },
      data: { apiCode: code, status: 400 },
    })
    for (const body of [{ error: { code: 'LIMITED' } }, { code: 'LIMITED', message: 'No' }]) {
      const other = speaker(body, 429).transport.getAvailableRoutes({})
      await expect(other).rejects.toMatchObject({ code: 'HTTP_ERROR', status: 429 })
    }
  })
})
