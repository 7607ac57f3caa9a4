import type { PublicState } from './state.ts'

/** What the page sees before anything is connected. */
export const disconnectedState: PublicState = {
  open: false,
  loading: false,
  status: 'disconnected',
  networkSupported: true,
  accounts: [],
  openTransfers: 0,
}
