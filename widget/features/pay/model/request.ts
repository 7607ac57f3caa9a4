import { isAddressEqual } from 'viem'
import { parseAmount } from '#bridges/across/util/parseAmount.ts'
import { BaseError, toEvmAddress, type ViewArguments } from '#protocol'
import { readRecipient } from '#wallet/recipients/recipient.ts'
import { loadTransfers } from '#transactions/transfers/store.ts'
import { isBridgeOnly } from '#kernel/config/slice.ts'
import type { Core } from '#kernel/core.ts'
import { findNetwork, isOffered } from '#kernel/networks/slice.ts'
import { tokenInfoQuery } from '#wallet/portfolio/tokenInfo.ts'
import { loadTransactions } from '#transactions/store.ts'
import { isSamePayment } from './record.ts'
import type { PaymentRequest } from './paymentRequest.ts'
import { loadPayments } from './store.ts'

/**
 * Takes over a payment request from the page. A request that cannot be met changes nothing. If the wallet
 * was already asked to pay the same request, and the page was not notified of its end, that payment
 * continues, so that a page reload cannot make the person pay twice.
 *
 * @throws BaseError `PAY_OFF`, `INVALID_PAYMENT`, `NO_SUCH_TOKEN`; what the network says when it
 * does not answer
 */
export async function takePayment(core: Core, asked: ViewArguments | undefined): Promise<void> {
  const request = await readPayment(core, asked ?? {})
  loadTransactions(core)
  loadTransfers(core)
  const { run, request: shown } = core.store.getState().pay
  if (run !== undefined && shown !== undefined && isSamePayment(shown, request)) return
  const payment = loadPayments(core).find((one) => isSamePayment(one, request))
  core.store.setState({ pay: { request, payment, run: undefined, failure: undefined } })
}

async function readPayment(core: Core, asked: ViewArguments): Promise<PaymentRequest> {
  const { config, networks } = core.store.getState()
  if (config.options.features?.pay !== true || isBridgeOnly(config)) {
    throw new BaseError('Payments are off: set features.pay to true', { code: 'PAY_OFF' })
  }
  const { amount: text, token, recipient: to, caipChainId = networks.active } = asked
  if (text === undefined) throw invalid('amount is missing')
  if (token === undefined) throw invalid('token is missing')
  if (to === undefined) throw invalid('recipient is missing')
  const network = findNetwork(networks, caipChainId)
  if (network?.chainId === undefined || !isOffered(networks, caipChainId)) {
    throw invalid(`${caipChainId} is not a network of this widget`)
  }
  const recipient = readRecipient(to, undefined)
  if (!('address' in recipient)) throw invalid('recipient is not an address that can be paid')
  // The protocol's schema: an address, or the word `native`.
  const address = token === 'native' ? undefined : toEvmAddress(token)
  const payee = toEvmAddress(recipient.address)
  if (address !== undefined && isAddressEqual(address, payee)) {
    throw invalid('recipient is the token itself')
  }
  const where = { caipChainId: network.caipChainId, address }
  const { symbol, decimals } = await core.queries.fetchQuery(tokenInfoQuery(core, where))
  const parsed = parseAmount(text, decimals)
  if (parsed.status === 'problem') {
    throw invalid(
      parsed.problem === 'tooManyDecimals'
        ? `amount has more decimals than ${symbol}: ${decimals}`
        : 'amount is not an amount that can be paid',
    )
  }
  return { ...where, symbol, decimals, amount: parsed.amount, recipient: payee }
}

function invalid(reason: string): BaseError {
  return new BaseError(`This payment cannot be asked for: ${reason}`, { code: 'INVALID_PAYMENT' })
}
