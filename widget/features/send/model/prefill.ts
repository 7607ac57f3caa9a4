import { BaseError, type ViewArguments } from '#protocol'
import { parseCaipAccountId } from '#protocol'
import { adapterOf } from '#wallet/connections/adapter.ts'
import { activeConnection } from '#wallet/connections/slice.ts'
import type { Core } from '#kernel/core.ts'
import type { Network } from '#kernel/networks/network.ts'
import { findNetwork, isOffered } from '#kernel/networks/slice.ts'
import { type Holding, holdingsQuery } from '#wallet/portfolio/holdings.ts'
import { tokenListQuery } from '#wallet/portfolio/tokenList.ts'
import { SendUnsupportedError, TokenNotFoundError } from './errors.ts'
import { fillSend } from './form.ts'

/**
 * What the page asked for with `open({ view: 'Send', arguments })`. All of it makes sense, or nothing
 * of it is taken.
 *
 * @throws `NETWORK_NOT_FOUND`, SendUnsupportedError, TokenNotFoundError
 */
export async function prefillSend(core: Core, asked: ViewArguments): Promise<void> {
  const { amount, recipient } = asked
  const { networks } = core.store.getState()
  const network = findNetwork(networks, asked.caipChainId ?? networks.active)
  if (network === undefined || !isOffered(networks, network.caipChainId)) {
    throw new BaseError('Network Not Found', {
      code: 'NETWORK_NOT_FOUND',
      details: asked.caipChainId,
    })
  }
  if (adapterOf(core, network.namespace).transfers === undefined)
    throw new SendUnsupportedError(network.caipChainId)
  const token = asked.token === undefined ? undefined : await find(core, network, asked.token)
  fillSend(core, {
    ...(token === undefined ? {} : { token }),
    ...(amount === undefined ? {} : { amount, dollars: undefined }),
    ...(recipient === undefined ? {} : { recipient, recipientSource: 'page' as const }),
  })
}

/** One that the account has, or that is known on the network. */
async function find(core: Core, network: Network, wanted: string): Promise<Holding> {
  const { caipChainId, nativeCurrency } = network
  const none = { caipChainId, amount: 0n, iconUrl: undefined, price: undefined }
  if (wanted === 'native') return { ...none, ...nativeCurrency, address: undefined }
  const isWanted = ({ address }: { address: string | undefined }) =>
    address?.toLowerCase() === wanted.toLowerCase()
  const connection = activeConnection(core.store.getState().connections)
  const held =
    connection.status !== 'connected'
      ? []
      : await core.queries.fetchQuery(
          holdingsQuery(core, {
            caipChainId,
            address: parseCaipAccountId(connection.accounts[0]).address,
          }),
        )
  const own = held.find(isWanted)
  if (own !== undefined) return own
  const listed = (await core.queries.fetchQuery(tokenListQuery(core, caipChainId))).find(isWanted)
  if (listed === undefined) throw new TokenNotFoundError(wanted)
  return { ...none, ...listed }
}
