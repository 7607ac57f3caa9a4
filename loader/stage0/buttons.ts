/** Its value is the view. */
export const selector = '[data-widget-open]'

/** Opens on `[data-widget-open]`, whose value is the view, and warms up when one is approached. */
export function watchButtons(
  { open, warm }: { open: (view: string) => void; warm: () => unknown },
  signal: AbortSignal,
): void {
  const find = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null

  document.addEventListener(
    'click',
    (event) => {
      const button = find(event)
      if (button === null || event.defaultPrevented) return
      event.preventDefault()
      open(button.dataset.widgetOpen ?? '')
    },
    { signal },
  )
  for (const name of ['pointerenter', 'focusin', 'touchstart']) {
    const approach = (event: Event) => find(event) && warm()
    document.addEventListener(name, approach, { signal, capture: true, passive: true })
  }
}
