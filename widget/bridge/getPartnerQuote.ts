import { type Address, isAddressEqual, parseAbi } from 'viem'
import { readContract } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import type { BridgeClient } from './client.ts'
import { getQuote, type Quote, type QuoteOptions } from './getQuote.ts'
import { getSpokePool } from './getSpokePool.ts'
import { requireMessageHandler } from './messageHandlers.ts'
import { encodeSplit, feeOf, type PartnerFee } from './partnerMessage.ts'

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
    route.isNative && isWrappedNative(client, { chainId, token: outputToken, signal }),
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

/** A pool unwraps for people alone: at a contract the wrapped token arrives. */
async function isWrappedNative(
  client: BridgeClient,
  {
    chainId,
    token,
    signal,
  }: {
    readonly chainId: number
    readonly token: Address
    readonly signal?: AbortSignal | undefined
  },
): Promise<boolean> {
  const address = await getSpokePool(client, { chainId, signal })
  const query = { address, abi: wrappedAbi, functionName: 'wrappedNativeToken' } as const
  const chain = client.chainClient(chainId)
  return isAddressEqual(await abortable(readContract(chain, query), signal), token)
}
