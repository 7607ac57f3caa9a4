import * as z from 'zod/mini'
import { isUrl } from '#lib/urls.ts'
import { BaseError, type CustomNetwork, issuePath } from '#protocol'
import { cleanName } from '#lib/cleanName.ts'
import { looksLike } from '#lib/looksLike.ts'
import {
  hasItsNodes,
  isNamedOnce,
  networkIdentity,
  networkShape,
  noNodes,
} from '../config/networkShape.ts'
import type { Network } from './network.ts'
import { presetNetworks } from './presets.ts'

const MAX_RPC_URLS = 8

const url = z.string().check(z.maxLength(2_048), z.refine(isSafeUrl))
/** Names that people read. */
function shown(most: number) {
  return z.pipe(
    z.string().check(z.maxLength(most)),
    z.transform((text, context) => {
      const name = cleanName(text, most)
      if (name !== undefined) return name
      context.issues.push({ code: 'custom', input: text, message: 'has nothing to read' })
      return z.NEVER
    }),
  )
}

const customNetwork = z
  .strictObject({
    ...networkShape,
    name: shown(60),
    nativeCurrency: z.strictObject({
      ...networkShape.nativeCurrency.shape,
      name: shown(40),
      symbol: shown(12),
    }),
    rpcUrls: z.optional(z.array(url).check(z.minLength(1), z.maxLength(MAX_RPC_URLS))),
    restUrl: z.optional(url),
    explorerUrl: z.optional(url),
  })
  .check(z.refine(isNamedOnce), z.refine(hasItsNodes, noNodes))

/**
 * A network that the page defines in full. The page cannot redefine a network that the widget knows:
 * neither its nodes, which the bridge trusts, nor its name or a lookalike. It cannot use the name of
 * another well-known network either.
 *
 * @throws BaseError `INVALID_OPTIONS`, with the field that is wrong
 */
export function readCustomNetwork(
  given: CustomNetwork,
  at: number,
  known: readonly Network[],
): Network {
  const parsed = customNetwork.safeParse(given)
  if (!parsed.success) throw invalid(at, issuePath(parsed.error))
  const { rpcUrls = [], explorerUrl, testnet = false, ...network } = parsed.data
  const identity = networkIdentity(network)
  const { caipChainId } = identity
  if (known.some((other) => other.caipChainId === caipChainId)) {
    throw invalid(at, `${caipChainId} is known: name it by its id`)
  }
  const others = presetNetworks.filter((other) => other.caipChainId !== caipChainId)
  if ([...known, ...others].some((other) => looksLike(other.name, network.name))) {
    throw invalid(at, `${network.name} is the name of another network`)
  }
  return { ...network, ...identity, rpcUrls, explorerUrl, testnet, from: 'page' }
}

function invalid(at: number, reason: string): BaseError {
  return new BaseError(`Invalid options: networks.${at}: ${reason}`, {
    code: 'INVALID_OPTIONS',
    details: `networks.${at}`,
  })
}

/** HTTPS, or HTTP to this very machine, as a developer's node is reached. */
function isSafeUrl(text: string): boolean {
  if (!isUrl(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  )
}
