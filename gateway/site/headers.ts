import { API_URL as BRIDGE_API, INDEXER_URL } from '#kernel/bridge/limits.ts'
import { PUBLIC_VERIFY, publicRelays } from '#clients/walletConnect/limits.ts'
import type { Deployment } from '#kernel/config/deployment.ts'
import { ANALYTICS_URL, API_URL, BLOCKCHAIN_URL } from '#kernel/config/serviceUrls.ts'
import { presetNetworks } from '#kernel/networks/presets.ts'

export type Headers = Readonly<Record<string, string>>

/** Files of one kind and what is sent with them. */
export type Rule = {
  /** A path below the widget's origin; `*` at its end means everything below. */
  readonly path: string
  readonly headers: Headers
}

const YEAR_SECONDS = 31_536_000
/** A browser keeps the loader and the frame's document for so long: a new deployment reaches visitors within it. */
const DEPLOYMENT_SECONDS = 300

/** What the server of the widget's origin sends with each file, and the only files it serves. */
export function rulesOf(deployment: Deployment): readonly Rule[] {
  const shared = {
    ...everyHeader,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  }
  // Names of chunks carry a hash of what is in them.
  const immutable = { 'cache-control': `public, max-age=${YEAR_SECONDS}, immutable` }
  return [
    ...['/loader.js', '/integrity.json'].map((path) => ({
      path,
      headers: { ...shared, 'cache-control': `public, max-age=${DEPLOYMENT_SECONDS}` },
    })),
    { path: '/causeway/*', headers: { ...shared, ...immutable } },
    // Every version that was ever pinned.
    { path: '/v/*', headers: { ...shared, ...immutable } },
    // By either name: any site could frame a document that is served without its policy. A shared cache may not
    // keep it: after a deployment it would hand out names of chunks that are gone.
    ...['/embed/', '/embed/index.html'].map((path) => ({
      path,
      headers: {
        ...everyHeader,
        ...frameHeaders(deployment),
        'cache-control': `private, max-age=${DEPLOYMENT_SECONDS}`,
      },
    })),
    { path: '/embed/assets/*', headers: { ...shared, ...immutable } },
  ]
}

/** Sent with every answer, errors included. Browsers honor the first over HTTPS only. */
export const everyHeader: Headers = {
  'strict-transport-security': `max-age=${YEAR_SECONDS}`,
  'x-content-type-options': 'nosniff',
}

/** Security headers of the frame's document. */
export function frameHeaders(deployment: Deployment): Headers {
  const { allowedOrigins, allowedParents, services, walletConnect } = deployment
  const proxy = services?.imageProxyUrl
  const frames = [walletConnect?.verifyUrl ?? PUBLIC_VERIFY, services?.secureUrl]
  // Browsers check every ancestor against this list, so the parent of an allowed page is in it.
  const ancestors =
    allowedOrigins.length === 0 ? ["'none'"] : new Set([...allowedOrigins, ...allowedParents])
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${proxy === undefined ? 'https:' : new URL(proxy).origin}`,
    "font-src 'self'",
    ['connect-src', "'self'", ...new Set(reached(deployment))].join(' '),
    ['frame-src', ...frames.filter((url) => url !== undefined)].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // No part of the frame creates a policy, so injected code cannot create one either.
    "trusted-types 'none'",
    ['frame-ancestors', ...ancestors].join(' '),
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-embedder-policy': 'credentialless',
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), serial=(), clipboard-write=(self)',
  }
}

/** Origins of every node and service that the frame may ask, the public ones where none is named. */
function reached({ networks, bridge, services, walletConnect }: Deployment): readonly string[] {
  const urls = (networks ?? presetNetworks).flatMap(({ rpcUrls = [], restUrl }) => [
    ...rpcUrls,
    ...(restUrl === undefined ? [] : [restUrl]),
  ])
  return [
    ...urls,
    bridge?.apiUrl ?? BRIDGE_API,
    bridge?.indexerUrl ?? INDEXER_URL,
    services?.apiUrl ?? API_URL,
    services?.analyticsUrl ?? ANALYTICS_URL,
    ...(services?.walletListUrl === undefined ? [] : [services.walletListUrl]),
    ...[services?.historyUrl, services?.pricesUrl].filter((url) => url !== undefined),
    services?.blockchainUrl ?? BLOCKCHAIN_URL,
    ...(walletConnect?.relayUrls ?? publicRelays),
  ].map((url) => new URL(url).origin)
}
