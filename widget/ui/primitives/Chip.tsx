import type { ReactNode } from 'react'
import styles from './Chip.module.css'

type ChipProps = {
  children: ReactNode
  label?: string | undefined
  /** A chip that is a choice says whether it is chosen. */
  pressed?: boolean | undefined
  /** Room for a round picture at its start. */
  picture?: boolean | undefined
  onClick: () => void
}

/** A small rounded button. */
export function Chip({ children, label, pressed, picture, onClick }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={label}
      aria-pressed={pressed}
      data-picture={picture || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
