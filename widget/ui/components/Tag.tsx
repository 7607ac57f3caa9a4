import type { ReactNode } from 'react'
import styles from './Tag.module.css'

/** A quiet word at the end of a row, with a dot when it is a status. */
export function Tag({
  children,
  status,
}: {
  children: ReactNode
  status?: 'ok' | 'warn' | 'bad' | undefined
}) {
  return (
    <span className={styles.tag} data-status={status}>
      {children}
    </span>
  )
}
