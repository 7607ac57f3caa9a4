import type { ReactNode } from 'react'
import type { Namespace } from '#protocol'
import type { AccountTab } from '#wallet/portfolio/slice.ts'
import { Avatar } from '#ui/components/identity/Avatar.tsx'
import { CopyButton } from '#ui/components/identity/CopyButton.tsx'
import { OfflineBanner } from '#ui/components/states.tsx'
import type { FormattedAmount, NetworkViewModel } from '#ui/components/viewModels.ts'
import { Notice } from '#ui/components/Notice.tsx'
import { Tag } from '#ui/components/Tag.tsx'
import { Tile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { downIcon, externalIcon, leaveIcon, settingsIcon } from '#ui/icons/laterPaths.ts'
import { refreshIcon } from '#ui/icons/paths.ts'
import { shorten } from '#ui/i18n/format.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Skeleton } from '#ui/primitives/Skeleton.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Chip } from '#ui/primitives/Chip.tsx'
import { IconButton } from '#ui/primitives/IconButton.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { Select } from '#ui/primitives/Select.tsx'
import { Tabs } from '#ui/primitives/Tabs.tsx'
import type { PendingPurchasesProps } from '#ui/pending/PendingPurchases.tsx'
import { type FeatureActions, Features } from './Features.tsx'
import { PendingTransfers, type Flight } from '#ui/pending/PendingTransfers.tsx'
import styles from './Account.module.css'

export type AccountProps = {
  address: string
  /** A name that resolves to the address. */
  name?: string | undefined
  /** The picture of the name; without one a gradient is drawn. */
  image?: string | undefined
  /** Leads to registering a name; absent if there is one, or none is possible. `pending` keeps its place. */
  onChooseName?: (() => void) | 'pending' | undefined
  network: NetworkViewModel
  /** Absent where there is nothing to choose. */
  onNetworks?: (() => void) | undefined
  onCopy: () => Promise<void> | void
  /** The account's page on the network's explorer, if there is one. */
  explorerUrl?: string | undefined
  /** If the wallet shares several addresses: all of them, and how to pick one. */
  accounts?: { all: readonly string[]; onPick: (address: string) => void } | undefined
  /** If several namespaces are connected: each with its account, and how to pick one. */
  namespaces?:
    | {
        current: Namespace
        all: readonly { namespace: Namespace; address: string }[]
        onPick: (namespace: Namespace) => void
      }
    | undefined
  /** Only what works is passed; drawn in the spec's order (S2.08). */
  features: FeatureActions
  /** Transfers under way, newest first. */
  flights: readonly Flight[]
  onFlight: (id: string) => void
  onTransfers?: (() => void) | undefined
  purchases: PendingPurchasesProps
  /** Whether the account has signed in, or how it can; absent where the site has no sign-in. */
  signIn?: 'done' | (() => void) | undefined
  /** The embedded wallet's own page, and whether it can sign here; absent for other wallets. */
  embedded?: EmbeddedViewModel | undefined
  /** What is kept here, and the log for support. */
  onSettings?: (() => void) | undefined
  onDisconnect: () => void
  disconnecting?: boolean | undefined
  /** Absent if no source reports balances. */
  fiatValue?: AccountFiatValue | undefined
  /** Absent where nothing can be read. */
  refresh?: RefreshViewModel | undefined
  online: boolean
  /** In the spec's order (S2.01); absent where nothing of it is offered. */
  tabs: readonly { id: AccountTab; panel: ReactNode }[]
  selected: AccountTab
  onSelect: (tab: AccountTab) => void
}

type EmbeddedViewModel = {
  canSign: boolean
  onOpen: () => void
  /** Sets up recovery; absent if there is one, or nothing to back up here. */
  onBackUp?: (() => void) | undefined
  /** Postpones the offer to back up; absent once the person has done that. */
  onLater?: (() => void) | undefined
}

/** `waits`: a balance failed, and is not requested again before that time; formatted. */
export type RefreshViewModel =
  | { status: 'ready'; onRefresh: () => void }
  | { status: 'busy' }
  | { status: 'waits'; left: string }

export type AccountFiatValue =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready'
      /** Whole and cents of all tokens in dollars, formatted; absent without prices. */
      total?: { whole: string; cents: string } | undefined
      native: FormattedAmount & { symbol: string }
      /** The balance shown comes from the cache: how old it is, formatted. */
      old?: string | undefined
    }

/** Who is connected, what they hold here, and what they can do. */
export function Account(props: AccountProps) {
  const { network, onNetworks, features, flights, onFlight, onTransfers, online } = props
  const { tabs, selected, onSelect, purchases, onSettings, signIn } = props
  const { account, settings, signIn: words } = useMessages()
  return (
    <ViewFrame
      title={account.title}
      quietTitle
      start={
        <div className={styles.start}>
          {onNetworks === undefined ? (
            <span className={styles.networkName}>
              <Tile name={network.name} iconUrl={network.iconUrl} size={24} round />
              <span className={styles.cut}>{network.name}</span>
            </span>
          ) : (
            <Chip picture label={account.network(network.name)} onClick={onNetworks}>
              <Tile name={network.name} iconUrl={network.iconUrl} size={24} round />
              <span className={styles.cut}>{network.name}</span>
              <Icon path={downIcon} size={16} />
            </Chip>
          )}
          {onSettings !== undefined && (
            <IconButton label={settings.title} icon={settingsIcon} onClick={onSettings} />
          )}
          <Disconnect {...props} />
        </div>
      }
      actions={typeof signIn === 'function' && <Button onClick={signIn}>{words.title}</Button>}
    >
      {!online && <OfflineBanner />}
      <Identity {...props} />
      {props.embedded?.canSign === false && <CannotSign onOpen={props.embedded.onOpen} />}
      {props.embedded?.onBackUp && (
        <NotBackedUp onBackUp={props.embedded.onBackUp} onLater={props.embedded.onLater} />
      )}
      {isRoomy(props) && <Features features={features} />}
      <PendingTransfers
        flights={flights}
        onFlight={onFlight}
        purchases={purchases}
        onAll={onTransfers}
      />
      {tabs.length > 0 && (
        <div>
          <Tabs
            label={account.title}
            tabs={tabs.map(({ id, panel }) => ({
              id,
              label: account.tabs[id],
              panel: <div className={styles.panel}>{panel}</div>,
            }))}
            selected={selected}
            onSelect={(id) => {
              const tab = tabs.find((other) => other.id === id)
              if (tab !== undefined) onSelect(tab.id)
            }}
          />
        </div>
      )}
    </ViewFrame>
  )
}

/** A long list takes the room of the actions; without tokens there is no list to make room for. */
function isRoomy({ tabs, selected }: AccountProps): boolean {
  return selected === 'tokens' || tabs.every(({ id }) => id !== 'tokens')
}

function Identity(props: AccountProps) {
  const { address, name, image, onCopy, onChooseName, signIn, fiatValue } = props
  const { accounts, explorerUrl, embedded, namespaces } = props
  const { account, common, names, signIn: words } = useMessages()
  return (
    <div className={styles.identity} data-compact={isRoomy(props) ? undefined : ''}>
      <Avatar address={address} imageUrl={image} size={isRoomy(props) ? 56 : 40} />
      {fiatValue !== undefined && <AccountFiatValueText fiatValue={fiatValue} />}
      <div className={styles.who}>
        <CopyButton
          shown={name ?? shorten(address)}
          label={common.copyAddress(address)}
          onCopy={onCopy}
        />
        {props.refresh !== undefined && <Refresh refresh={props.refresh} />}
        {explorerUrl !== undefined && (
          <Link tone="quiet" size={12} href={explorerUrl}>
            {account.explorer}
            <Icon path={externalIcon} size={12} />
          </Link>
        )}
      </div>
      {onChooseName === 'pending' && <span className={styles.awaited} />}
      {typeof onChooseName === 'function' && (
        <Link size={12} onClick={onChooseName}>
          {names.choose}
        </Link>
      )}
      {embedded !== undefined && (
        <Link size={12} onClick={embedded.onOpen}>
          {account.embedded}
        </Link>
      )}
      {namespaces !== undefined && <NamespacePicker {...namespaces} />}
      {accounts !== undefined && (
        <Select
          label={account.accounts}
          value={address}
          options={accounts.all.map((one) => ({ value: one, text: shorten(one) }))}
          onChange={accounts.onPick}
        />
      )}
      {signIn === 'done' && <Tag status="ok">{words.doneTitle}</Tag>}
    </div>
  )
}

function NamespacePicker({ current, all, onPick }: NonNullable<AccountProps['namespaces']>) {
  const { account, families: namespaces } = useMessages()
  return (
    <Select
      label={account.families}
      value={current}
      options={all.map(({ namespace, address }) => ({
        value: namespace,
        text: `${namespaces.name(namespace)} · ${shorten(address)}`,
      }))}
      onChange={onPick}
    />
  )
}

/** Refetches the balances; while that is not possible, it says when it will be. */
function Refresh({ refresh }: { refresh: RefreshViewModel }) {
  const { account } = useMessages()
  if (refresh.status === 'ready') {
    return (
      <Link tone="quiet" size={12} onClick={refresh.onRefresh}>
        {account.refresh}
        <Icon path={refreshIcon} size={12} />
      </Link>
    )
  }
  const waits = refresh.status === 'waits' ? refresh.left : undefined
  return (
    <Link
      tone="quiet"
      size={12}
      blocked={waits === undefined ? account.refreshing : account.refreshWaits(waits)}
    >
      {waits === undefined ? account.refreshing : account.refreshIn(waits)}
    </Link>
  )
}

/** The key is elsewhere: this browser shows the balance but cannot spend it. */
function CannotSign({ onOpen }: { onOpen: () => void }) {
  const { account } = useMessages()
  return (
    <Notice status="warn" title={account.cannotSignTitle}>
      <Link size={12} onClick={onOpen}>
        {account.cannotSign}
      </Link>
    </Notice>
  )
}

/** Shown until the person sets up recovery: without it, losing the devices means losing the wallet. */
function NotBackedUp(props: { onBackUp: () => void; onLater: (() => void) | undefined }) {
  const { onBackUp, onLater } = props
  const { account } = useMessages()
  return (
    <Notice status="warn" title={account.notBackedUp}>
      {onLater !== undefined && <p>{account.backUpWhy}</p>}
      <Link size={12} onClick={onBackUp}>
        {account.backUp}
      </Link>{' '}
      {onLater !== undefined && (
        <Link size={12} tone="quiet" onClick={onLater}>
          {account.backUpLater}
        </Link>
      )}
    </Notice>
  )
}

/** The total in dollars; without prices, the balance in the network's own currency. */
function AccountFiatValueText({ fiatValue }: { fiatValue: AccountFiatValue }) {
  const { account } = useMessages()
  if (fiatValue.status === 'loading') {
    return (
      <>
        <div className={styles.figure}>
          <Skeleton width={140} height={28} />
        </div>
        <div className={styles.native} />
      </>
    )
  }
  if (fiatValue.status === 'error') {
    return (
      <>
        <div className={styles.figure}>
          <span>—</span>
        </div>
        <div className={styles.native} />
      </>
    )
  }
  const { total, native, old } = fiatValue
  const amount = (
    <bdi title={native.exact}>
      {native.value} <small>{native.symbol}</small>
    </bdi>
  )
  return (
    <>
      <div className={styles.figure} data-dollars={total === undefined ? undefined : ''}>
        {total === undefined ? (
          amount
        ) : (
          <bdi>
            {total.whole}
            <small>{total.cents}</small>
          </bdi>
        )}
      </div>
      <div className={styles.native}>
        {total !== undefined && (
          <bdi title={native.exact}>
            {native.value} {native.symbol}
          </bdi>
        )}
        {old !== undefined && <span role="status">{account.old(old)}</span>}
      </div>
    </>
  )
}

/** Small, and away from Close: it is rarely wanted, and must not be pressed by mistake. */
function Disconnect({ onDisconnect, disconnecting = false }: AccountProps) {
  const { account } = useMessages()
  return (
    <IconButton
      label={disconnecting ? account.disconnecting : account.disconnect}
      icon={leaveIcon}
      mirror
      onClick={disconnecting ? () => undefined : onDisconnect}
    />
  )
}
