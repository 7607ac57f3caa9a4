import { Empty } from '#ui/components/Empty.tsx'
import { ErrorNotice, OfflineState } from '#ui/components/states.tsx'
import { ExplorerLink, type Proof } from '#ui/components/identity/ExplorerLink.tsx'
import { Facts, type Fact } from '#ui/components/Facts.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import type { FormattedAmount } from '#ui/components/viewModels.ts'
import { MissingButton } from '#ui/components/MissingButton.tsx'
import { Notice } from '#ui/components/Notice.tsx'
import { Panel } from '#ui/components/Panel.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { clockIcon } from '#ui/icons/laterPaths.ts'
import type { ShownError } from '#ui/i18n/describeError.ts'
import { formatDuration } from '#ui/i18n/format.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Hints } from '../Bridge/Hints.tsx'
import { partnerFact } from '../Bridge/partnerFact.ts'
import type { BridgeHint, PartnerFeeViewModel } from '../Bridge/types.ts'
import { TransferSummary, type TransferSummaryEnd } from '#ui/review/TransferSummary.tsx'
import { Recipient, type RecipientViewModel } from './Recipient.tsx'
import { ReviewSkeleton } from './ReviewSkeleton.tsx'
import { TrialNotice, type TrialViewModel, UntriedConsent, worseFacts } from '#ui/review/Trial.tsx'

/** The contract of a token, and whether the build or the deployment vouches for it. */
export type ContractViewModel = { symbol: string; proof: Proof; isKnown: boolean }

/** Everything the person decides on. Token amounts carry their symbol. */
export type ReviewDetails = {
  send: TransferSummaryEnd
  receive: TransferSummaryEnd
  /** With its symbol. */
  bridgeFee: FormattedAmount
  /** On the origin, with its unit; absent when it is not known. */
  networkFee?: FormattedAmount | undefined
  /** The site's fee, in the token that arrives. */
  partnerFee?: PartnerFeeViewModel | undefined
  /** Absent when no approval is needed. */
  allowance?: { value: string; unlimited: boolean } | undefined
  expectedSeconds: number
  /** How long this amount takes, if that is more than seconds. */
  hints?: readonly BridgeHint[] | undefined
  recipient: RecipientViewModel
  /** Present if the page named the recipient: the person confirms that they checked it. */
  acknowledgement?: { checked: boolean; onChange: (checked: boolean) => void } | undefined
  tokens?: readonly ContractViewModel[] | undefined
  /** How much less arrives than is sent, in percent, if that is notable. */
  loss?: string | undefined
  /** The result of a trial. */
  trial?: TrialViewModel | undefined
}

export type BridgeReviewProps = {
  state:
    | { status: 'loading' | 'offline' }
    | { status: 'empty'; onNewQuote: () => void }
    | { status: 'ready'; details: ReviewDetails; onConfirm: () => void; armed: boolean }
    | {
        status: 'moved'
        details: ReviewDetails
        /** How much the amount changed, with its symbol. */
        difference: string
        direction: 'less' | 'more'
        onAccept: () => void
        armed: boolean
      }
    | { status: 'refreshing' | 'trying' | 'confirming'; details: ReviewDetails }
    | {
        status: 'error'
        details: ReviewDetails
        error: ShownError
        /** The network's reason. */
        reason?: string | undefined
        onRetry: () => void
      }
}

/** The last view before the wallet is asked. */
export function BridgeReview({ state }: BridgeReviewProps) {
  const { review } = useMessages()
  if (state.status === 'offline') return <OfflineState title={review.title} />
  if ('onNewQuote' in state) {
    return (
      <ViewFrame
        title={review.title}
        actions={<Button onClick={state.onNewQuote}>{review.newQuote}</Button>}
      >
        <Empty icon={clockIcon} title={review.expiredTitle} body={review.expiredBody} />
      </ViewFrame>
    )
  }
  return 'details' in state ? <Decision state={state} /> : <ReviewSkeleton />
}

type DecisionState = Extract<BridgeReviewProps['state'], { details: ReviewDetails }>

function Decision({ state }: { state: DecisionState }) {
  const messages = useMessages()
  const locale = useLocale()
  const { review } = messages
  const { details } = state
  const amount = `${details.send.amount.value} ${details.send.token.symbol}`
  return (
    <ViewFrame title={review.title} still actions={<Action state={state} />}>
      <TransferSummary send={drawnSend(details)} receive={details.receive} />
      <Words state={state} />
      <TrialNotice {...details.trial} />
      <Panel pad>
        <Facts facts={factsOf(messages, details, locale)} />
      </Panel>
      <Hints hints={details.hints ?? []} />
      <Recipient recipient={details.recipient} acknowledgement={details.acknowledgement} />
      <UntriedConsent untried={details.trial?.untried} />
      {state.status !== 'moved' && state.status !== 'error' && (
        <Footnote>{details.allowance ? review.askTwice(amount) : review.askOnce}</Footnote>
      )}
    </ViewFrame>
  )
}

/** The amount entered or the trial's result, whichever is worse. */
function drawnSend({ send, trial }: ReviewDetails): ReviewDetails['send'] {
  const gives = trial?.worse?.gives
  // The dollar value belongs to the amount entered, and would be wrong beside another one.
  return gives === undefined ? send : { ...send, amount: gives, fiat: undefined }
}

function Words({ state }: { state: DecisionState }) {
  const { review, trial } = useMessages()
  if (state.status === 'error') {
    const { error, reason } = state
    return (
      <>
        <ErrorNotice error={error} />
        {reason !== undefined && <Footnote>{trial.reason(reason)}</Footnote>}
      </>
    )
  }
  if (state.status !== 'moved') return null
  const { amount, token } = state.details.receive
  const now = `${amount.value} ${token.symbol}`
  const sentence = state.direction === 'less' ? review.movedLess : review.movedMore
  return (
    <Notice status={state.direction === 'less' ? 'warn' : 'info'} title={review.movedTitle} live>
      {sentence(now, state.difference)}
    </Notice>
  )
}

function Action({ state }: { state: DecisionState }) {
  const { review, common, trial } = useMessages()
  const { send, receive, loss } = state.details
  const amount = `${send.amount.value} ${send.token.symbol}`
  const less = loss === undefined ? undefined : review.confirmLess(loss)
  const confirm = less ?? review.confirm(amount, receive.token.network.name)
  if (state.status === 'trying') return <Button busy>{trial.checking}</Button>
  if (state.status === 'confirming') return <Button busy>{review.confirming}</Button>
  if (!('armed' in state) && state.status !== 'error') {
    return <Button busy>{review.refreshing}</Button>
  }
  if (state.status === 'error') return <Button onClick={state.onRetry}>{common.tryAgain}</Button>
  if (!state.armed) return <MissingButton field="consent">{trial.acceptFirst}</MissingButton>
  if (state.status === 'moved') {
    return <Button onClick={state.onAccept}>{less ?? review.accept(amount)}</Button>
  }
  return <Button onClick={state.onConfirm}>{confirm}</Button>
}

function factsOf(messages: Messages, details: ReviewDetails, locale: string): readonly Fact[] {
  const { review, common } = messages
  const { send, bridgeFee, networkFee, allowance, expectedSeconds } = details
  const on = common.onNetwork(send.token.network.name)
  return [
    ...worseFacts(messages, details.trial?.worse),
    { name: review.arrives, value: review.inAbout(formatDuration(expectedSeconds, locale)) },
    { name: review.fee, ...bridgeFee },
    ...partnerFact(details.partnerFee, messages.bridge),
    ...(networkFee ? [{ name: review.networkFee, ...networkFee, note: on }] : []),
    ...(allowance
      ? [
          {
            name: review.allowance,
            value: allowance.value,
            note: allowance.unlimited ? review.unlimited : undefined,
          },
        ]
      : []),
    ...(details.tokens ?? []).map(({ symbol, proof, isKnown }) => ({
      name: `${symbol} ${common.onNetwork(proof.network)}`,
      value: <ExplorerLink proof={proof} />,
      note: isKnown ? undefined : review.unknownToken,
    })),
  ]
}
