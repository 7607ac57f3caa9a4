import type { ReactNode } from 'react'
import styles from './Handoff.module.css'

/** A picture, what to do, and one sentence: the person is somewhere else for a moment. */
export function Handoff({
  picture,
  title,
  body,
}: {
  picture: ReactNode
  title: string
  body?: string | undefined
}) {
  return (
    <div className={styles.handoff}>
      <div className={styles.picture}>{picture}</div>
      <div role="status">
        <h2>{title}</h2>
        {body !== undefined && <p>{body}</p>}
      </div>
    </div>
  )
}
