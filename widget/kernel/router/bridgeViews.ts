import type { ViewName } from './view.ts'

/** Where a transfer is made or followed: nothing puts another view in its place. */
export const bridgeViews: readonly ViewName[] = [
  'Bridge',
  'TokenPicker',
  'BridgeRecipient',
  'BridgeReview',
  'TransferProgress',
  'TransferDetails',
  'Transfers',
]
