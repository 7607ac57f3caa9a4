import type { IncomingMessage } from 'node:http'
import { GatewayError } from './errors.ts'

/** A message of the bridge may be 20,000 characters, and stands in the query. */
export const TARGET_CHARS = 24_000
/** What no path of ours has: dots and slashes in disguise, parameters, other letters. */
const smuggled = /%(2e|2f|5c|00|25|0a|0d|3b)|[;\\]|\/\/|\/\.{1,2}(\/|$)|[^\x21-\x7e]/i

/**
 * Refuses what no widget sends, by the request as it came and before anything reads or routes it.
 *
 * @throws GatewayError PATH_REFUSED, METHOD_REFUSED, HOST_REFUSED, UPGRADE_REFUSED, ORIGIN_REFUSED
 */
export function checkRequest(
  { url = '', method = '', headers }: Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
  origin: string | undefined,
): void {
  const [path = ''] = url.split('?', 1)
  if (!path.startsWith('/') || url.length > TARGET_CHARS || smuggled.test(path)) {
    throw new GatewayError('PATH_REFUSED', 'This path is not one of ours.')
  }
  if (!['GET', 'HEAD', 'POST'].includes(method)) {
    throw new GatewayError('METHOD_REFUSED', 'This path is not asked in this way.')
  }
  if (headers.upgrade !== undefined) {
    throw new GatewayError('UPGRADE_REFUSED', 'Requests are answered over HTTP alone.')
  }
  if (origin === undefined || probes.has(path)) return
  if (!isHostOf(origin, headers.host)) {
    throw new GatewayError('HOST_REFUSED', 'This host is not served here.')
  }
  if (!path.startsWith('/api/')) return
  // The frame asks for itself. Of browsers that send neither, nothing is known.
  const site = headers['sec-fetch-site']
  if ((headers.origin ?? origin) !== origin || (site ?? 'same-origin') !== 'same-origin') {
    throw new GatewayError('ORIGIN_REFUSED', 'Only the widget asks here.')
  }
}

/** A proxy may name the port that goes without saying. */
function isHostOf(origin: string, host = ''): boolean {
  const { protocol } = new URL(origin)
  const named = `${protocol}//${host}`
  return /^[-.:[\]\w]+$/.test(host) && URL.canParse(named) && new URL(named).origin === origin
}

/** What machines ask by an address of their own. */
const probes: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics'])
