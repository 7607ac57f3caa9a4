import { type Address, isAddressEqual, parseAbi } from 'viem'
import { getCode, readContract } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import type { BridgeClient } from '../client/client.ts'
import type { Limits } from '../transport/fees.ts'
import { getLimits } from './getLimits.ts'
import { getQuote, type Quote, type QuoteOptions } from './getQuote.ts'
import { getSpokePool } from '../client/getSpokePool.ts'
import { isContract } from '../client/isContract.ts'
import { requireMessageHandler } from './messageHandlers.ts'
import { encodeSplit, feeOf, type PartnerFee } from './partnerMessage.ts'
import type { Abortable } from '../transport/transport.ts'

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
  { fee: partner, ...options }: PartnerQuoteOptions,
): Promise<Quote> {
  const { handler, split, priced } = await planSplit(client, { ...options, fee: partner })
  const quote = await getQuote(client, {
    ...options,
    recipient: handler,
    crossChainMessage: priced,
  })
  const { outputAmount } = quote.deposit
  const fee = feeOf(outputAmount, partner.bps)
  return { ...quote, deposit: { ...quote.deposit, message: split(fee, outputAmount - fee) } }
}

/**
 * The limits of a transfer whose message pays a partner: what `getPartnerQuote` is measured by.
 *
 * @throws what `getLimits` throws; NoMessageHandlerError
 */
export async function getPartnerLimits(
  client: BridgeClient,
  options: PartnerQuoteOptions,
): Promise<Limits> {
  const { route, inputAmount: amount, apiUrl, signal } = options
  const { handler: recipient, priced: message } = await planSplit(client, options)
  const { originChainId, destinationChainId, inputToken, outputToken } = route
  return getLimits(client, {
    originChainId,
    destinationChainId,
    inputToken,
    outputToken,
    amount,
    recipient,
    message,
    apiUrl,
    signal,
  })
}

/** Who pays out, the message for two sums, and that by which it is priced. */
async function planSplit(
  client: BridgeClient,
  { route, depositor, recipient: person = depositor, fee, signal }: PartnerQuoteOptions,
) {
  const { destinationChainId: chainId, outputToken } = route
  const { recipient: partner } = fee
  const [handler, unwraps] = await Promise.all([
    requireMessageHandler(client, { chainId, signal }),
    isUnwrapped(client, { chainId, token: outputToken, person, signal }),
  ])
  const split = (part: bigint, rest: bigint) =>
    encodeSplit({ outputToken, partner, person, fee: part, unwrapped: unwraps ? rest : undefined })
  return { handler, split, priced: split(PRICED_AMOUNT, PRICED_AMOUNT) }
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
