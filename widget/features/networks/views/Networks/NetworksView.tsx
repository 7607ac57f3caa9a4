import { back, push } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useNetworkImages } from '#shared/hooks/useNetworkImages.ts'
import { useSwitchNetwork } from '#shared/hooks/useSwitchNetwork.ts'
import { toNetworkViewModel } from '#ui/marks/networkViewModel.ts'
import { Networks } from './Networks.tsx'

export default function NetworksView() {
  const core = useCore()
  const { offered, active, switchingTo } = useWidgetState(({ networks }) => networks)
  const online = useWidgetState((state) => state.online)
  const { pick, failed } = useSwitchNetwork(() => {
    // If no wallet is connected for its namespace, another view already asks for one.
    if (topView(core.store.getState().router).name === 'Networks') back(core)
  })

  useNetworkImages()

  if (offered.length === 0) return <Networks state={{ status: 'empty' }} onPick={() => undefined} />
  return (
    <Networks
      onPick={pick}
      onHelp={() => push(core, { name: 'WhatIsANetwork' })}
      state={{
        status: online ? 'ready' : 'offline',
        networks: offered.map((network) => ({
          ...toNetworkViewModel(network),
          testing: network.testnet,
        })),
        currentId: active,
        switchingId: switchingTo,
        failed,
      }}
    />
  )
}
