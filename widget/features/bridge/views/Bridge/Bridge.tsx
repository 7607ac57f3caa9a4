import { EmptyState, OfflineState } from '#ui/components/states.tsx'
import { Notice, Problem } from '#ui/components/Notice.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { bridgeIcon } from '#ui/icons/laterPaths.ts'
import { QuoteSkeleton } from '#ui/form/QuotePanel.tsx'
import { Route, RouteSkeleton } from '#ui/form/Route.tsx'
import { describeError } from '#ui/i18n/describeError.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { BridgeAction } from './BridgeAction.tsx'
import { Hints } from './Hints.tsx'
import { problemWords } from './problemWords.ts'
import { BridgeQuotePanel } from './BridgeQuotePanel.tsx'
import type { BridgeProblem, BridgeProps } from './types.ts'

const PROBLEM_ID = 'causeway-bridge-problem'
const amountProblems: ReadonlySet<string> = new Set<BridgeProblem['kind']>([
  'tooLow',
  'tooHigh',
  'notEnough',
  'tooManyDecimals',
])

/** What is sent, what arrives, and what it costs. */
export function Bridge(props: BridgeProps) {
  const { send, receive, state } = props
  const messages = useMessages()
  const { bridge } = messages
  if (state.status === 'offline') return <OfflineState title={bridge.title} />
  if (state.status === 'empty') {
    return (
      <EmptyState
        title={bridge.title}
        icon={bridgeIcon}
        heading={bridge.emptyTitle}
        body={bridge.emptyBody}
      />
    )
  }
  const problem =
    state.status === 'problem' ? problemWords(messages, state.problem).body : undefined
  const quote = 'quote' in state ? state.quote : undefined
  return (
    <ViewFrame title={bridge.title} actions={<BridgeAction {...props} />}>
      {state.status === 'loading' ? (
        <RouteSkeleton />
      ) : (
        <Route
          send={send}
          receive={receive}
          recipient={props.recipient}
          onFlip={props.onFlip}
          isQuoting={state.status === 'quoting'}
          isAmountBad={state.status === 'problem' && amountProblems.has(state.problem.kind)}
          problemId={problem === undefined ? undefined : PROBLEM_ID}
        />
      )}
      {problem !== undefined && <Problem id={PROBLEM_ID}>{problem}</Problem>}
      {state.status === 'error' && <Down error={state.error} />}
      {(state.status === 'quoting' || state.status === 'loading') && <QuoteSkeleton />}
      <Hints hints={props.hints ?? []} />
      {quote && (
        <BridgeQuotePanel
          quote={quote}
          origin={send.token?.network.name ?? ''}
          destination={receive.token?.network.name ?? ''}
        />
      )}
    </ViewFrame>
  )
}

function Down({ error }: { error: { code: string | number; message: string } }) {
  const messages = useMessages()
  const known = Object.hasOwn(messages.errors, error.code)
  const words = known
    ? describeError(messages, error)
    : { title: messages.bridge.downTitle, body: messages.bridge.downBody }
  return (
    <Notice status="bad" title={words.title} live>
      {words.body}
    </Notice>
  )
}
