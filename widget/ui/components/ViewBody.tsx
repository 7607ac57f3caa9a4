import { type ReactNode, useRef } from 'react'
import { useChrome } from './ChromeContext.tsx'
import { useOverflow } from './useOverflow.ts'
import styles from './ViewFrame.module.css'

type ViewBodyProps = { still: boolean | undefined; children: ReactNode }

/** The part of a view that scrolls where the card has no room for all of it. */
export function ViewBody({ still, children }: ViewBodyProps) {
  const body = useRef<HTMLDivElement>(null)
  const { titleId, direction = 'none' } = useChrome()
  const { more, stop, onScroll } = useOverflow(body)
  // What scrolls must be reachable by keyboard (WCAG 2.1.1): by what is in it, or by itself.
  const reach = stop ? { tabIndex: 0, role: 'group', 'aria-labelledby': titleId } : undefined
  return (
    <div
      ref={body}
      className={styles.body}
      data-more={more || undefined}
      data-still={still || undefined}
      data-causeway-body=""
      data-fades=""
      data-direction={direction}
      onScroll={onScroll}
      {...reach}
    >
      {children}
    </div>
  )
}
