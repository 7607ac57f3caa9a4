import type {
  OnrampOptions,
  PaymentCurrency,
  PaymentLimit,
  PurchaseCurrency,
  PurchaseNetwork,
} from '#clients/blockchainApi/onramp.ts'
import { parseAmount } from '#bridges/across/util/parseAmount.ts'
import type { CaipChainId } from '#protocol'
import type { Network } from '#kernel/networks/network.ts'
import { FIAT_DECIMALS } from './limits.ts'
import type { BuyForm } from './slice.ts'

/** A token on a network of this widget that is for sale. */
export type BuyToken = {
  /** `eip155:1/native` or `eip155:1/0x…` in lower case. */
  readonly key: string
  readonly caipChainId: CaipChainId
  /** Absent for the native currency. */
  readonly address: string | undefined
  readonly symbol: string
  readonly name: string
  readonly purchase: PurchaseCurrency
  readonly network: PurchaseNetwork
}

/** A way to pay in one currency, with what it takes in hundredths. */
export type BuyMethod = { readonly id: string; readonly min: bigint; readonly max: bigint }

export type BuyCurrency = {
  readonly id: string
  readonly methods: readonly BuyMethod[]
  readonly payment: PaymentCurrency
}

export type BuyOffer = {
  readonly tokens: readonly BuyToken[]
  readonly currencies: readonly BuyCurrency[]
}

/** The part of the provider's list that is usable here: on the networks that this page offers. */
export function createOffer(options: OnrampOptions, offered: readonly Network[]): BuyOffer {
  const tokens = new Map<string, BuyToken>()
  for (const { caipChainId, chainId, nativeCurrency } of offered) {
    for (const purchase of options.purchaseCurrencies) {
      const network = purchase.networks.find((one) => one.chainId === chainId)
      if (network === undefined) continue
      const { contractAddress: address } = network
      const key = `${caipChainId}/${address?.toLowerCase() ?? 'native'}`
      const { symbol, name } = purchase
      // Without a contract it must be the native currency; otherwise the token is unknown.
      if (address === undefined && symbol !== nativeCurrency.symbol) continue
      // Two names for one contract: the first one is used.
      if (tokens.has(key)) continue
      tokens.set(key, { key, caipChainId, address, symbol, name, purchase, network })
    }
  }
  const currencies = options.paymentCurrencies.map((payment) => ({
    id: payment.id,
    payment,
    methods: payment.limits.flatMap(methodOf),
  }))
  return {
    tokens: [...tokens.values()],
    currencies: currencies.filter(({ methods }) => methods.length > 0),
  }
}

export type BuySelection = {
  readonly token: BuyToken | undefined
  readonly currency: BuyCurrency | undefined
  readonly method: BuyMethod | undefined
}

/** Resolves the form against this offer; choices that no longer fit fall back. */
export function selectBuy(
  { tokenKey, currency: currencyId, method: methodId }: BuyForm,
  { tokens, currencies }: BuyOffer,
  activeChain: string | undefined,
): BuySelection {
  const here = tokens.filter(({ caipChainId }) => caipChainId === activeChain)
  const usual = here.find(({ address }) => address === undefined) ?? here[0] ?? tokens[0]
  const currency =
    currencies.find(({ id }) => id === currencyId) ??
    currencies.find(({ id }) => id === 'USD') ??
    currencies[0]
  return {
    token: tokens.find(({ key }) => key === tokenKey) ?? usual,
    currency,
    method: currency?.methods.find(({ id }) => id === methodId) ?? currency?.methods[0],
  }
}

/** Limits that no amount can meet count as none. */
function methodOf({ id, min, max }: PaymentLimit): readonly BuyMethod[] {
  const [least, most] = [centsOf(min), centsOf(max)]
  if (least === undefined || most === undefined || most === 0n || least > most) return []
  return [{ id, min: least, max: most }]
}

function centsOf(text: string): bigint | undefined {
  const parsed = parseAmount(text, FIAT_DECIMALS)
  if (parsed.status === 'ok') return parsed.amount
  return parsed.problem === 'zero' ? 0n : undefined
}
