import type { Holding } from '#wallet/portfolio/holdings.ts'
import type { PaymentRequest } from './paymentRequest.ts'

/** What is paid, as sending words it. */
export function paidToken(request: PaymentRequest): Holding {
  const { caipChainId, address, symbol, decimals, amount } = request
  return {
    caipChainId,
    address,
    symbol,
    decimals,
    amount,
    name: symbol,
    iconUrl: undefined,
    price: undefined,
  }
}
