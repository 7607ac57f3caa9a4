import { isRefusedUntilAgreed, legalOf, setAgreement } from '#wallet/connections/legal.ts'
import { offersLogin } from '#wallet/embedded/slice.ts'
import { push } from '#kernel/router/router.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import type { ConnectProps } from './Connect.tsx'

type Rules = Pick<ConnectProps, 'legal' | 'collapsed' | 'onHelp'> & {
  /** Lets a pick through once the person has agreed. */
  readonly guard: (pick: (id: string) => void) => (id: string) => void
}

/** What the site set for Connect: its terms, and whether the wallets stand behind one row (S9.11). */
export function useConnectRules(isList: boolean): Rules {
  const core = useCore()
  const config = useWidgetState((state) => state.config)
  const agreement = useWidgetState(({ connections }) => connections.agreement)
  const legal = legalOf({ config })
  const embeddedWallet = useWidgetState((state) => state.embeddedWallet)
  const { collapseWallets = false, emailShowWallets = true } = config.options.features ?? {}
  const isBehindEmail = !emailShowWallets && offersLogin({ config, embeddedWallet })
  const isCollapsed = !isList && (collapseWallets || isBehindEmail)

  const guard: Rules['guard'] = (pick) => (id) => {
    if (!isRefusedUntilAgreed(core)) pick(id)
  }
  return {
    legal: legal && {
      termsUrl: legal.termsUrl,
      privacyUrl: legal.privacyUrl,
      agreement: legal.required
        ? { ...agreement, onChange: (given) => setAgreement(core, given) }
        : undefined,
    },
    collapsed: isCollapsed
      ? { onExpand: () => guard(() => push(core, { name: 'ConnectWallets' }))('') }
      : undefined,
    onHelp: isList ? undefined : () => push(core, { name: 'WhatIsAWallet' }),
    guard,
  }
}
