import { useId, useState } from 'react'
import { type Fact, Facts } from '#ui/components/Facts.tsx'
import { Panel } from '#ui/components/Panel.tsx'
import { Ring } from '#ui/components/Ring.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { downIcon } from '#ui/icons/laterPaths.ts'
import { formatDuration } from '#ui/i18n/format.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import head from '../Bridge/QuotePanel.module.css'
import { Impact } from './Impact.tsx'
import { Slippage } from './Slippage.tsx'
import type { SlippageProps, SwapQuoteLook } from './types.ts'

type SwapQuotePanelProps = { quote: SwapQuoteLook; slippage: SlippageProps }

/** Age and rate of a quote; its terms on demand. */
export function SwapQuotePanel({ quote, slippage }: SwapQuotePanelProps) {
  const { swap } = useMessages()
  const locale = useLocale()
  const [open, setOpen] = useState(true)
  const [isEditing, setEditing] = useState(false)
  const id = useId()
  const { ageSeconds, renewsInSeconds } = quote
  const life = ageSeconds + renewsInSeconds
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
    <Panel>
      <div className={head.head}>
        <button
          type="button"
          className={head.refresh}
          aria-label={swap.refresh(
            formatDuration(ageSeconds, locale),
            formatDuration(renewsInSeconds, locale),
          )}
          onClick={quote.onRefresh}
        >
          <Ring share={life === 0 ? 0 : renewsInSeconds / life} />
        </button>
        <button
          type="button"
          className={head.rate}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <bdi>{quote.rate}</bdi>
          <Icon path={downIcon} size={16} />
        </button>
      </div>
      <div id={id} hidden={!open}>
        {isEditing && <Slippage {...slippage} onDone={() => setEditing(false)} />}
        <Facts facts={facts} rule />
      </div>
    </Panel>
  )
}
