import type { ReactNode } from 'react'
import styles from './Panel.module.css'

type PanelProps = { children: ReactNode; pad?: boolean | undefined }

/** Raised ground; a view has three at most. */
export function Panel({ children, pad }: PanelProps) {
  return (
    <div className={styles.panel} data-pad={pad || undefined}>
      {children}
    </div>
  )
}

type ListPanelProps = { label: string; busy?: boolean | undefined; children: ReactNode }

/** A panel of rows. */
export function ListPanel({ label, busy, children }: ListPanelProps) {
  return (
    <ul className={styles.panel} aria-label={label} aria-busy={busy || undefined}>
      {children}
    </ul>
  )
}

/** The words over a panel. */
export function Section({ children }: { children: ReactNode }) {
  return <h2 className={styles.section}>{children}</h2>
}
