import type { Core } from '../core.ts'
import { topView } from '../router/slice.ts'
import type { State } from '../store.ts'
import { SHAKE_MS } from './limits.ts'

/**
 * False while a wallet is asked for what is on screen: a press beside the card or an Escape that
 * was meant for the wallet must not take it away. The close button still does.
 */
export function mayDismiss(state: Pick<State, 'router' | 'bridge' | 'transactions'>): boolean {
  const { router, bridge, transactions } = state
  const view = topView(router)
  if (view.name === 'ApproveTransaction') return false
  if (view.name === 'SendProgress') return !transactions.asking.includes(view.transactionId)
  if (view.name === 'SwapProgress') return transactions.asking.length === 0
  if (view.name !== 'TransferProgress') return true
  const offer = bridge.speedUps[view.transferId]?.status
  if (offer === 'signing' || offer === 'sending') return false
  return bridge.progress[view.transferId]?.status !== 'simulationSuccess'
}

/** Shakes the card once instead of closing it (S4.02, S9.07). */
export function shake(core: Core): void {
  if (core.store.getState().modal.shaking) return
  setShaking(core, true)
  const stop = () => {
    clearTimeout(timer)
    core.signal.removeEventListener('abort', stop)
    setShaking(core, false)
  }
  const timer = setTimeout(stop, SHAKE_MS)
  core.signal.addEventListener('abort', stop, { once: true })
}

function setShaking(core: Core, shaking: boolean): void {
  core.store.setState(({ modal }) => ({ modal: { ...modal, shaking } }))
}
