import { vars } from '../../theme/vars.ts'
import styles from './Ring.module.css'

/** A clock face: the share of the time that is left. */
export function Ring({ share }: { share: number }) {
  const at = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 20 20"
      style={vars({ '--at': at })}
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="8" />
      <circle cx="10" cy="10" r="8" pathLength="100" />
    </svg>
  )
}
