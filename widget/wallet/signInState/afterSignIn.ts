import { type CaipAccountId, parseCaipAccountId } from '#protocol'
import { activeConnection } from '../connections/slice.ts'
import type { Core } from '#kernel/core.ts'
import type { State } from '#kernel/store.ts'
import { isHidden } from './selectors.ts'

/** Tells of an account as soon as the page may know it, and never if it left before. */
export function afterSignIn(core: Core, account: CaipAccountId, tell: () => void): void {
  const { address } = parseCaipAccountId(account)
  const isGone = ({ connections }: State) => {
    const connection = activeConnection(connections)
    if (connection.status !== 'connected') return true
    return parseCaipAccountId(connection.accounts[0]).address !== address
  }
  if (!isHidden(core.store.getState())) return tell()
  const unsubscribe = core.store.subscribe((state) => {
    if (!isGone(state) && isHidden(state)) return
    unsubscribe()
    if (!isGone(state)) tell()
  })
}
