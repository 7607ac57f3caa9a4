import type { IncomingMessage } from 'node:http'
import { GatewayError } from './errors.ts'

/** A message of the bridge may be 20,000 characters, and stands in the query. */
export const TARGET_CHARS = 24_000
const NO_UPGRADE = 'This path is asked over HTTP alone.'
/** Nodes, with the token of a site or without. */
const WITH_SOCKETS = /^\/api\/(for\/[-\w]{1,600}\.[-\w]{22}\/)?rpc\/[^/]+$/
const methods = ['GET', 'HEAD', 'POST']
const methodsOfDocs = ['GET', 'HEAD']
/** The embedded wallet's service checks the rest itself. */
const methodsOfWallet = [...methods, 'PUT', 'DELETE']
/** What no path of ours has: dots and slashes in disguise, parameters, other letters. */
const smuggled = /%(2e|2f|5c|00|25|0a|0d|3b)|[;\\]|\/\/|\/\.{1,2}(\/|$)|[^\x21-\x7e]/i

type Incoming = Pick<IncomingMessage, 'url' | 'method' | 'headers'>

/**
 * Refuses what no widget sends, by the request as it came and before anything reads or routes it.
 *
 * @throws GatewayError PATH_REFUSED, METHOD_REFUSED, HOST_REFUSED, UPGRADE_REFUSED, ORIGIN_REFUSED
 */
export function checkRequest(request: Incoming, origin: string | undefined): void {
  const path = checkAny(request, methods)
  if (origin === undefined || probes.has(path)) return
  checkHost(request, origin)
  checkSite(request, path, origin)
}

/**
 * The same for a request to the host of the embedded wallet, whose own page asks.
 *
 * @throws GatewayError PATH_REFUSED, METHOD_REFUSED, UPGRADE_REFUSED, ORIGIN_REFUSED
 */
export function checkWalletRequest(request: Incoming, origin: string): void {
  checkSite(request, checkAny(request, methodsOfWallet), origin)
}

/**
 * The same for a request to the host of the documentation.
 *
 * @throws GatewayError PATH_REFUSED, METHOD_REFUSED, UPGRADE_REFUSED
 */
export function checkDocsRequest(request: Incoming): void {
  checkAny(request, methodsOfDocs)
}

function checkAny(request: Incoming, allowed: readonly string[]): string {
  const { method = '', headers } = request
  const path = checkPath(request)
  if (!allowed.includes(method)) {
    throw new GatewayError('METHOD_REFUSED', 'This path is not asked in this way.')
  }
  if (headers.upgrade !== undefined) {
    throw new GatewayError('UPGRADE_REFUSED', NO_UPGRADE)
  }
  return path
}

function checkSite({ headers }: Incoming, path: string, origin: string): void {
  if (!path.startsWith('/api/')) return
  // The frame asks for itself. Of browsers that send neither, nothing is known.
  const site = headers['sec-fetch-site']
  if ((headers.origin ?? origin) !== origin || (site ?? 'same-origin') !== 'same-origin') {
    throw new GatewayError('ORIGIN_REFUSED', 'Only the widget asks here.')
  }
}

/**
 * The same for a request that wants to become a WebSocket. Browsers always say from which origin, and let any
 * page ask: so the origin is never left out.
 *
 * @throws GatewayError PATH_REFUSED, METHOD_REFUSED, HOST_REFUSED, UPGRADE_REFUSED, ORIGIN_REFUSED
 */
export function checkUpgrade(request: Incoming, origin: string | undefined): void {
  const { method, headers } = request
  const path = checkPath(request)
  if (method !== 'GET') {
    throw new GatewayError('METHOD_REFUSED', 'This path is not asked in this way.')
  }
  const isSocket = headers.upgrade?.toLowerCase() === 'websocket'
  if (origin === undefined || !isSocket || !WITH_SOCKETS.test(path)) {
    throw new GatewayError('UPGRADE_REFUSED', NO_UPGRADE)
  }
  checkHost(request, origin)
  if (headers.origin !== origin) {
    throw new GatewayError('ORIGIN_REFUSED', 'Only the widget asks here.')
  }
}

function checkPath({ url = '' }: Incoming): string {
  const [path = ''] = url.split('?', 1)
  if (!path.startsWith('/') || url.length > TARGET_CHARS || smuggled.test(path)) {
    throw new GatewayError('PATH_REFUSED', 'This path is not one of ours.')
  }
  return path
}

function checkHost({ headers }: Incoming, origin: string): void {
  if (isHostOf(origin, headers.host)) return
  throw new GatewayError('HOST_REFUSED', 'This host is not served here.')
}

/** Whether a request is for this origin's host. A proxy may name the port that goes without saying. */
export function isHostOf(origin: string, host = ''): boolean {
  const { protocol } = new URL(origin)
  const named = `${protocol}//${host}`
  return /^[-.:[\]\w]+$/.test(host) && URL.canParse(named) && new URL(named).origin === origin
}

/** What machines ask by an address of their own. */
const probes: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics'])
