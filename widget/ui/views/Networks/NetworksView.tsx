import { useState } from 'react'
import { isUserRejection, toWireError } from '#protocol'
import { switchNetwork } from '#core/networks/switchNetwork.ts'
import { back } from '#core/router/router.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import type { ShownError } from '#ui/i18n/describeError.ts'
import { Networks } from './Networks.tsx'

export default function NetworksView() {
  const core = useCore()
  const { offered, active, switchingTo } = useWidgetState(({ networks }) => networks)
  const online = useWidgetState((state) => state.online)
  const [failed, setFailed] = useState<ShownError | undefined>(undefined)

  async function pick(caipChainId: string) {
    setFailed(undefined)
    try {
      await switchNetwork(core, caipChainId)
      back(core)
    } catch (error) {
      if (!isUserRejection(error)) setFailed(toWireError(error))
    }
  }

  if (offered.length === 0) return <Networks state={{ status: 'empty' }} onPick={() => undefined} />
  return (
    <Networks
      onPick={pick}
      state={{
        status: online ? 'ready' : 'offline',
        networks: offered.map(({ caipChainId, name }) => ({ id: caipChainId, name })),
        currentId: active,
        switchingId: switchingTo,
        failed,
      }}
    />
  )
}
