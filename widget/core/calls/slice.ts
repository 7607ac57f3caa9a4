import type { CaipChainId } from '#protocol'
import type { CallsState } from './schemas.ts'

/** A call bundle of this document (EIP-5792). */
export type CallBundle = {
  readonly id: string
  readonly connectorId: string
  readonly caipChainId: CaipChainId
  readonly from: string
  /** `asking`: the wallet has it and has not answered. */
  readonly status: 'asking' | 'declined' | CallsState
}

export type CallsSlice = {
  /** Newest first. */
  readonly bundles: readonly CallBundle[]
  /** Ids of connectors that know nothing of bundles, or whose person wants no upgraded account. */
  readonly unoffered: readonly string[]
}

export const calls: CallsSlice = { bundles: [], unoffered: [] }
