import { useState } from 'react'
import { isUserRejection, toWireError } from '#protocol'
import { disconnect } from '#core/connections/disconnect.ts'
import { findNetwork } from '#core/networks/slice.ts'
import { switchNetwork } from '#core/networks/switchNetwork.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import type { ShownError } from '#ui/i18n/describeError.ts'
import { UnsupportedChain } from './UnsupportedChain.tsx'

export default function UnsupportedChainView() {
  const core = useCore()
  const networks = useWidgetState((state) => state.networks)
  const origin = useWidgetState(({ config }) => config.origin)
  const online = useWidgetState((state) => state.online)
  const [failed, setFailed] = useState<ShownError | undefined>(undefined)

  async function pick(caipChainId: string) {
    setFailed(undefined)
    try {
      await switchNetwork(core, caipChainId)
    } catch (error) {
      if (!isUserRejection(error)) setFailed(toWireError(error))
    }
  }

  return (
    <UnsupportedChain
      origin={new URL(origin).host}
      networkName={findNetwork(networks, networks.active)?.name}
      onPick={pick}
      onDisconnect={() => disconnect(core, { reason: 'user' })}
      state={{
        status: online ? 'ready' : 'offline',
        networks: networks.offered.map(({ caipChainId, name }) => ({ id: caipChainId, name })),
        switchingId: networks.switchingTo,
        failed,
      }}
    />
  )
}
