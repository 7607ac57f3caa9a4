import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { problemWords } from './problemWords.ts'
import type { BridgeProps } from './types.ts'

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
    case 'problem':
      return <Button blocked>{problemWords(messages, state.problem).button}</Button>
    case 'error':
      return <Button onClick={state.onRetry}>{common.tryAgain}</Button>
    case 'quoting':
      return <Button busy>{bridge.gettingQuote}</Button>
    case 'loading':
      return <Button busy>{common.loading}</Button>
    default:
      return <Button blocked>{bridge.enterAmount}</Button>
  }
}
