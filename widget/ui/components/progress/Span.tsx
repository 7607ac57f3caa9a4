import type { ReactNode } from 'react'
import { Stones, type StonesStatus } from './Stones.tsx'
import styles from './Span.module.css'

type SpanProps = {
  from: ReactNode
  to: ReactNode
  share: number
  status: StonesStatus
  count?: number | undefined
  /** Makes it a progress bar with a spoken value. */
  progress?: { label: string; value: string } | undefined
  wide?: boolean | undefined
}

/** Two shores and the stones between them. */
export function Span({ from, to, share, status, count, progress, wide = false }: SpanProps) {
  const bar = progress && {
    role: 'progressbar',
    'aria-label': progress.label,
    'aria-valuenow': Math.round(share * 100),
    'aria-valuetext': progress.value,
  }
  return (
    <span {...bar} className={styles.span} data-wide={wide || undefined}>
      {from}
      <Stones share={share} status={status} count={count} />
      {to}
    </span>
  )
}
