import { useState } from 'react'
import { embeddedAccount } from '#wallet/embedded/account.ts'
import { offersBackup, putBackupOff } from '#wallet/embedded/backup.ts'
import { openSettings } from '#wallet/embedded/settings.ts'
import { showEmbeddedWallet } from '#wallet/embedded/show.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import type { AccountProps } from './Account.tsx'

/** The page of the embedded wallet, where it is the one that is connected. */
export function useEmbedded(account: {
  address: string
  cents: bigint | undefined
}): AccountProps['embedded'] {
  const core = useCore()
  const isThere = useWidgetState((state) => embeddedAccount(state) !== undefined)
  const canSign = useWidgetState(({ embeddedWallet }) => embeddedWallet.user?.canSign === true)
  const isBare = useWidgetState(({ embeddedWallet }) => embeddedWallet.user?.recovery === null)
  const [, drawAgain] = useState(0)
  if (!isThere) return undefined
  const isOffered = canSign && isBare && offersBackup(core, account)
  return {
    canSign,
    onOpen: () => showEmbeddedWallet(core),
    onBackUp:
      canSign && isBare ? () => openSettings(core, 'recovery').catch(reportError) : undefined,
    onLater: isOffered
      ? () => {
          putBackupOff(core, account)
          drawAgain((times) => times + 1)
        }
      : undefined,
  }
}
