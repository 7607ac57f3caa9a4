import type { SecureAccount } from '#secure/api'
import type { BrowserOptions } from '../../service/testing/browser.ts'
import { signInByEmail } from '../../service/testing/signIn.ts'
import { SECURE_ORIGIN, type TestService } from '../../service/testing/startService.ts'
import { type Api, createApi } from '../api.ts'
import { exportPublicKey, makeIdentity } from '../keys/join.ts'
import type { Holding, KeyStore } from '../keys/keyStore.ts'

/** A browser of somebody: its store, and what it says to the service. */
export type TestDevice = {
  readonly api: Api
  readonly store: KeyStore
  /** Bodies and answers of every request, as text. */
  readonly sent: readonly string[]
  signIn(email: string): Promise<SecureAccount>
}

/** `options`: its user agent, or all that a browser may be told. */
export async function createDevice(
  service: TestService,
  store?: KeyStore,
  options: string | BrowserOptions = {},
): Promise<TestDevice> {
  const browser = service.browser(typeof options === 'string' ? { userAgent: options } : options)
  const sent: string[] = []
  const api = createApi('', async (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('origin', SECURE_ORIGIN)
    const response = await browser.send(String(path), { ...init, headers })
    sent.push(String(init.body ?? ''), await response.clone().text())
    return response
  })
  return {
    api,
    store: store ?? (await createMemoryStore()),
    sent,
    signIn: (email) => signInByEmail(browser, service.mail, email),
  }
}

/** Keeps shares as a browser's store does, without a browser. */
async function createMemoryStore(): Promise<KeyStore> {
  const holdings = new Map<string, Holding>()
  const identity = await makeIdentity()
  return {
    get: async (accountId) => structuredClone(holdings.get(accountId)),
    put: async (holding) => {
      holdings.set(holding.accountId, structuredClone(holding))
    },
    remove: async (accountId) => {
      holdings.delete(accountId)
    },
    findByOwner: async (owner) =>
      structuredClone([...holdings.values()].filter(({ owners }) => owners.includes(owner))),
    identity: async () => identity,
    publicKey: () => exportPublicKey(identity),
  }
}
