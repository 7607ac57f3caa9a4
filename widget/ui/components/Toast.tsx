import { Icon } from '../icons/Icon.tsx'
import { checkIcon, warnIcon } from '../icons/paths.ts'
import styles from './Toast.module.css'

export type ToastKind = 'loading' | 'success' | 'error'

/** A word about what just happened; goes by itself. */
export function Toast({ kind, message }: { kind: ToastKind; message: string }) {
  return (
    <p className={styles.toast} role={kind === 'error' ? 'alert' : 'status'} data-kind={kind}>
      {kind === 'loading' && <i className={styles.busy} aria-hidden="true" />}
      {kind === 'success' && <Icon path={checkIcon} size={16} />}
      {kind === 'error' && <Icon path={warnIcon} size={16} />}
      <span>{message}</span>
    </p>
  )
}
