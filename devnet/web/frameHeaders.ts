import type { Deployment } from './deployment.ts'

/** Security headers of the widget's frame. */
export function frameHeaders({
  allowedOrigins,
  allowedParents,
  networks,
  bridge,
  services,
  walletConnect,
}: Deployment): Record<string, string> {
  const { secureUrl, ...apis } = services ?? {}
  const frames = [walletConnect?.verifyUrl, secureUrl].filter((url) => url !== undefined)
  const connect = [
    ...networks.flatMap(({ rpcUrls = [], restUrl }) => [...rpcUrls, ...(restUrl ? [restUrl] : [])]),
    ...(bridge === undefined ? [] : [bridge.apiUrl, bridge.indexerUrl]),
    ...Object.values(apis).filter((url) => url !== undefined),
    ...(walletConnect?.relayUrls ?? []),
  ].map((url) => new URL(url).origin)
  // The browser asks this list about every ancestor, so the parent of an allowed page stands in it.
  const ancestors =
    allowedOrigins.length === 0 ? [`'none'`] : new Set([...allowedOrigins, ...allowedParents])
  const policy = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data: blob: https:`,
    `font-src 'self'`,
    ['connect-src', `'self'`, ...new Set(connect)].join(' '),
    ...(frames.length === 0 ? [] : [['frame-src', ...frames].join(' ')]),
    `form-action 'self'`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
    ['frame-ancestors', ...ancestors].join(' '),
  ].join('; ')
  return {
    'content-security-policy': policy,
    'cross-origin-embedder-policy': 'credentialless',
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), serial=(), clipboard-write=(self)',
  }
}

/** Headers of scripts that pages on other origins load. */
export const sharedScriptHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const
