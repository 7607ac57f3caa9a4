import { EmptyState, ErrorNotice } from '#ui/components/states.tsx'
import { ExplorerLink, type Proof } from '#ui/components/identity/ExplorerLink.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import type { TokenViewModel } from '#ui/components/viewModels.ts'
import { Empty } from '#ui/components/Empty.tsx'
import { Panel } from '#ui/components/Panel.tsx'
import { RouteProgress } from '#ui/components/progress/RouteProgress.tsx'
import { TokenTile } from '#ui/components/Tile.tsx'
import { Timeline, type TimelineStep } from '#ui/components/progress/Timeline.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { swapIcon } from '#ui/icons/laterPaths.ts'
import { checkIcon } from '#ui/icons/paths.ts'
import type { ShownError } from '#ui/i18n/describeError.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import styles from './SwapProgress.module.css'

type StepStatus = TimelineStep['status']

export type SwapShown = {
  from: TokenViewModel
  to: TokenViewModel
  /** With their symbols. */
  give: string
  want: string
  /** Of each step; the approval is absent where none is needed. */
  check: StepStatus
  approve?: StepStatus | undefined
  /** False if it goes on untried. */
  isTried: boolean
  swap: StepStatus
  /** The wallet is asked now. */
  inWallet: boolean
  approveProof?: Proof | undefined
  swapProof?: Proof | undefined
}

export type SwapProgressProps = {
  state:
    | { status: 'empty'; onSwap: () => void }
    | { status: 'running'; shown: SwapShown }
    | { status: 'done'; shown: SwapShown; received: string; isExact: boolean; onDone: () => void }
    | { status: 'failed'; shown: SwapShown; error: ShownError; onAgain: () => void }
}

/** Where a swap is: checked, allowed, swapped. */
export function SwapProgress({ state }: SwapProgressProps) {
  const messages = useMessages()
  const { swap } = messages
  if (state.status === 'empty') {
    return (
      <EmptyState
        title={swap.progressTitle}
        icon={swapIcon}
        heading={swap.emptyRunTitle}
        body={swap.emptyRunBody}
        action={<Button onClick={state.onSwap}>{swap.again}</Button>}
      />
    )
  }
  const { shown } = state
  return (
    <ViewFrame
      title={swap.progressTitle}
      still={state.status === 'running' && shown.inWallet}
      actions={<Action state={state} />}
    >
      {state.status === 'done' ? (
        <Empty
          icon={checkIcon}
          status="ok"
          title={state.isExact ? swap.doneTitle(state.received) : swap.doneAtLeast(state.received)}
          body={swap.doneBody(shown.give)}
        />
      ) : (
        <Head shown={shown} />
      )}
      {state.status === 'failed' && <ErrorNotice error={state.error} />}
      <Panel pad>
        <Timeline steps={stepsOf(messages, shown)} />
      </Panel>
      {state.status === 'running' && (
        <Footnote>
          {shown.swap === 'now' && !shown.inWallet ? swap.safeToClose : swap.keepOpen}
        </Footnote>
      )}
    </ViewFrame>
  )
}

function Head({ shown }: { shown: SwapShown }) {
  const { swap } = useMessages()
  const { from, to, give, want } = shown
  return (
    <div className={styles.head}>
      <RouteProgress
        wide
        from={<TokenTile token={from} size={48} />}
        to={<TokenTile token={to} size={48} />}
        share={0}
        status="none"
      />
      <p className={styles.amounts} aria-live="polite">
        <bdi>{swap.headNow(give, want)}</bdi>
      </p>
    </div>
  )
}

function Action({ state }: { state: Exclude<SwapProgressProps['state'], { status: 'empty' }> }) {
  const { swap } = useMessages()
  if (state.status === 'done') return <Button onClick={state.onDone}>{swap.toAccount}</Button>
  if (state.status === 'failed') return <Button onClick={state.onAgain}>{swap.again}</Button>
  const { inWallet, from } = state.shown
  if (state.shown.check === 'now') return <Button busy>{swap.checking}</Button>
  return <Button busy>{inWallet ? swap.inWallet : swap.onNetwork(from.network.name)}</Button>
}

function stepsOf({ swap }: Messages, shown: SwapShown): readonly TimelineStep[] {
  const { from, approveProof, swapProof, inWallet } = shown
  const note = (status: StepStatus) => {
    if (status !== 'now') return undefined
    return inWallet ? swap.inWallet : swap.onNetwork(from.network.name)
  }
  const check = { id: 'check', status: shown.check, title: swap.stepCheck }
  return [
    { ...check, note: shown.check === 'done' && shown.isTried ? swap.stepChecking : undefined },
    ...(shown.approve === undefined
      ? []
      : [
          {
            id: 'approve',
            status: shown.approve,
            title: swap.stepApprove(from.symbol),
            note: note(shown.approve),
            end: approveProof && <ExplorerLink proof={approveProof} />,
          },
        ]),
    {
      id: 'swap',
      status: shown.swap,
      title: swap.stepSwap,
      note: note(shown.swap),
      end: swapProof && <ExplorerLink proof={swapProof} />,
    },
  ]
}
