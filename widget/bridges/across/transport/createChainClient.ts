import {
  type Chain,
  type Client,
  createClient,
  defineChain,
  fallback,
  http,
  type Transport,
  webSocket,
} from 'viem'
import {
  RANK_INTERVAL_MS,
  RANK_SAMPLES,
  RANK_TIMEOUT_MS,
  RANK_WEIGHTS,
  RPC_TIMEOUT_MS,
} from '#lib/nodeRanking.ts'
import { atNodesPace } from './atNodesPace.ts'
import {
  BUSY_WAIT_MS,
  LONE_NODE_RETRIES,
  POLLING_INTERVAL_MS,
  SOCKET_KEEP_ALIVE_MS,
  SOCKET_RECONNECT_ATTEMPTS,
  SOCKET_RECONNECT_DELAY_MS,
} from '../util/limits.ts'

export type ChainClientOptions = {
  readonly chainId: number
  /** The nodes in the order to try them: `wss://…`, `https://…`. */
  readonly urls: readonly string[]
  /** viem's chain, for its contracts such as multicall3. @default a chain without contracts */
  readonly chain?: Chain | undefined
  /** Measures the nodes while the client is in use, and prefers the best one. @default false */
  readonly rank?: boolean | undefined
  /** @default 3_000 */
  readonly pollingIntervalMs?: number | undefined
  /** The `fetch` for nodes over HTTP. */
  readonly fetch?: typeof fetch | undefined
}

/**
 * Makes a viem client for `getChainClient` that needs few requests. It sends simultaneous questions in one HTTP
 * request, and reads in one call if the chain has multicall3. With a `ws(s)` URL the node reports fills, and the
 * client does not poll for them (S4.15). Call `closeChainClient` when you are done.
 */
export function createChainClient(options: ChainClientOptions): Client {
  const { chainId, urls, rank = false, pollingIntervalMs = POLLING_INTERVAL_MS } = options
  const transports = urls.map((url) => transportOf(url, options))
  const [only] = transports
  const all = fallback(transports, { retryCount: 1 })
  const several = rank ? ranked(options, all) : all
  return createClient({
    chain: options.chain ?? plainChain(chainId, urls),
    transport: only !== undefined && transports.length === 1 ? only : several,
    batch: { multicall: true },
    pollingInterval: pollingIntervalMs,
  })
}

/**
 * The best node first, measured by viem while requests are made. Viem's rounds never end by themselves,
 * so a round without a request since the last one never resolves; the next request starts new rounds,
 * with the nodes in the order in which they last answered.
 */
function ranked({ urls, ...options }: ChainClientOptions, all: Transport): Transport {
  return (config) => {
    let [order, askedAt] = [urls, 0]
    let arrived: string[] = []
    let current: ReturnType<Transport> | undefined
    const start = () => {
      order = [...new Set([...arrived, ...urls])]
      const ping = async ({ transport }: { transport: ReturnType<Transport> }) => {
        const { key } = transport.config
        if (Date.now() - askedAt > RANK_INTERVAL_MS) {
          current = undefined
          return new Promise(() => undefined)
        }
        if (key === order[0]) arrived = []
        await transport.request({ method: 'net_listening' })
        return arrived.push(key)
      }
      const rank = {
        ping,
        interval: RANK_INTERVAL_MS,
        sampleCount: RANK_SAMPLES,
        timeout: RANK_TIMEOUT_MS,
        weights: RANK_WEIGHTS,
      }
      const transports = order.map((url) => transportOf(url, { urls, ...options }))
      return fallback(transports, { rank, retryCount: 1 })(config)
    }
    return {
      ...all(config),
      request(asked, how) {
        askedAt = Date.now()
        current ??= start()
        return current.request(asked, how)
      },
    }
  }
}

/**
 * Closes the sockets of a client. Over HTTP there is nothing to close. viem keeps one socket for each URL, so
 * other clients of the same URL lose it too.
 */
export async function closeChainClient({ transport }: Client): Promise<void> {
  const own: readonly unknown[] = transport.type === 'fallback' ? transport.transports : [transport]
  for (const one of own) {
    const { getRpcClient } = functionsOf(one)
    const socket = await getRpcClient?.()
    socket?.close()
  }
}

type Closable = { readonly getRpcClient?: () => Promise<{ close: () => void }> }

/** Of a transport among several the functions are under `value`. */
function functionsOf(transport: unknown): Closable {
  const isObject = typeof transport === 'object' && transport !== null
  if (!isObject) return {}
  // viem's own shapes: `getRpcClient` is only there for a WebSocket.
  return 'value' in transport ? ((transport.value ?? {}) as Closable) : (transport as Closable)
}

function transportOf(url: string, { urls, fetch: send = fetch }: ChainClientOptions): Transport {
  // Where there is another node, that one is asked, and only then all of them again.
  const isLone = new Set(urls.map(nodeOf)).size === 1
  const [retryCount, longest] = isLone ? [LONE_NODE_RETRIES, BUSY_WAIT_MS] : [0, 0]
  if (/^wss?:/i.test(url)) {
    return webSocket(url, {
      key: url,
      keepAlive: { interval: SOCKET_KEEP_ALIVE_MS },
      reconnect: { attempts: SOCKET_RECONNECT_ATTEMPTS, delay: SOCKET_RECONNECT_DELAY_MS },
      timeout: RPC_TIMEOUT_MS,
      retryCount,
    })
  }
  return http(url, {
    key: url,
    batch: true,
    retryCount,
    timeout: RPC_TIMEOUT_MS,
    fetchFn: atNodesPace(send, longest),
  })
}

/** One node answers at its URL over HTTP and as a WebSocket. */
const nodeOf = (url: string) => url.replace(/^(http|ws)(?=s?:)/i, '')

function plainChain(id: number, urls: readonly string[]): Chain {
  return defineChain({
    id,
    name: `Chain ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: urls } },
  })
}
