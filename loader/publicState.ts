import type { PublicState } from '#protocol'
import type { Lent } from './stage0/loaderContext.ts'
import { providerError } from './stage0/providerError.ts'

/** Takes what the frame has published, and tells the listeners of the provider and of the handle. */
export function takeState(
  { getState, keep, states, provider }: Pick<Lent, 'getState' | 'keep' | 'states' | 'provider'>,
  next: PublicState,
): void {
  const { emitter, chainOf, addresses } = provider
  const before = getState()
  // While a remembered connection is on its way back, the page keeps seeing its accounts.
  const returning = next.status === 'reconnecting' && next.accounts.length === 0
  const after = returning ? { ...next, accounts: before.accounts } : next
  keep(after)
  const was = addresses(before)
  const now = addresses(after)
  const chainId = chainOf(after) ?? ''
  if (was.length === 0 && now.length > 0) emitter.emit('connect', { chainId })
  // First, so that a listener never takes an account that is gone for one on the new chain.
  if (was.join() !== now.join()) emitter.emit('accountsChanged', now)
  if (chainId && chainOf(before) !== chainId) emitter.emit('chainChanged', chainId)
  if (was.length > 0 && now.length === 0) {
    emitter.emit('disconnect', providerError(4900, 'The wallet is disconnected'))
  }
  states.emit('state', after)
}
