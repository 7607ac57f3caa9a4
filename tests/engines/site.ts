import { type Address, type Hex, isAddress, isHex } from 'viem'
import { z } from 'zod'
import { type Driver, until } from './driver.ts'

const answered = z.union([z.object({ signature: z.string() }), z.object({ error: z.string() })])
const accounts = z.object({ accounts: z.array(z.string()) })

/** What the site's own script does with the widget. */
export type Site = {
  readonly state: () => Promise<{ readonly [name: string]: unknown }>
  readonly address: () => Promise<Address>
  /** Asks the page's provider; what comes of it is looked at later. */
  readonly ask: (method: string, params: readonly unknown[]) => Promise<void>
  readonly isAnswered: () => Promise<boolean>
  /** The signature that it asked for last. */
  readonly answer: () => Promise<Hex>
}

export function siteOf(driver: Driver): Site {
  const state = async () => Object(await driver.run('page', 'return window.Widget.getState()'))

  return {
    state,
    async address() {
      const [first = ''] = accounts.parse(await state()).accounts
      const found = first.split(':')[2] ?? ''
      if (!isAddress(found)) throw new Error(`${first} is no account of the EVM`)
      return found
    },
    async ask(method, params) {
      const body = `window.answered = null
        window.Widget.getProvider().request({ method: arguments[0], params: arguments[1] }).then(
          (signature) => { window.answered = { signature } },
          (error) => { window.answered = { error: String(error.code) + ' ' + error.message } })`
      await driver.run('page', body, [method, params])
    },
    isAnswered: () => driver.run('page', 'return window.answered !== null').then(Boolean),
    async answer() {
      const got = await until('the site has its answer', () =>
        driver.run('page', 'return window.answered'),
      )
      const met = answered.parse(got)
      if ('error' in met) throw new Error(`The site is answered ${met.error}`)
      if (!isHex(met.signature)) throw new Error(`${met.signature} is no signature`)
      return met.signature
    },
  }
}

/** Typed data of a contract, which may be an order. */
export const order = {
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
export const orderOnWire = {
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
