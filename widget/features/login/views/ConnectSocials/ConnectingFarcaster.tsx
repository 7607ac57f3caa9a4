import { CopyButton } from '#ui/components/identity/CopyButton.tsx'
import { OfflineState } from '#ui/components/states.tsx'
import { SpinnerRing } from '#ui/components/progress/SpinnerRing.tsx'
import { Handoff } from '#ui/components/progress/Handoff.tsx'
import { Notice } from '#ui/components/Notice.tsx'
import { QrCode } from '#ui/components/QrCode.tsx'
import { SocialMark } from '#ui/components/identity/SocialMark.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { formatTime } from '#ui/i18n/format.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Skeleton } from '#ui/primitives/Skeleton.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import styles from './ConnectingFarcaster.module.css'

export type ConnectingFarcasterProps = {
  /** The app is on this very device. */
  phone?: boolean | undefined
  /** The site it logs in to: the page's host, as reported by the browser. */
  site: string
  /** When the login was requested, in ms; undefined before that. */
  requestedAt: number | undefined
  state:
    | { status: 'loading' | 'retrieving' | 'offline' }
    | { status: 'waiting'; url: string }
    | { status: 'failed'; problem: string }
  onCopy: (url: string) => Promise<void> | void
  onOpenApp: (url: string) => void
  onRetry: () => void
  onCancel: () => void
}

/** Logs in with the Farcaster app: by a code on another device, by a link on this one. */
export function ConnectingFarcaster(props: ConnectingFarcasterProps) {
  const { phone = false, state, onOpenApp } = props
  const { farcaster, loginFaces } = useMessages()
  if (state.status === 'offline') {
    return <OfflineState title={farcaster.title} body={loginFaces.offline} />
  }
  if (state.status === 'failed' || state.status === 'retrieving') return <After {...props} />
  const url = state.status === 'waiting' ? state.url : undefined
  if (!phone) {
    return (
      <ViewFrame title={farcaster.title}>
        <Scan url={url} onCopy={props.onCopy} />
        <Began {...props} />
      </ViewFrame>
    )
  }
  return (
    <ViewFrame
      title={farcaster.title}
      actions={
        <Button busy={url === undefined} onClick={() => url !== undefined && onOpenApp(url)}>
          {farcaster.open}
        </Button>
      }
    >
      <Handoff
        picture={
          <SpinnerRing status="busy">
            <SocialMark provider="farcaster" size={72} />
          </SpinnerRing>
        }
        title={farcaster.phone}
        body={farcaster.phoneBody}
      />
      <Began {...props} />
    </ViewFrame>
  )
}

/** This login is not bound to a browser, so the person who approves it has to know which site began it. */
function Began({ site, requestedAt }: ConnectingFarcasterProps) {
  const { farcaster } = useMessages()
  const locale = useLocale()
  if (requestedAt === undefined) return null
  return <Notice status="warn">{farcaster.began(site, formatTime(requestedAt, locale))}</Notice>
}

function Scan({
  url,
  onCopy,
}: { url: string | undefined } & Pick<ConnectingFarcasterProps, 'onCopy'>) {
  const { farcaster } = useMessages()
  return (
    <div className={styles.scan}>
      {url === undefined ? (
        <div className={styles.bone} aria-hidden="true">
          <Skeleton width={264} height={264} tile />
        </div>
      ) : (
        <QrCode
          text={url}
          label={farcaster.code}
          logo={<SocialMark provider="farcaster" size={36} />}
        />
      )}
      <div role="status">
        <h2>{url === undefined ? farcaster.loading : farcaster.scan}</h2>
        <p>{farcaster.scanBody}</p>
      </div>
      {url !== undefined && (
        <CopyButton shown={farcaster.copy} label={farcaster.copy} onCopy={() => onCopy(url)} />
      )}
    </div>
  )
}

function After({ state, onRetry, onCancel }: ConnectingFarcasterProps) {
  const { common, farcaster, social } = useMessages()
  const isFailed = state.status === 'failed'
  return (
    <ViewFrame
      title={farcaster.title}
      actions={
        <>
          <Button kind="quiet" onClick={onCancel}>
            {common.cancel}
          </Button>
          {isFailed && <Button onClick={onRetry}>{common.tryAgain}</Button>}
        </>
      }
    >
      <Handoff
        picture={
          <SpinnerRing status={isFailed ? 'off' : 'busy'}>
            <SocialMark provider="farcaster" size={72} />
          </SpinnerRing>
        }
        title={isFailed ? social.failedTitle : farcaster.retrieving}
        body={isFailed ? state.problem : farcaster.retrievingBody}
      />
    </ViewFrame>
  )
}
