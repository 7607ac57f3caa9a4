import { recoverMessageAddress, recoverTypedDataAddress, isAddress, isHex } from 'viem'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Devnet } from '#devnet/start.ts'
import { type Driver, until } from './driver.ts'
import type { Person } from './person.ts'

type Site = 'first' | 'second'
type Wallet = 'popup' | 'inpage' | 'auto'

const signed = z.object({ signature: z.string() })
const accounts = z.object({ accounts: z.array(z.string()) })

/** What a person does on one site, by one kind of input. */
export function stepsOf(person: Person, devnet: Devnet, site: Site) {
  const { driver, press, sees, type, confirm } = person
  const page = site === 'first' ? devnet.urls.page : devnet.urls.shop

  /** The example's page with a wallet that asks in this way. */
  async function visit(wallet: Wallet = 'auto'): Promise<void> {
    await driver.open(`${page}/script-tag/?wallet=${wallet}`)
    await loaded(driver)
  }
  const open = () => press('page', '[data-widget-open]', /./)
  const state = () => driver.run('page', 'return window.Widget.getState()').then(Object)
  const isConnected = () =>
    until('the wallet is connected', async () => (await state()).status === 'connected')
  const isClosed = () => until('its window is closed', async () => (await driver.windows()) === 1)
  const disconnect = () => driver.run('page', 'return window.Widget.disconnect().then(() => true)')
  const close = () => driver.run('page', 'return window.Widget.close()')
  async function address() {
    const [first = ''] = accounts.parse(await state()).accounts
    const found = first.split(':')[2] ?? ''
    if (!isAddress(found)) throw new Error(`${first} is no account of the EVM`)
    return found
  }

  /** Asks the page's provider; what comes of it is looked at later. */
  async function ask(method: string, params: readonly unknown[]): Promise<void> {
    const body = `window.answered = null
      window.Widget.getProvider().request({ method: arguments[0], params: arguments[1] }).then(
        (signature) => { window.answered = { signature } },
        (error) => { window.answered = { error: String(error.code) + ' ' + error.message } })`
    await driver.run('page', body, [method, params])
  }
  async function answer() {
    const got = await until('the site has its answer', () =>
      driver.run('page', 'return window.answered'),
    )
    const { signature } = signed.parse(got)
    if (!isHex(signature)) throw new Error(`${signature} is no signature`)
    return signature
  }

  return {
    visit,
    open,
    disconnect,
    close,
    address,
    isConnected,

    async connectByWindow(): Promise<void> {
      await visit('popup')
      await open()
      await press('widget', 'button', /^Devnet Wallet/)
      await press('window', 'button', /^Approve$/)
      await isConnected()
      await isClosed()
      await disconnect()
    },

    async connectInPage(): Promise<void> {
      await visit('inpage')
      await open()
      await press('widget', 'button', /^Devnet Wallet/)
      await press('page', 'button', /^Approve$/)
      await isConnected()
      await disconnect()
    },

    /** A signature of text, which a frame asks for itself. */
    async signMessage(): Promise<void> {
      await close()
      const signer = await address()
      await ask('personal_sign', ['0x48656c6c6f2c205465726e', signer])
      await confirm('secure', /^Sign$/)
      const signature = await answer()
      expect(await recoverMessageAddress({ message: 'Hello, Tern', signature })).toBe(signer)
    },

    /** One that may spend, which a window asks for where no browser can say what lies over a frame. */
    async signOrder(): Promise<void> {
      await close()
      const signer = await address()
      await ask('eth_signTypedData_v4', [signer, JSON.stringify(orderOnWire)])
      const review = /^Review/
      const where = await until('it is asked', async () => {
        if (await sees('secure', 'button', review)) return 'window'
        return (await sees('secure', 'button', /^Sign$/)) ? 'secure' : false
      })
      if (where === 'window') await press('secure', 'button', review)
      await confirm(where, /^Sign$/)
      const signature = await answer()
      expect(await recoverTypedDataAddress({ ...order, signature })).toBe(signer)
      // It waits for the next question of this site.
      if (where === 'window') await driver.closeWindow()
    },

    /** From the address to the code of the mail, in a browser where nobody is signed in here. */
    async logIn(email: string): Promise<void> {
      const after = devnet.mails.lastId()
      await open()
      await type('widget', 'input[type="email"]', email)
      // Between two mails to one address are 30 seconds (S5.01): the person asks again.
      await until(
        'a mail is sent',
        async () => {
          await press('widget', 'button', /^Continue with email$/)
          return until('it is told', () => sees('widget', 'h1', /^Register device$/), 4_000)
        },
        45_000,
      )
      const mail = await devnet.mails.waitFor({ to: email, after })
      await driver.openTab(mail.links[0] ?? '')
      await confirm('window', /^Approve$/)
      const body = String.raw`return /\b\d{6}\b/.exec(document.body.innerText)?.[0] ?? null`
      const code = await until('the code is there', () => driver.run('window', body))
      await driver.closeWindow()
      await type('widget', 'input[autocomplete="one-time-code"]', String(code))
    },

    /** Where this browser has signed on another site: a window of it brings the share. */
    async signByWindow(): Promise<void> {
      await close()
      const signer = await address()
      await ask('personal_sign', ['0x48656c6c6f2c205465726e', signer])
      await press('secure', 'button', /^A window of the wallet/)
      await confirm('secure', /^Sign$/)
      const signature = await answer()
      expect(await recoverMessageAddress({ message: 'Hello, Tern', signature })).toBe(signer)
      await isClosed()
    },

    /** The keys of a new account, in a window of this browser. */
    async makeKeys(): Promise<void> {
      await press('secure', 'button', /^Open window$/)
      await isConnected()
      await isClosed()
    },

    async reload(): Promise<void> {
      await driver.reload()
      await loaded(driver)
      await isConnected()
    },
  }
}

async function loaded(driver: Driver): Promise<void> {
  await until('the page is there', () =>
    driver.run('page', "return 'devnetWallet' in window && 'Widget' in window").then(Boolean),
  )
}

/** Typed data of a contract, which may be an order. */
const order = {
  domain: {
    name: 'Tern',
    version: '1',
    chainId: 31337,
    verifyingContract: '0x1212121212121212121212121212121212121212',
  },
  types: {
    Order: [{ name: 'text', type: 'string' }],
  },
  primaryType: 'Order',
  message: { text: 'hello' },
} as const
/** What a library of a page sends: the domain's type too. */
const orderOnWire = {
  ...order,
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    ...order.types,
  },
}
