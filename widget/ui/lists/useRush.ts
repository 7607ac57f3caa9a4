import { useEffect, useState } from 'react'

/** So far within one frame is fast: 3,000 px a second at 60 frames. */
const FAST_PX = 50
/** A list that has not moved so far for as long rests. */
const RESTS_AFTER_MS = 120

/** Whether `scroller` rushes: what passes by now is gone before it could be drawn. */
export function useRush(scroller: HTMLElement | null): boolean {
  const [rushes, setRushes] = useState(false)
  useEffect(() => {
    if (scroller === null) return
    let last = scroller.scrollTop
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const moved = Math.abs(scroller.scrollTop - last)
      last = scroller.scrollTop
      if (moved < FAST_PX) return
      setRushes(true)
      clearTimeout(timer)
      timer = setTimeout(() => setRushes(false), RESTS_AFTER_MS)
    }
    scroller.addEventListener('scroll', look, { passive: true })
    return () => {
      clearTimeout(timer)
      scroller.removeEventListener('scroll', look)
    }
  }, [scroller])
  return rushes
}
