import type { Address } from 'viem'
import { decodeSplit, encodeSplit } from '#bridges/across/quote/partnerMessage.ts'
import type { Transfer } from '#bridges/across/transfer/transfer.ts'
import { refitMessage } from './payout.ts'

/** A transfer without the message that pays a partner, and what makes it again in few characters. */
export type Shortened = { readonly transfer: Transfer; readonly split: string }

/** Undefined where there is no such message, or where it could not be made again. */
export function shorten(transfer: Transfer): Shortened | undefined {
  const { message, route, speedUp, owner } = transfer
  const split = decodeSplit(message, route.outputToken)
  if (split === undefined) return undefined
  const { partner, fee, person, unwrapped } = split
  const parts = [
    partner.slice(2),
    fee.toString(16),
    person === owner.toLowerCase() ? '' : person.slice(2),
    unwrapped?.toString(16) ?? '',
  ].join('-')
  const bare: Transfer = { ...transfer, message: '0x' }
  const short =
    speedUp === undefined ? bare : { ...bare, speedUp: { ...speedUp, message: '0x' as const } }
  const offer = restore(short, parts)?.speedUp
  return offer?.message === speedUp?.message ? { transfer: short, split: parts } : undefined
}

/** The transfer as it was, or undefined when the text is damaged. */
export function restore(transfer: Transfer, split: string): Transfer | undefined {
  const match = /^([0-9a-f]{40})-([0-9a-f]{1,64})-([0-9a-f]{40})?-([0-9a-f]{1,64})?$/.exec(split)
  if (match === null) return undefined
  const [, partner = '', fee = '', person, unwrapped] = match
  const { owner, route, speedUp } = transfer
  const message = encodeSplit({
    outputToken: route.outputToken,
    partner: `0x${partner}`,
    fee: BigInt(`0x${fee}`),
    person: person === undefined ? owner : (`0x${person}` satisfies Address),
    ...(unwrapped === undefined ? {} : { unwrapped: BigInt(`0x${unwrapped}`) }),
  })
  const whole = { ...transfer, message }
  if (speedUp === undefined) return whole
  const offered = refitMessage(whole, BigInt(speedUp.outputAmount))
  return { ...whole, speedUp: { ...speedUp, message: offered } }
}
