import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconPath } from '../icons/paths.ts'
import styles from './Empty.module.css'

type EmptyProps = {
  icon: IconPath
  status?: 'none' | 'ok' | 'bad' | undefined
  title: string
  body?: ReactNode
  children?: ReactNode
}

/** What came of something is spoken; that there is nothing yet is read where it stands. */
const roles = { none: undefined, ok: 'status', bad: 'alert' } as const

/** One mark, one heading, one sentence: what would be here, or what happened. */
export function Empty({ icon, status = 'none', title, body, children }: EmptyProps) {
  return (
    <div className={styles.empty} data-status={status} role={roles[status]}>
      <span className={styles.mark} aria-hidden="true">
        <Icon path={icon} size={24} />
      </span>
      <h2>{title}</h2>
      {body !== undefined && <p>{body}</p>}
      {children}
    </div>
  )
}
