import type { Surface } from './surface.ts'

const SETTLED_PX = 1
const START_HEIGHT_PX = 328 // the skeleton's

/** In the flow of the page: as wide as its container, as high as the frame says. */
export function createInline(element: HTMLElement, zIndex: number): Surface {
  const place = document.createElement('div')
  let frame: HTMLIFrameElement | undefined
  let card: HTMLElement | undefined
  let height = START_HEIGHT_PX
  Object.assign(place.style, {
    position: 'relative',
    zIndex: String(zIndex),
    colorScheme: 'light',
  })
  place.style.height = `${height}px`
  element.append(place)

  const uncover = () => {
    if (frame !== undefined) frame.style.opacity = card === undefined ? '' : '0'
  }
  return {
    attach(next) {
      frame?.remove()
      frame = next
      place.append(next)
      uncover()
    },
    show: () => undefined,
    showOverlay(next) {
      card?.remove()
      card = next
      if (next !== undefined) place.append(next)
      uncover()
    },
    hide: () => undefined,
    hideWhile: (work) => work(),
    resize(next) {
      if (Math.abs(next - height) < SETTLED_PX) return // a change below a pixel would echo back
      height = Math.ceil(next)
      place.style.height = `${height}px`
    },
    destroy: () => place.remove(),
  }
}
