import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { checkIcon, type IconPath, infoIcon, warnIcon } from '../icons/paths.ts'
import styles from './Notice.module.css'

type NoticeStatus = 'info' | 'ok' | 'warn' | 'bad'

type NoticeProps = {
  status?: NoticeStatus | undefined
  icon?: IconPath | undefined
  title?: string | undefined
  children?: ReactNode
  /** Announced when it appears. */
  live?: boolean | undefined
}

const icons = { info: infoIcon, ok: checkIcon, warn: warnIcon, bad: warnIcon } as const

/** Something worth knowing, in the flow of a view. */
export function Notice({ status = 'info', icon, title, children, live }: NoticeProps) {
  return (
    <div className={styles.notice} data-status={status} role={live ? 'status' : undefined}>
      <Icon path={icon ?? icons[status]} />
      <div>
        {title !== undefined && <h2>{title}</h2>}
        {children}
      </div>
    </div>
  )
}

/** The problem of a form, in one line under it; announced when the person pauses typing. */
export function Problem({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className={styles.problem} role="status">
      <Icon path={warnIcon} size={16} />
      <span>{children}</span>
    </p>
  )
}
