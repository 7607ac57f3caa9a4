import { lockScroll } from './scrollLock.ts'
import type { Surface } from './surface.ts'

export type ModalEvents = {
  readonly cancel: () => void
  /** The browser closed it without asking. */
  readonly closed: () => void
}

/**
 * A native dialog over the whole viewport: the top layer beats every z-index, the page behind is
 * inert, and focus goes back to the opener. Unseen it stays rendered, because a frame that is
 * not rendered gets no animation frames and never becomes ready.
 */
export function createModal(
  element: HTMLElement,
  zIndex: number,
  title: string,
  on: ModalEvents,
): Surface {
  // The one in which stage 0 has put the frame stays where it is: moved, the frame would load again.
  const dialog = element.querySelector('dialog') ?? document.createElement('dialog')
  dialog.close() // what stage 0 shows until now
  let frame: HTMLIFrameElement | undefined
  let card: HTMLElement | undefined
  let unlock: (() => void) | undefined
  /** The element that had focus; the dialog remembers the one of its last showing, maybe the frame. */
  let opener: HTMLElement | null = null
  let shown = false
  let isOverlaid = false
  let yielding = 0

  dialog.setAttribute('aria-label', title)
  dialog.dataset.causeway = ''
  // The frame draws the backdrop; the browser's own would lie under it and darken the page twice.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('dialog[data-causeway]::backdrop{background:none}')
  document.adoptedStyleSheets.push(sheet)
  dialog.style.cssText = `width:100%;height:100%;border:0;background:none;color-scheme:light;position:fixed;inset:0;max-width:100%;max-height:100%;margin:0;padding:0;overflow:hidden;z-index:${zIndex}`
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    on.cancel()
  })
  dialog.addEventListener('close', () => {
    if (shown && !dialog.open) on.closed()
  })
  // Some extensions set `inert` on what they find; an open dialog must stay usable.
  const observer = new MutationObserver(() => {
    if (shown && dialog.inert) dialog.inert = false
    if (shown && !isOverlaid && frame?.inert) frame.inert = false
  })
  observer.observe(dialog, { subtree: true, attributeFilter: ['inert'] })

  /** Invisible and out of the way, but still rendered. */
  const setUnseen = (unseen: boolean) => {
    dialog.inert = unseen
    dialog.style.opacity = unseen ? '0' : ''
    dialog.style.pointerEvents = unseen ? 'none' : ''
    dialog.open = unseen
  }
  /** A frame under an overlay has no focus: Escape in a document that is not there would be lost. */
  const apply = () => {
    if (frame === undefined) return
    frame.style.opacity = isOverlaid ? '0' : ''
    frame.inert = isOverlaid
    if (!shown || isOverlaid) return
    frame.focus()
    // After a key press, focusing the frame element does not focus the document in it.
    frame.contentWindow?.focus()
  }

  /** Puts the dialog into the top layer, also after the page removed it and put it back. */
  const raise = () => {
    if (!shown || yielding || !dialog.isConnected || dialog.matches(':modal')) return
    setUnseen(false)
    dialog.showModal()
    if (!dialog.matches(':modal')) {
      dialog.close() // a popover of an extension got in between (Bitwarden #13603)
      dialog.showModal()
    }
    apply()
  }

  setUnseen(true)
  if (!dialog.isConnected) element.append(dialog)

  return {
    attach(next) {
      frame = next
      if (!next.isConnected) dialog.append(next)
      apply()
    },
    show(hidden) {
      if (!shown) {
        shown = true
        isOverlaid = hidden
        opener = document.activeElement as HTMLElement | null // SVG and MathML have `focus` too
        unlock = lockScroll(document)
      }
      raise()
    },
    showOverlay(next) {
      card?.remove()
      card = next
      if (next === undefined && !isOverlaid) return // what has the focus within the frame keeps it
      isOverlaid = next !== undefined
      if (next !== undefined) dialog.append(next)
      apply()
    },
    hide() {
      if (!shown) return
      shown = false
      card?.remove()
      card = undefined
      isOverlaid = false
      dialog.close()
      apply()
      setUnseen(true)
      opener?.focus()
      unlock?.()
    },
    async hideWhile(work) {
      if (!shown) return work()
      yielding += 1
      dialog.close()
      dialog.open = true
      try {
        return await work()
      } finally {
        yielding -= 1
        // After the event that ended the wallet's dialog: its Escape would be one for this dialog, too.
        setTimeout(raise)
      }
    },
    resize: () => undefined,
    destroy() {
      shown = false
      observer.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      unlock?.()
      dialog.close()
      dialog.remove()
    },
  }
}
