import { type FocusEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import { vars } from '#ui/theme/vars.ts'
import { useSeen } from '#ui/lists/useSeen.ts'
import styles from './Rows.module.css'
import { VIRTUAL_FROM, windowOf } from './rowsWindow.ts'

/** A row of a long list and where it stands in it. */
export type Place = { readonly at: number; readonly of: number }

type RowsProps<T> = {
  label: string
  items: readonly T[]
  /** Draws one `li`, with its place where not all of them are in the document. */
  children: (item: T, place: Place | undefined) => ReactNode
  busy?: boolean | undefined
  /** Only what is seen is drawn. @default with more than 100 items */
  virtual?: boolean | undefined
  /** Height of a row of a long list. @default 60 */
  rowPx?: number | undefined
}

/** Rows on the view's own ground. Of a long list only those are in the document that are seen. */
export function Rows<T>(props: RowsProps<T>) {
  const { label, items, children, busy, virtual = items.length > VIRTUAL_FROM } = props
  if (virtual) return <LongRows {...props} />
  return (
    <ul className={styles.rows} aria-label={label} aria-busy={busy || undefined}>
      {items.map((item) => children(item, undefined))}
    </ul>
  )
}

function LongRows<T>({ label, items, children, rowPx = 60 }: RowsProps<T>) {
  const list = useRef<HTMLUListElement | null>(null)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [focused, setFocused] = useState<number | undefined>(undefined)
  const seen = useSeen(scroller, list)
  const ref = useCallback((element: HTMLUListElement | null) => {
    list.current = element
    setScroller(element?.closest<HTMLElement>('[data-causeway-body]') ?? null)
  }, [])
  const parts = windowOf(items.length, { ...seen, rowPx, focused })
  const onFocus = ({ target }: FocusEvent) => {
    const at = target.closest('li')?.getAttribute('aria-posinset')
    if (at !== null && at !== undefined) setFocused(Number(at) - 1)
  }
  return (
    <ul
      ref={ref}
      className={styles.rows}
      data-virtual=""
      style={vars({ '--row': `${rowPx}px` })}
      aria-label={label}
      onFocus={onFocus}
      onBlur={() => setFocused(undefined)}
    >
      {parts.map((part) => {
        if (part.kind === 'gap') {
          return (
            <li
              key={`gap ${part.from}`}
              className={styles.gap}
              style={vars({ '--rows': part.count })}
              role="presentation"
              aria-hidden="true"
            />
          )
        }
        const item = items[part.at]
        return item === undefined ? null : children(item, { at: part.at, of: items.length })
      })}
    </ul>
  )
}
