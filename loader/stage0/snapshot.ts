import { disconnectedState, type PublicState, type Snapshot } from '#protocol'

const KEY = 'causeway.snapshot'

/**
 * The public state of the last visit, from the page's own storage. Checked by hand, because the
 * first stage carries no schemas; whatever looks odd is as good as nothing.
 */
export function readSnapshot(storage: () => Storage): PublicState {
  try {
    const found = JSON.parse(storage().getItem(KEY) ?? '{}')
    const { version, accounts, caipChainId, walletName, openTransfer } = found
    if (version !== 1 || !accounts.every(isAccount)) return disconnectedState
    return {
      ...disconnectedState,
      openTransfers: openTransfer === true ? 1 : 0,
      accounts,
      ...(accounts.length > 0 && { status: 'reconnecting' }),
      ...(isText(caipChainId) && { caipChainId }),
      ...(isText(walletName) && { wallet: { id: '', name: walletName } }),
    }
  } catch {
    return disconnectedState // storage is blocked or was written by other code: `accounts` may be no list
  }
}

/** Keeps addresses, chain, the wallet's name and whether a transfer is open; nothing else. */
export function writeSnapshot(storage: () => Storage, state: PublicState): void {
  if (/connecting/.test(state.status)) return // or reconnecting
  const { accounts, caipChainId, wallet, openTransfers } = state
  const snapshot: Snapshot = {
    version: 1,
    caipChainId,
    accounts,
    walletName: wallet?.name,
    openTransfer: openTransfers > 0,
  }
  try {
    if (accounts.length > 0 || snapshot.openTransfer)
      storage().setItem(KEY, JSON.stringify(snapshot))
    else storage().removeItem(KEY)
  } catch {
    return // without storage the next visit starts disconnected
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length < 65
}

function isAccount(value: unknown): boolean {
  return typeof value === 'string' && /^[-\w]+:[-\w]+:[-.%\w]+$/.test(value)
}
