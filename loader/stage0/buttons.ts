/** Its value is the view. */
export const selector = '[data-widget-open]'

/** Opens on `[data-widget-open]`, whose value is the view, and warms up when one is approached. */
export function watchButtons(
  { open, warm }: { open: (view: string) => void; warm: () => unknown },
  signal: AbortSignal,
): void {
  // What the page dispatches on its window or document is no element.
  const find = ({ target }: { readonly target: Partial<Element> | null }) =>
    target?.closest?.<HTMLElement>(selector)

  document.addEventListener(
    'click',
    (event) => {
      const button = find(event)
      if (!button || event.defaultPrevented) return
      event.preventDefault()
      open(button.dataset.widgetOpen ?? '')
    },
    { signal },
  )
  for (const name of ['pointerenter', 'focusin']) {
    const approach = (event: Event) => find(event) && warm()
    document.addEventListener(name, approach, { signal, capture: true })
  }
}
