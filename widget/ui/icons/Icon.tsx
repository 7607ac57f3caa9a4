import type { IconPath } from './paths.ts'
import styles from './Icon.module.css'

type IconProps = {
  path: IconPath
  size?: 12 | 16 | 20 | 24 | undefined
  /** Turned round in right-to-left layouts: arrows and chevrons. */
  mirror?: boolean | undefined
}

/** An icon of the stroke set. It is a picture only: the control around it carries the name. */
export function Icon({ path, size = 20, mirror = false }: IconProps) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      data-size={size}
      data-mirror={mirror || undefined}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
