import { EmptyState, ErrorState, OfflineState } from '#ui/components/states.tsx'
import { Facts, type Fact } from '#ui/components/Facts.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import { Notice } from '#ui/components/Notice.tsx'
import { Panel } from '#ui/components/Panel.tsx'
import { Timeline } from '#ui/components/progress/Timeline.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { searchIcon } from '#ui/icons/laterPaths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { TransferStages } from './TransferStages.tsx'
import { TransferSkeleton } from './TransferSkeleton.tsx'
import { TransferNotice } from './TransferNotice.tsx'
import { TakenBackNotice } from './TakenBackNotice.tsx'
import { timelineOf } from './timelineOf.tsx'
import type { SpeedUpShown, TransferProgressProps, TransferShown } from './types.ts'
import styles from './TransferProgress.module.css'

/** Where a transfer is, from the first signature to the last proof. */
export function TransferProgress({ onClose, state }: TransferProgressProps) {
  const { transfer } = useMessages()
  switch (state.status) {
    case 'loading':
      return <TransferSkeleton />
    case 'offline':
      return <OfflineState title={transfer.title} body={transfer.offlineBody} />
    case 'empty':
      return (
        <EmptyState
          title={transfer.title}
          icon={searchIcon}
          heading={transfer.emptyTitle}
          body={transfer.emptyBody}
          action={<Button onClick={state.onTransfers}>{transfer.seeTransfers}</Button>}
        />
      )
    case 'error': {
      const words = { title: transfer.errorTitle, body: transfer.errorBody }
      return (
        <ErrorState
          title={transfer.title}
          error={state.error}
          words={words}
          onRetry={state.onRetry}
        />
      )
    }
    default:
      return <Shown state={state} onClose={onClose} />
  }
}

function Shown({ state, onClose }: { state: TransferShown; onClose: () => void }) {
  const messages = useMessages()
  const { transfer } = messages
  return (
    <ViewFrame
      title={transfer.title}
      still={waitsForWallet(state)}
      actions={<Actions state={state} onClose={onClose} />}
    >
      <TransferStages state={state} />
      {state.status === 'altered' && <TransferNotice state={state} />}
      <Timeline steps={timelineOf(messages, state)} />
      {state.takenBack && <TakenBackNotice what={state.takenBack} state={state} />}
      {state.status !== 'altered' && <TransferNotice state={state} />}
      {state.unkept && <Notice title={transfer.unkeptTitle}>{transfer.unkeptBody}</Notice>}
      {state.status === 'done' && <Sums state={state} />}
      {state.onDetails && (
        <p className={styles.details}>
          <Link tone="quiet" size={12} onClick={state.onDetails}>
            {transfer.details}
          </Link>
        </p>
      )}
      {state.status === 'pending' && (
        <Footnote>{waitsForWallet(state) ? transfer.keepOpen : transfer.safeToClose}</Footnote>
      )}
    </ViewFrame>
  )
}

function Sums({ state }: { state: Extract<TransferShown, { status: 'done' }> }) {
  const { transfer } = useMessages()
  const { fees, receive, fillType, agreed } = state
  const { value, exact } = receive.amount
  const facts: Fact[] = [
    {
      name: transfer.received,
      value: `${value} ${receive.token.symbol}`,
      exact,
      note: receive.fiat,
    },
  ]
  if (agreed !== undefined) facts.push({ name: transfer.agreed, value: transfer.offers[agreed] })
  if (fees) facts.push({ name: transfer.fees, ...fees })
  if (fillType !== undefined && fillType !== 'FastFill') {
    facts.push({ name: transfer.filledBy, value: transfer.fillTypes[fillType] })
  }
  return (
    <Panel pad>
      <Facts facts={facts} />
    </Panel>
  )
}

function Actions({ state, onClose }: { state: TransferShown; onClose: () => void }) {
  const { common, transfer } = useMessages()
  if (state.status === 'done') return <Button onClick={onClose}>{common.done}</Button>
  const close = (
    <Button kind="quiet" onClick={onClose}>
      {common.close}
    </Button>
  )
  switch (state.status) {
    case 'late':
      return (
        <>
          {close}
          {state.speedUp && <SpeedUpAction speedUp={state.speedUp} />}
        </>
      )
    case 'expired':
    case 'refunded':
      return (
        <>
          {close}
          <Button onClick={state.onAgain}>{transfer.bridgeAgain}</Button>
        </>
      )
    case 'moved':
      return (
        <>
          {close}
          <Button onClick={state.onAccept}>{transfer.movedAccept(state.now)}</Button>
        </>
      )
    case 'renewing':
      return (
        <>
          {close}
          <Button busy>{transfer.renewing}</Button>
        </>
      )
    case 'waiting':
      return (
        <>
          {close}
          <Button onClick={state.onRetry}>{transfer.goOn}</Button>
        </>
      )
    case 'failed':
    case 'rejected':
    case 'cancelled':
      return (
        <>
          {close}
          <Button onClick={state.onRetry}>{common.tryAgain}</Button>
        </>
      )
    default:
      return close
  }
}

function SpeedUpAction({ speedUp }: { speedUp: SpeedUpShown }) {
  const { transfer } = useMessages()
  switch (speedUp.status) {
    case 'offer':
      return <Button onClick={speedUp.onSpeedUp}>{transfer.speedUp(speedUp.receive)}</Button>
    case 'preparing':
    case 'signing':
    case 'sending':
      return <Button busy>{transfer.speeding[speedUp.status]}</Button>
    default:
      return null
  }
}

/** Until the deposit is sent, closing loses the request that waits in the wallet. */
function waitsForWallet(state: TransferShown): boolean {
  if (state.status === 'late') {
    return state.speedUp?.status === 'signing' || state.speedUp?.status === 'sending'
  }
  return (
    state.status === 'pending' &&
    state.steps.some(
      ({ kind, status }) => kind === 'deposit' && status !== 'txPending' && status !== 'txSuccess',
    )
  )
}
