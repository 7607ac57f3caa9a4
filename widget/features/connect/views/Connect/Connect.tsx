import { Fragment, type ReactNode } from 'react'
import type { ConnectMethod } from '#protocol'
import { useChrome } from '#ui/components/ChromeContext.tsx'
import { ErrorState, OfflineBanner } from '#ui/components/states.tsx'
import { Empty } from '#ui/components/Empty.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import { SkeletonRow, Row } from '#ui/components/Row.tsx'
import { ListPanel, Section } from '#ui/components/Panel.tsx'
import { Tag } from '#ui/components/Tag.tsx'
import { IconTile, Tile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { helpIcon, type IconPath, rightIcon, shieldIcon, walletIcon } from '#ui/icons/paths.ts'
import type { ShownError } from '#ui/i18n/describeError.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { IconButton } from '#ui/primitives/IconButton.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import styles from './Connect.module.css'
import { LoginSkeleton, Or } from './Or.tsx'
import { LegalTerms, type LegalTermsProps } from './LegalTerms.tsx'

export type ConnectWallet = {
  id: string
  name: string
  iconUrl?: string | undefined
  /** In the place of a picture: a row that is no wallet. */
  icon?: IconPath | undefined
  /** Its picture is on the way. */
  waiting?: boolean | undefined
  /** It is on the way itself. */
  isSkeleton?: boolean | undefined
  /** Leads to another view. */
  leads?: boolean | undefined
  tag?: 'recent' | 'installed' | undefined
  /** A word at the end of the row that is no tag: "Scan with phone", a count. */
  note?: string | undefined
}

/** Ways to connect that belong together, drawn in the order given. */
export type ConnectGroup = {
  id: string
  label?: string | undefined
  wallets: readonly ConnectWallet[]
}

export type ConnectProps = {
  /** The site that asks. */
  origin: string
  onPick: (walletId: string) => void
  /** Says what a wallet is; without it the help is not drawn. */
  onHelp?: (() => void) | undefined
  /** The site's terms. */
  legal?: LegalTermsProps | undefined
  /** Ways to connect, first to last (S2.07). @default wallets alone */
  methods?: readonly ConnectMethod[] | undefined
  /** Absent while it is not known whether this page may have it. */
  email?: ReactNode
  socials?: ReactNode
  /** The wallets stand behind one row. */
  collapsed?: { onExpand: () => void } | undefined
  state:
    | { status: 'loading' }
    | { status: 'ready'; groups: readonly ConnectGroup[] }
    | { status: 'offline'; groups: readonly ConnectGroup[] }
    | { status: 'empty'; getWalletUrl: string }
    | { status: 'error'; error: ShownError; onRetry: () => void }
}

/** Ways to connect, for the site named under the title. */
export function Connect(props: ConnectProps) {
  const { origin, onPick, onHelp, legal, collapsed, methods = onlyWallets, state } = props
  const { connect } = useMessages()
  const { onBack } = useChrome()
  if (state.status === 'error') {
    const words = { title: connect.errorTitle, body: state.error.message }
    return (
      <ErrorState title={connect.title} error={state.error} words={words} onRetry={state.onRetry} />
    )
  }
  return (
    <ViewFrame
      title={connect.title}
      subtitle={<Origin origin={origin} />}
      start={
        // Back, where something is behind; the line at the end leads to the help then.
        !onBack && onHelp && <IconButton label={connect.help} icon={helpIcon} onClick={onHelp} />
      }
      actions={state.status === 'empty' ? <GetWallet url={state.getWalletUrl} /> : undefined}
    >
      {state.status === 'loading' && <WalletListSkeleton label={connect.wallets} />}
      {state.status === 'empty' && (
        <Empty icon={walletIcon} title={connect.emptyTitle} body={connect.emptyBody} />
      )}
      {state.status === 'offline' && <OfflineBanner />}
      {(state.status === 'ready' || state.status === 'offline') && (
        <>
          {methods.map((method, at) => (
            <Fragment key={method}>
              <Between before={methods[at - 1]} method={method} />
              {method === 'email' && (props.email ?? <LoginSkeleton />)}
              {method === 'social' && (props.socials ?? <LoginSkeleton low />)}
              {method === 'wallet' &&
                (collapsed ? (
                  <OneRow onClick={collapsed.onExpand} />
                ) : (
                  <Groups groups={state.groups} onPick={onPick} />
                ))}
            </Fragment>
          ))}
          {legal && <LegalTerms {...legal} />}
        </>
      )}
      {onHelp && state.status !== 'empty' && (
        <Footnote>
          {connect.newToWallets}{' '}
          <Link size={12} onClick={onHelp}>
            {connect.learnMore}
          </Link>
        </Footnote>
      )}
    </ViewFrame>
  )
}

const onlyWallets: readonly ConnectMethod[] = ['wallet']

/** E-mail and socials belong together; wallets are something else. */
function Between(props: { before: ConnectMethod | undefined; method: ConnectMethod }) {
  const { before, method } = props
  const { connect } = useMessages()
  if (before === undefined) return null
  if (before === 'wallet') return <Or>{connect.orContinueWith}</Or>
  return method === 'wallet' ? <Or>{connect.or}</Or> : null
}

/** All wallets behind one row (S9.11). */
function OneRow({ onClick }: { onClick: () => void }) {
  const { connect } = useMessages()
  return (
    <ListPanel label={connect.wallets}>
      <Row
        tile={<IconTile icon={walletIcon} size={36} />}
        title={connect.continueWithWallet}
        end={<Icon path={rightIcon} size={16} mirror />}
        onClick={onClick}
      />
    </ListPanel>
  )
}

function Origin({ origin }: { origin: string }) {
  return (
    <>
      <Icon path={shieldIcon} size={12} />
      <bdi>{origin}</bdi>
    </>
  )
}

function Groups({
  groups,
  onPick,
}: {
  groups: readonly ConnectGroup[]
  onPick: (id: string) => void
}) {
  const { connect } = useMessages()
  return groups.map(({ id, label, wallets }) => (
    <div key={id} className={styles.group}>
      {label !== undefined && <Section>{label}</Section>}
      <ListPanel label={label ?? connect.wallets}>
        {wallets.map((wallet) =>
          wallet.isSkeleton ? (
            <SkeletonRow key={wallet.id} amounts={false} />
          ) : (
            <Row
              key={wallet.id}
              tile={<WalletTile wallet={wallet} />}
              title={wallet.name}
              end={<End wallet={wallet} />}
              onClick={() => onPick(wallet.id)}
            />
          ),
        )}
      </ListPanel>
    </div>
  ))
}

function WalletTile({ wallet }: { wallet: ConnectWallet }) {
  const { name, icon, iconUrl, waiting } = wallet
  if (icon !== undefined) return <IconTile icon={icon} size={36} />
  return <Tile name={name} iconUrl={iconUrl} waiting={waiting} size={36} />
}

function End({ wallet }: { wallet: ConnectWallet }) {
  return (
    <>
      <WalletTag wallet={wallet} />
      {wallet.leads && <Icon path={rightIcon} size={16} mirror />}
    </>
  )
}

function WalletTag({ wallet }: { wallet: ConnectWallet }) {
  const { connect } = useMessages()
  if (wallet.tag === 'recent') return <Tag>{connect.recent}</Tag>
  if (wallet.tag === 'installed') return <Tag status="ok">{connect.installed}</Tag>
  return wallet.note === undefined ? null : <Tag>{wallet.note}</Tag>
}

function WalletListSkeleton({ label }: { label: string }) {
  return (
    <ListPanel label={label} busy>
      <SkeletonRow amounts={false} />
      <SkeletonRow amounts={false} />
      <SkeletonRow amounts={false} />
    </ListPanel>
  )
}

function GetWallet({ url }: { url: string }) {
  const { connect } = useMessages()
  return <Button href={url}>{connect.getWallet}</Button>
}
