import { describe, expect, test } from 'vitest'
import type { WidgetOptions } from '#protocol'
import { open } from '#kernel/modal/open.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { createFakeRegistry } from '#kernel/testing/fakeRegistry.ts'
import { askAllowed } from './allow.ts'
import { loginOffer, offersLogin } from './slice.ts'

type Origins = () => Promise<readonly string[]>

/** A page at https://shop.example with an embedded wallet, and its project's list of origins. */
function start(getAllowedOrigins: Origins, widgetOptions: WidgetOptions = {}) {
  let asked = 0
  const walletRegistry = {
    ...createFakeRegistry(0),
    getAllowedOrigins: () => {
      asked += 1
      return getAllowedOrigins()
    },
  }
  const core = createTestCore({ walletRegistry, widgetOptions })
  core.store.setState(({ config }) => ({ config: { ...config, embedded: true } }))
  const state = () => core.store.getState()
  return { core, state, asked: () => asked }
}
const alerts = ({ core }: ReturnType<typeof start>) => core.store.getState().notices.alert?.code

describe('the origins of the project (SV-F7, S5.07, S7.25)', () => {
  test.each([
    ['itself', ['https://shop.example']],
    ['without a scheme', ['shop.example']],
    ['by a wildcard, among others', ['https://other.example', 'https://*.example']],
  ])('default: a page that is named %s logs people in', async (_, origins) => {
    const started = start(async () => origins)
    expect(loginOffer(started.state())).toBe('asking')
    expect(await askAllowed(started.core)).toBe(true)
    expect(loginOffer(started.state())).toBe('yes')
    expect(alerts(started)).toBe(undefined)
    expect(await askAllowed(started.core)).toBe(true)
    expect(started.asked()).toBe(1)
  })

  test.each([
    ['not named', ['https://other.example']],
    ['not of that scheme', ['http://shop.example']],
    ['below one that is', ['https://example']],
    ['of an empty list', []],
    ['of a list for everybody', ['*']],
  ])('error: a page that is %s offers no login, and says why (S8.03)', async (_, origins) => {
    const started = start(async () => origins)
    expect(await askAllowed(started.core)).toBe(false)
    expect(started.state().embeddedWallet.allowed).toBe('no')
    expect(offersLogin(started.state())).toBe(false)
    expect(alerts(started)).toBe('INVALID_APP_CONFIGURATION')
    expect(await askAllowed(started.core)).toBe(false)
    expect(started.asked()).toBe(1)
  })

  test('error: while the service is down there is no login, and nobody is blamed', async () => {
    const started = start(() => Promise.reject(new Error('down')))
    expect(await askAllowed(started.core)).toBe(false)
    expect(offersLogin(started.state())).toBe(false)
    expect(alerts(started)).toBe(undefined)
  })

  test.each([
    ['names others', async () => ['https://other.example']],
    ['does not answer', () => Promise.reject(new Error('down'))],
  ])('error: the opened widget offers none where the project %s', async (_, origins) => {
    const started = start(origins)
    await open(started.core)
    await expect.poll(() => started.state().embeddedWallet.allowed).toBe('no')
    expect(loginOffer(started.state())).toBe('no')
  })

  test('behavior: nobody is asked where the site wants neither e-mail nor socials', async () => {
    const features = { email: false, socials: false as const }
    const started = start(async () => [], { features })
    expect(await askAllowed(started.core)).toBe(false)
    expect([started.asked(), alerts(started)]).toEqual([0, undefined])
  })
})
