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
  const drawnFor = useRef(seen)

  useLayoutEffect(() => {
    const inner = content.current
    if (scroller === null || inner === null) return
    const measure = () => {
      const top = scroller.getBoundingClientRect().top - inner.getBoundingClientRect().top
      const height = scroller.clientHeight
      // Content more than a screen away is not drawn wherever it is, so it is not drawn anew for each move.
      const furthest = inner.clientHeight + height
      const above = Math.max(-2 * height, Math.min(Math.round(top), furthest))
      const next = { above, height, width: inner.clientWidth }
      setSeen((now) =>
        now.above === next.above && now.height === next.height && now.width === next.width
          ? now
          : next,
      )
    }
    onSeen.current = measure
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    observer.observe(inner)
    scroller.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', measure)
    }
  }, [scroller, content])

  // What stands above the content may have grown, unless this was drawn for what was just measured. In the next frame:
  // to measure here would be a layout for each drawing.
  useLayoutEffect(() => {
    const known = drawnFor.current !== seen
    drawnFor.current = seen
    if (known) return
    const asked = requestAnimationFrame(() => onSeen.current?.())
    return () => cancelAnimationFrame(asked)
  })

  return seen
}
