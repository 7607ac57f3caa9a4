import { type CaipAccountId, evmChainIdOf, parseCaipAccountId, type WidgetEvents } from '#protocol'

/** The account in every way that a page may want it. */
export function describeAccount(account: CaipAccountId): WidgetEvents['signIn'] {
  const { caipChainId, address } = parseCaipAccountId(account)
  const chainId = evmChainIdOf(caipChainId)
  return { caipAccountId: account, address, ...(chainId === undefined ? {} : { chainId }) }
}
