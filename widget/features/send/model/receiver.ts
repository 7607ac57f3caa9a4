import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Receiver } from '#namespaces/transfers.ts'
import { type CaipChainId, parseCaipChainId } from '#protocol'
import {
  hasCodeQuery,
  type Places,
  type ReadRecipient,
  readRecipient,
} from '#wallet/recipients/recipient.ts'
import type { Core } from '#kernel/core.ts'
import { preparedOf } from './prepared.ts'

/** Reads whom something is sent to, by the rules of the network that it is sent on (S5.09). */
export function readSendRecipient(
  core: Core,
  text: string,
  {
    caipChainId,
    from,
    places,
  }: { caipChainId: CaipChainId; from?: string | undefined; places: Places },
): ReadRecipient {
  const input = text.trim()
  const { namespace } = parseCaipChainId(caipChainId)
  const adapter = core.adapters[namespace]
  if (input === '') return { status: 'empty' }
  const others = Object.entries(core.adapters).filter(([name]) => name !== namespace)
  if (others.some(([, other]) => other?.isAddress(input) === true) && !adapter?.isAddress(input)) {
    return { status: 'invalid', problem: 'otherNetwork' }
  }
  if (adapter?.transfers?.kind !== 'prepared') return readRecipient(text, from, places)
  if (!adapter.isAddress(input)) {
    const isNearly = adapter.isNearlyAddress?.(input) === true
    return { status: 'invalid', problem: isNearly ? 'lookalike' : 'invalid' }
  }
  const isInput = (address: string) => adapter.isSameAddress(address, input)
  if (places.tokens.some(({ address }) => isInput(address))) {
    return { status: 'invalid', problem: 'token' }
  }
  return { status: from !== undefined && isInput(from) ? 'you' : 'other', address: input }
}

/** What lives at the address of a receiver. */
export function receiverQuery(core: Core, caipChainId: CaipChainId, address: string | undefined) {
  return queryOptions({
    queryKey: ['receiver', caipChainId, address],
    staleTime: 60_000,
    queryFn:
      address === undefined
        ? skipToken
        : async ({ signal }): Promise<Receiver> => {
            const prepared = await preparedOf(core, caipChainId)
            if (prepared === undefined) {
              const code = hasCodeQuery(core, caipChainId, address)
              return (await core.queries.fetchQuery(code)) ? 'program' : 'account'
            }
            const { network, transfers } = prepared
            return transfers.readReceiver({ rpc: core.rpc, network, address, signal })
          },
  })
}
