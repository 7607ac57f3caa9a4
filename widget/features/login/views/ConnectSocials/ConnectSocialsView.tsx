import { loginOffer, wantedLogins } from '#wallet/embedded/slice.ts'
import { useWidgetState } from '#ui/app/CoreContext.tsx'
import { useSocialLogin } from '#shared/hooks/useSocialLogin.ts'
import { ConnectSocials } from './ConnectSocials.tsx'

export default function ConnectSocialsView() {
  const config = useWidgetState((state) => state.config)
  const embeddedWallet = useWidgetState((state) => state.embeddedWallet)
  const online = useWidgetState((state) => state.online)
  const onPick = useSocialLogin()
  const isOffered = loginOffer({ config, embeddedWallet }) === 'yes'
  const { socials } = wantedLogins({ config, embeddedWallet })
  return <ConnectSocials providers={isOffered ? socials : []} online={online} onPick={onPick} />
}
