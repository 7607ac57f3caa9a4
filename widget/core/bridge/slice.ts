export type BridgeSlice = {
  /** How many transfers are not finished. */
  readonly openTransfers: number
}

export const bridge: BridgeSlice = { openTransfers: 0 }
