import { type LiveOptions, type Namespace, parseCaipChainId } from '#protocol'
import type { Network } from './network.ts'

/** Namespaces of the networks that a page means, or that the widget has where it names none. */
export function namespacesOf(
  known: readonly Network[],
  { networks }: Pick<LiveOptions, 'networks'>,
): readonly Namespace[] {
  const ids =
    networks === undefined
      ? known.filter(({ from }) => from !== 'page').map(({ caipChainId }) => caipChainId)
      : networks.map((one) => (typeof one === 'string' ? one : (one?.caipChainId ?? 'eip155:0')))
  return [...new Set(ids.map((id) => parseCaipChainId(String(id)).namespace))]
}
