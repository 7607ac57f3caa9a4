import { useId, useState } from 'react'
import { Facts, type Fact } from '#ui/components/Facts.tsx'
import { Panel } from '#ui/components/Panel.tsx'
import { Ring } from '#ui/components/Ring.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { clockIcon, downIcon } from '#ui/icons/laterPaths.ts'
import { formatDuration } from '#ui/i18n/format.ts'
import type { Messages } from '#ui/i18n/messages.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Bone } from '#ui/primitives/Bone.tsx'
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx'
import { partnerFact } from './partnerFact.ts'
import type { BridgeQuote } from './types.ts'
import styles from './QuotePanel.module.css'

type QuotePanelProps = { quote: BridgeQuote; origin: string; destination: string }

/** Age, rate and time of a quote; its fees on demand. */
export function QuotePanel({ quote, origin, destination }: QuotePanelProps) {
  const messages = useMessages()
  const locale = useLocale()
  const [open, setOpen] = useState(true)
  const id = useId()
  const { ageSeconds, renewsInSeconds } = quote
  const life = ageSeconds + renewsInSeconds
  return (
    <Panel>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.refresh}
          aria-label={messages.bridge.refresh(
            formatDuration(ageSeconds, locale),
            formatDuration(renewsInSeconds, locale),
          )}
          onClick={quote.onRefresh}
        >
          <Ring share={life === 0 ? 0 : renewsInSeconds / life} />
        </button>
        <button
          type="button"
          className={styles.rate}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <bdi>{quote.rate}</bdi>
          <Icon path={downIcon} size={16} />
        </button>
        <span className={styles.time}>
          <Icon path={clockIcon} size={16} />
          <span aria-hidden="true">~{formatDuration(quote.expectedSeconds, locale, 'short')}</span>
          <VisuallyHidden>
            {messages.common.about(formatDuration(quote.expectedSeconds, locale))}
          </VisuallyHidden>
        </span>
      </div>
      <div id={id} hidden={!open}>
        <Facts facts={factsOf(messages, quote, origin, destination)} rule />
      </div>
    </Panel>
  )
}

/** The quote while it is asked for, in its own layout. */
export function QuoteBones() {
  const { common } = useMessages()
  return (
    <Panel>
      <div className={styles.head} aria-busy="true">
        <VisuallyHidden>{common.loading}</VisuallyHidden>
        <span className={styles.refresh}>
          <Bone width={20} height={20} />
        </span>
        <span className={styles.rate}>
          <Bone width={136} />
        </span>
        <Bone width={56} height={12} />
      </div>
      <div className={styles.bones}>
        {[96, 120, 108].map((width) => (
          <div key={width}>
            <Bone width={width} height={12} />
            <Bone width={72} height={12} />
          </div>
        ))}
      </div>
    </Panel>
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
    { name: bridge.feeLp, ...fees.liquidityProviders, kind: 'sub' },
    { name: bridge.feeRelayer, ...fees.relayer, kind: 'sub' },
    { name: bridge.feeGas(destination), ...fees.destinationGas, kind: 'sub' },
    ...(fees.originGas ? [{ name: bridge.feeGas(origin), ...fees.originGas }] : []),
    ...partnerFact(fees.partner, bridge),
  ]
}
