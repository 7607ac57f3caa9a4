import type { ReactNode } from 'react'
import type { Action, Currency } from '../../approvals/approval.ts'
import styles from './details.module.css'

/** Draws what stands within a call or a message. */
export type InnerDetails = (props: { action: Action; currency: Currency }) => ReactNode

/** What matters most, in large letters; what it is about stands above it, unless it says so itself. */
export function LargeText({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className={styles.amount}>
      {label !== undefined && (
        <span>
          <bdi>{label}</bdi>
        </span>
      )}
      <b>
        <bdi>{children}</bdi>
      </b>
    </div>
  )
}
