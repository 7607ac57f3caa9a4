import { type Hex, recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import { expect } from 'vitest'
import { type Cell, WORKS } from './cells.ts'
import { type Driver, until, type Where } from './driver.ts'
import type { Person } from './person.ts'
import { order, orderOnWire, siteOf } from './site.ts'
import type { World } from './world.ts'

type Wallet = 'popup' | 'inpage' | 'auto'

/** How long the next step of a login may take before the person asks again. */
const STEP_MS = 4_000
/** How long a window may take to show what is asked, or to bring the share, before the person asks again. */
const ASK_AGAIN_MS = 10_000

/**
 * What a person does on one site, by one kind of input. Each step answers what a cell of docs/browsers.md
 * says: that it works, or what the product says.
 */
export function stepsOf(
  person: Person,
  { devnet, phone }: World,
  { site, email }: { site: Cell['site']; email: string },
): Record<Cell['action'], () => Promise<string>> {
  const { driver, press, sees, canUse, type, confirm } = person
  const page = site === 'first' ? devnet.urls.page : devnet.urls.shop
  /** What was said before the login about how long it lasts. */
  let visitOnly: string | undefined

  /** The example's page with a wallet that asks in this way, and nothing remembered. */
  async function visit(wallet: Wallet = 'auto'): Promise<void> {
    // A wallet that remembers this site would not ask again.
    await driver.open(`${page}/nothing`)
    await driver.run('page', 'localStorage.clear(); sessionStorage.clear()')
    await driver.open(`${page}/script-tag/?wallet=${wallet}`)
    await loaded(driver)
  }
  const open = () => press('page', '[data-widget-open]', /./)
  const { state, address, ask, answer } = siteOf(driver)
  const isConnected = () =>
    until('the wallet is connected', async () => (await state()).status === 'connected')
  const isClosed = () => until('its window is closed', async () => (await driver.windows()) === 1)
  const disconnect = () => driver.run('page', 'return window.Widget.disconnect().then(() => true)')
  const close = () => driver.run('page', 'return window.Widget.close()')
  const says = async (where: Where, words: string) =>
    (await driver.run(where, 'return document.body.innerText.includes(arguments[0])', [words])) ===
    true
  const text = async (where: Where, selector: string) =>
    String(
      await driver.run(where, 'return document.querySelector(arguments[0]).innerText', [selector]),
    )
  /** What opens a window of the wallet. */
  const inWindow = /^(Review|Open window|A window of the wallet)/

  /**
   * Says yes to what the wallet asks, and answers what the site is given: in its frame; in a window where no browser can say what lies over a
   * frame; or in the frame once a window has brought the share, on a site where this browser is new.
   */
  async function agree(): Promise<Hex> {
    await until('it is asked', async () => {
      if (await canUse('secure', 'button', inWindow)) return true
      return sees('secure', 'button', /^Sign$/)
    })
    const shown = async (): Promise<Where | false> => {
      if (await sees('window', 'button', /^Sign$/)) return 'window'
      return (await sees('secure', 'button', /^Sign$/)) ? 'secure' : false
    }
    let presses = 0
    const where = await until(
      'it is shown',
      async () => {
        // Where a window came to nothing, the frame says why, and is asked once more.
        if ((await driver.windows()) === 1 && (await canUse('secure', 'button', inWindow))) {
          if (presses > 0) console.log(`asked once more: ${await text('secure', 'body')}`)
          await press('secure', 'button', inWindow)
          presses += 1
        }
        return until('what is asked is there', shown, ASK_AGAIN_MS).catch(() => false as const)
      },
      60_000,
    )
    await confirm(where, /^Sign$/)
    const signature = await answer()
    // A window waits for the next question of this site, until it is closed.
    if ((await driver.windows()) > 1) await driver.closeWindow()
    return signature
  }

  /** A signature of text. */
  async function signMessage(): Promise<void> {
    await close()
    const signer = await address()
    await ask('personal_sign', ['0x48656c6c6f2c205465726e', signer])
    const signature = await agree()
    expect(await recoverMessageAddress({ message: 'Hello, Tern', signature })).toBe(signer)
  }
  /** One that may spend. */
  async function signOrder(): Promise<void> {
    await close()
    const signer = await address()
    await ask('eth_signTypedData_v4', [signer, JSON.stringify(orderOnWire)])
    const signature = await agree()
    expect(await recoverTypedDataAddress({ ...order, signature })).toBe(signer)
  }

  const isThere = async () => (await state()).status === 'connected'
  const isMailed = () => sees('widget', 'h1', /^Register device$/)
  const goOn = /^Continue$/
  /** By the code of the mail, whose link opens a tab of its own. */
  async function typeCode(after: number): Promise<void> {
    const mail = await devnet.mails.waitFor({ to: email, after })
    await driver.openTab(mail.links[0] ?? '')
    await confirm('window', /^Approve$/)
    const body = String.raw`return /\b\d{6}\b/.exec(document.body.innerText)?.[0] ?? null`
    const code = await until('the code is there', () => driver.run('window', body))
    await driver.closeWindow()
    await type('widget', 'input[autocomplete="one-time-code"]', String(code))
  }

  return {
    async connectByWindow() {
      await visit('popup')
      await open()
      await press('widget', 'button', /^Devnet Wallet/)
      await press('window', 'button', /^Approve$/)
      await isConnected()
      await isClosed()
      await disconnect()
      return WORKS
    },

    async connectInPage() {
      await visit('inpage')
      await open()
      await press('widget', 'button', /^Devnet Wallet/)
      await press('page', 'button', /^Approve$/)
      await isConnected()
      await disconnect()
      return WORKS
    },

    /** A wallet on another device, which is given the link that the person copied. */
    async walletConnect() {
      await visit()
      await open()
      await press('widget', 'button', /^WalletConnect/)
      // A clipboard cannot be read in every browser: what is handed to it is seen on its way.
      await driver.run('widget', spyClipboard)
      await press('widget', 'button', /^Copy link$/)
      const link = await until('the link is copied', () => driver.run('widget', 'return copied'))
      await phone.pair(String(link))
      await isConnected()
      expect(await address()).toBe(phone.account.address)
      await disconnect()
      return WORKS
    },

    async bridge() {
      await visit()
      await open()
      await press('widget', 'button', /^Devnet Wallet/)
      await isConnected()
      await press('widget', 'button', /^Bridge$/)
      // So little that the wallet has it in a hundred rounds of all inputs and sites.
      await type('widget', 'input[inputmode="decimal"]', '0.1')
      await press('widget', 'button', /^Review 0\.1\b/)
      await press('widget', 'button', /^Bridge 0\.1\b/)
      await until('it is told that it has arrived', () => says('widget', 'Arrived on'))
      await until('nothing is under way', async () => (await state()).openTransfers === 0)
      await disconnect()
      return WORKS
    },

    /**
     * From the address to a connected account, in a browser where nobody is signed in on this site: by the
     * code of a mail, or by a window of the wallet where this browser has signed before.
     */
    async login() {
      const after = devnet.mails.lastId()
      await visit()
      await open()
      await type('widget', 'input[type="email"]', email)
      // Between two mails to one address are 30 seconds (S5.01): the person asks again.
      await until(
        'a mail is sent, or none is needed',
        async () => {
          // In one jar of cookies for all sites somebody is signed in on each of them.
          if ((await isMailed()) || (await isThere())) return true
          if (await canUse('widget', 'button', /^Continue with email$/)) {
            await press('widget', 'button', /^Continue with email$/)
          }
          await until(
            'the next step is there',
            async () =>
              (await isMailed()) ||
              (await isThere()) ||
              (await canUse('secure', 'button', inWindow)) ||
              (await canUse('secure', 'button', goOn)),
            STEP_MS,
          )
          // Where nothing lasts, the person is told before anything is mailed.
          if (await canUse('secure', 'button', goOn)) {
            visitOnly = await text('secure', 'h1, h2')
            await press('secure', 'button', goOn)
            return false
          }
          return true
        },
        60_000,
      )
      if (await isMailed()) await typeCode(after)
      else if (!(await isThere())) {
        await press('secure', 'button', inWindow)
        await confirm('window', goOn)
      }
      await until('the wallet is connected', async () => {
        if (await isThere()) return true
        // The keys of a new account are made in a window of this browser.
        const isAsked = await canUse('secure', 'button', inWindow)
        if (isAsked && (await driver.windows()) === 1) await press('secure', 'button', inWindow)
        return false
      })
      await isClosed()
      return WORKS
    },

    async signature() {
      await signMessage()
      await signOrder()
      return WORKS
    },

    /** The account is still there, and signs. */
    async reload() {
      await driver.reload()
      await loaded(driver)
      if (visitOnly !== undefined) {
        await open()
        await until('nobody is signed in', () => sees('widget', 'h1', /^Connect wallet$/))
        return `“${visitOnly}”`
      }
      await isConnected()
      await signMessage()
      return WORKS
    },
  }
}

/** Keeps what a document hands to the clipboard, which gets it as well. */
const spyClipboard = `window.copied = null
  const write = navigator.clipboard.writeText.bind(navigator.clipboard)
  navigator.clipboard.writeText = (text) => { window.copied = text; return write(text) }`

async function loaded(driver: Driver): Promise<void> {
  await until('the page is there', () =>
    driver.run('page', "return 'devnetWallet' in window && 'Widget' in window").then(Boolean),
  )
}
