import type { Address, Hex } from 'viem'
import type { CallsMode, WalletMode, WalletOptions } from './config.ts'
import { errors, ProviderError } from './errors.ts'
import type { Session } from './session.ts'

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
  /** How call bundles are taken. */
  calls: CallsMode
  /** Whether it tells what the account has (ERC-7811). */
  assets: boolean
  /** Everything that was asked, in order. */
  readonly requests: LoggedRequest[]
  /** The next request, of this method if one is named, ends with 4001. */
  rejectNext(method?: string): void
  /** The next request ends with 4100, as from a locked wallet. */
  lockNext(method?: string): void
  /** The next request ends with -32002, as if its twin still waited for an answer. */
  pendingNext(method?: string): void
  /** The next request ends with this error. */
  failNext(
    method: string | undefined,
    error: { code: number; message: string; data?: unknown },
  ): void
  /** As if the person chose another account. */
  switchAccount(index: number): void
  /** As if the person chose another network. */
  switchChain(chainId: number): void
  /** As if the person removed the page from the wallet. */
  disconnect(): void
  /** As if the person removed a network. */
  forgetChain(chainId: number): void
}

/** The hook, and the provider's way to the failures that tests have ordered. */
export function createHook(session: Session, options: WalletOptions) {
  const { mode, calls = 'sequential', assets = false } = options
  const failures: { method: string | undefined; error: ProviderError }[] = []
  const fail = (method: string | undefined, error: ProviderError) => {
    failures.push({ method, error })
  }
  const hook: DevnetWalletHook = {
    mode,
    calls,
    assets,
    delay: 0,
    lie: {},
    requests: [],
    rejectNext: (method) => fail(method, errors.rejected()),
    lockNext: (method) => fail(method, errors.unauthorized('The wallet is locked.')),
    pendingNext: (method) => fail(method, errors.pending(method ?? 'any')),
    failNext: (method, { code, message, data }) =>
      fail(method, new ProviderError(code, message, data)),
    switchAccount: session.setAccount,
    switchChain: session.setChain,
    disconnect() {
      session.disconnect()
      session.emit('disconnect', errors.disconnected())
    },
    forgetChain: session.forgetChain,
  }
  /** The oldest failure that fits, once. */
  function takeFailure(asked: string): ProviderError | undefined {
    const index = failures.findIndex(({ method }) => method === undefined || method === asked)
    return index === -1 ? undefined : failures.splice(index, 1)[0]?.error
  }
  return { hook, takeFailure }
}
