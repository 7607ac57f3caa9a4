import type { IconPath } from '../icons/paths.ts'
import { Icon } from '../icons/Icon.tsx'
import styles from './IconButton.module.css'

type IconButtonProps = {
  label: string
  icon: IconPath
  mirror?: boolean | undefined
} & (
  | { onClick: () => void; href?: undefined }
  /** Makes it a link that opens beside the page. */
  | { href: string; onClick?: undefined }
)

/** A 44-px square with an icon and a spoken name. */
export function IconButton({ label, icon, mirror, onClick, href }: IconButtonProps) {
  const buttonProps = { className: styles.button, 'aria-label': label }
  if (href !== undefined) {
    return (
      <a {...buttonProps} href={href} target="_blank" rel="noopener noreferrer">
        <Icon path={icon} mirror={mirror} />
      </a>
    )
  }
  return (
    <button type="button" {...buttonProps} onClick={onClick}>
      <Icon path={icon} mirror={mirror} />
    </button>
  )
}
