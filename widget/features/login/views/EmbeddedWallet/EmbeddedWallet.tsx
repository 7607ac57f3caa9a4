import type { SocialLogin } from '#protocol'
import { EmptyState, OfflineBanner } from '#ui/components/states.tsx'
import { Notice } from '#ui/components/Notice.tsx'
import { ListPanel, Section } from '#ui/components/Panel.tsx'
import { Row } from '#ui/components/Row.tsx'
import { Tag } from '#ui/components/Tag.tsx'
import { IconTile } from '#ui/components/Tile.tsx'
import { socialNames } from '#ui/components/identity/socialNames.ts'
import { SocialMark } from '#ui/components/identity/SocialMark.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { externalIcon, mailIcon, phoneIcon } from '#ui/icons/laterPaths.ts'
import { type IconPath, lockIcon, rightIcon, shieldIcon, walletIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import styles from './EmbeddedWallet.module.css'

export type EmbeddedWalletProps = {
  online?: boolean | undefined
  /** Undefined while the person is not logged in. */
  user:
    | {
        email: string | undefined
        name: string | undefined
        provider: SocialLogin | undefined
        recovery: 'passkey' | 'passphrase' | undefined
        /** False where this browser holds no share of the key. */
        canSign: boolean
      }
    | undefined
  /** Third-party storage is blocked: this browser stores no share of the key. */
  temporary?: boolean | undefined
  /** If the network has both kinds of account: which is in use, and how to switch. */
  accountType?: { current: 'eoa' | 'smartAccount'; onSwitch: () => void } | undefined
  /** Absent if the address cannot be changed here. */
  onEmail?: (() => void) | undefined
  /** Whether the site learns the person's identity; absent if it does not ask. */
  profile?: { isShared: boolean; onSwitch: () => void } | undefined
  /** Absent if the site does not offer them. */
  onSessions?: (() => void) | undefined
  onOpen: (page: 'recovery' | 'export' | 'devices' | 'delete') => void
  onSignOut: () => void
}

/** The logged-in person and how the wallet is secured; each page behind it is the secure origin's own. */
export function EmbeddedWallet(props: EmbeddedWalletProps) {
  const { online = true, user, temporary = false, accountType, onEmail, onOpen, onSignOut } = props
  const { onSessions, profile } = props
  const { embedded } = useMessages()
  if (user === undefined) {
    const words = { heading: embedded.emptyTitle, body: embedded.emptyBody }
    return <EmptyState title={embedded.title} icon={walletIcon} {...words} />
  }
  const { email, name, provider, recovery, canSign } = user
  return (
    <ViewFrame
      title={embedded.title}
      actions={
        <Button kind="quiet" onClick={onSignOut}>
          {embedded.signOut}
        </Button>
      }
    >
      {!online && <OfflineBanner />}
      <Warning canSign={canSign} recovery={recovery} onOpen={onOpen} />
      <Section>{embedded.account}</Section>
      <ListPanel label={embedded.account}>
        {provider !== undefined && (
          <Row
            tile={<SocialMark provider={provider} />}
            title={name ?? email ?? provider}
            note={embedded.with(socialNames[provider].name)}
          />
        )}
        <Row
          tile={<IconTile icon={mailIcon} size={36} />}
          title={embedded.email}
          note={<span className={styles.cut}>{email ?? embedded.noEmail}</span>}
          end={onEmail && <Tag>{embedded.change}</Tag>}
          onClick={onEmail}
        />
        {profile !== undefined && (
          <Row
            tile={<IconTile icon={lockIcon} size={36} />}
            title={embedded.profile}
            note={profile.isShared ? embedded.profileShared : embedded.profileKept}
            end={<Tag>{embedded.change}</Tag>}
            onClick={profile.onSwitch}
          />
        )}
        {accountType !== undefined && (
          <Row
            tile={<IconTile icon={walletIcon} size={36} />}
            title={embedded[accountType.current]}
            note={embedded.use(accountType.current === 'eoa' ? 'smartAccount' : 'eoa')}
            onClick={accountType.onSwitch}
          />
        )}
      </ListPanel>
      <Section>{embedded.safety}</Section>
      <ListPanel label={embedded.safety}>
        <Leads
          icon={shieldIcon}
          title={embedded.recovery}
          note={recoveryWord(recovery)}
          onClick={() => onOpen('recovery')}
        />
        <Leads
          icon={phoneIcon}
          title={embedded.devices}
          note={embedded.devicesNote}
          onClick={() => onOpen('devices')}
        />
        {onSessions !== undefined && (
          <Leads
            icon={lockIcon}
            title={embedded.sessions}
            note={embedded.sessionsNote}
            onClick={onSessions}
          />
        )}
        <Leads
          icon={externalIcon}
          title={embedded.export}
          note={embedded.exportNote}
          onClick={() => onOpen('export')}
        />
      </ListPanel>
      {temporary && <Notice icon={lockIcon}>{embedded.temporary}</Notice>}
      <div className={styles.last}>
        <Link size={12} tone="quiet" onClick={() => onOpen('delete')}>
          {embedded.delete}
        </Link>
      </div>
    </ViewFrame>
  )

  function recoveryWord(kind: 'passkey' | 'passphrase' | undefined): string {
    if (kind === undefined) return embedded.recoveryNone
    return kind === 'passkey' ? embedded.recoveryPasskey : embedded.recoveryPassphrase
  }
}

type WarningProps = Pick<EmbeddedWalletProps, 'onOpen'> & {
  canSign: boolean
  recovery: 'passkey' | 'passphrase' | undefined
}

/** The most urgent warning: the wallet cannot sign here, or else it has no recovery. */
function Warning({ canSign, recovery, onOpen }: WarningProps) {
  const { embedded } = useMessages()
  if (canSign && recovery !== undefined) return null
  return (
    <Notice status="warn" title={canSign ? embedded.nudgeTitle : embedded.readOnlyTitle}>
      {canSign ? embedded.nudgeBody : embedded.readOnlyBody}{' '}
      <Link size={12} onClick={() => onOpen('recovery')}>
        {canSign ? embedded.nudge : embedded.readOnly}
      </Link>
    </Notice>
  )
}

function Leads(props: { icon: IconPath; title: string; note: string; onClick: () => void }) {
  const { icon, title, note, onClick } = props
  return (
    <Row
      tile={<IconTile icon={icon} size={36} />}
      title={title}
      note={note}
      onClick={onClick}
      end={<Icon path={rightIcon} size={16} mirror />}
    />
  )
}
