import type { ReactNode } from 'react'
import { ProgressDots, type ProgressDotsStatus } from './ProgressDots.tsx'
import styles from './RouteProgress.module.css'

type SpanProps = {
  from: ReactNode
  to: ReactNode
  share: number
  status: ProgressDotsStatus
  count?: number | undefined
  /** Makes it a progress bar with a spoken value. */
  progress?: { label: string; value: string } | undefined
  wide?: boolean | undefined
}

/** Two shores and the stones between them. */
export function RouteProgress({
  from,
  to,
  share,
  status,
  count,
  progress,
  wide = false,
}: SpanProps) {
  const bar = progress && {
    role: 'progressbar',
    'aria-label': progress.label,
    'aria-valuenow': Math.round(share * 100),
    'aria-valuetext': progress.value,
  }
  return (
    <span {...bar} className={styles.span} data-wide={wide || undefined}>
      {from}
      <ProgressDots share={share} status={status} count={count} />
      {to}
    </span>
  )
}
