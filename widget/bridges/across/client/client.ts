import type { Address, Client } from 'viem'
import { ConfigError } from '../errors/client.ts'
import { SimulationCredentialsError } from '../errors/service.ts'
import { integratorSuffix } from '../contracts/integratorSuffix.ts'
import type { PinnedToken } from './pinnedToken.ts'
import {
  DEFAULT_INTEGRATOR_ID,
  DROPPED_AFTER_MS,
  LATE_AFTER_MS,
  POLLING_INTERVAL_MS,
} from '../util/limits.ts'
import { ofChain } from './ofChain.ts'
import type { SimulationService } from '../transport/simulationService.ts'
import type { BridgeTransport } from '../transport/transport.ts'

export type BridgeClientOptions = {
  readonly transport: BridgeTransport
  /** Returns a viem client of the chain over your own nodes, or `undefined` for a chain that you do not serve. */
  readonly getChainClient: (chainId: number) => Client | undefined
  /** The id that Across gave you: two bytes as hex. @default '0xdead' */
  readonly integratorId?: string | undefined
  /** How often to poll the chains, in milliseconds. The first minute of a fill is polled twice as often. @default 3_000 */
  readonly pollingIntervalMs?: number | undefined
  /** After how many milliseconds a transaction that the chain does not know counts as dropped. @default 600_000 */
  readonly droppedAfterMs?: number | undefined
  /** After how many milliseconds a call bundle that the wallet has not confirmed counts as late. @default 60_000 */
  readonly lateAfterMs?: number | undefined
  /** Pools by chain id, such as those of a test chain. They override the built-in ones. The client uses no others. */
  readonly spokePools?: Readonly<Record<number, Address>> | undefined
  /** Tokens by chain id. They override the built-in ones. For any other token, the client asks its contract. */
  readonly tokens?: Readonly<Record<number, readonly PinnedToken[]>> | undefined
  /** Message handlers by chain id. They override the built-in ones. */
  readonly handlers?: Readonly<Record<number, Address>> | undefined
  /** The default of `infiniteApproval` of `executeQuote`. @default false */
  readonly infiniteApproval?: boolean | undefined
  /** A service that shows failed calls step by step (S7.32). */
  readonly simulation?: SimulationService | undefined
  /** Simulates failed calls, and throws SimulationError with the link. @default true if there is a `simulation` */
  readonly simulateOnError?: boolean | undefined
}

export type BridgeClient = {
  readonly transport: BridgeTransport
  /** Its questions end with WrongNodeError where its node is of another chain. @throws ConfigError */
  readonly chainClient: (chainId: number) => Client
  readonly integratorId: string
  readonly pollingIntervalMs: number
  readonly droppedAfterMs: number
  readonly lateAfterMs: number
  readonly spokePools: Readonly<Record<number, Address>>
  readonly tokens: Readonly<Record<number, readonly PinnedToken[]>>
  /** Decimals that contracts returned, by chain and address, so that each is asked once. */
  readonly readDecimals: Map<string, number>
  /** Pools whose code was seen, by chain and address. */
  readonly foundPools: Set<string>
  /** The time on a chain, and when it was read. */
  readonly clocks: Map<number, { readonly seconds: number; readonly at: number }>
  readonly handlers: Readonly<Record<number, Address>>
  /** Handlers whose code was seen, so that it is read once. */
  readonly foundHandlers: Map<number, Address>
  readonly infiniteApproval: boolean
  /** For calls that fail; `undefined` when nothing is to be simulated. */
  readonly simulation: SimulationService | undefined
}

/**
 * Makes a bridge client. Two clients share nothing.
 *
 * @throws InvalidIntegratorIdError, SimulationCredentialsError
 */
export function createBridgeClient(options: BridgeClientOptions): BridgeClient {
  const { transport, getChainClient, integratorId = DEFAULT_INTEGRATOR_ID } = options
  const { pollingIntervalMs = POLLING_INTERVAL_MS, spokePools = {}, tokens = {} } = options
  const { droppedAfterMs = DROPPED_AFTER_MS, handlers = {}, infiniteApproval = false } = options
  const { lateAfterMs = LATE_AFTER_MS } = options
  const { simulation, simulateOnError = simulation !== undefined } = options
  if (simulateOnError && simulation === undefined) throw new SimulationCredentialsError()
  integratorSuffix(integratorId)
  const clients = new WeakMap<Client, Client>()
  return {
    transport,
    chainClient(chainId) {
      const client = getChainClient(chainId)
      if (client === undefined) throw new ConfigError(chainId)
      const checked = clients.get(client) ?? ofChain(client, chainId)
      clients.set(client, checked)
      return checked
    },
    integratorId,
    pollingIntervalMs,
    droppedAfterMs,
    lateAfterMs,
    spokePools,
    tokens,
    readDecimals: new Map(),
    foundPools: new Set(),
    clocks: new Map(),
    handlers,
    foundHandlers: new Map(),
    infiniteApproval,
    simulation: simulateOnError ? simulation : undefined,
  }
}
