import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Proof, type ProvenAct, proofText } from '#secure/api'
import { eraseAccount } from './eraseAccount.ts'
import type { Browser } from './testing/browser.ts'
import { readTables, type Tables } from './testing/readTables.ts'
import { signInByEmail } from './testing/signIn.ts'
import { startService, type TestService } from './testing/startService.ts'

let world: TestService
const wallet = privateKeyToAccount(generatePrivateKey())
const addresses = { eip155: wallet.address, solana: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T' }
const code = (name: string) => expect.objectContaining({ code: name })
/** Every share that the test made: none may be readable in what is stored. */
const shares: string[] = []

beforeAll(async () => {
  world = await startService()
})
afterAll(() => world?.stop())

function newSet() {
  const authShare = randomBytes(17).toString('base64url')
  shares.push(authShare)
  return { shareSetId: randomUUID(), authShare, publicKey: randomBytes(65).toString('base64url') }
}

async function sign(shareSetId: string, by = wallet) {
  return by.signMessage({ message: `Causeway share set ${shareSetId}` })
}

async function prove(act: ProvenAct, about: string): Promise<Proof> {
  const signedAt = Math.floor(Date.now() / 1_000) + world.ahead()
  return {
    signedAt,
    signature: await wallet.signMessage({ message: proofText(act, about, signedAt) }),
  }
}

/** A person with keys on one device. */
async function join(
  email: string,
  by = wallet,
): Promise<{ browser: Browser; set: ReturnType<typeof newSet> }> {
  const browser = world.browser()
  await signInByEmail(browser, world.mail, email)
  const set = newSet()
  const own = { ...addresses, eip155: by.address }
  expect(await browser.call('makeKeys', { addresses: own, ...set })).toMatchObject({
    addresses: own,
  })
  return { browser, set }
}

describe('auth shares', () => {
  test('behavior: kept for their device and account alone, and only where the key itself signed', async () => {
    const { browser, set } = await join('ada@example.org')
    const { shareSetId, authShare } = set
    const get = (who: Browser, id = shareSetId) => who.call('getAuthShare', { shareSetId: id })
    expect(await get(browser)).toEqual({ authShare })
    await expect(browser.call('makeKeys', { addresses, ...newSet() })).rejects.toEqual(
      code('KEYS_EXIST'),
    )
    const stranger = world.browser()
    await signInByEmail(stranger, world.mail, 'eve@example.org')
    await expect(get(stranger)).rejects.toMatchObject({ code: 'NO_SHARE', data: { status: 404 } })
    world.pass(30)
    const phone = world.browser()
    await signInByEmail(phone, world.mail, 'ada@example.org')
    await expect(get(phone)).rejects.toEqual(code('NO_SHARE'))

    const next = newSet()
    const forged = await sign(next.shareSetId, privateKeyToAccount(generatePrivateKey()))
    for (const signature of [forged, await sign(randomUUID()), `0x${'00'.repeat(65)}`]) {
      const add = phone.call('addShareSet', { ...next, signature })
      await expect(add).rejects.toEqual(code('SHARE_TAMPERED'))
    }
    const taken = { ...newSet(), shareSetId }
    const steal = phone.call('addShareSet', { ...taken, signature: await sign(shareSetId) })
    await expect(steal).rejects.toEqual(code('BAD_MESSAGE'))
    await phone.call('addShareSet', { ...next, signature: await sign(next.shareSetId) })
    expect(await get(phone, next.shareSetId)).toEqual({ authShare: next.authShare })
    expect(await get(browser)).toEqual({ authShare })
  })

  test('error: not after the login is no longer fresh', async () => {
    const { browser, set } = await join('stale@example.org')
    world.pass(43_200)
    const get = browser.call('getAuthShare', { shareSetId: set.shareSetId })
    await expect(get).rejects.toMatchObject({ code: 'LOGIN_NOT_FRESH', data: { status: 401 } })
    expect((await browser.call('getAccount')).email).toBe('stale@example.org')
    // Otherwise the widget would be told CONNECT for ever.
    expect(await browser.call('beginEmailLogin', { email: 'stale@example.org' })).toMatchObject({
      action: 'VERIFY_OTP',
    })
    world.pass(30 * 86_400)
    await expect(browser.call('getAccount')).rejects.toEqual(code('SESSION_EXPIRED'))
  })

  /** A person with a recovery by passphrase, and then one by passkey. */
  async function recoverable(email: string) {
    const { browser } = await join(email)
    const put = async (passkey?: { credentialId: string; salt: string; sealedShare: string }) => {
      const { shareSetId, authShare } = newSet()
      const signature = await sign(shareSetId)
      const method = passkey === undefined ? ('passphrase' as const) : ('passkey' as const)
      const set = { method, shareSetId, authShare, signature }
      return browser.call('putRecovery', passkey === undefined ? set : { ...set, passkey })
    }
    const first = await put()
    const second = await put({ credentialId: 'Y3Jl', salt: 'c2FsdA', sealedShare: 'c2VhbGVk' })
    return { browser, first, second }
  }

  test('behavior: a passkey’s sealed share is kept', async () => {
    const { browser, second } = await recoverable('passkey@example.org')
    expect((await browser.call('getAccount')).recovery).toEqual(second)
  })

  test('behavior: a new recovery ends the one before', async () => {
    const { first, second } = await recoverable('recover@example.org')
    world.pass(30)
    const phone = world.browser()
    await signInByEmail(phone, world.mail, 'recover@example.org')
    const get = (shareSetId: string) => phone.call('getAuthShare', { shareSetId })
    await expect(get(first.shareSetId)).rejects.toEqual(code('NO_SHARE'))
    expect(shares).toContain((await get(second.shareSetId)).authShare)
  })
})

describe('devices', () => {
  test('behavior: one lets another in, and removes it again', async () => {
    const { browser } = await join('two@example.org')
    world.pass(30)
    const phone = world.browser({ userAgent: 'Mozilla/5.0 (Linux; Android 16) Firefox/150.0' })
    await signInByEmail(phone, world.mail, 'two@example.org')
    const publicKey = randomBytes(65).toString('base64url')
    const { id } = await phone.call('requestEnrollment', { publicKey })
    expect(await phone.call('getEnrollments')).toEqual({ joins: [] })
    const [asked] = (await browser.call('getEnrollments')).joins
    expect(asked).toMatchObject({ id, publicKey, deviceName: 'Firefox on Android' })
    const waiting = phone.call('awaitEnrollment', { id })
    const { shareSetId, authShare } = newSet()
    const granted = {
      shareSetId,
      authShare,
      sealedShare: 'c2VhbGVk',
      signature: await sign(shareSetId),
    }
    await expect(phone.call('answerEnrollment', { id, granted })).rejects.toEqual(
      code('LOGIN_EXPIRED'),
    )
    await browser.call('answerEnrollment', { id, granted })
    await expect(browser.call('answerEnrollment', { id, granted: null })).rejects.toEqual(
      code('LOGIN_EXPIRED'),
    )
    expect(await waiting).toEqual({
      status: 'granted',
      granted: { shareSetId, sealedShare: 'c2VhbGVk' },
    })
    expect(await phone.call('getAuthShare', { shareSetId })).toEqual({ authShare })
    const { devices } = await browser.call('getDevices')
    expect(devices.map(({ canSign }) => canSign)).toEqual([true, true])
    const other = devices.find(({ isCurrent }) => !isCurrent)
    const about = other?.id ?? ''
    await browser.call('removeDevice', { id: about, proof: await prove('remove device', about) })
    await expect(phone.call('getAccount')).rejects.toEqual(code('SESSION_EXPIRED'))
    await expect(browser.call('removeDevice', { id: about })).rejects.toEqual(code('BAD_MESSAGE'))
    expect(
      await phone.call('beginEmailLogin', { email: 'two@example.org' }).catch((e) => e),
    ).toEqual(code('RATE_LIMITED'))
  })

  test('behavior: one signs out everywhere', async () => {
    const { browser } = await join('everywhere@example.org')
    world.pass(30)
    const phone = world.browser()
    await signInByEmail(phone, world.mail, 'everywhere@example.org')
    await phone.call('endSession', { everywhere: true })
    await expect(browser.call('getAccount')).rejects.toEqual(code('SESSION_EXPIRED'))
  })

  test('behavior: an account is exported without a share', async () => {
    const { browser, set } = await join('export@example.org')
    const exported = JSON.stringify(await browser.call('exportAccount'))
    expect(exported).toContain(set.shareSetId)
    expect(exported).toContain('export@example.org')
    expect(shares.filter((share) => exported.includes(share))).toEqual([])
  })

  test('behavior: an account is deleted with all that is its own', async () => {
    const { browser, set } = await join('gone@example.org')
    const { id } = await browser.call('getAccount')
    await browser.call('deleteAccount', { proof: await prove('delete account', id) })
    await expect(browser.call('getAccount')).rejects.toEqual(code('SESSION_EXPIRED'))
    const left = JSON.stringify(await tables())
    expect(left).not.toContain('gone@example.org')
    expect(left).not.toContain(set.shareSetId)
    world.pass(3_600)
    expect(await browser.call('beginEmailLogin', { email: 'gone@example.org' })).toMatchObject({
      action: 'VERIFY_DEVICE',
    })
  })

  test('behavior: no table and no log holds a share, a secret or a code', async () => {
    const kept = JSON.stringify(await tables())
    const logs = world.logs.join('\n')
    const secrets = [
      ...shares,
      ...world.cookies(),
      ...world.mail.mails.flatMap(({ text }) => text.match(/(?<=\/link#)\S+/) ?? []),
    ]
    expect(secrets.length).toBeGreaterThan(20)
    expect(secrets.filter((secret) => kept.includes(secret) || logs.includes(secret))).toEqual([])
    const codes = world.mail.mails.flatMap(({ text }) => text.match(/^\d{6}(?=\r?$)/m) ?? [])
    expect(codes.filter((otp) => new RegExp(`"${otp}"`).test(kept))).toEqual([])
  })

  test('behavior: no log and no table holds an address of the network, and no log one of a person', async () => {
    const kept = JSON.stringify(await tables())
    // They are counted under keyed hashes alone.
    expect(JSON.parse(kept).limits.length).toBeGreaterThan(0)
    expect(kept).not.toMatch(/\b10\.0\.\d+\.\d+|127\.0\.0\.1/)
    const told = /@|example\.org|\b10\.0\.|127\.0\.0\.1(?!:\d)/
    expect(world.logs.filter((line) => told.test(line))).toEqual([])
    expect(world.logs.every((line) => JSON.parse(line).event !== 'internal')).toBe(true)
  })

  test('behavior: of calls that were sent the SHA-256 of their id is kept, their hashes, and nothing after 30 days', async () => {
    const { browser } = await join('calls@example.org')
    const id = `0x${randomBytes(32).toString('hex')}`
    const hash = `0x${'5e'.repeat(32)}` as const
    const bundle = { kind: 'transactions' as const, chainId: 8453, hashes: [hash] }
    expect(await browser.call('keepCalls', { id, bundle })).toEqual({ isKept: true })
    const kept = await tables()
    expect(JSON.stringify(kept)).not.toContain(id)
    const idHash = createHash('sha256').update(id).digest('base64url')
    expect(kept.call_bundles).toMatchObject([{ idHash }])
    expect(JSON.stringify(kept.call_bundles)).toContain(hash)
    world.pass(30 * 86_400 + 3_601)
    await world.sweep()
    expect((await tables()).call_bundles).toEqual([])
  })
})

function tables(): Promise<Tables> {
  return readTables(world.database)
}

test('behavior: an operator erases an account by its e-mail, id or address on the chain, and none where several could be meant (S4)', async () => {
  const { browser } = await join('erase@example.org')
  const { id } = await browser.call('getAccount')
  const stranger = world.browser()
  await signInByEmail(stranger, world.mail, 'stays@example.org')
  await expect(eraseAccount(world.database, 'nobody@example.org')).rejects.toEqual(
    code('ACCOUNT_UNKNOWN'),
  )
  // Others of this file named the same address.
  await expect(eraseAccount(world.database, addresses.eip155)).rejects.toEqual(
    code('ACCOUNT_UNCLEAR'),
  )
  expect(await eraseAccount(world.database, ' Erase@example.org')).toEqual({ id })
  await expect(browser.call('getAccount')).rejects.toEqual(code('SESSION_EXPIRED'))
  expect((await stranger.call('getAccount')).email).toBe('stays@example.org')
  await expect(eraseAccount(world.database, id)).rejects.toEqual(code('ACCOUNT_UNKNOWN'))

  const { browser: own } = await join(
    'address@example.org',
    privateKeyToAccount(generatePrivateKey()),
  )
  const { addresses: made } = await own.call('getAccount')
  await eraseAccount(world.database, made?.eip155 ?? '')
  await expect(own.call('getAccount')).rejects.toEqual(code('SESSION_EXPIRED'))
})
