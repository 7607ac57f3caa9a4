import { CopyButton } from '#ui/components/identity/CopyButton.tsx'
import { OfflineState } from '#ui/components/states.tsx'
import { SpinnerRing } from '#ui/components/progress/SpinnerRing.tsx'
import { Handoff } from '#ui/components/progress/Handoff.tsx'
import type { WalletViewModel } from '#ui/components/viewModels.ts'
import { Notice } from '#ui/components/Notice.tsx'
import { Tile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { walletConnectMark } from '#ui/marks/wallets.ts'
import { Button } from '#ui/primitives/Button.tsx'
import { Code } from './Code.tsx'
import styles from './ConnectingWalletConnect.module.css'
import { Ended, type EndedState } from './Ended.tsx'

export type ConnectingWalletConnectProps = {
  origin: string
  /** The one that was picked; without it any wallet may answer. */
  wallet?: WalletViewModel | undefined
  /** The wallet is an app on this device: its link comes first. */
  phone?: boolean | undefined
  /** Nothing can be kept here: the connection ends with the page. */
  temporary?: boolean | undefined
  onCopy: (uri: string) => Promise<void> | void
  /** Called in the click itself, so that the page may open the app. */
  onOpenWallet: (uri: string) => void
  onRetry: () => void
  onCancel: () => void
  state:
    | { status: 'loading' }
    | { status: 'offline' }
    | { status: 'ready'; uri: string }
    | EndedState
}

/** A wallet on another device, or an app on this one, is paired by a link. */
export function ConnectingWalletConnect(props: ConnectingWalletConnectProps) {
  const { wallet, phone = false, temporary = false, onOpenWallet, state } = props
  const { connecting, walletConnect } = useMessages()
  const title = wallet?.name ?? walletConnect.title
  if (state.status === 'offline')
    return <OfflineState title={title} body={connecting.offlineBody} />
  if (state.status !== 'loading' && state.status !== 'ready') {
    return (
      <Ended
        {...props}
        state={state}
        wallet={wallet ?? { name: title, iconUrl: walletConnectMark }}
      />
    )
  }
  const uri = state.status === 'ready' ? state.uri : undefined
  return (
    <ViewFrame
      title={title}
      actions={
        phone && (
          <Button busy={uri === undefined} onClick={() => uri !== undefined && onOpenWallet(uri)}>
            {walletConnect.openWallet}
          </Button>
        )
      }
    >
      {phone ? <OnPhone {...props} uri={uri} /> : <Scan {...props} uri={uri} />}
      {temporary && <Notice>{walletConnect.temporary}</Notice>}
    </ViewFrame>
  )
}

type ScanProps = Pick<ConnectingWalletConnectProps, 'origin' | 'onCopy'> & {
  uri: string | undefined
}

function Scan({ origin, uri, onCopy }: ScanProps) {
  const { walletConnect } = useMessages()
  return (
    <div className={styles.scan}>
      <Code uri={uri} />
      <div role="status">
        <h2>{uri === undefined ? walletConnect.loading : walletConnect.scan}</h2>
        <p>{walletConnect.scanBody(origin)}</p>
      </div>
      {uri !== undefined && (
        <CopyButton
          shown={walletConnect.copy}
          label={walletConnect.copy}
          onCopy={() => onCopy(uri)}
        />
      )}
    </div>
  )
}

function OnPhone({ origin, uri, onCopy }: ScanProps) {
  const { walletConnect } = useMessages()
  return (
    <>
      <Handoff
        picture={
          <SpinnerRing status="busy">
            <Tile name={walletConnect.title} iconUrl={walletConnectMark} size={72} />
          </SpinnerRing>
        }
        title={uri === undefined ? walletConnect.loading : walletConnect.phone}
        body={walletConnect.phoneBody(origin)}
      />
      {uri !== undefined && (
        <details className={styles.more}>
          <summary>{walletConnect.otherDevice}</summary>
          <div className={styles.scan}>
            <Code uri={uri} />
            <CopyButton
              shown={walletConnect.copy}
              label={walletConnect.copy}
              onCopy={() => onCopy(uri)}
            />
          </div>
        </details>
      )}
    </>
  )
}
