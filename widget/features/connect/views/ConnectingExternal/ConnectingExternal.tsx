import { SpinnerRing } from '#ui/components/progress/SpinnerRing.tsx'
import { Handoff } from '#ui/components/progress/Handoff.tsx'
import type { WalletViewModel } from '#ui/components/viewModels.ts'
import { OfflineState } from '#ui/components/states.tsx'
import { StatusBadge, Tile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { clockIcon } from '#ui/icons/laterPaths.ts'
import {
  checkIcon,
  closeIcon,
  type IconPath,
  lockIcon,
  refreshIcon,
  warnIcon,
} from '#ui/icons/paths.ts'
import { describeError, type ShownError } from '#ui/i18n/describeError.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Link } from '#ui/primitives/Link.tsx'

export type ConnectingExternalProps = {
  wallet: WalletViewModel
  origin: string
  /** Where the wallet can be had; without it the line is not drawn. */
  getWalletUrl?: string | undefined
  onRetry: () => void
  onCancel: () => void
  state:
    | { status: 'loading' | 'waiting' | 'declined' | 'locked' | 'pendingElsewhere' | 'empty' }
    | { status: 'failed'; error: ShownError }
    | { status: 'offline' }
    | { status: 'done' }
}

type Words = { title: string; body?: string }
type Badge = { icon: IconPath; status: 'ok' | 'bad' | 'off' | 'busy' }

const badges: Partial<Record<ConnectingExternalProps['state']['status'], Badge>> = {
  declined: { icon: closeIcon, status: 'off' },
  empty: { icon: closeIcon, status: 'off' },
  locked: { icon: lockIcon, status: 'off' },
  pendingElsewhere: { icon: clockIcon, status: 'busy' },
  failed: { icon: warnIcon, status: 'bad' },
  done: { icon: checkIcon, status: 'ok' },
}

/** A wallet was asked: the person is in its window for a moment. */
export function ConnectingExternal(props: ConnectingExternalProps) {
  const { wallet, getWalletUrl, onRetry, onCancel, state } = props
  const messages = useMessages()
  if (state.status === 'offline') {
    return <OfflineState title={wallet.name} body={messages.connecting.offlineBody} />
  }
  const words = wordsOf(messages, props)
  const badge = badges[state.status]
  return (
    <ViewFrame
      title={wallet.name}
      actions={<Actions status={state.status} onRetry={onRetry} onCancel={onCancel} />}
      after={
        getWalletUrl === undefined || state.status === 'done' ? undefined : (
          <>
            {messages.connecting.noWallet(wallet.name)}{' '}
            <Link size={12} href={getWalletUrl}>
              {messages.connecting.getIt}
            </Link>
          </>
        )
      }
    >
      <Handoff
        picture={
          <SpinnerRing status={haloOf(state.status)}>
            <Tile
              name={wallet.name}
              iconUrl={wallet.iconUrl}
              size={72}
              badge={badge && <StatusBadge {...badge} />}
            />
          </SpinnerRing>
        }
        title={words.title}
        body={words.body}
      />
    </ViewFrame>
  )
}

type ActionsProps = {
  status: ConnectingExternalProps['state']['status']
  onRetry: () => void
  onCancel: () => void
}

function Actions({ status, onRetry, onCancel }: ActionsProps) {
  const { common, connecting } = useMessages()
  if (status === 'done') return <Button onClick={onCancel}>{common.done}</Button>
  const cancel = (
    <Button kind="quiet" onClick={onCancel}>
      {common.cancel}
    </Button>
  )
  if (status === 'loading' || status === 'empty') return cancel
  if (status === 'waiting') {
    return (
      <Button kind="quiet" onClick={onRetry}>
        <Icon path={refreshIcon} />
        {connecting.openAgain}
      </Button>
    )
  }
  return (
    <>
      {cancel}
      <Button onClick={onRetry}>{common.tryAgain}</Button>
    </>
  )
}

function haloOf(status: ConnectingExternalProps['state']['status']): 'busy' | 'ok' | 'off' {
  if (status === 'done') return 'ok'
  return status === 'waiting' || status === 'loading' || status === 'pendingElsewhere'
    ? 'busy'
    : 'off'
}

function wordsOf(messages: Messages, { wallet, origin, state }: ConnectingExternalProps): Words {
  const { connecting } = messages
  const { name } = wallet
  switch (state.status) {
    case 'loading':
      return { title: connecting.loading(name) }
    case 'declined':
      return { title: connecting.declinedTitle, body: connecting.declinedBody(name) }
    case 'locked':
      return { title: connecting.lockedTitle(name), body: connecting.lockedBody(name) }
    case 'pendingElsewhere':
      return { title: connecting.pendingTitle(name), body: connecting.pendingBody(name) }
    case 'empty':
      return { title: connecting.missingTitle(name), body: connecting.missingBody(name) }
    case 'failed':
      return describeError(messages, state.error)
    case 'done':
      return { title: connecting.doneTitle, body: connecting.doneBody(name) }
    default:
      return { title: connecting.waitingTitle(name), body: connecting.waitingBody(name, origin) }
  }
}
