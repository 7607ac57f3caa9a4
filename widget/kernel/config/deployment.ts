import * as z from 'zod/mini'
import { evmAddress } from '#protocol'
import { isOriginPattern } from '#lib/origins.ts'
import { hasItsNodes, isNamedOnce, networkShape, noNodes } from './networkShape.ts'

const url = z.string().check(z.regex(/^https?:\/\/[^\s]+$/))
const rpcUrl = z.string().check(z.regex(/^(https?|wss?):\/\/[^\s]+$/))
const projectId = z.string().check(z.regex(/^[-\w]{1,64}$/))
const origin = z.string().check(z.maxLength(300), z.refine(isOriginPattern))

const evmChain = z.string().check(z.regex(/^eip155:[1-9]\d{0,14}$/))
const pinnedToken = z.strictObject({
  address: evmAddress,
  symbol: z.string().check(z.regex(/^[\x21-\x7e]{1,32}$/)),
  decimals: z.int().check(z.gte(0), z.lte(36)),
})

const network = z
  .strictObject({
    ...networkShape,
    /** In the order to ask them. `ws(s)` addresses are for fill events; at least one must be HTTP. */
    rpcUrls: z.optional(
      z.array(rpcUrl).check(
        z.minLength(1),
        z.refine((urls) => urls.some((one) => url.safeParse(one).success)),
      ),
    ),
    /** Esplora of bip122, REST of a cosmos node, Sidecar of polkadot: native balances are read there. */
    restUrl: z.optional(url),
    explorerUrl: z.optional(url),
    /** Its picture at `services.apiUrl`. @default the public one of its chain */
    imageId: z.optional(z.string()),
  })
  .check(z.refine(isNamedOnce), z.refine(hasItsNodes, noNodes))
export type DeploymentNetwork = z.infer<typeof network>

/** A file that still names the API of the bridge is refused by the name of the field, whatever it says. */
export const removedApi = z.optional(
  z.never({
    error:
      'It was removed with Across’s API v1. Delete it, and bridge.apiUrl where that names API v1.',
  }),
)

/**
 * The settings of the operator of the widget's origin. They are part of the document itself, so a
 * page can neither set nor change them. An empty list of origins allows no origin.
 */
export const deployment = z.strictObject({
  /** Exact, with `*.` for every name below one, or `*` for every origin. */
  allowedOrigins: z._default(z.array(origin), []),
  /** Origins that may embed a page that embeds the widget. */
  allowedParents: z._default(z.array(origin), []),
  /** The name that wallets on other devices show beside the page's host. @default Causeway */
  brand: z.optional(
    z.strictObject({
      name: z.optional(z.string().check(z.maxLength(40), z.regex(/\S/))),
      /** Over HTTPS. @default none */
      iconUrl: z.optional(z.string().check(z.maxLength(2_048), z.regex(/^https:\/\/[^\s]+$/))),
    }),
  ),
  projectIds: z._default(z.array(z.string()), []),
  /** Instead of the preset networks. */
  networks: z.optional(z.array(network).check(z.minLength(1))),
  /** Offers WalletConnect; without it, a page's own project id does. */
  walletConnect: z.optional(
    z.strictObject({
      projectId,
      /** In the order to try them. @default the public relay */
      relayUrls: z.optional(
        z.array(z.string().check(z.regex(/^wss?:\/\/[^\s]+$/))).check(z.minLength(1)),
      ),
      /** @default the public service */
      verifyUrl: z.optional(url),
    }),
  ),
  /** Services of a project id. @default the public ones */
  services: z.optional(
    z.strictObject({
      /** Replaces the project id of every page, except in product events, where only a gateway replaces it. */
      projectId: z.optional(projectId),
      /** The wallet list, pictures, and whether product events are wanted. */
      apiUrl: z.optional(url),
      /**
       * A wallet list, with its pictures, that wants no project: asked where neither the page nor this file names
       * one. @default none
       */
      walletListUrl: z.optional(url),
      /**
       * A history of accounts, with the networks that it knows, that wants no project: asked where neither the page
       * nor this file names one. @default none
       */
      historyUrl: z.optional(url),
      /** Prices of tokens that want no project, asked in the same way. @default none */
      pricesUrl: z.optional(url),
      /** Takes product events. */
      analyticsUrl: z.optional(url),
      /** Balances, history, prices, names, swaps; JSON-RPC of the preset networks. */
      blockchainUrl: z.optional(url),
      /**
       * Fetches pictures of tokens, NFTs, names and wallets, whose address it is given as `url`.
       * @default their own hosts, which then see the visitor
       */
      imageProxyUrl: z.optional(url),
      /** Where `blockchainUrl` registers names. @default reown.id */
      nameZone: z.optional(z.string().check(z.regex(/^[-a-z\d.]+$/))),
      /**
       * The embedded wallet's document, on an origin of its own. Without it, and where any page may
       * embed the widget (`*`), there is no embedded wallet.
       */
      secureUrl: z.optional(url),
    }),
  ),
  swaps: z.optional(
    z.strictObject({
      /** Contracts that may swap, by CAIP-2 id: on a network that is named, no other one may. */
      routers: z.optional(z.record(z.string(), z.array(evmAddress).check(z.minLength(1)))),
    }),
  ),
  bridge: z.optional(
    z.strictObject({
      api: removedApi,
      apiUrl: z.optional(url),
      indexerUrl: z.optional(url),
      /** Across's pool on a network, by CAIP-2 id, before the built-in ones. */
      pools: z.optional(z.record(evmChain, evmAddress)),
      /** Pinned tokens, by CAIP-2 id of their network, before the built-in ones. */
      tokens: z.optional(z.record(evmChain, z.array(pinnedToken))),
      /** The most that a page may take for itself, in hundredths of a percent; 0 is nothing. @default 100 */
      maxFeeBps: z.optional(z.int().check(z.gte(0), z.lte(300))),
      /** How often chains are polled, in ms. @default 3_000 (S9.10) */
      pollingIntervalMs: z.optional(z.int().check(z.gte(100))),
    }),
  ),
})
export type Deployment = z.infer<typeof deployment>

/** Where the embedded wallet lives (S5.07); undefined where there is none for anybody's page. */
export function secureUrlOf({ services, allowedOrigins }: Deployment): string | undefined {
  return allowedOrigins.includes('*') ? undefined : services?.secureUrl
}
