import { parseCaipAccountId } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { evmConnection } from '#wallet/connections/evm.ts'

/**
 * Where storage does not outlive the document, an account that connects is looked up on the
 * chains. The search itself is heavy: its code comes only here.
 */
export function watchRecovery(core: Core, onError: (error: unknown) => void): void {
  if (core.storage.level === 'local') return
  let before: string | undefined
  const check = () => {
    const connection = evmConnection(core.store.getState().connections)
    const account = connection.status === 'connected' ? connection.accounts[0] : undefined
    const address = account && parseCaipAccountId(account).address
    if (address === before) return
    before = address
    if (address === undefined) return
    import('./recover.ts')
      .then(({ recoverTransfers }) => recoverTransfers(core, onError))
      .catch(onError)
  }
  const unsubscribe = core.store.subscribe(check)
  core.signal.addEventListener('abort', unsubscribe, { once: true })
  check()
}
