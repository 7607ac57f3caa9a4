import * as z from 'zod/mini'
import { caipChainId } from '#protocol'
import { removedApi } from '#kernel/config/deployment.ts'

/** The name of an environment variable; a key does not match it. */
export const variableName = /^[A-Z][A-Z0-9_]{2,63}$/

const variable = z.string().check(z.regex(variableName))
const origin = z.string().check(
  z.regex(/^https?:\/\/[^\s/?#@]+$/),
  z.refine((text) => URL.canParse(text) && new URL(text).origin === text),
)
const nodeUrl = z.string().check(z.regex(/^https?:\/\/[^\s#@]+$/))
const socketUrl = z.string().check(z.regex(/^wss?:\/\/[^\s#@]+$/))
const proxy = z.string().check(z.regex(/^[0-9a-fA-F:.]+(\/[0-9]{1,3})?$/))

const node = z.strictObject({
  /** `{key}` in it is replaced with the key. Without it, the key goes in a header. */
  url: nodeUrl,
  /** Where it tells news, with `{key}` as in `url`. @default it is polled for them */
  socketUrl: z.optional(socketUrl),
  /** Variable that holds the key. */
  keyFrom: z.optional(variable),
  /** Header that carries only the key. @default `Authorization: Bearer …` */
  keyHeader: z.optional(z.string().check(z.regex(/^[a-z][-a-z0-9]{0,40}$/))),
})
export type NodeOptions = z.infer<typeof node>

const word = z.string().check(z.regex(/^[-\w]{1,40}$/))
const coinName = z.string().check(z.regex(/^[-\w]{1,40}:[-\w]{1,80}$/))
const MOST_BLOCKS = 1_000_000
const MOST_BLOCKS_AT_ONCE = 100_000
const indexer = z.strictObject({
  /** Of an account API as Etherscan's, with what it wants to be asked each time: `?chainid=1`. */
  indexerUrl: nodeUrl,
  /** Variable that holds the key, sent as `apikey`. */
  keyFrom: z.optional(variable),
})
const logs = z.strictObject({
  fromLogs: z.strictObject({
    /** How many blocks back from the last one are read. */
    blocks: z.int().check(z.gte(1), z.lte(MOST_BLOCKS)),
    /** The largest range of blocks that each node of the network answers `eth_getLogs` for. */
    blocksAtOnce: z.int().check(z.gte(1), z.lte(MOST_BLOCKS_AT_ONCE)),
  }),
})

const MOST_PER_MINUTE = 10_000_000
const MOST_PER_DAY = 2_000_000_000
const perMinute = z.int().check(z.gte(1), z.lte(MOST_PER_MINUTE))
const perDay = z.int().check(z.gte(1), z.lte(MOST_PER_DAY))
const MOST_CONNECTIONS = 100_000
const connections = z.int().check(z.gte(1), z.lte(MOST_CONNECTIONS))
const CONNECTIONS = { perAddress: 50, perSite: 2_000, all: 5_000 }
const LIMITS = {
  perMinute: 1_200,
  perSite: { perMinute: 30_000 },
  sites: {},
  connections: CONNECTIONS,
}

/** The gateway's part of the deployment's file; it is never published. */
export const gatewaySection = z.strictObject({
  /** The widget's origin, as browsers see it. */
  origin,
  /** Addresses and networks of proxies in front of the gateway whose `X-Forwarded-For` is trusted. */
  trustedProxies: z._default(z.array(proxy).check(z.maxLength(50)), []),
  /** Nodes by CAIP-2 id of networks that the file names, in the order to try them. */
  nodes: z._default(
    z.record(caipChainId, z.array(node).check(z.minLength(1), z.maxLength(10))),
    {},
  ),
  /** Forwards requests to the bridge. @default browsers ask the bridge themselves */
  bridge: z.optional(
    z.strictObject({
      api: removedApi,
      /** Variable that holds the key of the bridge's API. */
      keyFrom: z.optional(variable),
      /** Sent with each request; two bytes. */
      integratorId: z.optional(z.string().check(z.regex(/^0x[0-9a-f]{4}$/))),
    }),
  ),
  /** Forwards requests for the wallet list, balances, prices, names, swaps and purchases. */
  services: z.optional(
    z.strictObject({
      /** Variable that holds the project id. */
      projectIdFrom: variable,
    }),
  ),
  /**
   * Serves the embedded wallet's page and service, too, at the origin of `services.secureUrl`. Its settings are the
   * variables of the service.
   */
  embeddedWallet: z._default(z.boolean(), false),
  /** Serves the documentation at an origin of its own, as browsers see it. */
  docs: z.optional(z.strictObject({ origin })),
  /** Serves the built-in wallet list where neither `services` here nor the deployment names a project. */
  walletList: z._default(z.boolean(), true),
  /**
   * Reads what accounts did, by CAIP-2 id of networks of `eip155`, where neither `services` here nor the deployment
   * names a project: from an indexer, or from the logs of recent blocks, which tell token transfers alone.
   */
  history: z._default(z.record(caipChainId, z.union([indexer, logs])), {}),
  /** Asks for prices in US dollars where neither `services` here nor the deployment names a project. @default none */
  prices: z.optional(
    z
      .strictObject({
        /** Of a source that answers `GET /prices/current/…` as DefiLlama's does; `{key}` in it is replaced with the key. */
        apiUrl: nodeUrl,
        /** Variable that holds the key. */
        keyFrom: z.optional(variable),
        /** What the source calls networks of `eip155` and their currencies, by CAIP-2 id. */
        chains: z.record(caipChainId, z.strictObject({ chain: word, currency: coinName })),
      })
      .check(
        z.refine(({ apiUrl, keyFrom }) => apiUrl.includes('{key}') === (keyFrom !== undefined), {
          path: ['apiUrl'],
        }),
      ),
  ),
  limits: z._default(
    z.strictObject({
      /** Requests of one address per minute; each call of a batch to a node counts as one. */
      perMinute: z._default(perMinute, LIMITS.perMinute),
      /** Requests of all visitors of one site. */
      perSite: z._default(
        z.strictObject({
          perMinute: z._default(perMinute, LIMITS.perSite.perMinute),
          perDay: z.optional(perDay),
        }),
        LIMITS.perSite,
      ),
      /** Other limits for the sites that are named, by origin. */
      sites: z._default(
        z.record(
          origin,
          z.strictObject({ perMinute: z.optional(perMinute), perDay: z.optional(perDay) }),
        ),
        LIMITS.sites,
      ),
      /** WebSockets that are open at the same time, in this process. */
      connections: z._default(
        z.strictObject({
          perAddress: z._default(connections, CONNECTIONS.perAddress),
          perSite: z._default(connections, CONNECTIONS.perSite),
          all: z._default(connections, CONNECTIONS.all),
        }),
        CONNECTIONS,
      ),
      /** Variable with the address of a store that several processes share. @default each counts for itself */
      storeFrom: z.optional(variable),
    }),
    LIMITS,
  ),
  /** Variable that holds the bearer token for `/metrics`. @default `/metrics` is not served */
  metricsTokenFrom: z.optional(variable),
})
export type GatewaySection = z.infer<typeof gatewaySection>
