import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export type Seen = {
  /** How far the grid's first row lies above what is seen, in px. */
  readonly above: number
  /** How much is seen, in px. */
  readonly height: number
}

/** What of `content` is seen inside `scroller`, and how wide it is; follows scrolling and sizes. */
export function useSeen(
  scroller: HTMLElement | null,
  content: RefObject<HTMLElement | null>,
): Seen & { readonly width: number } {
  const [seen, setSeen] = useState({ above: 0, height: 0, width: 0 })
  const onSeen = useRef<() => void>(undefined)

  useLayoutEffect(() => {
    const inner = content.current
    if (scroller === null || inner === null) return
    const measure = () => {
      const above = Math.round(
        scroller.getBoundingClientRect().top - inner.getBoundingClientRect().top,
      )
      const next = { above, height: scroller.clientHeight, width: inner.clientWidth }
      setSeen((now) =>
        now.above === next.above && now.height === next.height && now.width === next.width
          ? now
          : next,
      )
    }
    onSeen.current = measure
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    observer.observe(inner)
    scroller.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', measure)
    }
  }, [scroller, content])

  // What stands above the grid may have grown.
  useLayoutEffect(() => onSeen.current?.())

  return seen
}
