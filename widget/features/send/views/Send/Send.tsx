import { useId } from 'react'
import { EmptyState, OfflineState } from '#ui/components/states.tsx'
import { Facts, type Fact } from '#ui/components/Facts.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import { MissingButton } from '#ui/components/MissingButton.tsx'
import { Notice, Problem } from '#ui/components/Notice.tsx'
import { Panel } from '#ui/components/Panel.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { clockIcon, sendIcon } from '#ui/icons/laterPaths.ts'
import { describeError, type ShownError } from '#ui/i18n/describeError.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { AmountInput } from '#ui/primitives/AmountInput.tsx'
import { Skeleton } from '#ui/primitives/Skeleton.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { AmountInOtherUnit } from '#ui/form/AmountInOtherUnit.tsx'
import { Leg } from '#ui/form/Leg.tsx'
import { isAboutRecipient, problemWords } from './problemWords.ts'
import { SendTo } from './SendTo.tsx'
import type { CostViewModel, SendProps } from './types.ts'

/** What is sent, to whom, and what it costs. */
export function Send(props: SendProps) {
  const { state, pending } = props
  const messages = useMessages()
  const { send } = messages
  const problemId = `${useId()}-problem`
  if (state.status === 'offline') return <OfflineState title={send.title} body={send.offlineBody} />
  if (state.status === 'unsupported') {
    return (
      <EmptyState
        title={send.title}
        icon={sendIcon}
        heading={send.unsupportedTitle}
        body={send.unsupportedBody}
        action={
          state.onNetworks && <Button onClick={state.onNetworks}>{messages.networks.title}</Button>
        }
      />
    )
  }
  const problem = state.status === 'problem' ? state.problem : undefined
  const body = problem && problemWords(messages, problem).body
  const isOfRecipient = problem !== undefined && isAboutRecipient(problem)
  const describedBy = (isHere: boolean) => (isHere && body !== undefined ? problemId : undefined)
  return (
    <ViewFrame title={send.title} actions={<Action {...props} />}>
      {pending && (
        <Notice icon={clockIcon} title={send.pending(pending.amount)}>
          <Link size={12} onClick={pending.onSee}>
            {send.see}
          </Link>
        </Notice>
      )}
      <Panel>
        <Amount {...props} problemId={describedBy(!isOfRecipient)} />
      </Panel>
      {describedBy(!isOfRecipient) && <Problem id={problemId}>{body}</Problem>}
      <SendTo {...props.to} network={props.network} problemId={describedBy(isOfRecipient)} />
      {describedBy(isOfRecipient) && <Problem id={problemId}>{body}</Problem>}
      {state.status === 'error' && <Down error={state.error} />}
      <Cost {...props} />
    </ViewFrame>
  )
}

const amountProblems: ReadonlySet<string> = new Set([
  'notANumber',
  'tooManyDecimals',
  'notEnough',
  'notEnoughWithFee',
  'leavesTooLittle',
  'tooLittleToOpen',
])

function Amount(props: SendProps & { problemId: string | undefined }) {
  const { token, amount, onAmount, balance, onMax, unit, onPick, state, problemId } = props
  const { send, bridge } = useMessages()
  const id = useId()
  const isBad = state.status === 'problem' && amountProblems.has(state.problem.kind)
  return (
    <Leg
      side={send.amount}
      inputId={id}
      token={token}
      onPick={onPick}
      isLoading={state.status === 'loading'}
      note={
        balance && (
          <>
            <bdi title={balance.exact}>{bridge.balance(balance.value)}</bdi>
            {onMax && (
              <Link size={12} label={bridge.maxLabel} onClick={onMax}>
                {bridge.max}
              </Link>
            )}
          </>
        )
      }
    >
      <AmountInput
        id={id}
        value={amount}
        onChange={onAmount}
        invalid={isBad}
        describedBy={problemId}
        {...(unit?.isDollars === true && { sign: '$', name: bridge.amountInDollars })}
      />
      <AmountInOtherUnit fiatValue={props.fiat} symbol={token?.symbol} unit={unit} />
    </Leg>
  )
}

function Cost({ token, network, cost }: SendProps) {
  const { send } = useMessages()
  if (token === undefined || cost === undefined) return null
  const facts: Fact[] = [
    { name: send.network, value: network },
    {
      name: send.networkFee,
      value: cost.fee?.value ?? <Skeleton width={64} height={14} />,
      exact: cost.fee?.exact,
    },
  ]
  facts.push(...extraCosts(send, cost))
  if (cost.total !== undefined) {
    facts.push({ name: send.total, value: cost.total, kind: 'total' })
  }
  return (
    <>
      <Panel pad>
        <Facts facts={facts} />
      </Panel>
      {cost.setUp && <Footnote>{send.setUpHint}</Footnote>}
    </>
  )
}

/** What some networks and tokens take beside the fee. */
export function extraCosts(
  send: Messages['send'],
  { setUp, withheld }: CostViewModel,
): readonly Fact[] {
  return [
    ...(setUp === undefined ? [] : [{ name: send.setUp, value: setUp.value, exact: setUp.exact }]),
    ...(withheld === undefined
      ? []
      : [
          { name: send.withheld, value: withheld.keeps },
          { name: send.arrives, value: withheld.arrives },
        ]),
  ]
}

function Down({ error }: { error: ShownError }) {
  const messages = useMessages()
  const { send } = messages
  const words = Object.hasOwn(messages.errors, error.code)
    ? describeError(messages, error)
    : { title: send.balancesTitle, body: send.balancesBody }
  return (
    <Notice status="bad" title={words.title} live>
      {words.body}
    </Notice>
  )
}

/** The one button: what it will do, or why it can't. */
function Action({ state, onPick }: Pick<SendProps, 'state' | 'onPick'>) {
  const messages = useMessages()
  const { send, common } = messages
  switch (state.status) {
    case 'disconnected':
      return <Button onClick={state.onConnect}>{send.connect}</Button>
    case 'problem': {
      const words = problemWords(messages, state.problem).button
      if (state.problem.kind === 'noToken') return <Button onClick={onPick}>{words}</Button>
      if (state.problem.kind === 'noAmount') {
        return <MissingButton field="amount">{words}</MissingButton>
      }
      if (state.problem.kind === 'noRecipient') {
        return <MissingButton field="recipient">{words}</MissingButton>
      }
      return <Button blocked>{words}</Button>
    }
    case 'error':
      return <Button onClick={state.onRetry}>{common.tryAgain}</Button>
    case 'ready':
      return <Button onClick={state.onReview}>{send.review(state.amount, state.to)}</Button>
    case 'loading':
      return <Button busy>{common.loading}</Button>
    default:
      return <Button busy>{send.checking}</Button>
  }
}
