import { type Address, isAddressEqual, parseAbi } from 'viem'
import { getCode, readContract } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import type { BridgeClient } from './client.ts'
import { getQuote, type Quote, type QuoteOptions } from './getQuote.ts'
import { getSpokePool } from './getSpokePool.ts'
import { isContract } from './isContract.ts'
import { requireMessageHandler } from './messageHandlers.ts'
import { encodeSplit, feeOf, type PartnerFee } from './partnerMessage.ts'
import type { Abortable } from './transport.ts'

export type PartnerQuoteOptions = Omit<QuoteOptions, 'crossChainMessage'> & {
  readonly fee: PartnerFee
}

/** So little that every output has it, and as many bytes and writes as the real sum. */
const PRICED_AMOUNT = 1n

const wrappedAbi = parseAbi(['function wrappedNativeToken() view returns (address)'])

/**
 * A quote whose message pays a partner first: of what arrives the fee goes to them, and the rest to
 * the recipient. The price is that of a message of the same calls; the sums are put in afterwards, so
 * that they fit to the last unit.
 *
 * @throws what `getQuote` throws; NoMessageHandlerError
 */
export async function getPartnerQuote(
  client: BridgeClient,
  { fee: { bps, recipient: partner }, ...options }: PartnerQuoteOptions,
): Promise<Quote> {
  const { route, depositor, recipient: person = depositor, signal } = options
  const { destinationChainId: chainId, outputToken } = route
  const [handler, unwraps] = await Promise.all([
    requireMessageHandler(client, { chainId, signal }),
    isUnwrapped(client, { chainId, token: outputToken, person, signal }),
  ])
  const split = (fee: bigint, rest: bigint) =>
    encodeSplit({ outputToken, partner, person, fee, unwrapped: unwraps ? rest : undefined })
  const quote = await getQuote(client, {
    ...options,
    recipient: handler,
    crossChainMessage: split(PRICED_AMOUNT, PRICED_AMOUNT),
  })
  const { outputAmount } = quote.deposit
  const fee = feeOf(outputAmount, bps)
  return { ...quote, deposit: { ...quote.deposit, message: split(fee, outputAmount - fee) } }
}

/** A pool unwraps for accounts of people, and gives contracts the wrapped token: so does the message. */
async function isUnwrapped(
  client: BridgeClient,
  { chainId, token, person, signal }: Output,
): Promise<boolean> {
  const chain = client.chainClient(chainId)
  const pool = await getSpokePool(client, { chainId, signal })
  const query = { address: pool, abi: wrappedAbi, functionName: 'wrappedNativeToken' } as const
  const wrapped = await abortable(readContract(chain, query), signal)
  if (!isAddressEqual(wrapped, token)) return false
  const code = await abortable(getCode(chain, { address: person }), signal)
  return !isContract(code)
}

type Output = Abortable & {
  readonly chainId: number
  readonly token: Address
  readonly person: Address
}
