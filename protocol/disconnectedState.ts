import type { PublicState } from './state.ts'

/** The public state before a wallet is connected. */
export const disconnectedState: PublicState = {
  open: false,
  loading: false,
  status: 'disconnected',
  networkSupported: true,
  accounts: [],
  openTransfers: 0,
}
