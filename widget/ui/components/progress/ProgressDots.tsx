import { vars } from '../../theme/vars.ts'
import styles from './ProgressDots.module.css'

export type ProgressDotsStatus = 'none' | 'busy' | 'ok' | 'warn' | 'bad'

type ProgressDotsProps = {
  /** Share of the way, 0 to 1. */
  share: number
  status?: ProgressDotsStatus | undefined
  /** @default 9 */
  count?: number | undefined
}

/** A row of stones from one shore to the other, filled by the share done. */
export function ProgressDots({ share, status = 'busy', count = 9 }: ProgressDotsProps) {
  const done = Math.min(count, Math.max(0, Math.round(share * count)))
  const moves = status === 'busy' || status === 'warn'
  return (
    <span className={styles.stones} data-status={status} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a stone is its place
          key={at}
          style={vars({ '--at': at })}
          data-on={at < done || undefined}
          data-now={(moves && at === Math.max(0, done - 1)) || undefined}
        />
      ))}
    </span>
  )
}
