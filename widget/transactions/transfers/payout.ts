import type { Address, Hex } from 'viem'
import { knownMessageHandlers } from '#bridges/across/contracts/knownMessageHandlers.ts'
import {
  bpsOf,
  decodeSplit,
  encodeSplit,
  feeOf,
  type PartnerFee,
} from '#bridges/across/quote/partnerMessage.ts'
import type { Route } from '#bridges/across/transport/route.ts'
import type { Transfer } from '#bridges/across/transfer/transfer.ts'

/** Who gets what of a deposit's output, in base units of its token. */
export type Payout = {
  readonly recipient: Address
  readonly amount: bigint
  /** What a partner takes of it, and by which share. */
  readonly fee?: (PartnerFee & { readonly amount: bigint }) | undefined
}

/** A deposit as it is asked for, of a quote or of a transfer. */
export type Agreed = {
  readonly route: Pick<Route, 'destinationChainId' | 'outputToken'>
  readonly recipient: Address
  readonly message: Hex
  readonly outputAmount: bigint | string
}

/**
 * Reads the payout from the message itself, so that a transfer recovered from its chain gives the same
 * as a stored one. Without a partner's fee it is the deposit's own output.
 */
export function payoutOf({ route, recipient, message, outputAmount }: Agreed): Payout {
  const { destinationChainId, outputToken } = route
  const output = BigInt(outputAmount)
  const handlers = knownMessageHandlers(destinationChainId)
  const isHandler = handlers.some((handler) => isSame(handler, recipient))
  const split = isHandler ? decodeSplit(message, outputToken) : undefined
  if (split === undefined) return { recipient, amount: output }
  const { person, partner, fee, unwrapped = 0n } = split
  // Calls that cost more than what arrives fail, and then the person gets all of it.
  if (fee + unwrapped > output) return { recipient: person, amount: output }
  const taken = { recipient: partner, bps: bpsOf(output, fee), amount: fee }
  return { recipient: person, amount: output - fee, fee: taken }
}

/** The same of a transfer: as it was agreed, and once it has arrived, as it did. */
export function payoutOfTransfer(transfer: Transfer): Payout {
  const { speedUp, filledAmount, status, actionSuccess } = transfer
  const agreed = payoutOf(transfer)
  if (status !== 'filled') return agreed
  const isOffer = speedUp !== undefined && filledAmount === speedUp.outputAmount
  const outputAmount = filledAmount ?? transfer.outputAmount
  const message = isOffer ? speedUp.message : transfer.message
  // What the calls could not do left everything to the person.
  if (actionSuccess === false && agreed.fee !== undefined) {
    return { recipient: agreed.recipient, amount: BigInt(outputAmount) }
  }
  return payoutOf({ ...transfer, outputAmount, message })
}

/** What would be left of another output of the same transfer, by the same share. */
export function amountLeft(agreed: Agreed, output: bigint): bigint {
  const { fee } = payoutOf(agreed)
  return fee === undefined ? output : output - feeOf(output, fee.bps)
}

/** The message of the same transfer for another output. */
export function refitMessage(agreed: Agreed, output: bigint): Hex {
  const { fee } = payoutOf(agreed)
  const split = fee && decodeSplit(agreed.message, agreed.route.outputToken)
  if (fee === undefined || split === undefined) return agreed.message
  const amount = feeOf(output, fee.bps)
  const unwrapped = split.unwrapped === undefined ? undefined : output - amount
  return encodeSplit({ ...split, fee: amount, unwrapped })
}

function isSame(a: Address, b: Address): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
