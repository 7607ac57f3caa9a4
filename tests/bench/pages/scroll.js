// Runs in every document before its own scripts: how smooth a list is while it is scrolled.
{
  const STILL_MS = 3_000
  const COUNTED_AFTER_MS = 1_000

  /** All elements that match, those in shadow roots too. */
  const all = (selector) => {
    const roots = [document]
    const found = []
    for (let root = roots.pop(); root !== undefined; root = roots.pop()) {
      found.push(...root.querySelectorAll(selector))
      for (const { shadowRoot } of root.querySelectorAll('*')) {
        if (shadowRoot !== null) roots.push(shadowRoot)
      }
    }
    return found
  }

  const scrollerOf = (element) => {
    for (let at = element; at !== null; at = at.parentElement ?? at.getRootNode().host ?? null) {
      if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) {
        return at
      }
    }
    throw new Error('The list does not scroll')
  }

  /**
   * Scrolls the list of these cells to its end: milliseconds between two frames that moved it, most
   * cells at once, and milliseconds until the end.
   */
  window.__benchScroll = async (selector, pixelsPerSecond) => {
    const scroller = scrollerOf(all(selector)[0])
    const gaps = []
    let cells = 0
    performance.mark('bench:scroll-starts')
    const start = performance.now()
    let last
    let moved = start
    // Pages of the list come as it is scrolled, so its end moves on.
    while (performance.now() - moved < STILL_MS) {
      const now = await new Promise(requestAnimationFrame)
      const before = scroller.scrollTop
      scroller.scrollTop = ((now - start) / 1_000) * pixelsPerSecond
      if (scroller.scrollTop === before) {
        last = undefined
        continue
      }
      if (last !== undefined) gaps.push(now - last)
      last = now
      moved = now
      performance.mark('bench:scroll-moves')
      // Once: to look for them in each frame would be work of that frame.
      if (cells === 0 && now - start > COUNTED_AFTER_MS) cells = all(selector).length
    }
    performance.mark('bench:scroll-ends')
    cells = Math.max(cells, all(selector).length)
    return { gaps, cells, end: moved - start }
  }
}
