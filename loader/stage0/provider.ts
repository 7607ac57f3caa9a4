import type { PublicState } from '#protocol'
import { chained, createEmitter, type Emitter } from './emitter.ts'
import type { RequestArguments } from './loaderContext.ts'
import { type ProviderError, providerError, toProviderError } from './providerError.ts'

type ProviderEvents = {
  connect: { chainId: string }
  disconnect: ProviderError
  chainChanged: string
  accountsChanged: string[]
  message: { type: string; data: unknown }
}
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
  readonly getState: () => PublicState
  /** The page's own words for networks, in the order in which one is taken before any is known. */
  readonly networks: () => unknown
  readonly request: (request: RequestArguments) => Promise<unknown>
}

/** The provider of the page, and how it learns that the public state has changed. */
export function createProvider(source: ProviderSource): {
  provider: Provider
  changed: (before: PublicState, after: PublicState) => void
  clear: () => void
} {
  const emitter: Emitter<ProviderEvents> = createEmitter()
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
      if (typeof method !== 'string') throw providerError(-32602, 'Expected a method')
      if (method === 'eth_accounts') return addresses(source.getState())
      try {
        return (
          (method === 'eth_chainId' && chainOf(source.getState())) ||
          (await source.request(request))
        )
      } catch (error) {
        throw toProviderError(error)
      }
    },
    ...listening,
    removeListener: listening.off,
  }

  return {
    provider,
    clear: emitter.clear,
    changed(before, after) {
      const was = addresses(before)
      const now = addresses(after)
      const chainId = chainOf(after) ?? ''
      if (was.length === 0 && now.length > 0) emitter.emit('connect', { chainId })
      // First, so that a listener never takes an account that is gone for one on the new chain.
      if (was.join() !== now.join()) emitter.emit('accountsChanged', now)
      if (chainId && chainOf(before) !== chainId) emitter.emit('chainChanged', chainId)
      if (was.length > 0 && now.length === 0) {
        emitter.emit('disconnect', providerError(4900, 'The wallet is disconnected'))
      }
    },
  }
}

/** Addresses of the EVM accounts, each once, whichever namespace is active. */
function addresses({ accounts }: PublicState): string[] {
  return [...new Set(accounts.flatMap((account) => /^eip155:\d+:(.+)/.exec(account)?.[1] ?? []))]
}

/** The first EVM chain: a single id, one in the list of an attribute, or a network object's. */
const evmChain = /(?:[[", ]eip155|"chainId"):(\d+)/
