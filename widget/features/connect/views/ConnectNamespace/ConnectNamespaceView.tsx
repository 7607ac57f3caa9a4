import { connect } from '#wallet/connect/connect.ts'
import { EVM } from '#wallet/connections/evm.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useNetworkImages } from '#shared/hooks/useNetworkImages.ts'
import type { ViewProps } from '#kernel/router/lazyView.ts'
import { toNetworkViewModel } from '#ui/marks/networkViewModel.ts'
import { ConnectNamespace } from './ConnectNamespace.tsx'

export default function ConnectNamespaceView({ view }: ViewProps<'ConnectNamespace'>) {
  const core = useCore()
  const page = useWidgetState(({ wallets }) => wallets.page)
  const offered = useWidgetState(({ networks }) => networks.offered)
  useNetworkImages()
  const wallets = page.filter(({ id }) => view.connectorIds.includes(id))
  const [first] = wallets
  const namespaces = wallets.flatMap(({ namespace = EVM }) => {
    const networks = offered
      .filter((network) => network.namespace === namespace)
      .map(toNetworkViewModel)
    return networks.length === 0 ? [] : [{ namespace, networks }]
  })
  return (
    <ConnectNamespace
      wallet={{ name: first?.name ?? '', iconUrl: first?.icon }}
      namespaces={namespaces}
      onPick={(picked) => {
        const wallet = wallets.find(({ namespace = EVM }) => namespace === picked)
        if (wallet === undefined) return
        connect(core, { connectorId: wallet.id }).catch(() => undefined) // told by the next view
      }}
    />
  )
}
