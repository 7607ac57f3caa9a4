import type { PublicState } from '#protocol'
import { isElsewhere } from '#wallet/connections/isUnsupported.ts'
import type { State } from '#kernel/store.ts'
import { publicAccounts } from '#wallet/embedded/publicAccounts.ts'
import { isOpenRecord } from '#transactions/transfers/record.ts'

/** All that a page may see of the store. */
export function publicState(state: State): PublicState {
  const { modal, networks, bridge } = state
  return {
    open: modal.open,
    loading: modal.loading,
    view: modal.open ? modal.shownView : undefined,
    ...publicAccounts(state),
    caipChainId: networks.active,
    networkSupported: !isElsewhere(state),
    openTransfers: bridge.transfers.filter(isOpenRecord).length,
  }
}
