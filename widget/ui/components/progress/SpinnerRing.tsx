import type { ReactNode } from 'react'
import styles from './SpinnerRing.module.css'

type SpinnerRingProps = { status: 'busy' | 'off' | 'ok'; children: ReactNode }

/** A ring with the corners of the tile it surrounds, while a wallet is asked. */
export function SpinnerRing({ status, children }: SpinnerRingProps) {
  return (
    <div className={styles.halo} data-status={status}>
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <rect x="3" y="3" width="90" height="90" rx="26" />
        <rect x="3" y="3" width="90" height="90" rx="26" pathLength="100" />
      </svg>
      {children}
    </div>
  )
}
