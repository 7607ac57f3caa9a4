import type { ReactNode } from 'react'
import styles from './Link.module.css'

type LinkProps = {
  children: ReactNode
  /** With an address it is a link that opens beside the page; without one it is a button. */
  href?: string | undefined
  onClick?: (() => void) | undefined
  label?: string | undefined
  tone?: 'accent' | 'quiet' | undefined
  size?: 12 | 14 | undefined
  /** Why it does nothing now; it stays where it is, for those who tab through. */
  blocked?: string | undefined
}

/** A text action with a full touch target. */
export function Link(props: LinkProps) {
  const { children, href, onClick, label, tone = 'accent', size = 14, blocked } = props
  const linkProps = {
    className: styles.link,
    'data-tone': tone,
    'data-size': size,
    'aria-label': label,
  }
  if (href === undefined) {
    return (
      <button
        type="button"
        {...linkProps}
        aria-disabled={blocked === undefined ? undefined : true}
        title={blocked}
        onClick={blocked === undefined ? onClick : undefined}
      >
        {children}
      </button>
    )
  }
  return (
    <a {...linkProps} href={href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
      {children}
    </a>
  )
}
