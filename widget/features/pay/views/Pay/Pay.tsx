import { Address } from '#ui/components/identity/Address.tsx'
import { Avatar } from '#ui/components/identity/Avatar.tsx'
import { EmptyState, ErrorState, ErrorNotice, OfflineState } from '#ui/components/states.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import { Notice } from '#ui/components/Notice.tsx'
import { ListPanel, Panel } from '#ui/components/Panel.tsx'
import { SkeletonRow } from '#ui/components/Row.tsx'
import { ProgressDots } from '#ui/components/progress/ProgressDots.tsx'
import { TokenTile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { sendIcon } from '#ui/icons/laterPaths.ts'
import { checkIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Steps, Ways } from './PayWays.tsx'
import type { PayProps, RequestViewModel } from './types.ts'
import styles from './Pay.module.css'

/** A payment that the page asks for: how much, to whom, from where. */
export function Pay({ state, onClose }: PayProps) {
  const { pay } = useMessages()
  if (state.status === 'offline') return <OfflineState title={pay.title} />
  if (state.status === 'error') {
    const words = { title: pay.errorTitle, body: pay.errorBody }
    return (
      <ErrorState title={pay.title} error={state.error} words={words} onRetry={state.onRetry} />
    )
  }
  if (!('request' in state)) {
    return (
      <EmptyState
        title={pay.title}
        icon={sendIcon}
        heading={pay.emptyTitle}
        body={pay.emptyBody}
        action={
          <Button kind="quiet" onClick={onClose}>
            {pay.close}
          </Button>
        }
      />
    )
  }
  return (
    <ViewFrame
      title={pay.title}
      subtitle={state.request.origin}
      still
      actions={<Actions state={state} onClose={onClose} />}
      after={
        state.status === 'choose' && hasSteps(state) ? pay.confirmations(stepsOf(state)) : undefined
      }
    >
      <Head request={state.request} state={state} />
      <Middle state={state} />
    </ViewFrame>
  )
}

type Shown = Extract<PayProps['state'], { request: RequestViewModel }>

function Head({ request, state }: { request: RequestViewModel; state: Shown }) {
  const { pay, common } = useMessages()
  const { token, amount, recipient } = request
  return (
    <div className={styles.head}>
      <TokenTile token={token} size={56} />
      <p className={styles.figure} title={amount.exact}>
        <bdi>{amount.value}</bdi>
      </p>
      <p className={styles.words} role="status">
        {state.status === 'paid' ? (
          <span className={styles.good}>
            <Icon path={checkIcon} size={16} />
            {pay.paid(token.network.name)}
          </span>
        ) : (
          (sentenceOf(state, pay) ?? common.onNetwork(token.network.name))
        )}
      </p>
      {state.status in shares && !hasSteps(state) && (
        <div className={styles.stones}>
          <ProgressDots share={shares[state.status as keyof typeof shares]} />
        </div>
      )}
      <div className={styles.to}>
        <Panel pad>
          <div className={styles.recipient}>
            <Avatar address={recipient} size={24} />
            <div>
              <span className={styles.label}>{pay.to}</span>
              <Address address={recipient} />
            </div>
          </div>
        </Panel>
      </div>
    </div>
  )
}

/** How far it has come, where no steps are counted. */
const shares = { asking: 0.2, swapping: 0.4, sent: 0.6 } as const

function hasSteps(state: Shown): boolean {
  return stepsOf(state) > 1
}

function stepsOf(state: Shown): number {
  return 'steps' in state ? (state.steps?.length ?? 0) : 0
}

function sentenceOf(state: Shown, pay: ReturnType<typeof useMessages>['pay']): string | undefined {
  switch (state.status) {
    case 'asking':
      return pay.phases[state.phase ?? 'wallet']
    case 'swapping':
      return pay.swapping
    case 'sent':
      return pay.sent
    case 'unknown':
      return pay.unknown
    case 'less':
      return pay.less(state.paid)
    case 'stopped':
      return pay.stopped
    default:
      return undefined
  }
}

function Middle({ state }: { state: Shown }) {
  const { pay } = useMessages()
  switch (state.status) {
    case 'loading':
      return (
        <ListPanel label={pay.from} busy>
          <SkeletonRow />
          <SkeletonRow />
        </ListPanel>
      )
    case 'choose':
      return (
        <>
          {state.error && <ErrorNotice error={state.error} />}
          {state.stepsError && <ErrorNotice error={state.stepsError.error} />}
          {state.swapped && (
            <Notice status="ok" title={pay.swapped(state.swapped.give, state.swapped.want)}>
              {pay.swappedBody}
            </Notice>
          )}
          <Ways ways={state.ways} onChoose={state.onChoose} />
          <Steps steps={state.steps} />
        </>
      )
    case 'asking':
      return (
        <>
          <Steps steps={state.steps} />
          {hasSteps(state) && <Footnote>{pay.keepOpen}</Footnote>}
        </>
      )
    case 'swapping':
      return <Footnote>{pay.swappingNote}</Footnote>
    case 'sent':
      return (
        <>
          <Steps steps={state.steps} />
          <Footnote>{pay.safeToClose}</Footnote>
        </>
      )
    case 'less':
      return <Notice status="warn">{pay.lessBody}</Notice>
    case 'stopped':
      return <Notice>{pay.stoppedBody}</Notice>
    case 'unknown':
      return <Notice status="warn">{pay.unknownBody}</Notice>
    default:
      return null
  }
}

function Actions({ state, onClose }: { state: Shown; onClose: () => void }) {
  const { pay, common } = useMessages()
  const close = (
    <Button kind="quiet" onClick={onClose}>
      {common.close}
    </Button>
  )
  switch (state.status) {
    case 'disconnected':
      return <Button onClick={state.onConnect}>{pay.connect}</Button>
    case 'loading':
      return <Button busy>{pay.looking}</Button>
    case 'choose': {
      const chosen = state.ways.find(({ selected }) => selected)
      if (chosen === undefined) return <Button blocked>{pay.notEnough}</Button>
      if (state.stepsError) {
        return <Button onClick={state.stepsError.onRetry}>{common.tryAgain}</Button>
      }
      if (state.steps === undefined) return <Button busy>{pay.phases.checking}</Button>
      return <Button onClick={state.onPay}>{pay.payWith(chosen.cost?.value ?? '')}</Button>
    }
    case 'asking':
      return <Button busy>{pay.phases[state.phase ?? 'wallet']}</Button>
    case 'paid':
      return <Button onClick={onClose}>{common.done}</Button>
    case 'stopped':
      return (
        <>
          <Button kind="quiet" onClick={state.onAgain}>
            {pay.otherWay}
          </Button>
          <Button onClick={state.onDetails}>{pay.details}</Button>
        </>
      )
    case 'unknown':
      return (
        <>
          <Button kind="quiet" onClick={state.onAgain}>
            {pay.otherWay}
          </Button>
          {state.onDetails && <Button onClick={state.onDetails}>{pay.details}</Button>}
        </>
      )
    default:
      return (
        <>
          {close}
          {'onDetails' in state && state.onDetails && (
            <Button onClick={state.onDetails}>{pay.details}</Button>
          )}
        </>
      )
  }
}
