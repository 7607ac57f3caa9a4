import { evmChainIdOf } from '#protocol'
import { disconnect } from '#wallet/connect/disconnect.ts'
import { setPreferredAccount } from '#wallet/embedded/preferred.ts'
import { shareProfile } from '#wallet/embedded/profile.ts'
import { openSettings } from '#wallet/embedded/settings.ts'
import { wantsProfile } from '#wallet/embedded/slice.ts'
import { offersSessions } from '#kernel/config/offersSessions.ts'
import { showToast } from '#kernel/notices/notices.ts'
import { errand } from '#kernel/router/errand.ts'
import { push } from '#kernel/router/router.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { EmbeddedWallet } from './EmbeddedWallet.tsx'

export default function EmbeddedWalletView() {
  const core = useCore()
  const { user, profile, storage, smartAccountNetworks } = useWidgetState(
    ({ embeddedWallet }) => embeddedWallet,
  )
  const isWanted = useWidgetState(({ config }) => wantsProfile(config))
  const active = useWidgetState(({ networks }) => networks.active)
  const online = useWidgetState((state) => state.online)
  const chainId = active === undefined ? undefined : evmChainIdOf(active)
  const hasBoth = chainId !== undefined && smartAccountNetworks.includes(chainId)
  const hasSessions =
    useWidgetState(offersSessions) && hasBoth && core.loadBlockchainApi !== undefined
  const current = user?.preferredAccountType ?? 'eoa'
  return (
    <EmbeddedWallet
      online={online}
      temporary={storage === 'blocked'}
      user={
        user && {
          email: user.email ?? undefined,
          name: user.userName ?? undefined,
          provider: user.socialProvider ?? undefined,
          recovery: user.recovery ?? undefined,
          canSign: user.canSign,
        }
      }
      accountType={
        hasBoth
          ? {
              current,
              onSwitch() {
                setPreferredAccount(core, current === 'eoa' ? 'smartAccount' : 'eoa').catch(
                  ({ code }: { code: string }) =>
                    showToast(core, 'error', { says: 'settingsFailed', code }),
                )
              },
            }
          : undefined
      }
      profile={
        isWanted
          ? {
              isShared: profile === 'shared',
              onSwitch: () => shareProfile(core, profile !== 'shared'),
            }
          : undefined
      }
      onEmail={() => push(core, { name: 'UpdateEmail' })}
      onSessions={hasSessions ? errand(core, 'sessions') : undefined}
      onOpen={(page) => {
        openSettings(core, page).catch(reportError)
      }}
      onSignOut={() => disconnect(core, { reason: 'user' })}
    />
  )
}
