import { type Fact, Facts } from '#ui/components/Facts.tsx'
import type { FormattedAmount } from '#ui/components/viewModels.ts'
import { QuotePanel } from '#ui/form/QuotePanel.tsx'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { partnerFact } from './partnerFact.ts'
import type { BridgeQuote } from './types.ts'

type BridgeQuotePanelProps = { quote: BridgeQuote; origin: string; destination: string }

/** A quote of the bridge; its fees on demand. */
export function BridgeQuotePanel({ quote, origin, destination }: BridgeQuotePanelProps) {
  const messages = useMessages()
  return (
    <QuotePanel
      quote={quote}
      refreshLabel={messages.bridge.refresh}
      expectedSeconds={quote.expectedSeconds}
    >
      <Facts facts={factsOf(messages, quote, origin, destination)} rule />
    </QuotePanel>
  )
}

function factsOf(
  { bridge }: Messages,
  { fees }: BridgeQuote,
  origin: string,
  destination: string,
): readonly Fact[] {
  return [
    { name: bridge.fee, ...fees.bridge },
    ...part(bridge.feeLp, fees.liquidityProviders),
    ...part(bridge.feeRelayer, fees.relayer),
    ...part(bridge.feeGas(destination), fees.destinationGas),
    ...(fees.originGas ? [{ name: bridge.feeGas(origin), ...fees.originGas }] : []),
    ...partnerFact(fees.partner, bridge),
  ]
}

function part(name: string, amount: FormattedAmount | undefined): readonly Fact[] {
  return amount === undefined ? [] : [{ name, ...amount, kind: 'sub' }]
}
