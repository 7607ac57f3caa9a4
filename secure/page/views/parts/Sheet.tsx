import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useWords } from '../../i18n/WordsContext.tsx'
import { Icon } from './Icon.tsx'
import styles from './parts.module.css'

type SheetProps = {
  title: string
  /** Who asks; left out on pages of the person's own. */
  asker?: string | null | undefined
  children: ReactNode
  actions?: ReactNode
  onEscape?: (() => void) | undefined
  busy?: boolean | undefined
}

/** One page: heading, what is to be known, and what can be done about it. */
export function Sheet({ title, asker, children, actions, onEscape, busy }: SheetProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a new page
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title])
  return (
    <section
      aria-labelledby={id}
      aria-busy={busy || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape?.()
      }}
    >
      <header className={styles.header}>
        <h1 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {asker !== undefined && <Asker origin={asker} />}
      </header>
      <div className={styles.body}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}

function Asker({ origin }: { origin: string | null }) {
  const { common } = useWords()
  return (
    <p className={styles.asker} data-known={origin !== null}>
      <Icon name={origin === null ? 'warn' : 'shield'} size={12} />
      <bdi>{origin === null ? common.unknownSite : siteName(origin)}</bdi>
    </p>
  )
}

/** The scheme is told only where it is no https. */
function siteName(origin: string): string {
  return origin.startsWith('https://') ? origin.slice('https://'.length) : origin
}
