import type { Addresses, SecureAccount } from '#secure/api'
import type { TestService } from '../../service/testing/startService.ts'
import { randomBytes, toBase64Url } from '../keys/bytes.ts'
import { requestEnrollment, awaitEnrollment, approveEnrollment } from '../keys/enrollments.ts'
import type { KeyStore } from '../keys/keyStore.ts'
import type { PasskeyLock } from '../keys/passkey.ts'
import { prove } from '../keys/proof.ts'
import {
  preparePassphrase,
  recoverWithFile,
  recoverWithPasskey,
  setUpPasskey,
} from '../keys/recovery.ts'
import type { RecoveryFile } from '../keys/recoveryFile.ts'
import { createKeys } from '../keys/wallet.ts'
import { createDevice, type TestDevice } from './device.ts'
import type { Thing } from './losses.ts'

/** Seconds between two mails to one address, and one more. */
export const MAIL_PAUSE = 31
export const PASSPHRASE = 'correct horse battery'
const agents = ['Firefox/150.0', 'Version/19.0 Safari/605.1.15']

/** A person with keys and a recovery, some of whose things an attacker has. */
export type Victim = {
  readonly email: string
  readonly account: SecureAccount
  readonly addresses: Addresses
  readonly owner: TestDevice
  /** Browsers that the attacker has, and what can be read from the store of such a browser. */
  readonly inHand: readonly TestDevice[]
  readonly storesInHand: readonly KeyStore[]
  readonly file: RecoveryFile | undefined
  readonly lock: PasskeyLock | undefined
}

let victims = 0

/** Makes all that `has` names, and a recovery at any rate: what it leaves in the browser counts too. */
export async function createVictim(
  world: TestService,
  has: readonly Thing[],
  freshSeconds: number,
): Promise<Victim> {
  victims += 1
  const email = `victim-${victims}@example.org`
  const keepsCookies = !has.includes('dropping')
  const owner = await createDevice(world, undefined, { keepsCookies })
  const account = await createKeys(owner, await owner.signIn(email))
  if (account.addresses === null) throw new Error('No keys were made')
  const is = (thing: Thing) => has.includes(thing)
  const guest =
    is('devices') || is('guest') || is('removed')
      ? await letAnotherIn(world, owner, account, email)
      : undefined
  const { file, lock } = await makeRecovery(owner, account, has)
  const recovered = is('recovered') ? await recoverAnother(world, email, file ?? lock) : undefined
  if (is('removed') && guest !== undefined) await remove(guest, account)
  const inHand = [
    ...(is('device') || is('devices') || is('removed') ? [owner] : []),
    ...(is('devices') || is('guest') ? [guest] : []),
    recovered,
  ].filter((device) => device !== undefined)
  if (is('session')) world.pass(freshSeconds)
  else if (!is('fresh')) await (guest ?? owner).api.call('endSession', { everywhere: true })
  return {
    email,
    account,
    addresses: account.addresses,
    owner,
    file,
    lock,
    inHand,
    storesInHand: [...inHand, ...(is('store') ? [owner] : [])].map(({ store }) => store),
  }
}

async function letAnotherIn(
  world: TestService,
  owner: TestDevice,
  account: SecureAccount,
  email: string,
): Promise<TestDevice> {
  const guest = await createDevice(world, undefined, agents[0])
  world.pass(MAIL_PAUSE)
  await guest.signIn(email)
  const { id } = await requestEnrollment(guest, account)
  const [enrollment] = (await owner.api.call('getEnrollments')).joins
  if (enrollment === undefined) throw new Error('Nobody asked to be let in')
  await approveEnrollment(owner, account, enrollment)
  await awaitEnrollment(guest, account, id, new AbortController().signal)
  return guest
}

/** A passkey, unless a file is wanted alone; with both, the file takes the place of the passkey. */
async function makeRecovery(
  owner: TestDevice,
  account: SecureAccount,
  has: readonly Thing[],
): Promise<{ file: RecoveryFile | undefined; lock: PasskeyLock | undefined }> {
  const isFile = has.includes('file')
  const lock = isFile && !has.includes('passkey') ? undefined : await makeLock()
  if (lock !== undefined) await setUpPasskey(owner, account, lock)
  if (!isFile) return { file: undefined, lock }
  const { file, commit } = await preparePassphrase(owner, account, PASSPHRASE)
  await commit()
  return { file, lock }
}

/** What a passkey gives to its owner. */
export async function makeLock(): Promise<PasskeyLock> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  const [credentialId, salt] = [toBase64Url(randomBytes(16)), toBase64Url(randomBytes(32))]
  return { credentialId, salt, key }
}

async function recoverAnother(
  world: TestService,
  email: string,
  recovery: RecoveryFile | PasskeyLock | undefined,
): Promise<TestDevice> {
  const device = await createDevice(world, undefined, agents[1])
  world.pass(MAIL_PAUSE)
  const account = await device.signIn(email)
  if (recovery === undefined) throw new Error('There is no recovery')
  if ('type' in recovery) await recoverWithFile(device, account, recovery, PASSPHRASE)
  else await recoverWithPasskey(device, account, recovery.key)
  return device
}

/** Removes the first browser, with the key in another one. */
async function remove(by: TestDevice, account: SecureAccount): Promise<void> {
  const { devices } = await by.api.call('getDevices')
  const about = devices.find(({ isCurrent }) => !isCurrent)?.id ?? ''
  const proof = await prove(by, account, { act: 'remove device', about })
  await by.api.call('removeDevice', { id: about, proof })
}
