import { EmptyState, OfflineBanner } from '#ui/components/states.tsx'
import type { FormattedAmount, TokenViewModel } from '#ui/components/viewModels.ts'
import { Notice } from '#ui/components/Notice.tsx'
import { Panel } from '#ui/components/Panel.tsx'
import { RouteProgress } from '#ui/components/progress/RouteProgress.tsx'
import type { ProgressDotsStatus } from '#ui/components/progress/ProgressDots.tsx'
import { Tile, TokenTile } from '#ui/components/Tile.tsx'
import { Timeline, type TimelineStep } from '#ui/components/progress/Timeline.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { buyIcon } from '#ui/icons/laterPaths.ts'
import { checkIcon } from '#ui/icons/paths.ts'
import { formatClock } from '#ui/i18n/format.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import styles from '#ui/review/TransferStages.module.css'

type Known = {
  provider: string
  token: TokenViewModel
  /** What should arrive, or has; with its symbol. */
  amount: FormattedAmount
  /** What is paid for it. */
  fiat: string
}

type Shown = Known &
  (
    | {
        status: 'waiting' | 'processing' | 'sent'
        elapsedSeconds: number
        offline: boolean
        /** The wait is over: polling stops until the person asks to go on. */
        over: boolean
        /** The checkout, while it is known. */
        url?: string | undefined
        onKeepWaiting: () => void
        onLeave: () => void
      }
    | { status: 'arrived' }
    | { status: 'failed' | 'left'; onAgain: () => void }
  )

export type BuyProgressProps = {
  onClose: () => void
  state: { status: 'unknown'; onBuy: () => void } | Shown
}

/** Where a purchase is: paid, sent, arrived. */
export function BuyProgress({ state, onClose }: BuyProgressProps) {
  const { buyProgress } = useMessages()
  if (state.status === 'unknown') {
    return (
      <EmptyState
        title={buyProgress.title}
        icon={buyIcon}
        heading={buyProgress.unknownTitle}
        body={buyProgress.unknownBody}
        action={<Button onClick={state.onBuy}>{buyProgress.buy}</Button>}
      />
    )
  }
  return (
    <ViewFrame title={buyProgress.title} actions={<Actions state={state} onClose={onClose} />}>
      {'offline' in state && state.offline && <OfflineBanner />}
      <Head state={state} />
      <Panel>
        <Timeline steps={stepsOf(state, buyProgress)} />
      </Panel>
      <Words state={state} />
    </ViewFrame>
  )
}

const shares: Record<Shown['status'], number> = {
  waiting: 0.15,
  processing: 0.45,
  sent: 0.8,
  arrived: 1,
  failed: 0.3,
  left: 0,
}

const stones: Record<Shown['status'], ProgressDotsStatus> = {
  waiting: 'busy',
  processing: 'busy',
  sent: 'busy',
  arrived: 'ok',
  failed: 'bad',
  left: 'none',
}

function Head({ state }: { state: Shown }) {
  const { buyProgress } = useMessages()
  const { provider, token, amount, status } = state
  const isOver = 'over' in state && state.over
  const sentence = sentenceOf(state, buyProgress)
  return (
    <div className={styles.passage}>
      <div className={styles.span}>
        <RouteProgress
          wide
          from={<Tile name={provider} size={48} />}
          to={<TokenTile token={token} size={48} />}
          share={shares[status]}
          status={isOver ? 'none' : stones[status]}
          progress={{ label: buyProgress.title, value: sentence }}
        />
      </div>
      <p className={styles.figure} title={amount.exact}>
        <bdi>{amount.value}</bdi>
      </p>
      <p className={styles.words} role="status">
        {status === 'arrived' ? (
          <span className={styles.good}>
            <Icon path={checkIcon} size={16} />
            {sentence}
          </span>
        ) : (
          sentence
        )}
      </p>
    </div>
  )
}

function sentenceOf(state: Shown, words: Messages['buyProgress']): string {
  const { provider, token } = state
  switch (state.status) {
    case 'waiting':
      return state.over ? words.nothingYet : words.payAt(provider)
    case 'processing':
      return words.processing(provider)
    case 'sent':
      return words.sent(token.network.name)
    case 'arrived':
      return words.arrived(token.network.name)
    case 'failed':
      return words.failed
    default:
      return words.left
  }
}

function stepsOf(state: Shown, words: Messages['buyProgress']): readonly TimelineStep[] {
  const { provider, token, fiat, amount } = state
  const marks = marksOf(state)
  const clock = 'elapsedSeconds' in state ? formatClock(state.elapsedSeconds) : undefined
  const isFailed = state.status === 'failed'
  return [
    {
      id: 'pay',
      status: marks[0],
      title: marks[0] === 'done' ? words.paidStep(fiat) : words.payStep(fiat),
      note: isFailed ? words.failedStep(provider) : words.atProvider(provider),
      end: marks[0] === 'now' ? clock : undefined,
    },
    {
      id: 'send',
      status: marks[1],
      title: words.sendStep(provider, amount.value),
      end: marks[1] === 'now' ? clock : undefined,
    },
    {
      id: 'arrive',
      status: marks[2],
      title: words.arriveStep(token.network.name),
      note: words.arriveNote,
      end: marks[2] === 'now' ? clock : undefined,
    },
  ]
}

type Marks = readonly [TimelineStep['status'], TimelineStep['status'], TimelineStep['status']]

function marksOf(state: Shown): Marks {
  switch (state.status) {
    case 'waiting':
      return [state.over ? 'late' : 'now', 'next', 'next']
    case 'processing':
      return ['done', state.over ? 'late' : 'now', 'next']
    case 'sent':
      return ['done', 'done', state.over ? 'late' : 'now']
    case 'arrived':
      return ['done', 'done', 'done']
    case 'failed':
      return ['bad', 'next', 'next']
    default:
      return ['next', 'next', 'next']
  }
}

function Words({ state }: { state: Shown }) {
  const { buyProgress } = useMessages()
  const { provider } = state
  if ('over' in state) {
    if (!state.over) return <Footnote>{buyProgress.safeToClose}</Footnote>
    return (
      <Notice status="warn" title={buyProgress.overTitle} live>
        {state.status === 'waiting'
          ? buyProgress.overBody(provider)
          : buyProgress.overSentBody(provider)}
      </Notice>
    )
  }
  if (state.status === 'failed') {
    return <Notice status="bad">{buyProgress.failedBody(provider)}</Notice>
  }
  return state.status === 'left' ? <Notice>{buyProgress.leftBody}</Notice> : null
}

function Actions({ state, onClose }: { state: Shown; onClose: () => void }) {
  const { buyProgress, common } = useMessages()
  if (state.status === 'arrived') return <Button onClick={onClose}>{common.done}</Button>
  if ('onAgain' in state) {
    return (
      <>
        <Button kind="quiet" onClick={onClose}>
          {common.close}
        </Button>
        <Button onClick={state.onAgain}>{common.tryAgain}</Button>
      </>
    )
  }
  const quiet =
    state.status === 'waiting' ? (
      <Button kind="quiet" onClick={state.onLeave}>
        {buyProgress.leave}
      </Button>
    ) : (
      <Button kind="quiet" onClick={onClose}>
        {common.close}
      </Button>
    )
  if (state.over) {
    return (
      <>
        {quiet}
        <Button onClick={state.onKeepWaiting}>{buyProgress.keepWaiting}</Button>
      </>
    )
  }
  return (
    <>
      {quiet}
      {state.status === 'waiting' && state.url !== undefined && (
        <Button href={state.url}>{buyProgress.openAgain(state.provider)}</Button>
      )}
    </>
  )
}
