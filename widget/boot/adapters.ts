import type { Namespace, Welcome } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { namespacesOf } from '#kernel/networks/namespacesOf.ts'
import type { Network } from '#kernel/networks/network.ts'
import type { NamespaceAdapter } from '#namespaces/adapter.ts'
import { eip155 } from '#namespaces/eip155/eip155.ts'
import { reportUnlessGone } from '#kernel/logs/reportUnlessGone.ts'

export type Adapters = { [name in Namespace]?: NamespaceAdapter }

/** Loads adapters for other namespaces if their chains are offered and the page supports namespaces. */
export async function addAdapters(
  adapters: Adapters,
  known: readonly Network[],
  { options, capabilities }: Pick<Welcome, 'options' | 'capabilities'>,
): Promise<void> {
  if (!capabilities.includes('namespaces')) return
  const missing = namespacesOf(known, options).filter((name) => adapters[name] === undefined)
  if (missing.length === 0) return
  const { createAdapter } = await import('#namespaces/others.ts')
  for (const name of missing) adapters[name] = createAdapter(name)
}

/** Discovers the page's wallets for other namespaces once the person could want one. */
export function discoverWallets({ adapters, page, signal }: Core): void {
  const namespaces = Object.keys(adapters).filter((name) => name !== eip155.namespace)
  if (namespaces.length === 0) return
  page.discoverWallets({ namespaces }).catch(reportUnlessGone(signal))
}
