import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '#devnet/start.ts'
import { findFirefox, findWebKit } from '../../scripts/browsers/findEngines.ts'
import { type Driver, keys, until } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webKit.ts'

const engines = [
  { name: 'WebKitGTK', isHere: findWebKit() !== undefined, start: startWebKit },
  { name: 'Firefox', isHere: findFirefox() !== undefined, start: startFirefox },
]

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, relayer: { delayMs: 500 } })
  await devnet.later
})
afterAll(() => devnet?.stop())

for (const { name, isHere, start } of engines) {
  describe.skipIf(!isHere && process.env.CI === undefined)(name, () => {
    let driver: Driver
    beforeAll(async () => {
      driver = await start()
      console.log(`${driver.engine} ${driver.version}`)
    })
    afterAll(() => driver?.stop())

    type Wallet = 'popup' | 'inpage' | 'auto'

    /** The example's page, with a wallet that asks in this way and nothing remembered. */
    async function visit(wallet: Wallet): Promise<void> {
      await driver.open(`${devnet.urls.page}/script-tag/?wallet=${wallet}`)
      await driver.run('page', 'localStorage.clear(); sessionStorage.clear()')
      await driver.reload()
      await loaded()
    }
    const loaded = () =>
      until('the page is there', () =>
        driver.run('page', "return 'devnetWallet' in window && 'Widget' in window").then(Boolean),
      )
    const open = () => driver.click('page', '[data-widget-open]', /./)
    const state = async () => Object(await driver.run('page', 'return window.Widget.getState()'))
    const says = (text: string) =>
      until(`the widget says “${text}”`, () =>
        driver
          .run('widget', 'return document.body.innerText.includes(arguments[0])', [text])
          .then(Boolean),
      )
    const connected = () =>
      until('the wallet is connected', async () => (await state()).status === 'connected')
    async function disconnect(): Promise<void> {
      await driver.run('page', 'return window.Widget.disconnect().then(() => true)')
    }

    test('behavior: a wallet opens its window at the first click in the widget (E5)', async () => {
      await visit('popup')
      await open()
      await driver.click('widget', 'button', /^Devnet Wallet/)
      await driver.click('window', 'button', /^Approve$/)
      await connected()
      expect(
        await driver.run('page', "return document.querySelector('#devnet-wallet') === null"),
      ).toBe(true)
      await until('its window is closed', async () => (await driver.windows()) === 1)
      await disconnect()
    })

    test('behavior: connects in the page, bridges, is reloaded in the middle, and sees it arrive', async () => {
      await visit('auto')
      await open()
      await driver.click('widget', 'button', /^Devnet Wallet/)
      await connected()
      await driver.click('widget', 'button', /^Bridge$/)
      await until('the amount is typed', async () => {
        await driver.click('widget', 'input[inputmode="decimal"]', /.*/)
        return true
      })
      await driver.press('widget', '2')
      await driver.click('widget', 'button', /^Review 2\b/)
      // Nobody fills it before the page is another document.
      await devnet.control.setRelayer({ paused: true })
      await driver.click('widget', 'button', /^Bridge 2\b/)
      await says('Sent 2 ')
      await driver.reload()
      await loaded()
      await until('what was connected is back', async () => (await state()).status === 'connected')
      await open()
      await driver.click('widget', 'button', /^Transfer of /)
      await says('Sent 2 ')
      await devnet.control.setRelayer({ paused: false })
      await says('Arrived on')
      await until('nothing is under way', async () => (await state()).openTransfers === 0)
      await disconnect()
    })

    test('behavior: the keyboard alone opens, connects and closes (E7)', async () => {
      await visit('auto')
      await driver.run('page', "document.querySelector('[data-widget-open]').focus()")
      await driver.press('page', keys.enter)
      await until('the widget is open', async () => (await state()).open === true)
      const focused =
        'return document.activeElement?.innerText ?? document.activeElement?.ariaLabel ?? null'
      await until('the keys reach the wallet', async () => {
        await driver.press('widget', keys.tab)
        return /Devnet Wallet/.test(String(await driver.run('widget', focused)))
      })
      await driver.press('widget', keys.enter)
      await connected()
      await driver.press('widget', keys.escape)
      await until('the widget is closed', async () => (await state()).open === false)
      expect(
        await driver.run('page', "return document.activeElement?.matches('[data-widget-open]')"),
      ).toBe(true)
      await disconnect()
    })

    // WebKit focuses nothing in a frame of another site before the person acted in it.
    test.runIf(name === 'WebKitGTK')(
      'behavior: opened by a key, the next key reaches the widget, though no heading has the focus (E7)',
      async () => {
        await visit('auto')
        await driver.run('page', "document.querySelector('[data-widget-open]').focus()")
        await driver.press('page', keys.enter)
        await until('the frame has the focus', () =>
          driver.run('widget', 'return document.hasFocus()').then(Boolean),
        )
        await driver.press('widget', keys.tab)
        await until('a key reaches the first thing in it', () =>
          driver.run('widget', 'return document.activeElement !== document.body').then(Boolean),
        )
      },
    )

    test('behavior: a finger connects as a mouse does', async ({ skip }) => {
      const { tap } = driver
      if (tap === undefined) return skip('its driver has no finger')
      await visit('auto')
      await tap('page', '[data-widget-open]', /./)
      await tap('widget', 'button', /^Devnet Wallet/)
      await connected()
      await disconnect()
    })
  })
}
