import type { ReactNode, Ref } from 'react'
import styles from './parts.module.css'

type ButtonProps = {
  children: ReactNode
  onClick: () => void
  /** @default 'primary' */
  kind?: 'primary' | 'quiet' | 'danger' | undefined
  /** Stays focusable and readable, and does nothing. */
  blocked?: boolean | undefined
  busy?: boolean | undefined
  /** A pointer has been on it for a while. */
  rested?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** The button is a sentence: what it does, or why it can't. */
export function Button(props: ButtonProps) {
  const { children, onClick, kind = 'primary', blocked = false, busy = false, rested, ref } = props
  const still = blocked || busy
  return (
    <button
      type="button"
      ref={ref}
      className={styles.button}
      data-kind={kind}
      data-busy={busy || undefined}
      data-rested={rested || undefined}
      aria-disabled={still || undefined}
      onClick={still ? undefined : onClick}
    >
      {children}
    </button>
  )
}
