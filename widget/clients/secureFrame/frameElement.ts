/** The frame's id; the view that shows the frame names it in `aria-owns`. */
export const FRAME_ID = 'causeway-secure-frame'

/** What the frame may do; it runs inside the widget's own sandbox, which allows nothing more. */
const sandbox = [
  'allow-scripts', // it is an app
  'allow-same-origin', // its own storage, cookies and keys, and an origin that can be pinned
  'allow-forms', // passphrases
  'allow-popups', // windows of its own origin, where it may keep nothing in a frame
  'allow-popups-to-escape-sandbox', // such a window saves files and uses passkeys
] // no top navigation, modals or downloads

/** Nothing: passkeys, copying and saving belong into a window of the secure origin. */
const allow = ''

/** The frame, hidden and without a document yet. */
export function createFrameElement(document: Document, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.id = FRAME_ID
  frame.title = title
  frame.setAttribute('sandbox', sandbox.join(' '))
  frame.allow = allow
  frame.referrerPolicy = 'strict-origin'
  Object.assign(frame.style, {
    position: 'fixed',
    border: '0',
    margin: '0',
    background: 'transparent',
    // Transparent only while it equals the scheme of the frame's root, which declares none.
    colorScheme: 'light',
    zIndex: '2147483647',
  })
  hide(frame)
  return frame
}

/** Invisible and not focusable; not `display: none`, which would stop the frame from measuring itself. */
export function hide(frame: HTMLIFrameElement): void {
  Object.assign(frame.style, {
    visibility: 'hidden',
    pointerEvents: 'none',
    top: '0',
    left: '0',
    // As wide as the card, so that a height measured before it is shown is right.
    width: '360px',
    height: '400px',
  })
  frame.inert = true
  frame.setAttribute('aria-hidden', 'true')
}

/** Keeps the frame over the holder: the card grows, scrolls and shakes. */
export function follow(frame: HTMLIFrameElement, holder: HTMLElement): () => void {
  let last = ''
  let next = 0
  const place = () => {
    const { top, left, width, height } = holder.getBoundingClientRect()
    const now = [top, left, width, height].join()
    if (now !== last) {
      last = now
      const { borderRadius } = getComputedStyle(holder)
      Object.assign(frame.style, {
        top: `${top}px`,
        left: `${left}px`,
        width: `${width}px`,
        height: `${height}px`,
        borderRadius,
      })
    }
    next = requestAnimationFrame(place)
  }
  Object.assign(frame.style, { visibility: 'visible', pointerEvents: 'auto' })
  frame.inert = false
  frame.removeAttribute('aria-hidden')
  place()
  return () => {
    cancelAnimationFrame(next)
    hide(frame)
  }
}
