import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import type { BuyFormViewModel, BuyState, ProviderViewModel } from './buyForm.ts'

type BuyActionProps = { form: BuyFormViewModel; provider: ProviderViewModel; buy: BuyState }

/**
 * The one button: what it will do, or why it can't. It is a link: its window opens in the click
 * itself, which no browser holds back.
 */
export function BuyAction({ form, provider, buy }: BuyActionProps) {
  const { buy: words, common } = useMessages()
  switch (buy.status) {
    case 'ready':
      return (
        <Button href={buy.url} onClick={buy.onStart}>
          {words.go(buy.price.gives?.value ?? form.token.symbol, provider.name)}
        </Button>
      )
    case 'preparing':
      return <Button busy>{words.preparing(provider.name)}</Button>
    case 'pricing':
      return <Button busy>{words.pricing}</Button>
    case 'estimate':
    case 'noCheckout':
      return <Button onClick={buy.onRetry}>{common.tryAgain}</Button>
    default:
      return <Button blocked>{blockedWords(words, buy.problem)}</Button>
  }
}

function blockedWords(
  words: ReturnType<typeof useMessages>['buy'],
  problem: Extract<BuyState, { status: 'problem' }>['problem'],
): string {
  if (problem.kind === 'tooLow') return words.minimumIs(problem.minimum)
  if (problem.kind === 'tooHigh') return words.maximumIs(problem.maximum)
  return words.enterAmount
}
