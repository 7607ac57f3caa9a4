import type { PublicState } from '#protocol'
import { chained, createEmitter, type Emitter } from './emitter.ts'
import type { ProviderEvents, ProviderParts, RequestArguments } from './loaderContext.ts'
import { failure } from './failure.ts'

type Listen = <K extends keyof ProviderEvents>(
  name: K,
  listener: (payload: ProviderEvents[K]) => void,
) => Provider

/** An EIP-1193 provider; the same object for the life of the page. @see https://eips.ethereum.org/EIPS/eip-1193 */
export type Provider = {
  readonly isCauseway: true
  readonly request: (request: RequestArguments) => Promise<unknown>
  readonly on: Listen
  readonly once: Listen
  readonly off: Listen
  readonly removeListener: Listen
}

export type ProviderSource = {
  /** The end of all events. */
  readonly signal?: AbortSignal
  readonly getState: () => PublicState
  /** The page's own words for networks, in the order in which one is taken before any is known. */
  readonly networks: () => unknown
  /** Throws errors of EIP-1193. */
  readonly request: (request: RequestArguments) => Promise<unknown>
}

/** The provider of the page. Before the frame is here, the public state answers. */
export function createProvider(source: ProviderSource): ProviderParts & { provider: Provider } {
  const emitter: Emitter<ProviderEvents> = createEmitter([], source.signal)
  const chainOf = ({ caipChainId, accounts }: PublicState) => {
    const known = JSON.stringify([caipChainId, accounts, source.networks()])
    const chainId = evmChain.exec(known)?.[1]
    return chainId && `0x${Number(chainId).toString(16)}`
  }

  const listening = chained(emitter, (): Provider => provider)
  // Libraries write to it and wrap it: a page that does so changes only its own requests.
  const provider: Provider = {
    isCauseway: true,
    async request(request: RequestArguments) {
      const method: unknown = request?.method
      if (typeof method !== 'string') throw failure('Expected a method', -32602)
      if (method === 'eth_accounts') return addresses(source.getState())
      return (method === 'eth_chainId' && chainOf(source.getState())) || source.request(request)
    },
    ...listening,
    removeListener: listening.off,
  }

  return { provider, emitter, chainOf, addresses }
}

/** Addresses of the EVM accounts, each once, whichever namespace is active. */
function addresses({ accounts }: PublicState): string[] {
  return [...new Set(accounts.flatMap((account) => /^eip155:\d+:(.+)/.exec(account)?.[1] ?? []))]
}

/** The first EVM chain: a single id, one in the list of an attribute, or a network object's. */
const evmChain = /(?:[[", ]eip155|"chainId"):(\d+)/
