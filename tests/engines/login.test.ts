import { afterAll, beforeAll, describe, test } from 'vitest'
import { type Devnet, startDevnet } from '#devnet/start.ts'
import { findFirefox, findWebKit } from '../../scripts/browsers/findEngines.ts'
import type { Driver } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { type Input, personWith } from './person.ts'
import { stepsOf } from './walk.ts'
import { startWebKit } from './webKit.ts'

const engines = [
  { name: 'WebKitGTK', isHere: findWebKit() !== undefined, start: startWebKit },
  { name: 'Firefox', isHere: findFirefox() !== undefined, start: startFirefox },
]
const inputs: readonly Input[] = ['mouse', 'keyboard', 'touch']

/*
 * With the storage that each engine ships with. Neither shows a frame the cookie of another site: WebKit
 * drops it, and Firefox keeps one for each site.
 */
for (const { name, isHere, start } of engines) {
  describe.skipIf(!isHere && process.env.CI === undefined)(name, () => {
    let devnet: Devnet
    let driver: Driver
    beforeAll(async () => {
      devnet = await startDevnet({ port: 0, allow: 'shop', also: ['mail', 'secure'] })
      await devnet.later
    })
    afterAll(() => devnet?.stop())

    for (const input of inputs) {
      describe(input, () => {
        beforeAll(async () => {
          driver = await start()
        })
        afterAll(() => driver?.stop())

        test(`behavior: by ${input}, somebody logs in by e-mail, signs, is reloaded, and does so on a second site (E1, E2, E3, S4.10)`, async ({
          skip,
        }) => {
          const person = personWith(driver, input)
          if (person === undefined) return skip('its driver has no such input')
          const email = `${input}@tern.example`
          const first = stepsOf(person, devnet, 'first')
          await first.visit()
          await first.logIn(email)
          await first.makeKeys()
          await first.signMessage()
          await first.signOrder()
          await first.reload()
          await first.signMessage()

          const second = stepsOf(person, devnet, 'second')
          await second.visit()
          await second.logIn(email)
          await second.isConnected()
          await second.signByWindow()
          await second.signOrder()
          await second.reload()
          await second.signMessage()
        }, 240_000)
      })
    }
  })
}
