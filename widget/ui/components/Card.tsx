import { type ReactNode, type Ref, useMemo, useId } from 'react'
import { type Chrome, ChromeContext, type Direction } from './ChromeContext.tsx'
import styles from './Card.module.css'

type CardProps = {
  /** `modal` floats and becomes a sheet on a phone; `inline` fills its container. @default 'modal' */
  mode?: 'modal' | 'inline' | undefined
  onBack?: (() => void) | undefined
  onClose?: (() => void) | undefined
  direction?: Direction | undefined
  isFirst?: Chrome['isFirst']
  shaking?: boolean | undefined
  /** Toast, alert or banner, over the view. */
  notices?: ReactNode
  ref?: Ref<HTMLElement> | undefined
  children: ReactNode
}

/** The surface views are drawn on. It stays while they change. */
export function Card(props: CardProps) {
  const { mode = 'modal', shaking, notices, ref, children } = props
  const { onBack, onClose, direction, isFirst } = props
  const titleId = `${useId()}-title`
  const chrome = useMemo<Chrome>(
    () => ({ titleId, onBack, onClose, direction, isFirst }),
    [titleId, onBack, onClose, direction, isFirst],
  )
  const dialog = mode === 'modal' ? { role: 'dialog', 'aria-modal': true } : { role: 'region' }
  return (
    <ChromeContext value={chrome}>
      <section
        {...dialog}
        ref={ref}
        className={styles.card}
        data-mode={mode}
        data-shake={shaking || undefined}
        aria-labelledby={titleId}
      >
        {mode === 'modal' && <div className={styles.handle} aria-hidden="true" />}
        {notices}
        {children}
      </section>
    </ChromeContext>
  )
}

/** The dimmed page behind a modal card; while `hidden`, what it holds is laid out and no more. */
export function Backdrop({
  children,
  hidden = false,
  onPress,
}: {
  children: ReactNode
  /** @default false */
  hidden?: boolean | undefined
  onPress?: (() => void) | undefined
}) {
  return (
    <div
      className={styles.backdrop}
      role="presentation"
      inert={hidden}
      aria-hidden={hidden || undefined}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onPress?.()
      }}
    >
      {children}
    </div>
  )
}
