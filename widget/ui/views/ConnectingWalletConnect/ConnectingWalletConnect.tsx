import { CopyButton } from '#ui/components/CopyButton.tsx'
import { OfflineFace } from '#ui/components/faces.tsx'
import { Halo } from '#ui/components/Halo.tsx'
import { Handoff } from '#ui/components/Handoff.tsx'
import { Notice } from '#ui/components/Notice.tsx'
import { StatusBadge, Tile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { checkIcon, closeIcon, type IconPath, warnIcon } from '#ui/icons/paths.ts'
import { describeError, type ShownError } from '#ui/i18n/describeError.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Bone } from '#ui/primitives/Bone.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import styles from './ConnectingWalletConnect.module.css'
import { QrCode } from '#ui/components/QrCode.tsx'

export type ConnectingWalletConnectProps = {
  origin: string
  /** Of the wallet that was picked; without one, any may scan. */
  walletName?: string | undefined
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
    | { status: 'loading' | 'declined' | 'offline' | 'done' }
    | { status: 'ready'; uri: string }
    | { status: 'failed'; error: ShownError }
}

/** A wallet on another device, or an app on this one, is paired by a link. */
export function ConnectingWalletConnect(props: ConnectingWalletConnectProps) {
  const { phone = false, temporary = false, walletName, onOpenWallet, state } = props
  const { connecting, walletConnect } = useMessages()
  const title = walletName ?? walletConnect.title
  if (state.status === 'offline') return <OfflineFace title={title} body={connecting.offlineBody} />
  if (state.status !== 'loading' && state.status !== 'ready') return <Ended {...props} />
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
          <Halo status="busy">
            <Tile name={walletConnect.title} size={72} />
          </Halo>
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

function Code({ uri }: { uri: string | undefined }) {
  const { walletConnect } = useMessages()
  if (uri !== undefined) return <QrCode text={uri} label={walletConnect.code} />
  return (
    <div className={styles.bone} aria-hidden="true">
      <Bone width={264} height={264} tile />
    </div>
  )
}

type Badge = { icon: IconPath; status: 'ok' | 'bad' | 'off' }
const badges: Readonly<Record<'declined' | 'done' | 'failed', Badge>> = {
  declined: { icon: closeIcon, status: 'off' },
  done: { icon: checkIcon, status: 'ok' },
  failed: { icon: warnIcon, status: 'bad' },
}

/** It was declined, it failed, or it is done. */
function Ended({ walletName, state, onRetry, onCancel }: ConnectingWalletConnectProps) {
  const messages = useMessages()
  const { common, connecting, walletConnect } = messages
  const status = state.status === 'done' || state.status === 'declined' ? state.status : 'failed'
  const words = {
    declined: { title: connecting.declinedTitle, body: walletConnect.declinedBody },
    done: { title: connecting.doneTitle, body: walletConnect.doneBody },
    failed: state.status === 'failed' ? describeError(messages, state.error) : undefined,
  }[status]
  return (
    <ViewFrame
      title={walletName ?? walletConnect.title}
      actions={
        status === 'done' ? (
          <Button onClick={onCancel}>{common.done}</Button>
        ) : (
          <>
            <Button kind="quiet" onClick={onCancel}>
              {common.cancel}
            </Button>
            <Button onClick={onRetry}>{common.tryAgain}</Button>
          </>
        )
      }
    >
      <Handoff
        picture={
          <Halo status={status === 'done' ? 'ok' : 'off'}>
            <Tile
              name={walletConnect.title}
              size={72}
              badge={<StatusBadge {...badges[status]} />}
            />
          </Halo>
        }
        title={words?.title ?? ''}
        body={words?.body}
      />
    </ViewFrame>
  )
}
