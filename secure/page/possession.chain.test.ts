import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDevice, type TestDevice } from './testing/device.ts'
import { hashSecret } from '../service/codes.ts'
import { PROOF_NONCE_SECONDS } from '../service/limits.ts'
import { SECURE_ORIGIN, startService, type TestService } from '../service/testing/startService.ts'

let world: TestService
beforeAll(async () => {
  world = await startService()
})
afterAll(() => world.stop())

const dropping = { keepsCookies: false }
let people = 0
const somebody = () => `proof-${++people}@example.org`

/** The headers that the browser sent last, as an eavesdropper would replay them. */
function lastOf({ headers }: TestDevice) {
  const last = headers.at(-1)
  const [proof, authorization] = [last?.get('dpop'), last?.get('authorization')]
  if (proof == null || authorization == null) throw new Error('It proved nothing')
  return { dpop: proof, authorization }
}
const ask = async (headers: Record<string, string>, path = '/api/account') => {
  const response = await world.browser().send(path, { headers })
  return { status: response.status, challenge: response.headers.get('www-authenticate') }
}
const refused = { status: 401, challenge: null }

describe('E2 a browser that drops cookies', () => {
  test('behavior: is signed in by a token and a key of its own, and no cookie is offered in its place', async () => {
    const device = await createDevice(world, undefined, dropping)
    const email = somebody()
    const account = await device.signIn(email)
    expect(account.email).toBe(email)
    expect(await device.api.call('getAccount')).toEqual(account)
    const { dpop, authorization } = lastOf(device)
    expect(authorization).toMatch(/^DPoP [-_A-Za-z0-9]{43}$/)
    const [head = '', body = ''] = dpop.split('.')
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
    expect(read(head)).toEqual({
      typ: 'dpop+jwt',
      alg: 'ES256',
      jwk: { kty: 'EC', crv: 'P-256', x: expect.any(String), y: expect.any(String) },
    })
    expect(read(body)).toMatchObject({ htm: 'GET', htu: `${SECURE_ORIGIN}/api/account` })
    expect(read(body).ath).toBe(hashSecret(authorization.slice('DPoP '.length)))
  })

  test('behavior: is signed in after a reload, known for its next login, and signed out where it says so', async () => {
    const first = await createDevice(world, undefined, dropping)
    const email = somebody()
    const { id } = await first.signIn(email)
    const reloaded = await createDevice(world, first.store, dropping)
    expect((await reloaded.api.call('getAccount')).id).toBe(id)
    const { devices } = await reloaded.api.call('getDevices')
    await reloaded.api.call('endSession', { everywhere: false })
    await expect(first.api.call('getAccount')).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })

    world.pass(31)
    const { login, action } = await reloaded.api.call('beginEmailLogin', { email })
    expect(action).toBe('VERIFY_OTP') // approved before: no link
    await reloaded.api.call('verifyOtp', { login, otp: world.mail.codeFor(email) })
    expect((await reloaded.api.call('getDevices')).devices.map((one) => one.id)).toEqual(
      devices.map((one) => one.id),
    )
  })

  test('behavior: goes on by itself where the time of its proofs is over', async () => {
    const device = await createDevice(world, undefined, dropping)
    const { id } = await device.signIn(somebody())
    world.pass(3 * PROOF_NONCE_SECONDS)
    expect((await device.api.call('getAccount')).id).toBe(id)
  })

  test('attack: a token without its key, or with another one, opens nothing (S4.10)', async () => {
    const device = await createDevice(world, undefined, dropping)
    await device.signIn(somebody())
    await device.api.call('getAccount')
    const { authorization } = lastOf(device)
    const token = authorization.slice('DPoP '.length)
    expect((await ask({ authorization })).status).toBe(400)
    expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(400)
    expect(await ask({ cookie: `__Host-session=${token}` })).toEqual(refused)

    const thief = await createDevice(world, undefined, dropping)
    await thief.signIn(somebody())
    const kept = await thief.store.session.get()
    if (kept === undefined) throw new Error('Nothing was kept')
    await thief.store.session.put({ ...kept, token })
    await expect(thief.api.call('getAccount')).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  })

  test('attack: a proof counts once, for its own request and session, and not for long', async () => {
    const device = await createDevice(world, undefined, dropping)
    await device.signIn(somebody())
    await device.api.call('getAccount')
    const seen = lastOf(device)
    const over = { status: 401, challenge: 'DPoP error="use_dpop_nonce"' }
    expect(await ask(seen)).toEqual(over)
    expect((await ask(seen, '/api/devices')).status).toBe(400)
    expect((await ask({ dpop: seen.dpop })).status).toBe(400)
    const other = { ...seen, authorization: `DPoP ${'a'.repeat(43)}` }
    expect((await ask(other)).status).toBe(400)
    const [head, , signature] = seen.dpop.split('.')
    const forged = Buffer.from('{"htm":"GET"}').toString('base64url')
    expect((await ask({ ...seen, dpop: `${head}.${forged}.${signature}` })).status).toBe(400)

    const { store } = device
    const late = await createDevice(world, store, dropping)
    world.pass(3 * PROOF_NONCE_SECONDS)
    expect(await ask(seen)).toEqual(over)
    expect((await late.api.call('getAccount')).email).toMatch(/^proof-/)
  })

  test('attack: a cookie of a session is no token of one', async () => {
    const kept = await createDevice(world)
    await kept.signIn(somebody())
    expect(await kept.store.session.get()).toBe(undefined)
    const device = await createDevice(world, undefined, dropping)
    await device.signIn(somebody())
    const own = await device.store.session.get()
    if (own === undefined) throw new Error('Nothing was kept')
    expect(world.cookies()).not.toEqual([])
    for (const token of world.cookies().slice(-3)) {
      await device.store.session.put({ ...own, token })
      await expect(device.api.call('getAccount')).rejects.toMatchObject({
        code: 'SESSION_EXPIRED',
      })
    }
  })

  test('behavior: what was used is swept when its time is over', async () => {
    const device = await createDevice(world, undefined, dropping)
    await device.signIn(somebody())
    const count = () => world.database.run('UPDATE used_proofs SET expires_at = expires_at')
    expect(await count()).toBeGreaterThan(0)
    world.pass(2 * PROOF_NONCE_SECONDS + 3_601)
    await world.sweep()
    expect(await count()).toBe(0)
  })
})
