import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './parts.module.css'

type NoticeProps = {
  /** @default 'info' */
  status?: 'info' | 'ok' | 'warn' | 'bad' | undefined
  title?: string | undefined
  children?: ReactNode
  /** Spoken when it appears. */
  live?: boolean | undefined
}
const icons = { info: 'info', ok: 'check', warn: 'warn', bad: 'warn' } as const

/** Something worth knowing, with an icon beside the colour. */
export function Notice({ status = 'info', title, children, live }: NoticeProps) {
  return (
    <div className={styles.notice} data-status={status} role={live ? 'status' : undefined}>
      <Icon name={icons[status]} />
      <div>
        {title !== undefined && <h2>{title}</h2>}
        {children !== undefined && <p>{children}</p>}
      </div>
    </div>
  )
}
