import type { Address, Hex } from 'viem'
import * as z from 'zod/mini'
import { SimulationCredentialsError, SimulationServiceError } from '../errors/service.ts'
import { requireNoPage } from './requireNoPage.ts'
import type { Abortable } from './transport.ts'
import { anySignal } from '#lib/abort.ts'

const BASE_URL = 'https://api.tenderly.co/api/v1'
const TIMEOUT_MS = 15_000
const BODY_CHARS = 300

export type SimulationServiceOptions = {
  /** The address of the service, or of your proxy, which can add the key. @default 'https://api.tenderly.co/api/v1' */
  readonly baseUrl?: string | undefined
  /** Only for Node: in a page, every visitor could read it. */
  readonly accessKey?: string | undefined
  readonly accountSlug: string
  readonly projectSlug: string
  /** Anyone with the link can see the simulation. @default true */
  readonly enableShare?: boolean | undefined
  readonly fetch?: typeof fetch | undefined
  /** @default 15_000 */
  readonly timeoutMs?: number | undefined
}

export type SimulatedCall = Abortable & {
  readonly chainId: number
  readonly from: Address
  readonly to: Address
  readonly data: Hex
  /** Wei. */
  readonly value?: bigint | undefined
  readonly gas?: bigint | undefined
  /** @default the latest */
  readonly blockNumber?: bigint | undefined
}

/** S3.19 */
export type Simulation = { readonly simulationId: string; readonly simulationUrl: string }

export type SimulationService = {
  readonly simulate: (call: SimulatedCall) => Promise<Simulation>
}

const answerSchema = z.object({
  simulation: z.object({ id: z.string().check(z.regex(/^[-\w]{1,100}$/)) }),
})

/**
 * Makes a client of a service that runs a call step by step and shows the result under a link (S7.32).
 *
 * `simulate` throws SimulationServiceError. An abort passes through unchanged.
 *
 * @throws SimulationCredentialsError, SecretInPageError
 */
export function createSimulationService(options: SimulationServiceOptions): SimulationService {
  const { baseUrl = BASE_URL, accessKey, accountSlug, projectSlug, enableShare = true } = options
  if (accessKey !== undefined) requireNoPage('accessKey')
  // Only a proxy has a key of its own.
  const hasKey = accessKey !== undefined ? accessKey !== '' : options.baseUrl !== undefined
  if (!hasKey || !accountSlug || !projectSlug) throw new SimulationCredentialsError()
  const [account, project] = [encodeURIComponent(accountSlug), encodeURIComponent(projectSlug)]
  const root = `${baseUrl.replace(/\/+$/, '')}/account/${account}/project/${project}`

  return {
    async simulate({ signal, ...call }) {
      const url = `${root}/simulate`
      const text = await post(options, { url, body: bodyOf(call), signal }, (status) => {
        return `Failed to simulate tx on Tenderly - ${status}`
      })
      const parsed = z.safeParse(answerSchema, parseJson(text))
      if (!parsed.success) {
        const message = 'Failed to simulate tx on Tenderly - its answer cannot be read'
        throw new SimulationServiceError(message, { url, status: 200 }, parsed.error)
      }
      const { id } = parsed.data.simulation
      if (!enableShare) {
        const simulationUrl = `https://dashboard.tenderly.co/${account}/${project}/simulator/${id}`
        return { simulationId: id, simulationUrl }
      }
      await post(options, { url: `${root}/simulations/${id}/share`, signal }, (status) => {
        return `Failed to enable sharing Tenderly simulation - ${status}`
      })
      return { simulationId: id, simulationUrl: `https://www.tdly.co/shared/simulation/${id}` }
    },
  }
}

/** The fields of S7.32; a value is added where there is one, or the simulation would differ. */
function bodyOf({ chainId, from, to, data, value = 0n, gas, blockNumber }: SimulatedCall) {
  return {
    network_id: String(chainId),
    from,
    to,
    input: data,
    ...(value === 0n ? {} : { value: String(value) }),
    ...(gas === undefined ? {} : { gas: Number(gas) }),
    ...(blockNumber === undefined ? {} : { block_number: Number(blockNumber) }),
    save: true,
  }
}

type Post = Abortable & { readonly url: string; readonly body?: unknown }

async function post(
  { fetch: send, accessKey, timeoutMs = TIMEOUT_MS }: SimulationServiceOptions,
  { url, body, signal }: Post,
  describe: (status: string) => string,
): Promise<string> {
  const timeout = AbortSignal.timeout(timeoutMs)
  let status = 0
  try {
    const response = await (send ?? fetch)(url, {
      method: 'POST',
      // A redirect would take the key elsewhere.
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        ...(accessKey === undefined ? {} : { 'X-Access-Key': accessKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal === undefined ? timeout : anySignal([signal, timeout]),
    })
    status = response.status
    const text = await response.text()
    if (response.ok) return text
    const message = describe(`${status} ${response.statusText} - ${text.slice(0, BODY_CHARS)}`)
    throw new SimulationServiceError(message, { url, status })
  } catch (error) {
    if (signal?.aborted === true) throw signal.reason
    if (error instanceof SimulationServiceError) throw error
    throw new SimulationServiceError(describe('it cannot be reached'), { url, status }, error)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The schema refuses it.
    return undefined
  }
}
