import { type RefObject, useEffect } from 'react'
import { FRAME_HEIGHT_PX } from '#protocol'
import { reportUnlessGone } from '#kernel/logs/reportUnlessGone.ts'
import { useCore } from '../app/CoreContext.tsx'

/** Tells the page how tall the content of an inline widget is: once a frame, when it changed. */
export function useReportHeight(card: RefObject<HTMLElement | null>, active: boolean): void {
  const core = useCore()
  useEffect(() => {
    const element = card.current
    if (!active || element === null) return
    let reported = -1
    let frame = 0
    const tell = () => {
      const height = Math.min(FRAME_HEIGHT_PX, Math.ceil(element.getBoundingClientRect().height))
      if (Math.abs(height - reported) < 1) return
      reported = height
      core.page.resize({ height }).catch(reportUnlessGone(core.signal))
    }
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(tell)
    })
    observer.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [card, active, core])
}
