import { useState } from 'react'
import { type Fact, Facts } from '#ui/components/Facts.tsx'
import { QuotePanel } from '#ui/form/QuotePanel.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { Impact } from './Impact.tsx'
import { Slippage } from './Slippage.tsx'
import type { SlippageProps, SwapQuoteViewModel } from './types.ts'

type SwapQuotePanelProps = { quote: SwapQuoteViewModel; slippage: SlippageProps }

/** Age and rate of a quote; its terms on demand. */
export function SwapQuotePanel({ quote, slippage }: SwapQuotePanelProps) {
  const { swap } = useMessages()
  const [isEditing, setEditing] = useState(false)
  const percent = `${slippage.value}%`
  const facts: readonly Fact[] = [
    { name: swap.impact, value: <Impact impact={quote.impact} /> },
    {
      name: swap.slippage,
      value: (
        <Link label={swap.slippageEdit(percent)} onClick={() => setEditing(!isEditing)}>
          {percent}
        </Link>
      ),
    },
    { name: swap.provider, value: swap.providerIn },
    ...(quote.networkFee ? [{ name: swap.networkFee, ...quote.networkFee }] : []),
    { name: swap.atLeast, ...quote.receiveAtLeast, kind: 'total' },
  ]
  return (
    <QuotePanel quote={quote} refreshLabel={swap.refresh}>
      {isEditing && <Slippage {...slippage} onDone={() => setEditing(false)} />}
      <Facts facts={facts} rule />
    </QuotePanel>
  )
}
