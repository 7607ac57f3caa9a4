/** Always allowed: a page on the developer's own machine. */
const own = ['http://localhost:*', 'http://127.0.0.1:*', 'http://localhost', 'http://127.0.0.1']

/**
 * True when a pattern of the project names this origin (S5.07): `https://shop.example`, or with `*`
 * for whole labels of the host, or for any port. Without a scheme, https is meant.
 */
export function isOriginIn(origin: string, patterns: readonly string[]): boolean {
  return [...own, ...patterns].some((pattern) => matches(origin, pattern))
}

function matches(origin: string, pattern: string): boolean {
  const [, scheme = 'https:', host, port = ''] =
    /^(?:(https?:)\/\/)?([^/:\s]+)(?::(\d+|\*))?\/?$/.exec(pattern.trim().toLowerCase()) ?? []
  if (host === undefined || !URL.canParse(origin)) return false
  const url = new URL(origin)
  if (url.protocol !== scheme) return false
  if (port !== '*' && url.port !== withoutDefault(scheme, port)) return false
  const labels = host.split('.')
  const own = url.hostname.split('.')
  // `*` alone names no site, and a wildcard never stands for more than its own label.
  if (labels.every((label) => label === '*') || labels.length !== own.length) return false
  return labels.every((label, at) => label === '*' || label === own[at])
}

function withoutDefault(scheme: string, port: string): string {
  const isDefault = port === (scheme === 'https:' ? '443' : '80')
  return isDefault ? '' : port
}
