import type { IconPath } from '../icons/paths.ts'
import { Icon } from '../icons/Icon.tsx'
import styles from './IconButton.module.css'

type IconButtonProps = {
  label: string
  icon: IconPath
  onClick: () => void
  mirror?: boolean | undefined
}

/** A 44-px square with an icon and a spoken name. */
export function IconButton({ label, icon, onClick, mirror }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <Icon path={icon} mirror={mirror} />
    </button>
  )
}
