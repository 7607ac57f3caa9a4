import { secondsToWait } from '#wallet/embedded/login/mailCooldown.ts'
import { useWidgetState } from '#ui/app/CoreContext.tsx'
import { useNow } from '#ui/app/useNow.ts'

/** Seconds until another mail may be asked for (S5.01). */
export function useMailCooldown(): number {
  const mailedAt = useWidgetState(({ embeddedWallet }) => embeddedWallet.mailedAt)
  return secondsToWait(mailedAt, useNow(mailedAt !== undefined))
}
