import type { SecureFrame, SecureFrameEvent } from '#clients/secureFrame/port.ts'
import type { Core } from '#kernel/core.ts'
import { report } from '#kernel/logs/log.ts'
import { closeFromFrame } from '#kernel/modal/close.ts'
import { openAt } from '#kernel/modal/open.ts'
import { back, push } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import { set } from './set.ts'
import type { Approval } from './slice.ts'

type Show = Extract<SecureFrameEvent, { type: 'show' }>

/**
 * The frame asks the person: over the current view, or alone where the widget is closed (S4.10). Only
 * an action of the person or a request of the page opens the widget; the start of a visit does not.
 */
export async function showApproval(core: Core, frame: SecureFrame, event: Show): Promise<void> {
  const { id, height } = event
  const { modal, router, embeddedWallet } = core.store.getState()
  if (!modal.open && event.name === 'GET_USER') return frame.leave(id)
  set(core, { approval: { id, height, about: aboutOf(event) } })
  if (embeddedWallet.approval !== undefined && modal.open) return
  if (modal.open) {
    if (topView(router).name !== 'ApproveTransaction') push(core, { name: 'ApproveTransaction' })
    return
  }
  try {
    await core.page.show({})
    await openAt(core, { name: 'ApproveTransaction' })
  } catch {
    frame.leave(id) // the page does not let it be seen: whoever asked hears that it was refused
  }
}

/** Ends the approval: the widget closes if its view is alone on the stack, else goes back. */
export function hideApproval(core: Core, id: string): void {
  const { embeddedWallet, router } = core.store.getState()
  if (embeddedWallet.approval?.id !== id) return
  set(core, { approval: undefined })
  if (topView(router).name !== 'ApproveTransaction') return
  if (!back(core)) closeFromFrame(core, 'success').catch(report(core))
}

/** True when the person left the approval's view. */
export function isLeft(core: Core): boolean {
  const { modal, router } = core.store.getState()
  return !modal.open || router.stack.every(({ name }) => name !== 'ApproveTransaction')
}

const setups: readonly Show['name'][] = ['GET_USER', 'CONNECT_EMAIL', 'GET_FARCASTER_URI']
const signing = ['personal_sign', 'eth_signTypedData_v4', 'solana_signMessage']

function aboutOf({ name, method }: Show): Approval['about'] {
  if (setups.includes(name)) return 'setup'
  if (name === 'OPEN_SETTINGS' || name === 'UPDATE_EMAIL') return 'settings'
  return method !== undefined && signing.includes(method) ? 'signature' : 'transaction'
}
