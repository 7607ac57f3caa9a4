import type { Core } from '#kernel/core.ts'
import { showAlert } from '#kernel/notices/notices.ts'
import { log } from '#kernel/logs/log.ts'
import { isOriginIn } from './isOriginIn.ts'
import { set } from './set.ts'
import { offersLogin } from './slice.ts'

/**
 * Asks the project once which pages may log people in (S5.07, S7.25). Without an answer the page may
 * not: e-mail and social logins stay hidden, wallets and the bridge work.
 */
export async function askAllowed(core: Core): Promise<boolean> {
  const { config, embeddedWallet } = core.store.getState()
  if (config.project !== true || embeddedWallet.allowed === 'yes') return true
  if (embeddedWallet.allowed === 'no' || core.loadWalletRegistry === undefined) return false
  if (!offersLogin(core.store.getState())) return false
  set(core, { allowed: 'asking' })
  try {
    const walletRegistry = await core.loadWalletRegistry()
    const origins = await core.queries.fetchQuery({
      queryKey: ['allowedOrigins'],
      queryFn: () => walletRegistry.getAllowedOrigins(core.signal),
      staleTime: Number.POSITIVE_INFINITY,
    })
    const isAllowed = isOriginIn(config.origin, origins)
    set(core, { allowed: isAllowed ? 'yes' : 'no' })
    if (!isAllowed) alertNotAllowed(core)
    return isAllowed
  } catch (error) {
    set(core, { allowed: 'no' })
    log(core, 'error', 'The allowed origins of the project did not load: no embedded wallet', error)
    return false
  }
}

/** S8.03: tells the site's developer. */
export function alertNotAllowed(core: Core): void {
  const { origin } = core.store.getState().config
  const message = 'Invalid App Configuration'
  showAlert(core, { code: 'INVALID_APP_CONFIGURATION', message })
  log(core, 'error', `${message}: ${origin} is not among the project's allowed origins`)
}
