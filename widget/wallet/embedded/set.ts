import { asBaseError } from '#kernel/errors/asBaseError.ts'
import type { Core } from '#kernel/core.ts'
import type { EmbeddedWalletSlice, Login, LoginError } from './slice.ts'

/** Changes a part of the slice. */
export function set(core: Core, part: Partial<EmbeddedWalletSlice>): void {
  core.store.setState(({ embeddedWallet }) => ({ embeddedWallet: { ...embeddedWallet, ...part } }))
}

export function setLogin(core: Core, login: Login): void {
  set(core, { login })
}

/** What a view shows of an error. */
export function loginError(error: unknown): LoginError {
  const { code, message } = asBaseError(error)
  const seconds =
    typeof error === 'object' && error !== null && 'retryAfterSeconds' in error
      ? error.retryAfterSeconds
      : undefined
  return typeof seconds === 'number' ? { code, message, seconds } : { code, message }
}
