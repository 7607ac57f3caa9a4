import type { Api } from './api.ts'
import type { KeyStore } from './keys/keyStore.ts'
import type { Possession } from './possession.ts'

/** What a login leaves here, and who could help. */
export type Lasting = {
  /** `kept`: who signs in stays so. `document`: until this document is gone, for nothing is kept here. */
  readonly login: 'kept' | 'document'
  /** Whether a window of this origin has signed in this browser; not every browser lets a frame see it. */
  readonly window: 'known' | 'empty' | 'unknown'
}

type Parts = {
  api: Api
  possession: Possession
  store: KeyStore | undefined
  /** Whether the browser lends its cookies of no partition. */
  seesCookies: () => Promise<boolean>
}

/**
 * Looks, once for each document, what a login would leave here, and makes it ready: the service's
 * cookie where the browser takes it, else a session of its own, in the store where there is one.
 */
export function createLasting(parts: Parts): () => Promise<Lasting> {
  const { api, possession, store, seesCookies } = parts
  let looking: Promise<Lasting> | undefined

  async function readLasting(): Promise<Lasting> {
    if (!possession.isActive()) await api.call('offerCookie', {})
    const { isKept, isKnown } = await api.call('readCookie')
    if (!isKept) await possession.activate()
    const lost = (await seesCookies()) ? 'empty' : 'unknown'
    return {
      login: possession.isActive() && store === undefined ? 'document' : 'kept',
      window: isKnown ? 'known' : lost,
    }
  }

  return () => {
    looking ??= readLasting().catch((error: unknown) => {
      looking = undefined
      throw error
    })
    return looking
  }
}

/** Old browsers lend them and have no word for it, or have the word and do not. */
export async function seesCookies(): Promise<boolean> {
  return 'hasStorageAccess' in document && document.hasStorageAccess()
}
