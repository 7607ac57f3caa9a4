import { useState } from 'react'
import { type CaipChainId, isUserRejection, toWireError } from '#protocol'
import { switchNetwork } from '#kernel/networks/switchNetwork.ts'
import type { ShownError } from '../i18n/describeError.ts'
import { useCore } from './CoreContext.tsx'

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
