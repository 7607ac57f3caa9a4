import { CopyButton } from '#ui/components/identity/CopyButton.tsx'
import { Empty } from '#ui/components/Empty.tsx'
import { SpinnerRing } from '#ui/components/progress/SpinnerRing.tsx'
import { Handoff } from '#ui/components/progress/Handoff.tsx'
import type { WalletViewModel } from '#ui/components/viewModels.ts'
import { Notice } from '#ui/components/Notice.tsx'
import { Tile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import type { Platform } from '#wallet/links/platforms.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { externalIcon, searchIcon } from '#ui/icons/laterPaths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { Tabs } from '#ui/primitives/Tabs.tsx'
import { Code } from './Code.tsx'
import styles from './ConnectingWalletConnect.module.css'

export type OneWalletProps = {
  wallet: WalletViewModel
  origin: string
  platforms: readonly [Platform, ...Platform[]]
  selected: Platform
  onSelect: (platform: Platform) => void
  /** The text of the code; it is on its way while undefined. */
  uri: string | undefined
  /** Opens the wallet where `selected` says. A page of the web is a link, so that a tap leads there. */
  link: string | undefined
  isWeb: boolean
  /** A link was opened, and the page is still seen. */
  notOpened: boolean
  temporary?: boolean | undefined
  onOpen: (link: string) => void
  onCopy: (uri: string) => Promise<void> | void
  /** Picks the wallet of the page itself. */
  onBrowser: () => void
  /** Undefined when no place is known. */
  onDownload?: (() => void) | undefined
}

/** One wallet, and the ways that lead to it from here. */
export function OneWallet(props: OneWalletProps) {
  const { wallet, platforms, selected, onSelect, temporary = false, onDownload } = props
  const { connecting, oneWallet, walletConnect } = useMessages()
  const labels: Readonly<Record<Platform, string>> = {
    browser: oneWallet.browser,
    missing: oneWallet.browser,
    mobile: oneWallet.mobile,
    qr: oneWallet.mobile,
    web: oneWallet.web,
    desktop: oneWallet.desktop,
  }
  const panel = <Way {...props} />
  return (
    <ViewFrame
      title={wallet.name}
      actions={selected === 'qr' ? undefined : <Action {...props} />}
      after={
        onDownload !== undefined && selected !== 'missing' && selected !== 'browser' ? (
          <>
            {connecting.noWallet(wallet.name)}{' '}
            <Link size={12} onClick={onDownload}>
              {connecting.getIt}
            </Link>
          </>
        ) : undefined
      }
    >
      {platforms.length === 1 ? (
        panel
      ) : (
        <Tabs
          label={oneWallet.platforms}
          tabs={platforms.map((id) => ({ id, label: labels[id], panel }))}
          selected={selected}
          onSelect={(id) => onSelect(platforms.find((one) => one === id) ?? platforms[0])}
        />
      )}
      {temporary && selected !== 'missing' && <Notice>{walletConnect.temporary}</Notice>}
    </ViewFrame>
  )
}

function Action(props: OneWalletProps) {
  const { wallet, selected, link, isWeb, onOpen, onBrowser, onDownload } = props
  const { oneWallet } = useMessages()
  if (selected === 'missing') {
    return onDownload && <Button onClick={onDownload}>{oneWallet.get(wallet.name)}</Button>
  }
  if (selected === 'browser') {
    return <Button onClick={onBrowser}>{oneWallet.open(wallet.name)}</Button>
  }
  return (
    <Button
      busy={link === undefined}
      href={isWeb ? link : undefined}
      onClick={() => link !== undefined && onOpen(link)}
    >
      {oneWallet.open(wallet.name)}
      <Icon path={externalIcon} />
    </Button>
  )
}

/** What the panel of a way shows. */
function Way(props: OneWalletProps) {
  const { wallet, origin, selected } = props
  const { connecting, oneWallet } = useMessages()
  if (selected === 'qr') return <ScanWith {...props} />
  if (selected === 'missing') {
    return (
      <Empty
        icon={searchIcon}
        title={oneWallet.missingTitle(wallet.name)}
        body={oneWallet.missingBody(wallet.name)}
      />
    )
  }
  const bodies = {
    browser: oneWallet.browserBody(wallet.name),
    mobile: oneWallet.mobileBody(wallet.name, origin),
    web: oneWallet.webBody(wallet.name, origin),
    desktop: oneWallet.desktopBody(wallet.name, origin),
  }
  return (
    <>
      <Handoff
        picture={
          <SpinnerRing status={selected === 'browser' ? 'off' : 'busy'}>
            <Tile {...wallet} size={72} />
          </SpinnerRing>
        }
        title={connecting.waitingTitle(wallet.name)}
        body={bodies[selected]}
      />
      {selected !== 'browser' && <Otherwise {...props} />}
    </>
  )
}

function ScanWith({ wallet, uri, onCopy }: OneWalletProps) {
  const { oneWallet, walletConnect } = useMessages()
  return (
    <div className={styles.scan}>
      <Code uri={uri} logo={<Tile {...wallet} size={40} />} />
      <div role="status">
        <h2>{uri === undefined ? walletConnect.loading : oneWallet.scan(wallet.name)}</h2>
        <p>{oneWallet.scanBody(wallet.name)}</p>
      </div>
      {uri !== undefined && <CopyLink uri={uri} onCopy={onCopy} />}
    </div>
  )
}

/** For who sees that nothing opened: get it, or take the code to another device. */
function Otherwise({ wallet, uri, notOpened, onCopy, onDownload }: OneWalletProps) {
  const { oneWallet, walletConnect } = useMessages()
  return (
    <>
      {notOpened && (
        <Notice status="warn" title={oneWallet.notOpenedTitle(wallet.name)} live>
          {oneWallet.notOpenedBody}
          {onDownload && (
            <p className={styles.get}>
              <Link onClick={onDownload}>{oneWallet.get(wallet.name)}</Link>
            </p>
          )}
        </Notice>
      )}
      {uri !== undefined && (
        <details className={styles.more}>
          <summary>{walletConnect.otherDevice}</summary>
          <div className={styles.scan}>
            <Code uri={uri} logo={<Tile {...wallet} size={40} />} />
            <CopyLink uri={uri} onCopy={onCopy} />
          </div>
        </details>
      )}
    </>
  )
}

function CopyLink({ uri, onCopy }: { uri: string; onCopy: OneWalletProps['onCopy'] }) {
  const { walletConnect } = useMessages()
  const { copy } = walletConnect
  return <CopyButton shown={copy} label={copy} onCopy={() => onCopy(uri)} />
}
