import { Icon } from '../icons/Icon.tsx'
import { checkIcon, warnIcon } from '../icons/paths.ts'
import { LiveRegion } from '../primitives/LiveRegion.tsx'
import styles from './Toast.module.css'

export type ToastKind = 'loading' | 'success' | 'error'

type ToastProps = {
  /** Absent: only its live region is there, so that the next one is spoken. */
  toast: { kind: ToastKind; message: string } | undefined
  /** Where more can be seen; the whole toast leads there. */
  action?: { label: string; onClick: () => void } | undefined
  /** True while it is under the pointer or has focus. */
  onHold?: ((held: boolean) => void) | undefined
}

/** A word about what just happened; goes by itself. */
export function Toast({ toast, action, onHold }: ToastProps) {
  const shared = {
    className: styles.toast,
    'data-kind': toast?.kind,
    onPointerEnter: () => onHold?.(true),
    onPointerLeave: () => onHold?.(false),
  }
  return (
    <>
      <LiveRegion message={toast?.message} urgent={toast?.kind === 'error'} />
      {toast && action && (
        <button
          {...shared}
          type="button"
          onClick={action.onClick}
          onFocus={() => onHold?.(true)}
          onBlur={() => onHold?.(false)}
        >
          <Word toast={toast} />
          <b>{action.label}</b>
        </button>
      )}
      {toast && !action && (
        <div {...shared}>
          <Word toast={toast} />
        </div>
      )}
    </>
  )
}

function Word({ toast: { kind, message } }: { toast: NonNullable<ToastProps['toast']> }) {
  return (
    <>
      {kind === 'loading' && <i className={styles.busy} aria-hidden="true" />}
      {kind === 'success' && <Icon path={checkIcon} size={16} />}
      {kind === 'error' && <Icon path={warnIcon} size={16} />}
      <span>{message}</span>
    </>
  )
}
