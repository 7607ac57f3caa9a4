import { Icon } from '../icons/Icon.tsx'
import { closeIcon, warnIcon } from '../icons/paths.ts'
import { useMessages } from '../i18n/MessagesContext.tsx'
import { IconButton } from '../primitives/IconButton.tsx'
import { Link } from '../primitives/Link.tsx'
import styles from './Alert.module.css'

type AlertProps = {
  title: string
  message: string
  action?: { label: string; onClick: () => void } | undefined
  onDismiss: () => void
}

/** Something that stays until it is dismissed. */
export function Alert({ title, message, action, onDismiss }: AlertProps) {
  const { common } = useMessages()
  return (
    <div className={styles.alert} role="alert">
      <Icon path={warnIcon} />
      <div>
        <b>{title}</b>
        <span>{message}</span>
        {action && (
          <span className={styles.action}>
            <Link size={12} onClick={action.onClick}>
              {action.label}
            </Link>
          </span>
        )}
      </div>
      <IconButton label={common.dismiss} icon={closeIcon} onClick={onDismiss} />
    </div>
  )
}
