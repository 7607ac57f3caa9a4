import { type RefObject, useEffect, useState } from 'react'

/** Long enough that a click meant for what was there before does not confirm. */
const STEADY_MS = 500
const WHOLE = 0.99
/** From then on it is worth saying why Confirm does nothing. */
const COVERED_MS = 1_500

export type Armed = 'waiting' | 'armed' | 'covered'

/** Intersection Observer v2, where the browser has it: it knows of overlays, opacity and filters. */
type TrackingInit = IntersectionObserverInit & { trackVisibility?: boolean; delay?: number }
type TrackedEntry = IntersectionObserverEntry & { isVisible?: boolean }

/**
 * Whether the button may act: only while it and all that its sheet says are truly seen, so that nobody
 * can be made to click what lies under something else, or to confirm words that another page laid over
 * ours. Without v2, the whole button must be in view and somebody must have moved here.
 */
export function useArmed(target: RefObject<Element | null>): Armed {
  const [armed, setArmed] = useState<Armed>('waiting')

  useEffect(() => {
    const button = target.current
    if (button === null) return
    const sheet = button.closest('section') ?? button
    const isTracked = 'isVisible' in IntersectionObserverEntry.prototype
    let isSeen = false
    let hasMoved = isTracked
    let timer: ReturnType<typeof setTimeout> | undefined
    let state: Armed = 'waiting'

    function decide(): void {
      const isReady = isSeen && hasMoved
      if (isReady && state === 'armed') return
      clearTimeout(timer)
      if (!isReady && state === 'armed') set('waiting')
      timer = isReady
        ? setTimeout(() => set('armed'), STEADY_MS)
        : setTimeout(() => !isSeen && set('covered'), COVERED_MS)
    }
    function set(next: Armed): void {
      state = next
      setArmed(next)
    }
    function move(event: Event): void {
      if (!event.isTrusted || hasMoved) return
      hasMoved = true
      decide()
    }

    const init: TrackingInit = {
      threshold: [0, WHOLE, 1],
      ...(isTracked ? { trackVisibility: true, delay: 100 } : {}),
    }
    const seen = new Map<Element, boolean>()
    const observer = new IntersectionObserver((entries: TrackedEntry[]) => {
      for (const { target: of, intersectionRatio, isVisible } of entries) {
        // A sheet may be longer than the screen; what is there of it must not be covered.
        const isThere = of === sheet ? intersectionRatio > 0 : intersectionRatio >= WHOLE
        seen.set(of, isThere && (!isTracked || isVisible === true))
      }
      isSeen = seen.get(button) === true && seen.get(sheet) === true
      decide()
    }, init)
    observer.observe(button)
    observer.observe(sheet)
    addEventListener('pointermove', move)
    addEventListener('keydown', move)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      removeEventListener('pointermove', move)
      removeEventListener('keydown', move)
    }
  }, [target])

  return armed
}
