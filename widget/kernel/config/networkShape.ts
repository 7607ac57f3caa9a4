import * as z from 'zod/mini'
import { type CaipChainId, caipChainId, evmChain, evmChainIdOf, parseCaipChainId } from '#protocol'

const named = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))

/** What everybody says of a network in the same way; where it is asked differs (S3.04). */
export const networkShape = {
  /** EIP-155 number. Chains of other namespaces are named by their CAIP-2 id. */
  chainId: z.optional(z.int().check(z.gte(1))),
  caipChainId: z.optional(caipChainId),
  name: named(60),
  nativeCurrency: z.strictObject({
    name: named(40),
    symbol: named(12),
    decimals: z.int().check(z.gte(0), z.lte(36)),
  }),
  testnet: z.optional(z.boolean()),
}

type Named = { chainId?: number | undefined; caipChainId?: CaipChainId | undefined }

/** A network is named in one way. */
export const isNamedOnce = ({ chainId, caipChainId: id }: Named) =>
  (chainId === undefined) !== (id === undefined)

/** Namespaces whose chains are read over JSON-RPC; of the others a wallet knows all, and `restUrl` the rest. */
const withNodes: readonly string[] = ['eip155', 'solana']

/** Nodes are named where they are asked. */
export const hasItsNodes = (network: Named & { rpcUrls?: readonly string[] | undefined }) =>
  network.rpcUrls !== undefined || !withNodes.includes(networkIdentity(network).namespace)
/** The error message where they are not. */
export const noNodes = { path: ['rpcUrls'], error: 'Chains of eip155 and solana need a node' }

/** What a network is known by, whichever way it was named. */
export function networkIdentity({ chainId = 0, caipChainId: id = evmChain(chainId) }: Named) {
  return {
    caipChainId: id,
    namespace: parseCaipChainId(id).namespace,
    chainId: evmChainIdOf(id),
  }
}
