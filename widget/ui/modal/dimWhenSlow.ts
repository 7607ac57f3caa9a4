/** Three frames of a screen that draws sixty a second. */
const SLOW_MS = 50
const FRAMES = 5
/** Longer than any frame: the person paused, or the list waited for its next page. */
const PAUSE_MS = 500

/**
 * Watches what scrolls over the blurred page until it proves too slow, as it is where the processor
 * draws instead of a graphics card: then the page behind is only dimmed (`data-plain`).
 */
export function dimWhenSlow(backdrop: HTMLElement): void {
  if ('dimWhenSlow' in backdrop.dataset) return
  backdrop.dataset.dimWhenSlow = ''
  let frames: number[] = []
  let last: number | undefined

  function onFrame(now: number) {
    const time = last === undefined ? PAUSE_MS : now - last
    last = now
    if (time === 0) return // two parts scrolled in one frame
    frames = time < PAUSE_MS ? [...frames, time] : []
    if (frames.length < FRAMES) return
    // Most of them: a long frame may be work of the widget's own.
    if (frames.filter((frame) => frame > SLOW_MS).length > FRAMES / 2) {
      backdrop.dataset.plain = ''
      backdrop.removeEventListener('scroll', onScroll, true)
    }
    frames = []
  }
  const onScroll = () => requestAnimationFrame(onFrame)
  backdrop.addEventListener('scroll', onScroll, { capture: true, passive: true })
}
