import { describe, expect, test } from 'vitest'
import { httpTransport } from './httpTransport.ts'
import { etherRoute, fees, routeRow, weth } from '../testing/answers.ts'

function speaker(body: unknown, status = 200) {
  const asked: string[] = []
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const speak: typeof fetch = async (input) => {
    asked.push(String(input))
    return new Response(text, { status })
  }
  const options = { apiUrl: 'https://api.test/api/', indexerUrl: 'https://indexer.test' }
  return { asked, transport: httpTransport({ ...options, fetch: speak, backoffMs: 1 }) }
}

const question = {
  originChainId: 1,
  destinationChainId: 10,
  inputToken: weth,
  outputToken: weth,
  amount: 10n ** 18n,
} as const

describe('httpTransport', () => {
  test('default: suggested fees (S3.15, S7.30)', async () => {
    const { asked, transport } = speaker(fees)
    const answer = await transport.getSuggestedFees(question)
    const [capital, gas, all] = [78750000000001n, 155024308002n, 78905024308003n]
    const of = (amount: bigint) => ({ pct: amount, total: amount })
    expect(answer).toMatchObject({
      estimatedFillTimeSec: 2,
      timestamp: 1754342087,
      fillDeadline: 1754353917,
      capitalFeePct: capital,
      capitalFeeTotal: capital,
      relayGasFeePct: gas,
      relayGasFeeTotal: gas,
      relayFeePct: all,
      relayFeeTotal: all,
      lpFeePct: 0n,
      isAmountTooLow: false,
      quoteBlock: 23070320n,
      outputAmount: 999921094975691997n,
      totalRelayFee: of(all),
      relayerCapitalFee: of(capital),
      relayerGasFee: of(gas),
      lpFee: of(0n),
      limits: {
        minDeposit: 1000n,
        maxDeposit: 10n ** 21n,
        maxDepositInstant: 10n ** 20n,
        maxDepositShortDelay: 5n * 10n ** 20n,
        recommendedDepositInstant: 10n ** 20n,
      },
    })
    expect(asked[0]).toBe(
      `https://api.test/api/suggested-fees?originChainId=1&destinationChainId=10&inputToken=${weth}&outputToken=${weth}&amount=1000000000000000000&allowUnmatchedDecimals=true`,
    )
  })

  test('behavior: routes of chains that are not EVM are left out (S3.13)', async () => {
    const solana = { ...routeRow, destinationToken: 'So11111111111111111111111111111111111111112' }
    const { transport } = speaker([solana, routeRow, null])
    expect(await transport.getAvailableRoutes({})).toEqual([etherRoute])
  })

  test('behavior: B-F6 tokens of unequal decimals have limits, too (S3.16, S7.30)', async () => {
    const { asked, transport } = speaker({
      minDeposit: '1',
      maxDeposit: '9',
      maxDepositInstant: '5',
    })
    await transport.getLimits(question)
    expect(new URL(asked[0] ?? '').searchParams.get('allowUnmatchedDecimals')).toBe('true')
  })

  test('behavior: B-A6 a message that fits into no URL is posted (S3.17, S7.30)', async () => {
    const sent: [url: string, method: string | undefined, body: unknown][] = []
    const fetch: typeof globalThis.fetch = async (url, init) => {
      sent.push([String(url), init?.method, init?.body])
      return Response.json(fees)
    }
    const transport = httpTransport({ apiUrl: 'https://api.test', fetch })
    const messages = [9_999, 10_000].map((bytes) => `0x${'ab'.repeat(bytes)}` as const)
    for (const message of messages) await transport.getSuggestedFees({ ...question, message })
    const [short, long] = sent
    expect([short?.[0].includes('message=0xab'), short?.[1]]).toEqual([true, undefined])
    expect(long?.[0]).toMatch(/\/suggested-fees\?originChainId=1&.*allowUnmatchedDecimals=true$/)
    expect(long?.[0]).not.toContain('message')
    expect(long?.slice(1)).toEqual(['POST', JSON.stringify({ message: messages[1] })])
  })

  test('default: routes are asked for by their tokens (S7.30)', async () => {
    const { asked, transport } = speaker([])
    const { inputToken, outputToken, originChainId, destinationChainId } = question
    const symbols = { inputTokenSymbol: 'WETH', outputTokenSymbol: 'ETH' }
    await transport.getAvailableRoutes({ ...question, ...symbols })
    expect(Object.fromEntries(new URL(asked[0] ?? '').searchParams)).toEqual({
      originChainId: String(originChainId),
      destinationChainId: String(destinationChainId),
      originToken: inputToken,
      destinationToken: outputToken,
      originTokenSymbol: 'WETH',
      destinationTokenSymbol: 'ETH',
    })
  })

  test('behavior: limits without the newer fields (S3.16, S7.30)', async () => {
    const { transport } = speaker({ minDeposit: '1', maxDeposit: '9', maxDepositInstant: '5' })
    expect(await transport.getLimits(question)).toEqual({
      minDeposit: 1n,
      maxDeposit: 9n,
      maxDepositInstant: 5n,
      maxDepositShortDelay: 9n,
      recommendedDepositInstant: 5n,
    })
  })

  test('behavior: both generations of the indexer (S7.31, S8.12)', async () => {
    const hash = `0x${'ab'.repeat(32)}`
    const query = { originChainId: 1, depositId: 2n ** 255n }
    const now = speaker({ status: 'filled', fillTxnRef: hash, depositRefundTxnRef: null })
    const then = speaker({ status: 'filled', fillTx: hash })
    for (const { transport, asked } of [now, then]) {
      expect(await transport.getDepositStatus(query)).toMatchObject({
        status: 'filled',
        fillHash: hash,
      })
      expect(asked[0]).toContain(`?originChainId=1&depositId=${2n ** 255n}`)
    }
    expect(await speaker({ error: 'x' }, 404).transport.getDepositStatus(query)).toBeUndefined()
    const broken = speaker({ error: 'Down', message: 'Try later' }, 500).transport
    await expect(broken.getDepositStatus(query)).rejects.toMatchObject({
      code: 'BRIDGE_INDEXER_ERROR',
      message: 'Try later',
    })
  })

  test("error: the service's own code, param and id are kept (S8.12)", async () => {
    const message = 'Sent amount is too low relative to fees'
    const body = { type: 'AcrossApiError', code: 'AMOUNT_TOO_LOW', status: 400, message }
    const { transport } = speaker({ ...body, param: 'amount', id: 'xn8fx-1' }, 400)
    await expect(transport.getSuggestedFees(question)).rejects.toMatchObject({
      code: 'BRIDGE_API_ERROR',
      message,
      data: { apiCode: 'AMOUNT_TOO_LOW', param: 'amount', id: 'xn8fx-1', status: 400 },
    })
  })

  test('behavior: a field that decides nothing costs nothing when it is odd', async () => {
    const odd = { id: null, unheardOf: { a: [null] }, inputToken: null, outputToken: null }
    const { transport } = speaker({ ...fees, ...odd })
    expect(await transport.getSuggestedFees(question)).toMatchObject({
      id: undefined,
      inputToken: undefined,
      outputAmount: 999921094975691997n,
    })
    const refusal = { type: 'AcrossApiError', code: 'AMOUNT_TOO_LOW', param: null, status: '400' }
    const long = speaker({ ...refusal, message: 'low '.repeat(1_000), transaction: null }, 400)
    await expect(long.transport.getSuggestedFees(question)).rejects.toMatchObject({
      code: 'BRIDGE_API_ERROR',
      data: { apiCode: 'AMOUNT_TOO_LOW' },
      message: expect.stringMatching(/^low /),
    })
    const slow = {
      status: 'slowFilled',
      fillTxnRef: `0x${'ab'.repeat(32)}`,
      actionsSucceeded: 'no',
    }
    const told = await speaker(slow).transport.getDepositStatus({ originChainId: 1, depositId: 2n })
    expect(told).toMatchObject({ status: 'filled', actionSuccess: undefined })
  })

  test('error: B-F10 more than the relayer has for a transfer with a message', async () => {
    const message =
      "Relayer Address (0x1) doesn't have enough funds to support this deposit; for help, please reach out to https://discord.across.to"
    const body = { type: 'AcrossApiError', code: 'INVALID_PARAM', status: 400, message }
    const { transport } = speaker({ ...body, param: 'relayer', id: 'xn8fx-2' }, 400)
    const refusal = {
      code: 'BRIDGE_MESSAGE_TOO_LARGE',
      message,
      data: { apiCode: 'INVALID_PARAM', param: 'relayer', id: 'xn8fx-2', status: 400 },
    }
    await expect(transport.getSuggestedFees(question)).rejects.toMatchObject(refusal)
    await expect(transport.getLimits(question)).rejects.toMatchObject(refusal)
    const other = speaker({ ...body, message: 'Invalid relayer', param: 'relayer' }, 400)
    await expect(other.transport.getLimits(question)).rejects.toMatchObject({
      code: 'BRIDGE_API_ERROR',
    })
  })

  test('error: a failed simulation carries its transaction (S8.12)', async () => {
    const transaction = { from: '0x1', to: '0x2', data: '0x' }
    const body = { type: 'AcrossApiError', code: 'SIMULATION_ERROR', message: 'no', transaction }
    const { transport } = speaker(body, 400)
    await expect(transport.getSuggestedFees(question)).rejects.toMatchObject({
      code: 'SIMULATION_ERROR',
      status: 400,
      transaction,
    })
  })

  test('behavior: own bases, those of the test networks, and those of one call (S7.30, S7.31, S7.34)', async () => {
    const asked: string[] = []
    const speak: typeof fetch = async (input) => {
      asked.push(String(input))
      return new Response('[]')
    }
    const status = { originChainId: 1, depositId: 0n }
    const apiUrl = 'https://proxy.test/across/'
    for (const options of [{}, { testnet: true }, { testnet: true, apiUrl }]) {
      const transport = httpTransport({ ...options, fetch: speak, backoffMs: 1 })
      await transport.getSupportedChains({ omitTokens: true })
      await transport.getDepositStatus(status).catch(() => undefined)
    }
    const transport = httpTransport({ fetch: speak, backoffMs: 1 })
    const once = { apiUrl: 'https://one.test', signal: undefined }
    await transport.getAvailableRoutes({ ...once, originChainId: 1 })
    await transport.getSupportedChains({ ...once, chainIds: [1] })
    await transport.getLimits({ ...once, ...question }).catch(() => undefined)
    await transport.getSuggestedFees({ ...once, ...question }).catch(() => undefined)
    const indexerUrl = 'https://indexer.one.test'
    await transport.getDepositStatus({ ...status, indexerUrl }).catch(() => undefined)
    const bases = asked.map((url) => url.replace(/\?.*$/, ''))
    expect(bases).toEqual([
      'https://app.across.to/api/chains',
      'https://indexer.api.across.to/deposit/status',
      'https://testnet.across.to/api/chains',
      'https://dev.indexer.api.across.to/deposit/status',
      'https://proxy.test/across/chains',
      'https://dev.indexer.api.across.to/deposit/status',
      'https://one.test/available-routes',
      'https://one.test/chains',
      'https://one.test/limits',
      'https://one.test/suggested-fees',
      'https://indexer.one.test/deposit/status',
    ])
    expect(asked.join()).not.toContain('apiUrl')
  })

  test('behavior: a service that asks for a pause gets it, a long one is left to the caller', async () => {
    const times: number[] = []
    const busy = (seconds: string): typeof fetch => {
      return async () => {
        times.push(Date.now())
        if (times.length > 1) return new Response(JSON.stringify(fees))
        return new Response('Too Many Requests', {
          status: 429,
          headers: { 'retry-after': seconds },
        })
      }
    }
    await httpTransport({ fetch: busy('0.2') }).getSuggestedFees(question)
    const [first = 0, second = 0] = times
    expect(second - first).toBeGreaterThanOrEqual(190)
    times.length = 0
    const long = httpTransport({ fetch: busy('60') }).getSuggestedFees(question)
    await expect(long).rejects.toMatchObject({ status: 429, retryAfterMs: 60_000 })
    expect(times).toHaveLength(1)
  })

  test.each<[string, unknown, number, string]>([
    ['an HTML page', '<html>Bad gateway</html>', 502, 'HTTP_ERROR'],
    ['an HTML page that says it is fine', '<html></html>', 200, 'HTTP_UNREADABLE'],
    ['an empty body', '', 200, 'HTTP_UNREADABLE'],
    ['a truncated body', '{"minDeposit":"1"', 200, 'HTTP_UNREADABLE'],
    ['an amount as a float', { ...fees, outputAmount: '1.5' }, 200, 'HTTP_UNREADABLE'],
    ['a negative amount', { ...fees, outputAmount: '-5' }, 200, 'HTTP_UNREADABLE'],
    ['a missing pool', { ...fees, spokePoolAddress: undefined }, 200, 'HTTP_UNREADABLE'],
    ['a refusal of unknown shape', { detail: 'no' }, 403, 'HTTP_ERROR'],
    ['too many requests', { message: 'slow down' }, 429, 'HTTP_ERROR'],
  ])('error: %s (S8.12)', async (_, body, status, code) => {
    const { transport } = speaker(body, status)
    const url = expect.stringMatching(/^https:\/\/api\.test\/api\/suggested-fees/)
    await expect(transport.getSuggestedFees(question)).rejects.toMatchObject({ code, status, url })
  })
})
