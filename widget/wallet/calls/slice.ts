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

/** A bundle of the page that went to its wallet call by call, because it knows no bundles. */
export type SequentialBundle = {
  readonly id: string
  readonly caipChainId: CaipChainId
  /** How many calls there are; what was declined has no hash. */
  readonly count: number
  readonly hashes: readonly string[]
}

export type CallsSlice = {
  /** Newest first. */
  readonly bundles: readonly CallBundle[]
  /** Newest first. */
  readonly sequential: readonly SequentialBundle[]
  /** Ids of connectors that know nothing of bundles, or whose person wants no upgraded account. */
  readonly unoffered: readonly string[]
}

declare module '#kernel/store.ts' {
  interface State {
    readonly calls: CallsSlice
  }
}

export const calls: CallsSlice = { bundles: [], sequential: [], unoffered: [] }
