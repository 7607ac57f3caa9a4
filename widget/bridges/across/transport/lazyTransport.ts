import type { BridgeTransport, QuotingTransport } from './transport.ts'

/** A transport whose code is loaded with the first question; a load that failed is tried again with the next. */
export function lazyTransport(load: () => Promise<QuotingTransport>): BridgeTransport {
  let loading: Promise<QuotingTransport> | undefined
  const loaded = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    getAvailableRoutes: async (query) => (await loaded()).getAvailableRoutes(query),
    getSupportedChains: async (query) => (await loaded()).getSupportedChains(query),
    getLimits: async (query) => (await loaded()).getLimits(query),
    quote: async (query) => (await loaded()).quote(query),
    getDepositStatus: async (query) => (await loaded()).getDepositStatus(query),
    getDeposits: async (query) => (await loaded()).getDeposits(query),
  }
}
