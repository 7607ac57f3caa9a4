import { recoverMessageAddress } from 'viem'
import * as z from 'zod/mini'
import { type Addresses, proofText, type SecureAccount } from '#secure/api'
import { SecureError } from '#secure/wire'
import { createCipher } from '../../service/cipher.ts'
import { hashSecret, newSecret } from '../../service/codes.ts'
import { sharePlace } from '../../service/shares.ts'
import type { TestService } from '../../service/testing/startService.ts'
import { type Bytes, fromBase64Url, toBase64Url } from '../keys/bytes.ts'
import { passkeyAbout } from '../keys/passkey.ts'
import { openRecoveryFile } from '../keys/recoveryFile.ts'
import { unseal } from '../keys/seal.ts'
import { deriveOwnKeys } from '../keys/secret.ts'
import {
  addOwnSet,
  registerSecret,
  type WalletParts,
  withCombined,
  withSecret,
} from '../keys/wallet.ts'
import { createDevice, type TestDevice } from './device.ts'
import type { Outcome, Thing } from './losses.ts'
import { MAIL_PAUSE, PASSPHRASE, type Victim } from './victim.ts'

const SESSION = '__Host-session'
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15'
const setRow = z.object({ id: z.string(), sealed: z.string() })

/** Tries everything that an attacker can do to an account with the things in `has`. */
export async function attack(
  world: TestService,
  victim: Victim,
  has: readonly Thing[],
): Promise<Outcome> {
  const callers = await findCallers(world, victim, has)
  const secret = await combineAny(victim, await findShares(world, victim, has, callers))
  return {
    signs: secret !== undefined,
    recovers: secret !== undefined && (await recover(world, victim, callers, secret)),
    destroys: await destroy(world, victim, has, { callers, secret }),
  }
}

/** Browsers that call the service, signed in as far as possible. */
async function findCallers(
  world: TestService,
  victim: Victim,
  has: readonly Thing[],
): Promise<TestDevice[]> {
  const callers: TestDevice[] = [...victim.inHand]
  if (has.includes('store')) {
    const keepsCookies = !has.includes('dropping')
    callers.push(await createDevice(world, victim.owner.store, { keepsCookies }))
  }
  if (has.includes('mail')) {
    callers.push(await createDevice(world, undefined, SAFARI))
    for (const caller of callers) {
      world.pass(MAIL_PAUSE)
      await caller.signIn(victim.email)
    }
  }
  if (has.includes('database')) callers.push(...(await forgeSessions(world, victim)))
  return callers
}

/** An attacker who can write there adds a session for each of the account's browsers, with a known secret. */
async function forgeSessions(
  { database, ...world }: TestService,
  { account }: Victim,
): Promise<TestDevice[]> {
  const now = Math.floor(Date.now() / 1_000) + world.ahead()
  const devices = await database.rows(
    z.object({ id: z.string() }),
    'SELECT id FROM devices WHERE account_id = $1',
    [account.id],
  )
  return Promise.all(
    devices.map(async ({ id }) => {
      const token = newSecret()
      await database.run(
        `INSERT INTO sessions (id, token_hash, account_id, device_id, verified_at, method, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, 'email', $5, $6)`,
        [newSecret(), hashSecret(token), account.id, id, now, now + 3_600],
      )
      const cookies = new Map([[SESSION, token]])
      return createDevice({ database, ...world }, undefined, { userAgent: SAFARI, cookies })
    }),
  )
}

type Shares = Map<string, Map<string, Bytes>>

/** Every share that the attacker can get, by its set; the ids of all sets count as known. */
async function findShares(
  { database, env }: TestService,
  victim: Victim,
  has: readonly Thing[],
  callers: readonly TestDevice[],
): Promise<Shares> {
  const { account, file, lock } = victim
  const shares: Shares = new Map()
  const note = (set: string, share: Bytes) =>
    shares.set(set, (shares.get(set) ?? new Map()).set(toBase64Url(share), share))
  const sets = await database.rows(
    setRow,
    'SELECT id, sealed_auth_share AS sealed FROM share_sets WHERE account_id = $1',
    [account.id],
  )
  for (const store of victim.storesInHand) {
    const held = await store.get(account.id)
    for (const kept of [held?.device, held?.recovery]) {
      if (kept != null) note(kept.shareSetId, kept.share)
    }
  }
  if (has.includes('file') && file !== undefined) {
    note(file.shareSetId, await openRecoveryFile(file, PASSPHRASE))
  }
  const boxes: { set: string; sealed: string }[] = []
  for (const { api } of callers) {
    const known = await unlessRefused(api.call('getAccount'))
    const { recovery } = known?.id === account.id ? known : { recovery: null }
    if (recovery?.passkey !== undefined) {
      boxes.push({ set: recovery.shareSetId, sealed: recovery.passkey.sealedShare })
    }
    for (const { id } of sets) {
      const given = await unlessRefused(api.call('getAuthShare', { shareSetId: id }))
      if (given !== undefined) note(id, fromBase64Url(given.authShare))
    }
  }
  if (has.includes('copy') || has.includes('database')) {
    const kept = await database.rows(
      z.object({ set: z.string(), sealed: z.nullable(z.string()) }),
      `SELECT share_set_id AS set, passkey::json->>'sealedShare' AS sealed
       FROM recoveries WHERE account_id = $1`,
      [account.id],
    )
    for (const { set, sealed } of kept) if (sealed !== null) boxes.push({ set, sealed })
    if (has.includes('key')) {
      const cipher = createCipher([Buffer.from(env.ENCRYPTION_KEY ?? '', 'base64')])
      for (const { id, sealed } of sets) {
        note(id, fromBase64Url(cipher.open(sealed, sharePlace(account.id, id))))
      }
    }
  }
  if (has.includes('passkey') && lock !== undefined) {
    for (const { set, sealed } of boxes) {
      const about = passkeyAbout(set, victim.addresses.eip155)
      note(set, await unseal(lock.key, fromBase64Url(sealed), about))
    }
  }
  return shares
}

/** The secret, if any two shares restore it and it signs for the account. */
async function combineAny({ addresses }: Victim, shares: Shares): Promise<Bytes | undefined> {
  for (const [, found] of shares) {
    const [one, other] = [...found.values()]
    if (one === undefined || other === undefined) continue
    return withCombined(one, new Uint8Array(other), addresses, async ({ evm }, secret) => {
      const message = 'who am I'
      const signature = await evm.signer().signMessage({ message })
      if ((await recoverMessageAddress({ message, signature })) !== addresses.eip155) {
        throw new Error('Another key signed')
      }
      return new Uint8Array(secret)
    })
  }
  return undefined
}

/** Whether a new browser can then sign for it: in the account itself, or in one of the attacker's own. */
async function recover(
  world: TestService,
  victim: Victim,
  callers: readonly TestDevice[],
  secret: Bytes,
): Promise<boolean> {
  const { store } = await createDevice(world)
  const keys = await deriveOwnKeys(secret, victim.addresses)
  for (const { api } of callers) {
    const account = await unlessRefused(api.call('getAccount'))
    if (account?.id !== victim.account.id) continue
    const adding = addOwnSet({ api, store }, account, keys, secret, null).then(() => true)
    if (await unlessRefused(adding)) return isSigning({ api, store }, account, victim)
  }
  const stranger = await createDevice(world)
  const empty = await stranger.signIn(`finder-of-${victim.email}`)
  const theirs = await registerSecret(stranger, empty, new Uint8Array(secret), null)
  return isSigning(stranger, theirs, victim)
}

async function isSigning(
  parts: WalletParts,
  account: SecureAccount,
  { addresses }: Victim,
): Promise<boolean> {
  return withSecret(parts, account, async (keys) => keys.addresses.eip155 === addresses.eip155)
}

type Means = { callers: readonly TestDevice[]; secret: Bytes | undefined }

/** By the service's own routes, with the key's word where there is the key; and in the database. */
async function destroy(
  world: TestService,
  { account: { id }, addresses }: Victim,
  has: readonly Thing[],
  { callers, secret }: Means,
): Promise<Outcome['destroys']> {
  let isLater = false
  for (const { api } of callers) {
    // A browser of the attacker's own account.
    const known = await unlessRefused(api.call('getAccount'))
    if (known !== undefined && known.id !== id) continue
    const { devices } = (await unlessRefused(api.call('getDevices'))) ?? { devices: [] }
    for (const device of devices.filter(({ canSign, isCurrent }) => canSign && !isCurrent)) {
      const removed = await unlessRefused(api.call('removeDevice', { id: device.id }))
      if (removed?.status === 'removed') return 'atOnce'
      if (removed?.status === 'scheduled') isLater = true
    }
    const proof =
      secret === undefined
        ? undefined
        : await provenBy(secret, addresses, id, (await api.call('getTime')).now)
    const asked = await unlessRefused(api.call('deleteAccount', { proof }))
    if (asked?.dueAt === null) return 'atOnce'
    if (asked !== undefined) isLater = true
  }
  if (has.includes('database')) {
    const gone = await world.database.run('DELETE FROM accounts WHERE id = $1', [id])
    if (gone === 1) return 'atOnce'
  }
  return isLater ? 'later' : 'no'
}

async function provenBy(secret: Bytes, addresses: Addresses, id: string, signedAt: number) {
  const { evm } = await deriveOwnKeys(secret, addresses)
  const message = proofText('delete account', id, signedAt)
  return { signedAt, signature: await evm.signer().signMessage({ message }) }
}

/** A refusal of the service counts as no result; any other failure is a fault of the test. */
async function unlessRefused<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof SecureError && refusals.includes(error.code)) return undefined
    throw error
  }
}
const refusals: readonly unknown[] = [
  'SESSION_EXPIRED',
  'LOGIN_NOT_FRESH',
  'NO_SHARE',
  'KEY_NEEDED',
]
