import type { ReactNode } from 'react'
import styles from './Footnote.module.css'

/** A quiet sentence at the end of a view. */
export function Footnote({ children }: { children: ReactNode }) {
  return <p className={styles.footnote}>{children}</p>
}
