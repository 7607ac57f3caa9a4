import * as z from 'zod/mini'
import { type CaipChainId, caipAccountId, parseCaipAccountId } from '#protocol'
import { addressesOn, chainsOf } from './grant.ts'
import type { Grant, WcEvent } from './port.ts'

export type SentEvent = {
  readonly chainId: string
  readonly event: { readonly name: string; readonly data: unknown }
}

/**
 * An event of the wallet, if the session allows it. The SDK of this version hands on events of any
 * name and chain, so they are compared here with what was granted.
 */
export function readEvent(sent: SentEvent, grant: Grant): WcEvent | undefined {
  const { chainId, event } = sent
  const [name = ''] = chainId.split(':')
  if (grant.events[name]?.includes(event.name) !== true) return undefined
  if (event.name === 'chainChanged') return chainChanged(name, event.data, grant)
  if (event.name === 'accountsChanged' && chainsOf(grant).includes(chainId)) {
    return accountsChanged(chainId, event.data, grant)
  }
  return undefined
}

/** A number, the same in decimals, or a quantity of EIP-1474. `Number` alone reads more than these. */
const chainNumber = z
  .union([
    z.number(),
    z.string().check(z.regex(/^(?:[1-9]\d{0,15}|0x[1-9a-fA-F][\da-fA-F]{0,13})$/)),
  ])
  .check(z.refine((value) => Number.isSafeInteger(Number(value)) && Number(value) > 0))

/** The payload, a number or a CAIP-2 id, counts where it differs from the chain that the event was sent on. */
function chainChanged(name: string, data: unknown, grant: Grant): WcEvent | undefined {
  const number = chainNumber.safeParse(data)
  const sent = number.success ? `${name}:${Number(number.data)}` : data
  const caipChainId = chainsOf(grant).find((known) => known === sent)
  return caipChainId === undefined ? undefined : { type: 'chainChanged', caipChainId }
}

/** Wallets send CAIP-10 ids or plain addresses; those that were not shared stay unknown. */
function accountsChanged(chain: CaipChainId, data: unknown, grant: Grant): WcEvent | undefined {
  if (!Array.isArray(data)) return undefined
  const shared = addressesOn(grant, chain)
  const addresses = data
    .filter((entry): entry is string => typeof entry === 'string')
    .map((entry) =>
      caipAccountId.safeParse(entry).success ? parseCaipAccountId(entry).address : entry,
    )
    .map((address) => shared.find((known) => known.toLowerCase() === address.toLowerCase()))
    .filter((address) => address !== undefined)
  return addresses.length === 0
    ? undefined
    : { type: 'accountsChanged', caipChainId: chain, addresses }
}
