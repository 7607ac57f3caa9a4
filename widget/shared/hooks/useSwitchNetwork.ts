import { useState } from 'react'
import { type CaipChainId, isUserRejection, toWireError } from '#protocol'
import { switchNetwork } from '#wallet/connect/switchNetwork.ts'
import type { ShownError } from '#ui/i18n/describeError.ts'
import { useCore } from '#ui/app/CoreContext.tsx'

/** Switches, and keeps why it failed; who declined in the wallet need not be told. */
export function useSwitchNetwork(onSwitched?: () => void) {
  const core = useCore()
  const [failed, setFailed] = useState<ShownError | undefined>(undefined)

  async function pick(caipChainId: CaipChainId) {
    setFailed(undefined)
    try {
      await switchNetwork(core, caipChainId)
      onSwitched?.()
    } catch (error) {
      if (!isUserRejection(error)) setFailed(toWireError(error))
    }
  }

  return { pick, failed }
}
