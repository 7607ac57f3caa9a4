import * as z from 'zod/mini'
import { BaseError, type CustomNetwork, issuePath } from '#protocol'
import {
  hasItsNodes,
  isNamedOnce,
  networkIdentity,
  networkShape,
  noNodes,
} from '../config/networkShape.ts'
import type { Network } from './network.ts'

const MAX_RPC_URLS = 8

const url = z.string().check(z.maxLength(2_048), z.refine(isSafeUrl))
const customNetwork = z
  .strictObject({
    ...networkShape,
    rpcUrls: z.optional(z.array(url).check(z.minLength(1), z.maxLength(MAX_RPC_URLS))),
    restUrl: z.optional(url),
    explorerUrl: z.optional(url),
  })
  .check(z.refine(isNamedOnce), z.refine(hasItsNodes, noNodes))

/**
 * A network that the page gives whole. What the widget knows already cannot be given anew: neither
 * its nodes, whose word the bridge takes, nor its name.
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
  if (known.some((other) => isSameName(other.name, network.name))) {
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

function isSameName(a: string, b: string): boolean {
  const plain = (name: string) => name.normalize('NFKC').replace(/\s/g, '').toLowerCase()
  return plain(a) === plain(b)
}

/** HTTPS, or HTTP to this very machine, as a developer's node is reached. */
function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
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
