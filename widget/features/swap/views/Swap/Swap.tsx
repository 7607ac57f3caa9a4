import { EmptyState, OfflineState } from '#ui/components/states.tsx'
import { MissingButton } from '#ui/components/MissingButton.tsx'
import { Notice, Problem } from '#ui/components/Notice.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { swapIcon } from '#ui/icons/laterPaths.ts'
import { QuoteSkeleton } from '#ui/form/QuotePanel.tsx'
import { Route, RouteSkeleton } from '#ui/form/Route.tsx'
import { describeError } from '#ui/i18n/describeError.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { ImpactNotice } from './ImpactNotice.tsx'
import { swapProblemWords } from './problemWords.ts'
import { SwapQuotePanel } from './SwapQuotePanel.tsx'
import type { SwapProblemViewModel, SwapProps } from './types.ts'

const PROBLEM_ID = 'causeway-swap-problem'
const amountProblems: ReadonlySet<string> = new Set<SwapProblemViewModel['kind']>([
  'notEnough',
  'tooManyDecimals',
])

/** What is given, what is received for it, and on which terms. */
export function Swap(props: SwapProps) {
  const { send, receive, onFlip, slippage, state } = props
  const messages = useMessages()
  const { swap } = messages
  if (state.status === 'offline') return <OfflineState title={swap.title} />
  if (state.status === 'empty') {
    const words = { heading: swap.emptyTitle, body: swap.emptyBody }
    return <EmptyState title={swap.title} icon={swapIcon} {...words} />
  }
  if (state.status === 'unsupported') {
    return (
      <EmptyState
        title={swap.title}
        icon={swapIcon}
        heading={swap.unsupportedTitle}
        body={swap.unsupportedBody(state.network)}
        action={
          state.onNetworks && <Button onClick={state.onNetworks}>{swap.changeNetwork}</Button>
        }
      />
    )
  }
  const problem =
    state.status === 'problem' ? swapProblemWords(messages, state.problem).body : undefined
  const quote = 'quote' in state ? state.quote : undefined
  const isWaiting = state.status === 'quoting' || state.status === 'loading'
  return (
    <ViewFrame title={swap.title} actions={<SwapAction {...props} />}>
      {state.status === 'loading' ? (
        <RouteSkeleton />
      ) : (
        <Route
          send={send}
          receive={receive}
          onFlip={onFlip}
          isQuoting={state.status === 'quoting'}
          isAmountBad={state.status === 'problem' && amountProblems.has(state.problem.kind)}
          problemId={problem === undefined ? undefined : PROBLEM_ID}
        />
      )}
      {problem !== undefined && <Problem id={PROBLEM_ID}>{problem}</Problem>}
      {state.status === 'error' && <Down error={state.error} />}
      {isWaiting && <QuoteSkeleton />}
      {quote && <ImpactNotice impact={quote.impact} />}
      {quote && <SwapQuotePanel quote={quote} slippage={slippage} />}
    </ViewFrame>
  )
}

/** The one button: what it will do, or why it can't. */
function SwapAction({ send, receive, state }: SwapProps) {
  const messages = useMessages()
  const { swap, bridge, common } = messages
  switch (state.status) {
    case 'disconnected':
      return <Button onClick={state.onConnect}>{bridge.connect}</Button>
    case 'quoted':
      return (
        <Button onClick={state.onReview}>
          {swap.review(`${send.amount} ${send.token?.symbol ?? ''}`, receive.token?.symbol ?? '')}
        </Button>
      )
    case 'problem':
      return (
        <ProblemAction problem={state.problem} pick={send.token ? receive.onPick : send.onPick} />
      )
    case 'error':
      return <Button onClick={state.onRetry}>{common.tryAgain}</Button>
    case 'quoting':
      return <Button busy>{bridge.gettingQuote}</Button>
    case 'loading':
      return <Button busy>{common.loading}</Button>
    default:
      return <MissingButton field="amount">{swap.enterAmount}</MissingButton>
  }
}

function ProblemAction({ problem, pick }: { problem: SwapProblemViewModel; pick: () => void }) {
  const words = swapProblemWords(useMessages(), problem).button
  if (problem.kind === 'noToken') return <Button onClick={pick}>{words}</Button>
  return <Button blocked>{words}</Button>
}

function Down({ error }: { error: { code: string | number; message: string } }) {
  const messages = useMessages()
  const { swap } = messages
  const known = Object.hasOwn(messages.errors, error.code)
  const words = known
    ? describeError(messages, error)
    : { title: swap.downTitle, body: swap.downBody }
  return (
    <Notice status="bad" title={words.title} live>
      {words.body}
    </Notice>
  )
}
