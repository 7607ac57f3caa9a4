import { selector } from '../stage0/buttons.ts'

/**
 * Resolves once a button that opens the widget comes into view, also one that the page adds later, and
 * when `signal` is aborted.
 */
export function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const view = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) end()
    })
    // A button that is observed already stays observed once.
    const look = () => {
      for (const button of document.querySelectorAll(selector)) view.observe(button)
    }
    const page = new MutationObserver(look)
    function end(): void {
      view.disconnect()
      page.disconnect()
      signal.removeEventListener('abort', end)
      resolve()
    }
    page.observe(document, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-widget-open'],
    })
    signal.addEventListener('abort', end)
    look()
  })
}
