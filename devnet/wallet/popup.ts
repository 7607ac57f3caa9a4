import { drawApproval } from './approval.ts'
import type { PopupMessage } from './ask.ts'
import { approvalStyle, popupStyle } from './style.ts'

const OPENER_CHECK_MS = 250
/** Where the page that asked is gone, and nobody listens. */
const UNHEARD_MS = 3_000

/** Runs in the approve window: shows what the opener asks and sends the answer back. */
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
    // The browser vouches for the origin; what the page says of itself does not count.
    const approval = { ...event.data.approval, origin: event.origin }
    const card = drawApproval(approval, (answer) => {
      post({ type: 'devnet-wallet:answer', id, answer })
      // The page closes it, once it has heard: what a window says that is gone by then is not heard.
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
