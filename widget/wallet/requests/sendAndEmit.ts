import { isUserRejection, type CaipChainId, toWireError } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { followTransaction } from './followTransaction.ts'

const methods: readonly string[] = ['eth_sendTransaction', 'wallet_sendTransaction']

export function isTransaction(method: string): boolean {
  return methods.includes(method)
}

/**
 * Emits the events of a transaction of the page: requested, then submitted, rejected or failed, and its
 * outcome on the chain. It continues after the page stopped waiting, since it may have been sent.
 */
export async function sendAndEmit(
  core: Core,
  options: {
    readonly id: string
    readonly caipChainId: CaipChainId
    readonly send: () => Promise<string>
  },
): Promise<string> {
  const { id, caipChainId, send } = options
  const payload = { id, kind: 'request' as const, caipChainId }
  core.emit({ type: 'transaction', payload: { ...payload, status: 'requested' } })
  try {
    const hash = await send()
    core.emit({ type: 'transaction', payload: { ...payload, status: 'submitted', hash } })
    void followTransaction(core, { id, caipChainId, hash })
    return hash
  } catch (failure) {
    const status = isUserRejection(failure) ? 'rejected' : 'failed'
    const { code, message } = toWireError(failure)
    const error = { code, message }
    core.emit({ type: 'transaction', payload: { ...payload, status, error } })
    throw failure
  }
}
