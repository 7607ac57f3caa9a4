import { Address } from '#ui/components/Address.tsx'
import { Avatar } from '#ui/components/Avatar.tsx'
import { Empty } from '#ui/components/Empty.tsx'
import { EmptyFace, ErrorFace, ErrorNotice, OfflineFace } from '#ui/components/faces.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import type { Figure, TokenLook } from '#ui/components/looks.ts'
import { Notice } from '#ui/components/Notice.tsx'
import { ListPanel, Panel, Section } from '#ui/components/Panel.tsx'
import { BoneRow, Row } from '#ui/components/Row.tsx'
import { Stones } from '#ui/components/Stones.tsx'
import { TokenTile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { checkIcon, sendIcon } from '#ui/icons/paths.ts'
import type { ShownError } from '#ui/i18n/describeError.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx'
import styles from './Pay.module.css'

/** What is asked for. */
export type RequestLook = {
  origin: string
  token: TokenLook
  /** With its symbol. */
  amount: Figure
  recipient: string
}

/** One way to pay. Figures carry their symbol. */
export type WayLook = {
  key: string
  token: TokenLook
  direct: boolean
  cost?: Figure | undefined
  balance: Figure
  selected: boolean
  /** Why it cannot be taken. */
  problem?: 'notEnough' | 'tooLow' | 'tooHigh' | 'contract' | 'noPrice' | undefined
}

export type PayProps = {
  onClose: () => void
  state:
    | { status: 'empty' | 'offline' }
    | { status: 'disconnected'; request: RequestLook; onConnect: () => void }
    | { status: 'loading'; request: RequestLook }
    | { status: 'error'; error: ShownError; onRetry: () => void }
    | {
        status: 'choose'
        request: RequestLook
        ways: readonly WayLook[]
        onChoose: (key: string) => void
        onPay: () => void
        /** Why the last try did not pay. */
        error?: ShownError | undefined
      }
    | { status: 'asking'; request: RequestLook }
    | { status: 'sent'; request: RequestLook; onDetails?: (() => void) | undefined }
    | { status: 'paid'; request: RequestLook; onDetails?: (() => void) | undefined }
    /** The bridge paid less than was asked for: the person accepted it meanwhile. */
    | { status: 'less'; request: RequestLook; paid: string; onDetails?: (() => void) | undefined }
    /** A transfer that stands still, or has ended otherwise: its own view tells. */
    | { status: 'stopped'; request: RequestLook; onDetails: () => void; onAgain: () => void }
}

/** A payment that the page asks for: how much, to whom, from where. */
export function Pay({ state, onClose }: PayProps) {
  const { pay } = useMessages()
  if (state.status === 'offline') return <OfflineFace title={pay.title} />
  if (state.status === 'error') {
    const words = { title: pay.errorTitle, body: pay.errorBody }
    return <ErrorFace title={pay.title} error={state.error} words={words} onRetry={state.onRetry} />
  }
  if (!('request' in state)) {
    return (
      <EmptyFace
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
    >
      <Head request={state.request} state={state} />
      <Middle state={state} />
    </ViewFrame>
  )
}

type Shown = Extract<PayProps['state'], { request: RequestLook }>

function Head({ request, state }: { request: RequestLook; state: Shown }) {
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
      {(state.status === 'asking' || state.status === 'sent') && (
        <div className={styles.stones}>
          <Stones share={state.status === 'asking' ? 0.2 : 0.6} />
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

function sentenceOf(state: Shown, pay: ReturnType<typeof useMessages>['pay']): string | undefined {
  switch (state.status) {
    case 'asking':
      return pay.asking
    case 'sent':
      return pay.sent
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
          <BoneRow />
          <BoneRow />
        </ListPanel>
      )
    case 'choose':
      return (
        <>
          {state.error && <ErrorNotice error={state.error} />}
          <Ways ways={state.ways} onChoose={state.onChoose} />
        </>
      )
    case 'sent':
      return <Footnote>{pay.safeToClose}</Footnote>
    case 'less':
      return <Notice status="warn">{pay.lessBody}</Notice>
    case 'stopped':
      return <Notice>{pay.stoppedBody}</Notice>
    default:
      return null
  }
}

function Ways({ ways, onChoose }: { ways: readonly WayLook[]; onChoose: (key: string) => void }) {
  const { pay } = useMessages()
  const usable = ways.some(({ problem }) => problem === undefined)
  return (
    <section className={styles.ways}>
      {!usable && <Empty icon={sendIcon} title={pay.noWayTitle} body={pay.noWayBody} />}
      <Section>{pay.from}</Section>
      <ListPanel label={pay.from}>
        {ways.map((way) => (
          <WayRow key={way.key} way={way} onChoose={onChoose} />
        ))}
      </ListPanel>
    </section>
  )
}

function WayRow({ way, onChoose }: { way: WayLook; onChoose: (key: string) => void }) {
  const { pay, common } = useMessages()
  const { key, token, direct, cost, balance, selected, problem } = way
  return (
    <Row
      tile={<TokenTile token={token} size={36} />}
      title={token.symbol}
      note={
        problem === undefined
          ? (direct ? pay.direct : pay.bridged)(token.network.name)
          : pay.problems[problem](token.network.name)
      }
      blocked={problem !== undefined}
      current={selected}
      end={
        selected && (
          <>
            <Icon path={checkIcon} size={16} />
            <VisuallyHidden>{common.current}</VisuallyHidden>
          </>
        )
      }
      figures={
        cost && {
          top: <bdi title={cost.exact}>{cost.value}</bdi>,
          bottom: <bdi title={balance.exact}>{pay.of(balance.value)}</bdi>,
        }
      }
      onClick={() => onChoose(key)}
    />
  )
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
      return <Button onClick={state.onPay}>{pay.payWith(chosen.cost?.value ?? '')}</Button>
    }
    case 'asking':
      return <Button busy>{pay.confirm}</Button>
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
    default:
      return (
        <>
          {close}
          {state.onDetails && <Button onClick={state.onDetails}>{pay.details}</Button>}
        </>
      )
  }
}
