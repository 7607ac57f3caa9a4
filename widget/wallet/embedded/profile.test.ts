import { describe, expect, test } from 'vitest'
import { disconnect } from '../connect/disconnect.ts'
import { publicState } from '#features/publicState.ts'
import { back } from '#kernel/router/router.ts'
import { loginWithEmail, submitOtp } from './login/email.ts'
import { storedProfile } from './items.ts'
import { shareProfile } from './profile.ts'
import { startLogin } from './testing/startLogin.ts'
import { loadUser } from './user.ts'

const email = 'maren@tern.example'
/** What is reported of an account whose person stays private. */
const nobody = ['preferredAccountTypes', 'smartAccountDeployed', 'socialProvider']

/** As far as the code of the mail; the login goes on by itself. */
async function logIn(features: { profile?: boolean } = { profile: true }) {
  const started = await startLogin({ features })
  await loginWithEmail(started.core, email)
  const running = submitOtp(started.core, '123456')
  const told = () => publicState(started.state()).embedded
  return { ...started, running, told }
}

describe('who somebody is, for the page (S18)', () => {
  test('default: without features.profile nobody is asked and nothing is told', async () => {
    const { running, told, view, core } = await logIn({})
    await running
    expect(view()).toBe('Account')
    expect(Object.keys(told() ?? {}).sort()).toEqual(nobody)
    // An old yes is none where the site does not ask.
    shareProfile(core, true)
    expect(told()?.email).toBe(undefined)
  })

  test('behavior: before anything is told the person is asked, with what would be told', async () => {
    const { running, told, view, core, state } = await logIn()
    await expect.poll(view).toBe('ShareProfile')
    expect(state().router.stack.at(-1)).toMatchObject({ email })
    expect(told()).toBe(undefined)
    shareProfile(core, true)
    await running
  })

  test('behavior: a yes tells it, for this visit and the next', async () => {
    const { running, told, view, core } = await logIn()
    await expect.poll(view).toBe('ShareProfile')
    shareProfile(core, true)
    await running
    expect(view()).toBe('Account')
    expect(told()).toMatchObject({ email })
    core.store.setState(({ embeddedWallet }) => ({
      embeddedWallet: { ...embeddedWallet, profile: 'kept' },
    }))
    await loadUser(core)
    expect(told()).toMatchObject({ email })
  })

  test('behavior: of the embedded account its user, social login, kinds and deployment are told (S3.01, S3.06)', async () => {
    const { running, told, view, core, secureFrame } = await logIn()
    await expect.poll(view).toBe('ShareProfile')
    shareProfile(core, true)
    await running
    secureFrame.answers.set('GET_USER', {
      ...Object(secureFrame.answers.get('GET_USER')),
      userName: 'maren',
      socialProvider: 'google',
      email,
      preferredAccountType: 'eoa',
      smartAccountDeployed: true,
    })
    await loadUser(core)
    expect(told()).toEqual({
      email,
      username: 'maren',
      socialProvider: 'google',
      preferredAccountTypes: { eip155: 'eoa' },
      smartAccountDeployed: true,
    })
  })

  test.each([
    ['no', (core: Parameters<typeof shareProfile>[0]) => shareProfile(core, false), false],
    ['to go back', (core: Parameters<typeof back>[0]) => back(core), undefined],
  ])('behavior: to say %s tells nothing, and the login goes on', async (_, answer, kept) => {
    const { running, told, view, core } = await logIn()
    await expect.poll(view).toBe('ShareProfile')
    answer(core)
    await running
    expect(view()).toBe('Account')
    expect(Object.keys(told() ?? {}).sort()).toEqual(nobody)
    expect(core.storage.get(storedProfile)).toBe(kept)
  })

  test('behavior: it is taken back in the settings, and forgotten with the login', async () => {
    const { running, told, view, core, later } = await logIn()
    await expect.poll(view).toBe('ShareProfile')
    shareProfile(core, true)
    await running
    shareProfile(core, false)
    expect(told()?.email).toBe(undefined)
    shareProfile(core, true)
    expect(told()?.email).toBe(email)
    disconnect(core, { reason: 'user' })
    const { forgetLogin } = await import('./forget.ts')
    forgetLogin(core)
    expect(core.storage.get(storedProfile)).toBe(undefined)
    later(31_000)
    await loginWithEmail(core, 'robin@tern.example')
    const again = submitOtp(core, '123456')
    await expect.poll(view).toBe('ShareProfile')
    shareProfile(core, false)
    await again
    expect(told()?.email).toBe(undefined)
  })
})
