import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTables } from '../../service/testing/readTables.ts'
import { startService, type TestService } from '../../service/testing/startService.ts'
import { createDevice, type TestDevice } from '../testing/device.ts'
import { keySpellings, sharesIn } from '../testing/findSecrets.ts'
import { type Bytes, fromBase64Url, toBase64Url } from './bytes.ts'
import { requestEnrollment, awaitEnrollment, approveEnrollment } from './enrollments.ts'
import { preparePassphrase, recoverWithFile } from './recovery.ts'
import { openRecoveryFile } from './recoveryFile.ts'
import { createKeys, withSecret } from './wallet.ts'

const PASSPHRASE = 'correct horse battery'
const MAIL_PAUSE = 31
const email = 'secret@example.org'
const agents = ['Firefox/150.0', 'Version/19.0 Safari/605.1.15']

let world: TestService
beforeAll(async () => {
  world = await startService()
})
afterAll(() => world.stop())

/** Auth shares as they went over the line, by their set. */
function authShares(devices: readonly TestDevice[]): Map<string, Bytes> {
  const found = devices
    .flatMap(({ sent }) => [...sent])
    .flatMap((text) => [...text.matchAll(/"shareSetId":"([^"]+)","authShare":"([^"]+)"/g)])
  return new Map(found.map(([, set = '', share = '']) => [set, fromBase64Url(share)]))
}

test('error: no message, log, mail, table or recovery file holds a key, or two shares of one set', async () => {
  const first = await createDevice(world)
  const account = await createKeys(first, await first.signIn(email))
  const { file, commit } = await preparePassphrase(first, account, PASSPHRASE)
  await commit()
  const [joining, recovering] = await Promise.all(
    agents.map((agent) => createDevice(world, undefined, agent)),
  )
  if (joining === undefined || recovering === undefined) throw new Error('Two more devices')
  world.pass(MAIL_PAUSE)
  const same = await joining.signIn(email)
  const { id } = await requestEnrollment(joining, same)
  const [enrollment] = (await first.api.call('getEnrollments')).joins
  if (enrollment === undefined) throw new Error('No enrollment')
  await approveEnrollment(first, account, enrollment)
  await awaitEnrollment(joining, same, id, new AbortController().signal)
  world.pass(MAIL_PAUSE)
  await recoverWithFile(recovering, await recovering.signIn(email), file, PASSPHRASE)
  const devices = [first, joining, recovering]

  const keys = await withSecret(first, account, async (all, secret) => keySpellings(all, secret))
  const auth = authShares(devices)
  const sets = new Map([...auth].map(([set, share]) => [set, [share]]))
  for (const { store } of devices) {
    const held = await store.get(account.id)
    for (const kept of [held?.device, held?.recovery]) {
      if (kept != null)
        sets.set(kept.shareSetId, [...(sets.get(kept.shareSetId) ?? []), kept.share])
    }
  }
  const fromFile = await openRecoveryFile(file, PASSPHRASE)
  sets.set(file.shareSetId, [...(sets.get(file.shareSetId) ?? []), fromFile])
  expect(sets.size).toBe(4) // three devices and the recovery
  const whole = [...sets.values()].filter((set) => sharesIn(set.map(toBase64Url).join(), set) > 1)
  expect(whole).toHaveLength(4) // or there would be nothing to find

  const tables = Object.values(await readTables(world.database)).map((rows) => JSON.stringify(rows))
  const messages = devices.flatMap(({ sent }) => sent)
  const mails = world.mail.mails.map(({ text }) => text)
  const places = [...messages, ...mails, ...tables, world.logs.join('\n'), JSON.stringify(file)]
  const found = keys.filter((key) => places.some((place) => place.includes(key)))
  expect(found).toEqual([])
  const shares = [...sets.values()].flat()
  for (const place of [...tables, ...mails, world.logs.join('\n'), JSON.stringify(file)]) {
    expect(sharesIn(place, shares)).toBe(0)
  }
  // A set's auth share crosses the line, and nothing else of it, in whatever message.
  const line = messages.join('\n')
  for (const [set, all] of sets) expect([set, sharesIn(line, all)]).toEqual([set, 1])
})
