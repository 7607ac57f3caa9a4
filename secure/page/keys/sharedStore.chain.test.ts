import { recoverMessageAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService, type TestService } from '../../service/testing/startService.ts'
import { createDevice, type TestDevice } from '../testing/device.ts'
import { openPage } from '../testing/page.ts'
import { admit } from '../windows/admit.ts'
import { takeShare } from '../windows/enroll.ts'
import { toBase64Url } from './bytes.ts'
import { requestEnrollment, awaitEnrollment, approveEnrollment } from './enrollments.ts'
import { canSign, createKeys, ownerOf, removeHoldings, withSecret } from './wallet.ts'

/** Seconds between two mails to one address, and one more. */
const MAIL_PAUSE = 31

let world: TestService
beforeAll(async () => {
  world = await startService({ LOGINS_PER_ADDRESS: '100' })
})
afterAll(() => world?.stop())

/** Signs, and returns the address of the signer. */
async function sign(device: TestDevice): Promise<string> {
  const account = await device.api.call('getAccount')
  const message = 'who am I'
  const signature = await withSecret(device, account, ({ evm }) =>
    evm.signer().signMessage({ message }),
  )
  return recoverMessageAddress({ message, signature })
}

/** Gives a share to a site where this account has none, from a site that can sign. */
async function bring(to: TestDevice, from: TestDevice): Promise<void> {
  const account = await to.api.call('getAccount')
  const { id } = await requestEnrollment(to, account)
  const [enrollment] = (await from.api.call('getEnrollments')).joins
  if (enrollment === undefined) throw new Error('Nobody asks')
  await approveEnrollment(from, await from.api.call('getAccount'), enrollment)
  await awaitEnrollment(to, account, id, new AbortController().signal)
}

/** A browser with one store over its sites, and cookies for each: two devices to the service. */
async function twoSites(email: string) {
  const first = await createDevice(world)
  const { addresses } = await createKeys(first, await first.signIn(email))
  world.pass(MAIL_PAUSE)
  const second = await createDevice(world, { ...first.store })
  await second.signIn(email)
  return { first, second, address: addresses?.eip155 }
}

test('behavior: where all sites have one store, the share of one site is not taken for that of another, and neither is lost (E3)', async () => {
  const { first, second, address } = await twoSites('one-store@example.org')
  expect(await canSign(second.store, await second.api.call('getAccount'))).toBe(false)
  await expect(sign(second)).rejects.toMatchObject({ code: 'NO_SHARE' })
  expect(await sign(first)).toBe(address)
  const before = await second.api.call('getAccount')
  await bring(second, first)
  // Also with what was known of the account before.
  expect(await canSign(second.store, before)).toBe(true)
  expect(await sign(second)).toBe(address)
  expect(await sign(first)).toBe(address)
  // A second share replaces the one that the site had, and nothing else.
  await bring(second, first)
  await bring(first, second)
  expect([await sign(first), await sign(second)]).toEqual([address, address])
  const held = await first.store.findByOwner(ownerOf(await first.api.call('getAccount')))
  expect(held).toHaveLength(2)
})

test('behavior: a wallet that ends leaves nothing of any site in that store (E3)', async () => {
  const { first, second } = await twoSites('one-store-ends@example.org')
  await bring(second, first)
  const account = await second.api.call('getAccount')
  await removeHoldings(second.store, account)
  expect(await first.store.findByOwner(ownerOf(account))).toEqual([])
})

test.each([
  { name: 'one jar of cookies and one store', keepsCookies: true, hasOneStore: true },
  { name: 'one jar of cookies, and a store for each', keepsCookies: true, hasOneStore: false },
  { name: 'one key and one store', keepsCookies: false, hasOneStore: true },
])(
  'behavior: where a frame and its window have $name, both sign with the keys that the window makes, and neither waits to be let in (E3)',
  async ({ keepsCookies, hasOneStore }) => {
    const email = `one-${keepsCookies}-${hasOneStore}@example.org`
    const cookies = new Map<string, string>()
    const frame = await createDevice(world, undefined, { cookies, keepsCookies })
    await frame.signIn(email)
    const { id } = await requestEnrollment(frame, await frame.api.call('getAccount'))
    const enrollment = { id, publicKey: toBase64Url(await frame.store.publicKey()) }
    const { ticket } = await frame.api.call('makeTicket', { origin: null })

    const store = hasOneStore ? frame.store : undefined
    const window = await createDevice(world, store, { cookies, keepsCookies })
    const { isOneDevice } = await window.api.call('redeemTicket', { ticket })
    expect(isOneDevice).toBe(true)
    const { addresses } = await createKeys(window, await window.api.call('getAccount'))
    const { page } = await openPage(window)
    const request = { name: 'ENROL', join: enrollment } as const
    const answer = await admit({ ...page, isOneDevice }, request)

    const account = await frame.api.call('getAccount')
    await takeShare(frame, account, { id, answer }, new AbortController().signal)
    expect([await sign(frame), await sign(window)]).toEqual([addresses?.eip155, addresses?.eip155])
    expect((await frame.api.call('getDevices')).devices).toHaveLength(1)
    // As two devices, a device cannot let itself in.
    await expect(admit({ ...page, isOneDevice: false }, request)).rejects.toMatchObject({
      code: 'LOGIN_EXPIRED',
    })
  },
)
