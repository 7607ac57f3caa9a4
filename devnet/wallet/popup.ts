import { drawApproval } from './approval.ts'
import type { PopupMessage } from './ask.ts'
import { approvalStyle, popupStyle } from './style.ts'

const OPENER_CHECK_MS = 250
/** How long the window waits for the page to close it, in case the page is gone. */
const UNHEARD_MS = 3_000

/** Runs in the approval window: shows the opener's request and posts the answer back. */
export function startPopup(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(popupStyle + approvalStyle)
  document.adoptedStyleSheets = [sheet]

  const hash = new URLSearchParams(location.hash.slice(1))
  const id = hash.get('id') ?? ''
  const origin = hash.get('origin') ?? ''
  const opener: Window | null = window.opener
  const waiting = document.querySelector('.waiting')
  if (opener === null) {
    if (waiting !== null) waiting.textContent = 'This window is opened by a page.'
    return
  }

  const post = (message: PopupMessage) => opener.postMessage(message, origin)
  window.addEventListener('message', (event: MessageEvent<PopupMessage>) => {
    if (event.source !== opener || event.origin !== origin) return
    if (event.data.type !== 'devnet-wallet:ask' || event.data.id !== id) return
    // The browser vouches for the event's origin, so the origin that the page claims is ignored.
    const approval = { ...event.data.approval, origin: event.origin }
    const card = drawApproval(approval, (answer) => {
      post({ type: 'devnet-wallet:answer', id, answer })
      // The page closes the window after it received the answer; a message from a closed window may get
      // lost.
      setTimeout(() => window.close(), UNHEARD_MS)
    })
    document.body.replaceChildren(card)
    document.title = `${approval.title} · Devnet Wallet`
    card.querySelector('h1')?.focus()
  })
  window.setInterval(() => {
    if (opener.closed) window.close()
  }, OPENER_CHECK_MS)
  post({ type: 'devnet-wallet:ready', id })
}
