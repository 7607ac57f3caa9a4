import { type ReactNode, useEffect, useId, useRef } from 'react'
import { watchCloseRequests } from '#lib/closeRequests.ts'
import { useWords } from '../../i18n/WordsContext.tsx'
import { Icon } from './Icon.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import styles from './parts.module.css'

type SheetProps = {
  title: string
  /** The site that asks; left out on pages of the person's own. */
  embedder?: string | null | undefined
  /** The widget around the frame already shows such a title. */
  quietTitle?: boolean | undefined
  children: ReactNode
  actions?: ReactNode
  /** Stays in view above the buttons: why they do not act yet. */
  hint?: ReactNode
  onEscape?: (() => void) | undefined
  busy?: boolean | undefined
}

/** One page: heading, what is to be known, and what can be done about it. */
export function Sheet(props: SheetProps) {
  const { title, embedder, quietTitle, children, actions, hint, onEscape, busy } = props
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a new page
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title])
  useCloseRequests(onEscape)
  return (
    <section
      aria-labelledby={id}
      aria-busy={busy || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || onEscape === undefined) return
        event.preventDefault() // else the browser asks a second time
        onEscape()
      }}
    >
      <header className={styles.header} data-quiet={quietTitle || undefined}>
        <h1 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <div className={styles.line}>
          {embedder !== undefined && <Embedder origin={embedder} />}
          <LanguageSwitch />
        </div>
      </header>
      <div className={styles.body}>{children}</div>
      {actions !== undefined && (
        <footer className={styles.footer} data-actions="">
          {hint}
          <div className={styles.actions}>{actions}</div>
        </footer>
      )}
    </section>
  )
}

function Embedder({ origin }: { origin: string | null }) {
  const { common } = useWords()
  return (
    <p className={styles.asker} data-known={origin !== null}>
      <Icon name={origin === null ? 'warn' : 'shield'} size={12} />
      <bdi>{origin === null ? common.unknownSite : siteName(origin)}</bdi>
    </p>
  )
}

/** The scheme is shown only if it is not https. */
function siteName(origin: string): string {
  return origin.startsWith('https://') ? origin.slice('https://'.length) : origin
}

/** Back on a phone is Escape. Where that may not be, it stays as well: the page is not left meanwhile. */
function useCloseRequests(onEscape: (() => void) | undefined): void {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  }, [onEscape])
  useEffect(() => {
    const life = new AbortController()
    watchCloseRequests(() => latest.current?.(), life.signal)
    return () => life.abort()
  }, [])
}
