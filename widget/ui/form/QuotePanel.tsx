import { type ReactNode, useId, useState } from 'react'
import { Panel } from '../components/Panel.tsx'
import { Ring } from '../components/progress/Ring.tsx'
import { Icon } from '../icons/Icon.tsx'
import { clockIcon, downIcon } from '../icons/laterPaths.ts'
import { formatDuration } from '../i18n/format.ts'
import { useLocale, useMessages } from '../i18n/MessagesContext.tsx'
import { Skeleton } from '../primitives/Skeleton.tsx'
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx'
import styles from './QuotePanel.module.css'

type QuotePanelProps = {
  quote: {
    /** "1 USDC = 0.998 USDC". */
    rate: string
    ageSeconds: number
    renewsInSeconds: number
    onRefresh: () => void
  }
  refreshLabel: (age: string, renewsIn: string) => string
  /** Absent where it takes no time worth telling. */
  expectedSeconds?: number | undefined
  /** Its terms, on demand. */
  children: ReactNode
}

/** Age, rate and time of a quote; its terms on demand. */
export function QuotePanel({ quote, refreshLabel, expectedSeconds, children }: QuotePanelProps) {
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
          aria-label={refreshLabel(
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
        {expectedSeconds !== undefined && <ExpectedTime seconds={expectedSeconds} />}
      </div>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </Panel>
  )
}

function ExpectedTime({ seconds }: { seconds: number }) {
  const { common } = useMessages()
  const locale = useLocale()
  return (
    <span className={styles.time}>
      <Icon path={clockIcon} size={16} />
      <span aria-hidden="true">~{formatDuration(seconds, locale, 'short')}</span>
      <VisuallyHidden>{common.about(formatDuration(seconds, locale))}</VisuallyHidden>
    </span>
  )
}

/** The quote while it is asked for, in its own layout. */
export function QuoteSkeleton() {
  const { common } = useMessages()
  return (
    <Panel>
      <div className={styles.head} aria-busy="true">
        <VisuallyHidden>{common.loading}</VisuallyHidden>
        <span className={styles.refresh}>
          <Skeleton width={20} height={20} />
        </span>
        <span className={styles.rate}>
          <Skeleton width={136} />
        </span>
        <Skeleton width={56} height={12} />
      </div>
      <div className={styles.bones}>
        {[96, 120, 108].map((width) => (
          <div key={width}>
            <Skeleton width={width} height={12} />
            <Skeleton width={72} height={12} />
          </div>
        ))}
      </div>
    </Panel>
  )
}
