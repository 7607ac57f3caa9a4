import type { Answer, Approval } from './approval.ts'
import { drawApproval } from './approval.ts'
import { approvalStyle, inPageStyle } from './style.ts'

const CLOSED_CHECK_MS = 100
const POPUP_WIDTH = 380
const POPUP_HEIGHT = 620

const rejected: Answer = { approved: false, account: 0 }

/** Messages between the page's wallet script and its approve window. */
export type PopupMessage =
  | { type: 'devnet-wallet:ready'; id: string }
  | { type: 'devnet-wallet:ask'; id: string; approval: Approval }
  | { type: 'devnet-wallet:answer'; id: string; answer: Answer }

/** Asks in a window of its own; closing it rejects. Falls back to the page when it is blocked. */
export function askInPopup(approval: Approval, walletOrigin: string): Promise<Answer> {
  const id = crypto.randomUUID()
  const hash = new URLSearchParams({ id, origin: location.origin })
  const left = Math.max(0, window.screenX + window.outerWidth - POPUP_WIDTH - 24)
  const popup = window.open(
    `${walletOrigin}/wallet-popup.html#${hash}`,
    '_blank',
    `popup,width=${POPUP_WIDTH},height=${POPUP_HEIGHT},left=${left},top=${window.screenY + 80}`,
  )
  if (popup === null) return askInPage(approval)

  return new Promise((resolve) => {
    const finish = (answer: Answer) => {
      clearInterval(watch)
      window.removeEventListener('message', hear)
      popup.close()
      resolve(answer)
    }
    const hear = (event: MessageEvent<PopupMessage>) => {
      if (event.origin !== walletOrigin || event.source !== popup) return
      if (event.data.id !== id) return
      if (event.data.type === 'devnet-wallet:ready') {
        const message: PopupMessage = { type: 'devnet-wallet:ask', id, approval }
        popup.postMessage(message, walletOrigin)
      }
      if (event.data.type === 'devnet-wallet:answer') finish(event.data.answer)
    }
    const watch = setInterval(() => {
      if (popup.closed) finish(rejected)
    }, CLOSED_CHECK_MS)
    window.addEventListener('message', hear)
  })
}

/** Asks in the page, outside the top layer: a modal dialog of the page hides it, as it would any wallet's. */
export function askInPage(approval: Approval): Promise<Answer> {
  return new Promise((resolve) => {
    const host = document.createElement('div')
    host.id = 'devnet-wallet'
    const root = host.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(inPageStyle + approvalStyle)
    root.adoptedStyleSheets = [sheet]
    const card = drawApproval(approval, (answer) => {
      host.remove()
      resolve(answer)
    })
    card.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return
      host.remove()
      resolve(rejected)
    })
    root.append(card)
    document.body.append(host)
    root.querySelector<HTMLElement>('h1')?.focus()
  })
}
