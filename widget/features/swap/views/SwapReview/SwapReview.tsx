import { Empty } from '#ui/components/Empty.tsx'
import { ErrorNotice, OfflineState } from '#ui/components/states.tsx'
import { type Fact, Facts } from '#ui/components/Facts.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import type { FormattedAmount } from '#ui/components/viewModels.ts'
import { MissingButton } from '#ui/components/MissingButton.tsx'
import { Notice } from '#ui/components/Notice.tsx'
import { Panel } from '#ui/components/Panel.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { clockIcon } from '#ui/icons/laterPaths.ts'
import type { ShownError } from '#ui/i18n/describeError.ts'
import { shorten } from '#ui/i18n/format.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Checkbox } from '#ui/primitives/Checkbox.tsx'
import { TransferSummary, type TransferSummaryEnd } from '#ui/review/TransferSummary.tsx'
import { Impact } from '../Swap/Impact.tsx'
import { ImpactNotice } from '../Swap/ImpactNotice.tsx'
import type { ImpactViewModel } from '../Swap/types.ts'

/** Everything a person decides on. */
export type SwapDetails = {
  send: TransferSummaryEnd
  receive: TransferSummaryEnd
  rate: string
  impact: ImpactViewModel
  slippage: string
  networkFee?: FormattedAmount | undefined
  /** With its symbol. */
  receiveAtLeast: FormattedAmount
  /** Who takes the token; absent until it is checked. */
  contract?: { address: string; isKnown: boolean } | undefined
  /** Absent when no approval is needed. */
  allowance?:
    | { value: string; unlimited: boolean; onUnlimited: (unlimited: boolean) => void }
    | undefined
  /** Present where the loss by the size is confirmed on its own. */
  acknowledgement?: Acknowledgement | undefined
  /** Present where no node could try it before the approval. */
  untried?: Acknowledgement | undefined
}

type Acknowledgement = { checked: boolean; onChange: (checked: boolean) => void }

export type SwapReviewProps = {
  state:
    | { status: 'offline' }
    | { status: 'empty'; onNewQuote: () => void }
    | { status: 'checking'; details: SwapDetails }
    | { status: 'ready'; details: SwapDetails; onConfirm: () => void; armed: boolean }
    | { status: 'moved'; details: SwapDetails; now: string; least: string; onAccept: () => void }
    | { status: 'error'; details: SwapDetails; error: ShownError; onRetry: () => void }
}

/** The last look before the wallet is asked. */
export function SwapReview({ state }: SwapReviewProps) {
  const { swap } = useMessages()
  if (state.status === 'offline') return <OfflineState title={swap.reviewTitle} />
  if (state.status === 'empty') {
    return (
      <ViewFrame
        title={swap.reviewTitle}
        actions={<Button onClick={state.onNewQuote}>{swap.newQuote}</Button>}
      >
        <Empty icon={clockIcon} title={swap.oldTitle} body={swap.oldBody} />
      </ViewFrame>
    )
  }
  return <Decision state={state} />
}

type DecisionState = Extract<SwapReviewProps['state'], { details: SwapDetails }>

function Decision({ state }: { state: DecisionState }) {
  const messages = useMessages()
  const { swap } = messages
  const { details } = state
  const { allowance, acknowledgement, untried, send, impact } = details
  const isOpen = state.status === 'ready' || state.status === 'checking'
  return (
    <ViewFrame title={swap.reviewTitle} still actions={<Action state={state} />}>
      <TransferSummary send={details.send} receive={details.receive} />
      {state.status === 'error' && <ErrorNotice error={state.error} />}
      {state.status === 'moved' && (
        <Notice status="warn" title={swap.movedTitle} live>
          {swap.movedBody(state.now, state.least)}
        </Notice>
      )}
      {isOpen && <ImpactNotice impact={impact} />}
      {isOpen && untried && (
        <Notice status="warn" title={swap.untriedTitle} live>
          {swap.untriedBody}
        </Notice>
      )}
      <Panel pad>
        <Facts facts={factsOf(messages, details)} />
      </Panel>
      {isOpen && acknowledgement && impact.kind === 'grave' && (
        <Checkbox required checked={acknowledgement.checked} onChange={acknowledgement.onChange}>
          {swap.confirmImpact(impact.percent)}
        </Checkbox>
      )}
      {isOpen && untried && (
        <Checkbox required checked={untried.checked} onChange={untried.onChange}>
          {swap.confirmUntried}
        </Checkbox>
      )}
      {isOpen && allowance && (
        <Checkbox checked={allowance.unlimited} onChange={allowance.onUnlimited}>
          {swap.always(send.token.symbol)}
        </Checkbox>
      )}
      {state.status === 'ready' && (
        <Footnote>{allowance ? swap.askTwice(allowance.value) : swap.askOnce}</Footnote>
      )}
    </ViewFrame>
  )
}

function Action({ state }: { state: DecisionState }) {
  const { swap, trial, common } = useMessages()
  const { send, receive } = state.details
  const amount = `${send.amount.value} ${send.token.symbol}`
  switch (state.status) {
    case 'checking':
      return <Button busy>{swap.checking}</Button>
    case 'error':
      return <Button onClick={state.onRetry}>{common.tryAgain}</Button>
    case 'moved':
      return <Button onClick={state.onAccept}>{swap.accept}</Button>
    case 'ready':
      return state.armed ? (
        <Button onClick={state.onConfirm}>{swap.confirm(amount, receive.token.symbol)}</Button>
      ) : (
        <MissingButton field="consent">{trial.acceptFirst}</MissingButton>
      )
  }
}

function factsOf({ swap }: Messages, details: SwapDetails): readonly Fact[] {
  const { rate, impact, slippage, networkFee, contract, allowance, receiveAtLeast } = details
  return [
    { name: swap.rate, value: rate },
    { name: swap.impact, value: <Impact impact={impact} /> },
    { name: swap.slippage, value: slippage },
    { name: swap.provider, value: swap.providerIn },
    ...(networkFee ? [{ name: swap.networkFee, ...networkFee }] : []),
    ...(contract
      ? [
          {
            name: swap.contract,
            value: shorten(contract.address),
            exact: contract.address,
            note: contract.isKnown ? swap.contractKnown : undefined,
          },
        ]
      : []),
    ...(allowance
      ? [
          {
            name: swap.allowance,
            value: allowance.value,
            note: allowance.unlimited ? swap.unlimited : undefined,
          },
        ]
      : []),
    { name: swap.atLeast, ...receiveAtLeast, kind: 'total' },
  ]
}
