import type { ServiceOptions } from '../config/options.ts'

/** The hidden frame is embedded by the widget; everything else is a window of its own. */
export type PageKind = 'frame' | 'window'

/** Headers of every document of the secure origin. */
export function pageHeaders(options: ServiceOptions, kind: PageKind): Record<string, string> {
  const { widgetOrigins, allowedOrigins, networks, solanaNodes = {} } = options
  const reached = [
    ...networks.flatMap(({ rpcUrl, fallbackRpcUrls = [], smartAccounts }) => [
      rpcUrl,
      ...fallbackRpcUrls,
      ...(smartAccounts === undefined ? [] : [smartAccounts.bundlerUrl]),
    ]),
    ...Object.values(solanaNodes).flat(),
  ]
  // The browser asks this list about every ancestor: the widget, and the page around it.
  const ancestors = kind === 'frame' ? new Set([...widgetOrigins, ...allowedOrigins]) : [`'none'`]
  const policy = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    ['connect-src', `'self'`, ...new Set(reached.map((url) => new URL(url).origin))].join(' '),
    `form-action 'none'`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
    ['frame-ancestors', ...ancestors].join(' '),
  ].join('; ')
  return {
    ...everyHeader,
    'content-security-policy': policy,
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), clipboard-write=(self), publickey-credentials-get=(self), publickey-credentials-create=(self)',
    'cache-control': 'no-cache',
    // The frame stands in one with this policy; a window must be able to answer its opener.
    ...(kind === 'frame'
      ? {
          'cross-origin-embedder-policy': 'credentialless',
          'cross-origin-resource-policy': 'cross-origin',
        }
      : { 'cross-origin-opener-policy': 'unsafe-none', 'x-frame-options': 'DENY' }),
  }
}

/** Of every answer, documents or not. */
export const everyHeader = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'origin-agent-cluster': '?1',
} as const

/** Answers of the service, which no document but its own has a use for. */
export const answerHeaders = {
  ...everyHeader,
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** Files whose names hold their hash. */
export const assetHeaders = {
  ...everyHeader,
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'same-origin',
} as const
