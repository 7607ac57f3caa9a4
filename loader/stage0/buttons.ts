import { isTooOld } from './isTooOld.ts'

/** Its value is the view. */
export const selector = '[data-widget-open]'

/**
 * Opens on `[data-widget-open]`, whose value is the view, and warms up when one is approached. A tap that came before
 * this script is not lost: it has left the focus there, which browsers show after keys alone.
 */
export function watchButtons(
  { open, warm }: { open: (view: string) => void; warm: () => unknown },
  signal: AbortSignal,
): void {
  // What the page dispatches on its window or document is no element.
  const find = ({ target }: { readonly target: Partial<Element> | null }) =>
    target?.closest?.<HTMLElement>(selector)

  const press = (button: HTMLElement) => open(button.dataset.widgetOpen ?? '')

  document.addEventListener(
    'click',
    (event) => {
      const button = find(event)
      if (!button || event.defaultPrevented) return
      event.preventDefault()
      press(button)
    },
    { signal },
  )
  for (const name of ['pointerenter', 'focusin']) {
    const approach = (event: Event) => find(event) && warm()
    document.addEventListener(name, approach, { signal, capture: true })
  }
  if (isTooOld()) return // it may not know the selector
  const tapped = find({ target: document.querySelector(':focus:not(:focus-visible)') })
  if (tapped) press(tapped)
}
