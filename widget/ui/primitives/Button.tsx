import type { ReactNode } from 'react'
import styles from './Button.module.css'

type ButtonProps = {
  children: ReactNode
  onClick?: (() => void) | undefined
  /** @default 'primary' */
  kind?: 'primary' | 'quiet' | undefined
  /** Why it can't act, when the label alone does not say it. */
  reason?: string | undefined
  /** Stays focusable and readable, and does nothing. */
  blocked?: boolean | undefined
  busy?: boolean | undefined
  /** Makes it a link that opens beside the page. */
  href?: string | undefined
}

/** The button is a sentence: what it does, or why it can't. Never `disabled`, so that it can be read. */
export function Button(props: ButtonProps) {
  const { children, onClick, kind = 'primary', reason, blocked = false, busy = false, href } = props
  const still = blocked || busy
  if (href !== undefined && !still) {
    return (
      <a
        className={styles.button}
        data-kind={kind}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onClick}
      >
        {children}
      </a>
    )
  }
  return (
    <button
      type="button"
      className={styles.button}
      data-kind={kind}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={still || undefined}
      title={reason}
      onClick={still ? undefined : onClick}
    >
      {children}
    </button>
  )
}
