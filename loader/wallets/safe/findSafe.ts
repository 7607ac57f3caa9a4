import { isError, type PageWallet } from '#protocol'
import type { WalletProvider } from '../wallets.ts'
import { SAFE_HELLO_MS } from './limits.ts'
import { createSafeChannel } from './safeChannel.ts'
import { safeOriginsAround } from './safeOrigin.ts'
import { createSafeProvider } from './safeProvider.ts'
import { safeInfo } from './shapes.ts'

/** A wallet in the shape of an announcement. */
export type ExternalWallet = {
  readonly info: Pick<PageWallet, 'rdns' | 'name' | 'icon'> & { readonly uuid: string }
  readonly provider: WalletProvider
}

/**
 * The Safe whose app this page is; undefined where it is in no frame of Safe's. `@safe-global/safe-apps-sdk` says the
 * same for 10.8 kB (brotli), and takes answers unchecked.
 */
export async function findSafe({
  window,
  origins,
  signal,
}: {
  readonly window: Window
  readonly origins: readonly string[] | undefined
  readonly signal: AbortSignal
}): Promise<ExternalWallet | undefined> {
  const around = safeOriginsAround(window.location, origins)
  if (around.length === 0) return undefined
  const channel = createSafeChannel({ window, origins: around, signal })
  try {
    await channel.ask('getSafeInfo', undefined, safeInfo, SAFE_HELLO_MS)
  } catch (error) {
    if (isError(error, 'SAFE_TIMEOUT')) return undefined // another frame, where none can be told
    throw error
  }
  const info = { uuid: 'safe', rdns: 'global.safe.app', name: 'Safe', icon }
  return { info, provider: createSafeProvider({ channel, signal }) }
}

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#12ff80" d="M0 0h32v32H0z"/><path fill="none" stroke="#121312" stroke-width="2.6" d="M8 8h16v16H8z"/><circle cx="16" cy="16" r="3.4" fill="#121312"/><path stroke="#121312" stroke-width="2.6" d="M19 16h5"/></svg>',
)}`
