import { SpinnerRing } from '#ui/components/progress/SpinnerRing.tsx'
import { Handoff } from '#ui/components/progress/Handoff.tsx'
import type { WalletViewModel } from '#ui/components/viewModels.ts'
import { StatusBadge, Tile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { checkIcon, closeIcon, type IconPath, warnIcon } from '#ui/icons/paths.ts'
import { describeError, type ShownError } from '#ui/i18n/describeError.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'

export type EndedState = { status: 'declined' | 'done' } | { status: 'failed'; error: ShownError }

type EndedProps = {
  wallet: WalletViewModel
  state: EndedState
  onRetry: () => void
  onCancel: () => void
}

type Badge = { icon: IconPath; status: 'ok' | 'bad' | 'off' }
const badges: Readonly<Record<'declined' | 'done' | 'failed', Badge>> = {
  declined: { icon: closeIcon, status: 'off' },
  done: { icon: checkIcon, status: 'ok' },
  failed: { icon: warnIcon, status: 'bad' },
}

/** It was declined, it failed, or it is done. */
export function Ended({ wallet, state, onRetry, onCancel }: EndedProps) {
  const messages = useMessages()
  const { common, connecting, walletConnect } = messages
  const { status } = state
  const words = {
    declined: { title: connecting.declinedTitle, body: walletConnect.declinedBody },
    done: { title: connecting.doneTitle, body: walletConnect.doneBody },
    failed: state.status === 'failed' ? describeError(messages, state.error) : undefined,
  }[status]
  return (
    <ViewFrame
      title={wallet.name}
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
          <SpinnerRing status={status === 'done' ? 'ok' : 'off'}>
            <Tile {...wallet} size={72} badge={<StatusBadge {...badges[status]} />} />
          </SpinnerRing>
        }
        title={words?.title ?? ''}
        body={words?.body}
      />
    </ViewFrame>
  )
}
