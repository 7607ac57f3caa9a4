import type { Address, Hex } from 'viem'
import type { CaipChainId } from '#protocol'

/** A token of a swap. */
export type SwapToken = {
  readonly caipChainId: CaipChainId
  /** `native`, or the address in lower case. */
  readonly key: string
  /** Absent for the native currency. */
  readonly address: Address | undefined
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly iconUrl: string | undefined
}

export type SwapForm = {
  /** A network that the page named; else the active one. */
  readonly caipChainId: CaipChainId | undefined
  /** Keys of tokens; what is given falls back to the native currency. */
  readonly fromKey: string | undefined
  readonly toKey: string | undefined
  /** As typed, in the unit of what is given. */
  readonly amount: string
  /** Of this swap, in hundredths of a percent; else what Settings or the widget start with. */
  readonly slippageBps?: number | undefined
}

/** What the person confirms; nothing that is sent may differ from it. */
export type SwapOrder = {
  readonly caipChainId: CaipChainId
  readonly account: Address
  readonly from: SwapToken
  readonly to: SwapToken
  /** Base units of what is given. */
  readonly amount: bigint
  /** What was quoted, and the least of it that is accepted. */
  readonly quoted: bigint
  readonly minimum: bigint
  readonly slippageBps: number
  /** ms */
  readonly quotedAt: number
  readonly impactBps: number | undefined
}

/** `approving` and `swapping`: the wallet is asked. */
export type SwapStatus =
  | 'checking'
  | 'approving'
  | 'approvalSent'
  | 'rechecking'
  | 'swapping'
  | 'sent'
  | 'done'
  | 'failed'

export type SwapRun = {
  readonly id: string
  readonly order: SwapOrder
  readonly status: SwapStatus
  /** ms */
  readonly startedAt: number
  /** Undefined until it is known. */
  readonly needsApproval: boolean | undefined
  /** False if it goes on untried, as the person agreed. */
  readonly isTried?: boolean | undefined
  readonly approvalHash: Hex | undefined
  readonly swapHash: Hex | undefined
  /** What arrived, where the chain says it. */
  readonly received: bigint | undefined
  readonly error: { readonly code: string | number; readonly message: string } | undefined
}

/** A run as far as it can be told, also from what is kept of it. */
export type SeenRun = Omit<SwapRun, 'order'> & {
  readonly order: Omit<SwapOrder, 'slippageBps' | 'quotedAt' | 'impactBps'>
}

export type SwapSlice = {
  readonly form: SwapForm
  /** What the person is asked to confirm. */
  readonly review: SwapOrder | undefined
  /** The newest one of this document; its transactions are kept beyond it. */
  readonly run: SwapRun | undefined
  /** Those that were under way when a newer one began. */
  readonly earlier: readonly SwapRun[]
}

declare module '#kernel/store.ts' {
  interface State {
    readonly swap: SwapSlice
  }
}

export const swap: SwapSlice = {
  form: {
    caipChainId: undefined,
    fromKey: undefined,
    toKey: undefined,
    amount: '',
  },
  review: undefined,
  run: undefined,
  earlier: [],
}
