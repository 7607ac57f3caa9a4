import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

type Overflow = {
  /** There is more below what is seen. */
  readonly more: boolean
  /** It scrolls, and nothing in it takes the focus. */
  readonly stop: boolean
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** How much of what is in `scroller` is seen; follows its size and its content. */
export function useOverflow(
  scroller: RefObject<HTMLElement | null>,
): Overflow & { readonly onScroll: () => void } {
  const [overflow, setOverflow] = useState<Overflow>({ more: false, stop: false })
  const measure = useCallback(() => {
    const element = scroller.current
    if (element === null) return
    const hidden = element.scrollHeight - element.clientHeight
    const more = hidden - element.scrollTop > 1
    const stop = hidden > 1 && !holdsControl(element)
    setOverflow((now) => (now.more === more && now.stop === stop ? now : { more, stop }))
  }, [scroller])

  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return
    const sizes = new ResizeObserver(measure)
    // It tells each once after the next layout: reading a size there makes no layout of its own.
    const observe = () => {
      sizes.disconnect()
      for (const part of [element, ...element.children]) sizes.observe(part)
    }
    const content = new MutationObserver(observe)
    content.observe(element, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'hidden', 'href', 'tabindex'],
    })
    observe()
    measure()
    return () => {
      sizes.disconnect()
      content.disconnect()
    }
  }, [scroller, measure])

  return { ...overflow, onScroll: measure }
}

function holdsControl(element: HTMLElement): boolean {
  return [...element.querySelectorAll<HTMLElement>(CONTROLS)].some(
    (control) =>
      control.tabIndex >= 0 && !control.matches(':disabled') && control.getClientRects().length > 0,
  )
}
