import { type ConnectMethod, connectMethods } from '#protocol'

/**
 * Ways to connect that there are, in order: what the page asked for first, else wallets before the
 * rest where the page has one of its own (S2.07).
 */
export function orderMethods(
  available: readonly ConnectMethod[],
  options: {
    readonly order: readonly ConnectMethod[] | undefined
    readonly hasPageWallet: boolean
  },
): readonly ConnectMethod[] {
  const { order, hasPageWallet } = options
  const first = order ?? (hasPageWallet ? ['wallet'] : [])
  return [...new Set([...first, ...connectMethods])].filter((method) => available.includes(method))
}
