import type { Address, Hex } from 'viem'
import type { WalletMode } from './config.ts'

export type Lie = {
  /** Answers these methods with this, whatever the truth is. */
  results?: Record<string, unknown> | undefined
  /** What is sent differs from what was asked and approved. */
  transaction?: { to?: Address; value?: Hex; data?: Hex } | undefined
  /** Every answer is given twice, first the true one, then `null`. */
  answerTwice?: boolean | undefined
}

export type LoggedRequest = { method: string; params: unknown }

/** `window.devnetWallet`: how tests play the person and the wallet's maker. */
export type DevnetWalletHook = {
  /** Where approvals are asked. */
  mode: WalletMode
  /** Time in ms before an approved request is carried out. */
  delay: number
  lie: Lie
  /** Everything that was asked, in order. */
  readonly requests: LoggedRequest[]
  /** The next request, of this method if one is named, ends with 4001. */
  rejectNext(method?: string): void
  /** The next request ends with 4100, as from a locked wallet. */
  lockNext(method?: string): void
  /** The next request ends with -32002, as if its twin still waited for an answer. */
  pendingNext(method?: string): void
  /** The next request ends with this error. */
  failNext(method: string | undefined, error: { code: number; message: string; data?: unknown }): void
  /** As if the person chose another account. */
  switchAccount(index: number): void
  /** As if the person chose another network. */
  switchChain(chainId: number): void
  /** As if the person removed the page from the wallet. */
  disconnect(): void
  /** As if the person removed a network. */
  forgetChain(chainId: number): void
}
