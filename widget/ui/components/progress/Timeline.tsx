import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { clockIcon } from '../../icons/laterPaths.ts'
import { checkIcon, closeIcon, type IconPath } from '../../icons/paths.ts'
import styles from './Timeline.module.css'

export type TimelineStep = {
  id: string
  status: 'done' | 'now' | 'next' | 'late' | 'bad'
  title: string
  note?: string | undefined
  /** Proof (a link) or the clock. */
  end?: ReactNode
  icon?: IconPath | undefined
}

const icons = { done: checkIcon, late: clockIcon, bad: closeIcon } as const

/** What happened, what happens now and what comes next. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.timeline}>
      {steps.map(({ id, status, title, note, end, icon }, at) => (
        <li key={id} data-status={status} aria-current={status === 'now' ? 'step' : undefined}>
          <span className={styles.mark} aria-hidden="true">
            <Mark
              icon={icon ?? (status in icons ? icons[status as keyof typeof icons] : undefined)}
              number={at + 1}
            />
          </span>
          <h2 className={styles.title}>{title}</h2>
          <div className={styles.end}>{end}</div>
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ol>
  )
}

function Mark({ icon, number }: { icon: IconPath | undefined; number: number }) {
  return icon === undefined ? number : <Icon path={icon} size={16} />
}
