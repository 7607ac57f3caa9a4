import { type ReactNode, useState } from 'react'
import { backIcon, closeIcon } from '../icons/paths.ts'
import { useMessages } from '../i18n/MessagesContext.tsx'
import { IconButton } from '../primitives/IconButton.tsx'
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx'
import { useChrome } from './ChromeContext.tsx'
import { ViewBody } from './ViewBody.tsx'
import styles from './ViewFrame.module.css'

type ViewFrameProps = {
  title: string
  /** Where the person is: the site's origin on views that ask for trust. */
  subtitle?: ReactNode
  /** In the place of Back. */
  start?: ReactNode
  /** The title is for those who listen only. */
  quietTitle?: boolean | undefined
  /** Nothing moves on a view that asks for a signature. */
  still?: boolean | undefined
  actions?: ReactNode
  /** Under the actions. */
  after?: ReactNode
  children: ReactNode
}

/** Header, body and actions of one view, inside the card. */
export function ViewFrame(props: ViewFrameProps) {
  const { title, subtitle, start, quietTitle = false, actions, after, children } = props
  const { titleId, onBack, onClose, isFirst } = useChrome()
  // The first view takes the place of a skeleton, or of nothing: it has nowhere to come from.
  const [isAtOnce] = useState(isFirst)
  const still = props.still === true || isAtOnce
  const { common } = useMessages()
  const heading = (
    <h1 id={titleId} tabIndex={-1} data-causeway-heading="">
      {title}
    </h1>
  )
  return (
    <>
      <header className={styles.header} data-quiet={quietTitle || undefined}>
        <div>
          {start ||
            (onBack && <IconButton label={common.back} icon={backIcon} mirror onClick={onBack} />)}
        </div>
        <div className={styles.title} data-fades="" data-still={still || undefined}>
          {quietTitle ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
          {subtitle !== undefined && <p>{subtitle}</p>}
        </div>
        <div>
          {onClose && <IconButton label={common.close} icon={closeIcon} onClick={onClose} />}
        </div>
      </header>
      <ViewBody still={still}>{children}</ViewBody>
      {actions && <div className={styles.actions}>{actions}</div>}
      {after !== undefined && <p className={styles.after}>{after}</p>}
    </>
  )
}
