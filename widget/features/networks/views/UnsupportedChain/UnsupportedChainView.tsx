import { disconnect } from '#wallet/connect/disconnect.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useNetworkImages } from '#shared/hooks/useNetworkImages.ts'
import { useSwitchNetwork } from '#shared/hooks/useSwitchNetwork.ts'
import { toNetworkViewModel } from '#ui/marks/networkViewModel.ts'
import { UnsupportedChain } from './UnsupportedChain.tsx'

export default function UnsupportedChainView() {
  const core = useCore()
  const networks = useWidgetState((state) => state.networks)
  const origin = useWidgetState(({ config }) => config.origin)
  const online = useWidgetState((state) => state.online)
  const { pick, failed } = useSwitchNetwork()
  useNetworkImages()

  return (
    <UnsupportedChain
      origin={new URL(origin).host}
      networkName={findNetwork(networks, networks.active)?.name}
      onPick={pick}
      onDisconnect={() => disconnect(core, { reason: 'user' })}
      state={{
        status: online ? 'ready' : 'offline',
        networks: networks.offered.map(toNetworkViewModel),
        switchingId: networks.switchingTo,
        failed,
      }}
    />
  )
}
