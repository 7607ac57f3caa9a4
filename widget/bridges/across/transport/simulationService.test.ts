import { afterEach, describe, expect, test, vi } from 'vitest'
import { createBridgeClient } from '../client/client.ts'
import { getLimits } from '../quote/getLimits.ts'
import { getQuote } from '../quote/getQuote.ts'
import { getSuggestedFees } from '../quote/getSuggestedFees.ts'
import { httpTransport } from './httpTransport.ts'
import { createSimulationService } from './simulationService.ts'
import { weth } from '../testing/answers.ts'

afterEach(() => vi.unstubAllGlobals())

const from = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const slugs = { accountSlug: 'acme', projectSlug: 'bridge' }
const root = 'https://api.tenderly.co/api/v1/account/acme/project/bridge'

/** Answers each request with the next of `answers`, and keeps what was asked. */
function recording(...answers: readonly Response[]) {
  const left = [...answers]
  const asked: { url: string; headers: Headers; body: unknown }[] = []
  const send = async (url: Parameters<typeof fetch>[0], init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    asked.push({ url: String(url), headers: new Headers(init.headers), body })
    return left.shift() ?? new Response('no more', { status: 500 })
  }
  return { asked, fetch: send }
}

const simulated = () => Response.json({ simulation: { id: 'ab-12' } })

describe('createSimulationService', () => {
  test('default: simulates, then shares (S3.19, S7.32)', async () => {
    const { asked, fetch } = recording(simulated(), new Response(null, { status: 204 }))
    const service = createSimulationService({ ...slugs, accessKey: 'key', fetch })
    const call = {
      chainId: 10,
      from,
      to: weth,
      data: '0xabcd',
      gas: 21_000n,
      blockNumber: 7n,
    } as const
    expect(await service.simulate(call)).toEqual({
      simulationId: 'ab-12',
      simulationUrl: 'https://www.tdly.co/shared/simulation/ab-12',
    })
    expect(asked.map(({ url }) => url)).toEqual([
      `${root}/simulate`,
      `${root}/simulations/ab-12/share`,
    ])
    expect(asked.map(({ headers }) => headers.get('x-access-key'))).toEqual(['key', 'key'])
    expect(asked[0]?.body).toEqual({
      network_id: '10',
      from,
      to: weth,
      input: '0xabcd',
      gas: 21_000,
      block_number: 7,
      save: true,
    })
  })

  test('behavior: through a proxy, without a key, a share or a value of nothing', async () => {
    const { asked, fetch } = recording(simulated(), simulated())
    const options = { ...slugs, baseUrl: 'https://proxy.test/', enableShare: false, fetch }
    const { simulate } = createSimulationService(options)
    const call = { chainId: 1, from, to: weth, data: '0x' } as const
    expect(await simulate({ ...call, value: 0n })).toEqual({
      simulationId: 'ab-12',
      simulationUrl: 'https://dashboard.tenderly.co/acme/bridge/simulator/ab-12',
    })
    await simulate({ ...call, value: 5n })
    expect(asked.map(({ url }) => url)).toEqual([
      'https://proxy.test/account/acme/project/bridge/simulate',
      'https://proxy.test/account/acme/project/bridge/simulate',
    ])
    expect(asked[0]?.headers.has('x-access-key')).toBe(false)
    const body = { network_id: '1', from, to: weth, input: '0x', save: true }
    expect(asked.map((request) => request.body)).toEqual([body, { ...body, value: '5' }])
  })

  test.each([
    [
      'refuses',
      () => new Response('no such project', { status: 404, statusText: 'Not Found' }),
      'Failed to simulate tx on Tenderly - 404 Not Found - no such project',
    ],
    [
      'answers a page',
      () => new Response('<html>'),
      'Failed to simulate tx on Tenderly - its answer cannot be read',
    ],
    [
      'answers an id that would leave its link',
      () => Response.json({ simulation: { id: '../x' } }),
      'Failed to simulate tx on Tenderly - its answer cannot be read',
    ],
  ])('error: the service %s', async (_, answer, message) => {
    const { fetch } = recording(answer())
    const { simulate } = createSimulationService({ ...slugs, accessKey: 'key', fetch })
    await expect(simulate({ chainId: 1, from, to: weth, data: '0x' })).rejects.toMatchObject({
      code: 'BRIDGE_SIMULATION_SERVICE_ERROR',
      message,
    })
  })

  test('error: sharing is refused', async () => {
    const refused = new Response('', { status: 403, statusText: 'Forbidden' })
    const { fetch } = recording(simulated(), refused)
    const { simulate } = createSimulationService({ ...slugs, accessKey: 'key', fetch })
    await expect(simulate({ chainId: 1, from, to: weth, data: '0x' })).rejects.toThrow(
      'Failed to enable sharing Tenderly simulation - 403 Forbidden - ',
    )
  })

  test('error: credentials that are missing (S7.32, S8.13)', () => {
    const sentence =
      'Tenderly credentials not set. Client needs to be configured with accessKey, accountSlug, and projectSlug.'
    for (const options of [
      slugs,
      { ...slugs, accessKey: '' },
      { ...slugs, accessKey: 'key', accountSlug: '' },
      { ...slugs, accessKey: 'key', projectSlug: '' },
    ]) {
      expect(() => createSimulationService(options)).toThrow(sentence)
    }
    const transport = httpTransport()
    const options = { transport, getChainClient: () => undefined, simulateOnError: true }
    expect(() => createBridgeClient(options)).toThrow(sentence)
  })

  test('error: a key in a page, where every visitor could read it', () => {
    vi.stubGlobal('document', {})
    expect(() => createSimulationService({ ...slugs, accessKey: 'key' })).toThrow(
      expect.objectContaining({ code: 'BRIDGE_SECRET_IN_PAGE' }),
    )
    const proxied = { ...slugs, baseUrl: 'https://proxy.test' }
    expect(() => createSimulationService(proxied)).not.toThrow()
  })
})

describe('simulateOnError', () => {
  const transaction = { from, to: weth, data: '0xabcd' }
  const refusal = () =>
    Response.json(
      {
        type: 'AcrossApiError',
        code: 'SIMULATION_ERROR',
        message: 'execution reverted',
        transaction,
      },
      { status: 400 },
    )
  const route = {
    isNative: false,
    originChainId: 1,
    destinationChainId: 10,
    inputToken: weth,
    outputToken: weth,
    inputTokenSymbol: 'W',
    outputTokenSymbol: 'W',
  } as const
  const query = { ...route, amount: 1n }
  const question = { route, inputAmount: 1n, depositor: from } as const

  function client(service: readonly Response[], simulateOnError?: boolean) {
    const { asked, fetch } = recording(...service)
    const simulation = createSimulationService({ ...slugs, accessKey: 'key', fetch })
    const transport = httpTransport({ fetch: async () => refusal() })
    const tokens = { 10: [{ address: weth, symbol: 'WETH', decimals: 18 }] }
    const options = { transport, simulation, simulateOnError, tokens }
    return { asked, client: createBridgeClient({ ...options, getChainClient: () => undefined }) }
  }

  test.each([
    ['suggested fees', (c: ReturnType<typeof client>['client']) => getSuggestedFees(c, query)],
    ['limits', (c: ReturnType<typeof client>['client']) => getLimits(c, query)],
    ['quote', (c: ReturnType<typeof client>['client']) => getQuote(c, question)],
  ])(
    'default: what failed while fetching %s gets its link, on the destination (S7.34, S8.12, S8.13)',
    async (what, ask) => {
      const world = client([simulated(), new Response()])
      await expect(ask(world.client)).rejects.toMatchObject({
        name: 'SimulationError',
        message: `simulation failed while fetching ${what}: execution reverted`,
        simulationId: 'ab-12',
        simulationUrl: 'https://www.tdly.co/shared/simulation/ab-12',
        cause: { code: 'SIMULATION_ERROR' },
      })
      expect(world.asked[0]?.body).toMatchObject({
        network_id: '10',
        from,
        to: weth,
        input: '0xabcd',
      })
    },
  )

  test('behavior: switched off, or with a service that is down, the error is as it was', async () => {
    const off = client([], false)
    await expect(getQuote(off.client, question)).rejects.toMatchObject({ code: 'SIMULATION_ERROR' })
    expect(off.asked).toEqual([])
    const down = client([new Response('', { status: 503 })])
    await expect(getQuote(down.client, question)).rejects.toMatchObject({
      code: 'SIMULATION_ERROR',
      transaction,
    })
  })
})
