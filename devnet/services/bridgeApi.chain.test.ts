import { encodeAbiParameters, parseAbiParameters, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../start.ts'
import { attacker } from '../chains/accounts.ts'
import { bothChains, getJson } from '../testing.ts'

let devnet: Devnet

beforeAll(async () => {
  devnet = await startDevnet({ only: ['chains', 'api'] })
})
afterAll(() => devnet?.stop())

function ask(path: string, params: Record<string, string> = {}) {
  return getJson(`${devnet.urls.bridgeApi}${path}?${new URLSearchParams(params)}`)
}

function usdcRoute(amount: string, more: Record<string, string> = {}) {
  const [origin, destination] = bothChains(devnet)
  return {
    originChainId: '31337',
    destinationChainId: '31338',
    inputToken: origin.contracts.usdc,
    outputToken: destination.contracts.usdc,
    amount,
    ...more,
  }
}

/** The error's body without its random id, which must be there. */
async function errorOf(path: string, params: Record<string, string>) {
  const { status, body } = await ask(path, params)
  const { id, ...error } = body as Record<string, unknown>
  expect(id).toMatch(/^devnet-/)
  expect(error.status).toBe(status)
  return error
}

/**
 * A message for the handler with one call, which WETH accepts as a deposit; `length` sets the calldata's
 * size.
 */
function handlerMessage({ length = 0, value = 0n }: { length?: number; value?: bigint }) {
  const target = bothChains(devnet)[1].contracts.weth
  const callData = `0x${'ab'.repeat(length)}` as const
  // No fallback recipient: a call that fails makes the fill fail.
  return encodeAbiParameters(
    parseAbiParameters([
      'Message message',
      'struct Message { Call[] calls; address fallbackRecipient; }',
      'struct Call { address target; bytes callData; uint256 value; }',
    ]),
    [{ calls: [{ target, callData, value }], fallbackRecipient: zeroAddress }],
  )
}

describe('available-routes', () => {
  test('default', async () => {
    const { body } = await ask('/available-routes')
    expect(body).toHaveLength(8)
  })

  test('behavior: narrows by symbol and chain, in any case', async () => {
    const [origin, destination] = bothChains(devnet)
    const { body } = await ask('/available-routes', {
      originChainId: '31337',
      originTokenSymbol: 'eth',
    })
    expect(body).toEqual([
      {
        originChainId: 31337,
        originToken: origin.contracts.weth,
        destinationChainId: 31338,
        destinationToken: destination.contracts.weth,
        originTokenSymbol: 'ETH',
        destinationTokenSymbol: 'ETH',
        isNative: true,
      },
    ])
  })
})

describe('suggested-fees', () => {
  test('default', async () => {
    const [origin, destination] = bothChains(devnet)
    const { status, body } = await ask('/suggested-fees', usdcRoute('100000000'))
    const { timestamp, quoteBlock, fillDeadline, id, ...quote } = body as Record<string, unknown>
    expect(status).toBe(200)
    expect(id).toMatch(/^devnet-/)
    expect(timestamp).toMatch(/^\d{10}$/)
    expect(quoteBlock).toMatch(/^\d+$/)
    expect(Number(fillDeadline) - Number(timestamp)).toBe(7_200)
    expect(quote).toEqual({
      estimatedFillTimeSec: 2,
      capitalFeePct: '200000000000000',
      capitalFeeTotal: '20000',
      relayGasFeePct: '420000000000000',
      relayGasFeeTotal: '42000',
      relayFeePct: '720000000000000',
      relayFeeTotal: '72000',
      lpFeePct: '0',
      isAmountTooLow: false,
      exclusiveRelayer: '0x0000000000000000000000000000000000000000',
      exclusivityDeadline: 0,
      spokePoolAddress: origin.contracts.spokePool,
      destinationSpokePoolAddress: destination.contracts.spokePool,
      totalRelayFee: { pct: '720000000000000', total: '72000' },
      relayerCapitalFee: { pct: '200000000000000', total: '20000' },
      relayerGasFee: { pct: '420000000000000', total: '42000' },
      lpFee: { pct: '100000000000000', total: '10000' },
      limits: {
        minDeposit: '1200000',
        maxDeposit: '20000000000',
        maxDepositInstant: '5000000000',
        maxDepositShortDelay: '12000000000',
        recommendedDepositInstant: '5000000000',
      },
      outputAmount: '99928000',
      inputToken: { address: origin.contracts.usdc, symbol: 'USDC', decimals: 6, chainId: 31337 },
      outputToken: {
        address: destination.contracts.usdc,
        symbol: 'USDC',
        decimals: 6,
        chainId: 31338,
      },
    })
  })

  test('behavior: takes a long message by POST', async () => {
    const [, destination] = bothChains(devnet)
    const params = usdcRoute('5000000', { recipient: destination.contracts.multicallHandler })
    const response = await fetch(
      `${devnet.urls.bridgeApi}/suggested-fees?${new URLSearchParams(params)}`,
      { method: 'POST', body: JSON.stringify({ message: handlerMessage({ length: 20_000 }) }) },
    )
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('behavior: skipAmountLimit turns the error into a flag', async () => {
    const { body } = await ask('/suggested-fees', usdcRoute('1000', { skipAmountLimit: 'true' }))
    expect(body).toMatchObject({ isAmountTooLow: true, outputAmount: '0' })
  })

  test('behavior: quotes get dearer when told', async () => {
    await devnet.control.setQuotes({ feeMultiplier: 2 })
    const { body } = await ask('/suggested-fees', usdcRoute('100000000'))
    await devnet.control.reset()
    expect(body).toMatchObject({ relayFeeTotal: '144000', outputAmount: '99856000' })
  })

  test('error: amount too low', async () => {
    expect(await errorOf('/suggested-fees', usdcRoute('1000000'))).toEqual({
      type: 'AcrossApiError',
      code: 'AMOUNT_TOO_LOW',
      status: 400,
      message: 'Sent amount is too low relative to fees',
      param: 'amount',
    })
  })

  test('error: amount too high', async () => {
    expect(await errorOf('/suggested-fees', usdcRoute('20000000001'))).toEqual({
      type: 'AcrossApiError',
      code: 'AMOUNT_TOO_HIGH',
      status: 400,
      message: 'Amount exceeds max. deposit limit: 20000 USDC',
      param: 'amount',
    })
  })

  test('error: not an amount', async () => {
    expect(await errorOf('/suggested-fees', usdcRoute('1.5'))).toEqual({
      type: 'AcrossApiError',
      code: 'INVALID_PARAM',
      status: 400,
      message: `Invalid parameter at path 'amount'. Expected type 'parsableBigNumberString'`,
      param: 'amount',
    })
  })

  test('error: no destination', async () => {
    const { destinationChainId: _, ...rest } = usdcRoute('5000000')
    expect(await errorOf('/suggested-fees', rest)).toMatchObject({
      code: 'MISSING_PARAM',
      message: `Query param 'destinationChainId' must be provided`,
    })
  })

  test('error: a route that does not exist', async () => {
    const [, destination] = bothChains(devnet)
    const outputToken = destination.contracts.dai
    expect(
      await errorOf(
        '/suggested-fees',
        usdcRoute('5000000', { outputToken, allowUnmatchedDecimals: 'true' }),
      ),
    ).toEqual({
      type: 'AcrossApiError',
      code: 'ROUTE_NOT_ENABLED',
      status: 400,
      message: 'Route is not enabled.',
    })
  })

  test('error: a message for an account without code', async () => {
    const recipient = '0x000000000000000000000000000000000000dEaD'
    expect(
      await errorOf('/suggested-fees', usdcRoute('5000000', { recipient, message: '0x1234' })),
    ).toMatchObject({ message: 'Recipient must be a contract when a message is provided' })
  })
})

describe('a message whose fill would revert', () => {
  test.each(['/suggested-fees', '/limits'])('error: %s names the call (S7.30)', async (path) => {
    const [, destination] = bothChains(devnet)
    const { multicallHandler, spokePool } = destination.contracts
    // The handler gets a token and has no native currency to send.
    const message = handlerMessage({ value: 1n })
    const params = usdcRoute('5000000', { recipient: multicallHandler, message })
    expect(await errorOf(path, params)).toEqual({
      type: 'AcrossApiError',
      code: 'SIMULATION_ERROR',
      status: 400,
      message: expect.stringContaining('revert'),
      transaction: {
        from: expect.stringMatching(/^0x[\da-fA-F]{40}$/),
        to: spokePool,
        data: expect.stringMatching(/^0xdeff4b24/),
        chainId: 31338,
      },
    })
  })
})

describe('lies', () => {
  test.each([
    ['recipient', { recipient: attacker.address }],
    ['outputToken', { outputToken: { address: attacker.address } }],
    ['outputZero', { outputAmount: '0' }],
    ['amount', { outputAmount: '49964000' }],
    ['pool', { spokePoolAddress: attacker.address }],
    ['exclusiveRelayer', { exclusiveRelayer: attacker.address, exclusivityDeadline: 31_536_000 }],
  ] as const)('behavior: %s', async (lie, expected) => {
    await devnet.control.setQuotes({ lie })
    const { body } = await ask('/suggested-fees', usdcRoute('100000000'))
    await devnet.control.reset()
    expect(body).toMatchObject(expected)
  })

  test('behavior: an absurd deadline', async () => {
    await devnet.control.setQuotes({ lie: 'deadline' })
    const { body } = await ask('/suggested-fees', usdcRoute('100000000'))
    await devnet.control.reset()
    const { fillDeadline, timestamp } = body as Record<string, string>
    expect(Number(fillDeadline) - Number(timestamp)).toBe(315_367_200)
  })

  test('behavior: the list of chains names the same pool', async () => {
    await devnet.control.setQuotes({ lie: 'pool' })
    const { body } = await ask('/chains', { chainId: '31337' })
    await devnet.control.reset()
    expect(body).toMatchObject([{ spokePool: attacker.address }])
  })
})

describe('limits', () => {
  test('default', async () => {
    const { amount: _, ...params } = usdcRoute('')
    const { body } = await ask('/limits', params)
    expect(body).toEqual({
      minDeposit: '1200000',
      maxDeposit: '20000000000',
      maxDepositInstant: '5000000000',
      maxDepositShortDelay: '12000000000',
      recommendedDepositInstant: '5000000000',
      relayerFeeDetails: {
        relayFeeTotal: '1542000',
        relayFeePercent: '308400000000000',
        gasFeeTotal: '42000',
        gasFeePercent: '8400000000000',
        capitalFeeTotal: '1000000',
        capitalFeePercent: '200000000000000',
      },
      gasFeeDetails: { nativeGasCost: '120000', gasPrice: '1000000000', tokenGasCost: '42000' },
      reserves: { liquidReserves: '20000000000', utilizedReserves: '5000000000' },
    })
  })
})

describe('chains', () => {
  test('default', async () => {
    const [origin] = bothChains(devnet)
    const { body } = await ask('/chains', { chainId: '31337', inputTokenSymbol: 'USDC' })
    const [chain] = body as Record<string, unknown>[]
    expect(chain).toMatchObject({
      chainId: 31337,
      name: 'Devnet One',
      publicRpcUrl: origin.rpcUrl,
      spokePool: origin.contracts.spokePool,
      spokePoolBlock: expect.any(Number),
      inputTokens: [{ address: origin.contracts.usdc, symbol: 'USDC', decimals: 6 }],
    })
    expect(chain?.outputTokens).toHaveLength(4)
  })

  test('behavior: leaves tokens out', async () => {
    const { body } = await ask('/chains', { omitTokens: 'true' })
    expect(body).toMatchObject([
      { inputTokens: [], outputTokens: [] },
      { inputTokens: [], outputTokens: [] },
    ])
  })
})
