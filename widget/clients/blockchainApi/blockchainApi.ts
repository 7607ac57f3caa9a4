import { BaseError, type CaipChainId } from '#protocol'
import { type Ask, type AskOptions, createAsk } from './ask.ts'
import {
  createPurchaseUrl,
  getPurchases,
  getOnrampOptions,
  getOnrampQuote,
  type OnrampOptions,
  type OnrampQuote,
  type OnrampQuoteQuery,
  type ProviderPurchase,
  type PurchaseUrlQuery,
} from './onramp.ts'
import {
  buildConvert,
  buildConvertApproval,
  getConvertQuote,
  getConvertTokens,
  getGasPrice,
} from './convert.ts'
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
import { getSessions, revokeSession } from './sessions.ts'
import { getSupportedChains } from './supportedChains.ts'

/** The service of balances, history, prices, names, swaps, purchases and sessions (S7.01 to S7.20). */
export type BlockchainApi = {
  /**
   * Whether the service knows a network. Asked once, when it is first needed; a caller that gets no
   * answer is told no, and the next caller asks again.
   */
  readonly supports: (caipChainId: CaipChainId) => Promise<boolean>
  /** What can be bought, and with what money (S7.17). */
  readonly getOnrampOptions: (signal?: AbortSignal) => Promise<OnrampOptions>
  /** A quote for a purchase: what an amount of money buys now, and its fees (S7.18). */
  readonly getOnrampQuote: (query: OnrampQuoteQuery, signal?: AbortSignal) => Promise<OnrampQuote>
  /** The provider's payment page (S7.16). */
  readonly createPurchaseUrl: (query: PurchaseUrlQuery, signal?: AbortSignal) => Promise<string>
  /** What an account has bought at the provider, newest first (S7.03). */
  readonly getPurchases: (
    address: string,
    signal?: AbortSignal,
  ) => Promise<readonly ProviderPurchase[]>
  readonly getConvertTokens: Bound<typeof getConvertTokens>
  readonly getConvertQuote: Bound<typeof getConvertQuote>
  /** @throws BaseError `SWAP_NETWORK_UNSUPPORTED` where the service does not know the network (S8.02) */
  readonly getGasPrice: Bound<typeof getGasPrice>
  /** @throws BaseError `SWAP_NETWORK_UNSUPPORTED` (S8.02) */
  readonly buildConvert: Bound<typeof buildConvert>
  /** @throws BaseError `SWAP_NETWORK_UNSUPPORTED` (S8.02) */
  readonly buildConvertApproval: Bound<typeof buildConvertApproval>
  /** The same for callers that distinguish no answer from a no: rejects where there was no answer. */
  readonly supportsOrFails: (caipChainId: CaipChainId) => Promise<boolean>
  readonly getBalance: (options: BalanceOptions) => Promise<readonly ServiceBalance[]>
  readonly getPrices: (options: PricesOptions) => Promise<Prices>
  readonly getHistory: (options: HistoryOptions) => Promise<HistoryPage>
  /** An account's name and picture (S7.02). */
  readonly getIdentity: (query: IdentityQuery) => Promise<Identity>
  /** The owner of a name (S7.12); undefined where the service itself says that the name is free. */
  readonly lookUpName: (query: NameQuery) => Promise<Profile | undefined>
  /** Names of an address (S7.13). */
  readonly getNamesOf: (query: ReverseQuery) => Promise<readonly Profile[]>
  /** Names like one (S7.14). */
  readonly suggestNames: (query: SuggestionsQuery) => Promise<readonly Suggestion[]>
  /** Gives a name to the account that signed for it (S7.15). */
  readonly registerName: (registration: Registration) => Promise<void>
  /** What sites may do with an account without asking each time (S7.19). */
  readonly getSessions: Bound<typeof getSessions>
  /** Revokes one of them, with the account's signature (S7.20). */
  readonly revokeSession: Bound<typeof revokeSession>
}

/** What is asked of a history that wants no project. */
export type HistoryApi = Pick<BlockchainApi, 'getHistory' | 'supportsOrFails'>

/** What is asked of prices that want no project. */
export type PricesApi = Pick<BlockchainApi, 'getPrices' | 'supports'>

/** A row once it is known whom to ask. */
type Bound<T> = T extends (ask: Ask, query: infer Q) => infer A ? (query: Q) => A : never

/** A client of that service, one function per row. Every answer is checked. */
export function createBlockchainApi(options: AskOptions): BlockchainApi {
  const ask = createAsk(options)
  let supported: ReturnType<typeof getSupportedChains> | undefined

  async function supportsOrFails(caipChainId: CaipChainId): Promise<boolean> {
    supported ??= getSupportedChains(ask)
    try {
      return (await supported).includes(caipChainId)
    } catch (error) {
      supported = undefined
      throw error
    }
  }

  /** S7.01: where the list is missing, no network counts as supported until the next attempt. */
  function supports(caipChainId: CaipChainId): Promise<boolean> {
    return supportsOrFails(caipChainId).catch(() => false)
  }

  async function requireNetwork(caipChainId: CaipChainId, what: 'Gas Price' | 'Swaps') {
    if (await supports(caipChainId)) return
    throw new BaseError(`Network not supported for ${what}`, {
      code: 'SWAP_NETWORK_UNSUPPORTED',
      details: caipChainId,
    })
  }

  return {
    supports,
    supportsOrFails,
    getBalance: (options) => getBalance(ask, options),
    getPrices: (options) => getPrices(ask, options),
    getHistory: (options) => getHistory(ask, options),
    async getConvertTokens(query) {
      return (await supports(query.caipChainId)) ? getConvertTokens(ask, query) : []
    },
    async getConvertQuote(query) {
      return (await supports(query.caipChainId)) ? getConvertQuote(ask, query) : undefined
    },
    async getGasPrice(query) {
      await requireNetwork(query.caipChainId, 'Gas Price')
      return getGasPrice(ask, query)
    },
    async buildConvert(query) {
      await requireNetwork(query.caipChainId, 'Swaps')
      return buildConvert(ask, query)
    },
    async buildConvertApproval(query) {
      await requireNetwork(query.caipChainId, 'Swaps')
      return buildConvertApproval(ask, query)
    },
    getOnrampOptions: (signal) => getOnrampOptions(ask, signal),
    getOnrampQuote: (query, signal) => getOnrampQuote(ask, query, signal),
    createPurchaseUrl: (query, signal) => createPurchaseUrl(ask, query, signal),
    getPurchases: (address, signal) => getPurchases(ask, address, signal),
    getIdentity: (query) => getIdentity(ask, query),
    lookUpName: (query) => lookUpName(ask, query),
    getNamesOf: (query) => getNamesOf(ask, query),
    suggestNames: (query) => suggestNames(ask, query),
    registerName: (query) => registerName(ask, query),
    getSessions: (query) => getSessions(ask, query),
    revokeSession: (query) => revokeSession(ask, query),
  }
}
