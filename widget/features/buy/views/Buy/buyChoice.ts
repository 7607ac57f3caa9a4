import type { OnrampOptions } from '#clients/blockchainApi/onramp.ts'
import type { ConfigSlice } from '#kernel/config/slice.ts'
import type { NetworksSlice } from '#kernel/networks/slice.ts'
import { decimalOf } from '#ui/i18n/money.ts'
import { type CheckedMoney, checkMoney } from '../../model/amount.ts'
import {
  type BuyCurrency,
  type BuyMethod,
  type BuySelection,
  createOffer,
  selectBuy,
} from '../../model/offer.ts'
import { type Provider, providersOf } from '../../model/providers.ts'
import type { BuyQuestion } from '../../model/queries.ts'
import type { BuyForm } from '../../model/slice.ts'

/** What a seller takes whose limits are on its own page alone. */
const ANY_AMOUNT: BuyMethod = { id: '', min: 1n, max: 10n ** 12n }

/** What was chosen, of what there is to choose. */
export type BuyChoice = BuySelection & {
  readonly currencies: readonly BuyCurrency[]
  readonly sellers: readonly [Provider, ...Provider[]]
  readonly seller: Provider
  /** The list of what is for sale, its limits and its prices are Coinbase's. */
  readonly isListed: boolean
  readonly checked: CheckedMoney | undefined
}

/** Resolves the form against what is for sale; choices that no longer fit fall back. */
export function toBuyChoice(
  form: BuyForm,
  facts: { options: OnrampOptions | undefined; networks: NetworksSlice; config: ConfigSlice },
): BuyChoice {
  const { options, networks, config } = facts
  const offer = options && createOffer(options, networks.offered)
  const { token, currency, method } = offer
    ? selectBuy(form, offer, networks.active)
    : { token: undefined, currency: undefined, method: undefined }
  const sellers = providersOf(config, token)
  const seller = sellers.find(({ id }) => id === form.provider) ?? sellers[0]
  const isListed = seller.id === 'coinbase'
  const checked = method && checkMoney(form.amount, isListed ? method : ANY_AMOUNT)
  const currencies = offer?.currencies ?? []
  return { token, currency, method, currencies, sellers, seller, isListed, checked }
}

/** What was typed, in hundredths of the currency; undefined where that cannot be paid. */
export function centsOf({ checked }: BuyChoice): bigint | undefined {
  return checked?.status === 'ok' ? checked.cents : undefined
}

/** What is asked, once `settled` is what was typed. */
export function toBuyQuestion(
  choice: BuyChoice,
  settled: bigint | undefined,
): BuyQuestion | undefined {
  const { token, currency } = choice
  if (settled === undefined || settled !== centsOf(choice)) return undefined
  if (token === undefined || currency === undefined) return undefined
  return { token, currency, amount: decimalOf(settled) }
}
