import type { Api } from './api.ts'
import type { KeyStore } from './keys/keyStore.ts'
import type { Possession } from './possession.ts'

/** `kept`: who signs in stays so. `document`: until this document is gone, for nothing is kept here. */
export type Lasting = 'kept' | 'document'

type Parts = { api: Api; possession: Possession; store: KeyStore | undefined }

/**
 * Looks, once for each document, what a login would leave here, and makes it ready: the service's
 * cookie where the browser takes it, else a session of its own, in the store where there is one.
 */
export function createLasting({ api, possession, store }: Parts): () => Promise<Lasting> {
  let looking: Promise<Lasting> | undefined
  async function look(): Promise<Lasting> {
    if (!possession.isActive() && !(await takesCookies(api))) await possession.activate()
    return possession.isActive() && store === undefined ? 'document' : 'kept'
  }
  return () => {
    looking ??= look().catch((error: unknown) => {
      looking = undefined
      throw error
    })
    return looking
  }
}

async function takesCookies(api: Api): Promise<boolean> {
  await api.call('offerCookie', {})
  const { isKept } = await api.call('readCookie')
  return isKept
}
