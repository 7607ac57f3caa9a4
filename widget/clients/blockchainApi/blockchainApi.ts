import type { CaipChainId } from '#protocol'
import { type AskOptions, createAsk } from './ask.ts'
import { getSupportedChains } from './supportedChains.ts'

/** The service of balances, history, prices, names, swaps and purchases (S7.01 to S7.18). */
export type BlockchainApi = {
  /**
   * Whether the service knows a network. Asked once, when it is first needed; whoever gets no answer
   * is told no, and the next one asks again.
   */
  readonly supports: (caipChainId: CaipChainId) => Promise<boolean>
}

/** A client of that service, one function per row. Every answer is checked. */
export function createBlockchainApi(options: AskOptions): BlockchainApi {
  const ask = createAsk(options)
  let supported: ReturnType<typeof getSupportedChains> | undefined
  return {
    async supports(caipChainId) {
      supported ??= getSupportedChains(ask)
      try {
        return (await supported).includes(caipChainId)
      } catch {
        supported = undefined // S7.01: without the list no network is supported, for now
        return false
      }
    },
  }
}
