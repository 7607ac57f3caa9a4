import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { MissingButton } from '#ui/components/MissingButton.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { problemWords } from './problemWords.ts'
import type { BridgeProblem, BridgeProps } from './types.ts'

/** The one button: what it will do, or why it can't. */
export function BridgeAction({ send, receive, state }: BridgeProps) {
  const messages = useMessages()
  const { bridge, common } = messages
  switch (state.status) {
    case 'disconnected':
      return <Button onClick={state.onConnect}>{bridge.connect}</Button>
    case 'quoted':
      return (
        <Button onClick={state.onReview}>
          {bridge.review(
            `${send.amount} ${send.token?.symbol ?? ''}`,
            receive.token?.network.name ?? '',
          )}
        </Button>
      )
    case 'problem': {
      const words = problemWords(messages, state.problem).button
      const { kind } = state.problem
      const onPick = pickOf(state.problem, { send, receive })
      if (onPick === undefined) return <Button blocked>{words}</Button>
      return (
        <Button kind={kind === 'noToken' ? 'primary' : 'quiet'} onClick={onPick}>
          {kind === 'noRoute' ? bridge.chooseToken : words}
        </Button>
      )
    }
    case 'error':
      return <Button onClick={state.onRetry}>{common.tryAgain}</Button>
    case 'quoting':
      return <Button busy>{bridge.gettingQuote}</Button>
    case 'loading':
      return <Button busy>{common.loading}</Button>
    default:
      return <MissingButton field="amount">{bridge.enterAmount}</MissingButton>
  }
}

/** Opens the side that lacks a token, or whose token does not go with the other one. */
function pickOf(
  { kind }: BridgeProblem,
  { send, receive }: Pick<BridgeProps, 'send' | 'receive'>,
): (() => void) | undefined {
  if (kind !== 'noToken' && kind !== 'noRoute' && kind !== 'sameSides') return undefined
  const isSend = send.token === undefined || receive.tokenLock !== undefined
  const side = isSend ? send : receive
  return side.tokenLock === undefined ? side.onPick : undefined
}
