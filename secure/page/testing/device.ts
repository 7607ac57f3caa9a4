import type { SecureAccount } from '#secure/api'
import type { BrowserOptions } from '../../service/testing/browser.ts'
import { approveLink } from '../../service/testing/signIn.ts'
import { SECURE_ORIGIN, type TestService } from '../../service/testing/startService.ts'
import { type Api, createApi } from '../api.ts'
import { createLasting } from '../lasting.ts'
import { exportPublicKey, makeIdentity } from '../keys/deviceIdentity.ts'
import type { Holding, KeyStore } from '../keys/keyStore.ts'
import { createPossession, type StoredSession } from '../possession.ts'

/** A browser of a test person: its store, and what it sends to the service. */
export type TestDevice = {
  readonly api: Api
  readonly store: KeyStore
  /** Bodies and answers of every request, as text. */
  readonly sent: readonly string[]
  /** The headers of every request. */
  readonly headers: readonly Headers[]
  signIn(email: string): Promise<SecureAccount>
}

/** `options`: its user agent, or all options of a test browser. */
export async function createDevice(
  service: TestService,
  store?: KeyStore,
  options: string | BrowserOptions = {},
): Promise<TestDevice> {
  const browser = service.browser(typeof options === 'string' ? { userAgent: options } : options)
  const sent: string[] = []
  const headers: Headers[] = []
  const possession = createPossession()
  const send: typeof fetch = async (url, init = {}) => {
    const own = new Headers(init.headers)
    own.set('origin', SECURE_ORIGIN)
    headers.push(own)
    const path = String(url).slice(SECURE_ORIGIN.length)
    const response = await browser.send(path, { ...init, headers: own })
    sent.push(String(init.body ?? ''), await response.clone().text())
    return response
  }
  const api = createApi(SECURE_ORIGIN, send, undefined, possession)
  const own = store ?? (await createMemoryStore())
  await possession.attach(own.session)
  const lasting = createLasting({ api, possession, store: own, seesCookies: async () => false })
  return {
    api,
    store: own,
    sent,
    headers,
    async signIn(email) {
      await lasting()
      const { login, action } = await api.call('beginEmailLogin', { email })
      const isNew = action === 'VERIFY_DEVICE'
      const otp = isNew
        ? await approveLink(browser, service.mail, email)
        : service.mail.codeFor(email)
      if (isNew) await api.call('awaitDevice', { login })
      return api.call('verifyOtp', { login, otp })
    },
  }
}

/** Keeps shares as a browser's store does, without a browser. */
async function createMemoryStore(): Promise<KeyStore> {
  const holdings = new Map<string, Holding>()
  const identity = await makeIdentity()
  let session: StoredSession | undefined
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
    session: {
      get: async () => session,
      put: async (kept) => {
        session = kept
      },
    },
    publicKey: () => exportPublicKey(identity),
  }
}
