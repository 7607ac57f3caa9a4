import { type ReactNode, useEffect, useRef, useState } from 'react'
import { backIcon, closeIcon } from '../icons/paths.ts'
import { useMessages } from '../i18n/MessagesContext.tsx'
import { IconButton } from '../primitives/IconButton.tsx'
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx'
import { useChrome } from './ChromeContext.tsx'
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
  const { title, subtitle, start, quietTitle = false, still, actions, after, children } = props
  const { titleId, onBack, onClose } = useChrome()
  const { common } = useMessages()
  const heading = (
    <h1 id={titleId} tabIndex={-1} data-causeway-heading="">
      {title}
    </h1>
  )
  return (
    <>
      <header className={styles.header}>
        <div>
          {start ??
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
      <Body still={still}>{children}</Body>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {after !== undefined && <p className={styles.after}>{after}</p>}
    </>
  )
}

type BodyProps = { still: boolean | undefined; children: ReactNode }

function Body({ still, children }: BodyProps) {
  const body = useRef<HTMLDivElement>(null)
  const { direction = 'none' } = useChrome()
  const [more, setMore] = useState(false)
  const [scrolls, setScrolls] = useState(false)

  function measure() {
    const element = body.current
    if (!element) return
    const hidden = element.scrollHeight - element.clientHeight
    setScrolls(hidden > 1)
    setMore(hidden - element.scrollTop > 1)
  }

  useEffect(() => {
    const element = body.current
    if (!element) return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  })

  return (
    <div
      ref={body}
      className={styles.body}
      data-more={more || undefined}
      data-still={still || undefined}
      data-causeway-body=""
      data-fades=""
      data-direction={direction}
      // What scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={scrolls ? 0 : undefined}
      onScroll={measure}
    >
      {children}
    </div>
  )
}
