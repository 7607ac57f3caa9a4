import type { WalletEvent } from '#protocol'
import { openUrl } from './links.ts'
import { createLocks, type Locks } from './locks.ts'
import { createWalletRequests, type WalletRequests } from './walletRequests.ts'
import type { WalletProvider } from './wallets.ts'

/**
 * What the frame asks of the page once somebody acts in it. A chunk of its own: it is on its way
 * as soon as the widget is seen, so that a click in the frame does not wait for it.
 */
export type Services = {
  readonly wallets: WalletRequests
  readonly locks: Locks
  readonly openUrl: (url: string) => { opened: boolean }
}

export function createServices(options: {
  readonly find: (walletId: string) => WalletProvider | undefined
  readonly yieldTo: <T>(work: () => Promise<T>) => Promise<T>
  readonly onEvent: (walletId: string, event: WalletEvent) => void
  readonly signal: AbortSignal
}): Services {
  return { wallets: createWalletRequests(options), locks: createLocks(), openUrl }
}
