import { Icon } from '../icons/Icon.tsx'
import { closeIcon, warnIcon } from '../icons/paths.ts'
import { useMessages } from '../i18n/MessagesContext.tsx'
import { IconButton } from '../primitives/IconButton.tsx'
import styles from './Alert.module.css'

/** Something that stays until it is dismissed. */
export function Alert({ message, onDismiss }: { message: string; onDismiss: () => void }) {
  const { common } = useMessages()
  return (
    <div className={styles.alert} role="alert">
      <Icon path={warnIcon} />
      <span>{message}</span>
      <IconButton label={common.dismiss} icon={closeIcon} onClick={onDismiss} />
    </div>
  )
}
