import type { CaipChainId } from '#protocol'
import { type AskOptions, createAsk } from './ask.ts'
import { type BalanceOptions, getBalance, type ServiceBalance } from './balance.ts'
import { getHistory, type HistoryOptions, type HistoryPage } from './history.ts'
import { getIdentity, type Identity, type IdentityQuery } from './identity.ts'
import { getPrices, type Prices, type PricesOptions } from './prices.ts'
import {
  getNamesOf,
  lookUpName,
  type NameQuery,
  type Profile,
  type ReverseQuery,
  type Registration,
  registerName,
  type Suggestion,
  type SuggestionsQuery,
  suggestNames,
} from './profile.ts'
import { getSupportedChains } from './supportedChains.ts'

/** The service of balances, history, prices, names, swaps and purchases (S7.01 to S7.18). */
export type BlockchainApi = {
  /**
   * Whether the service knows a network. Asked once, when it is first needed; whoever gets no answer
   * is told no, and the next one asks again.
   */
  readonly supports: (caipChainId: CaipChainId) => Promise<boolean>
  /** The same for those who tell a silence from a no: rejects where there was no answer. */
  readonly supportsOrFails: (caipChainId: CaipChainId) => Promise<boolean>
  readonly getBalance: (options: BalanceOptions) => Promise<readonly ServiceBalance[]>
  readonly getPrices: (options: PricesOptions) => Promise<Prices>
  readonly getHistory: (options: HistoryOptions) => Promise<HistoryPage>
  /** How an account is called and looks (S7.02). */
  readonly getIdentity: (query: IdentityQuery) => Promise<Identity>
  /** Whose a name is (S7.12); undefined where the service itself says that nobody has it. */
  readonly lookUpName: (query: NameQuery) => Promise<Profile | undefined>
  /** Names of an address (S7.13). */
  readonly getNamesOf: (query: ReverseQuery) => Promise<readonly Profile[]>
  /** Names like one (S7.14). */
  readonly suggestNames: (query: SuggestionsQuery) => Promise<readonly Suggestion[]>
  /** Gives a name to the account that signed for it (S7.15). */
  readonly registerName: (registration: Registration) => Promise<void>
}

/** A client of that service, one function per row. Every answer is checked. */
export function createBlockchainApi(options: AskOptions): BlockchainApi {
  const ask = createAsk(options)
  let supported: ReturnType<typeof getSupportedChains> | undefined
  const supportsOrFails = async (caipChainId: CaipChainId) => {
    supported ??= getSupportedChains(ask)
    try {
      return (await supported).includes(caipChainId)
    } catch (error) {
      supported = undefined
      throw error
    }
  }
  return {
    supportsOrFails,
    // S7.01: without the list no network is supported, for now.
    supports: (caipChainId) => supportsOrFails(caipChainId).catch(() => false),
    getBalance: (options) => getBalance(ask, options),
    getPrices: (options) => getPrices(ask, options),
    getHistory: (options) => getHistory(ask, options),
    getIdentity: (query) => getIdentity(ask, query),
    lookUpName: (query) => lookUpName(ask, query),
    getNamesOf: (query) => getNamesOf(ask, query),
    suggestNames: (query) => suggestNames(ask, query),
    registerName: (query) => registerName(ask, query),
  }
}
