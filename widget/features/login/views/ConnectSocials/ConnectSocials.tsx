import type { SocialLogin } from '#protocol'
import { EmptyState, OfflineState } from '#ui/components/states.tsx'
import { ListPanel } from '#ui/components/Panel.tsx'
import { Row } from '#ui/components/Row.tsx'
import { socialNames } from '#ui/components/identity/socialNames.ts'
import { SocialMark } from '#ui/components/identity/SocialMark.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { rightIcon, walletIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'

export type ConnectSocialsProps = {
  providers: readonly SocialLogin[]
  online?: boolean | undefined
  /** Called in the click itself: it may open a window. */
  onPick: (provider: SocialLogin) => void
}

/** Every social login of the site. */
export function ConnectSocials({ providers, online = true, onPick }: ConnectSocialsProps) {
  const { social, embedded, loginFaces } = useMessages()
  if (!online) return <OfflineState title={social.listTitle} body={loginFaces.offline} />
  if (providers.length === 0) {
    const words = { heading: embedded.emptyTitle, body: embedded.emptyBody }
    return <EmptyState title={social.listTitle} icon={walletIcon} {...words} />
  }
  return (
    <ViewFrame title={social.listTitle}>
      <ListPanel label={social.listTitle}>
        {providers.map((provider) => (
          <Row
            key={provider}
            tile={<SocialMark provider={provider} />}
            title={socialNames[provider].name}
            end={<Icon path={rightIcon} size={16} mirror />}
            onClick={() => onPick(provider)}
          />
        ))}
      </ListPanel>
    </ViewFrame>
  )
}
