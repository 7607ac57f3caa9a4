import {
  addressOf,
  connected,
  expect,
  frameOf,
  logInAt,
  openWindow,
  type Page,
  press,
  secureOf,
  send,
  sign,
  withWidget,
} from '../e2e/embeddedPage.ts'
import { visit } from '../e2e/fixtures.ts'
import { askSolana } from '../e2e/solanaPage.ts'
import { fromBase58 } from '#protocol'
import type { KindId } from './axes.ts'
import type { Stage } from './stage.ts'

/** An open question. */
export type Question = {
  /** Fails unless the request succeeded. */
  readonly done: () => Promise<void>
}

export type Kind = {
  /** The label of its button. */
  readonly confirms: string
  /**
   * Moves money, allows spending, reveals keys or destroys them: asked in a window if the frame cannot use
   * IntersectionObserver v2.
   */
  readonly isGrave: boolean
  /** The widget stays open after the confirmation. */
  readonly staysOpen?: boolean
  readonly ask: (stage: Stage) => Promise<Question>
}

/** A request of the page, which is pending until it is answered. */
const request =
  (begin: (stage: Stage) => Promise<unknown>, answer: RegExp) =>
  async (stage: Stage): Promise<Question> => {
    await withWidget(stage.page, (widget) => widget.close())
    const answering = begin(stage).catch((error: unknown) => error)
    return { done: async () => expect(JSON.stringify(await answering)).toMatch(answer) }
  }

const HASH = /^"0x[0-9a-f]{64}"$/
const SIGNATURE = /^"0x[0-9a-f]{130}"$/

export const kinds: Readonly<Record<KindId, Kind>> = {
  message: {
    confirms: 'Sign',
    isGrave: false,
    ask: request(({ page }) => sign(page), SIGNATURE),
  },
  typedData: {
    confirms: 'Sign',
    isGrave: true,
    ask: request(({ page }) => signPermit(page), SIGNATURE),
  },
  transaction: {
    confirms: 'Approve',
    isGrave: true,
    ask: request(async ({ page, devnet }) => {
      await devnet.control.fund(await addressOf(page))
      return send(page)
    }, HASH),
  },
  calls: {
    confirms: 'Approve',
    isGrave: true,
    ask: request(async ({ page, devnet }) => {
      await devnet.control.fund(await addressOf(page))
      return sendTwo(page)
    }, /"id":"[0-9a-f-]{36}"/),
  },
  solana: {
    confirms: 'Sign',
    isGrave: true,
    ask: request(signSolana, /"signature":"\w{80,90}"/),
  },
  export: {
    confirms: 'Show it',
    isGrave: true,
    async ask({ page }) {
      await openSetting(page, /^Export/)
      return {
        done: () => expect(secureOf(page).getByRole('listitem')).toHaveCount(12),
      }
    },
  },
  approveDevice: {
    confirms: 'Approve',
    isGrave: true,
    async ask({ page, browser, devnet, person }) {
      const context = await browser.newContext()
      const second = await context.newPage()
      await logIn(second, devnet, person)
      sign(second).catch(() => undefined) // ends with its page
      const asked = await openWindow(second)
      await asked.getByRole('button', { name: 'Another device' }).click()
      await expect(asked.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible()
      await page.bringToFront()
      await openSetting(page, /^Devices/)
      return {
        async done() {
          await expect(asked.getByRole('button', { name: 'Sign' })).toBeVisible()
          await context.close()
        },
      }
    },
  },
  recovery: {
    confirms: 'Make the file',
    isGrave: false,
    staysOpen: true,
    async ask({ page }) {
      await openSetting(page, /^Recovery/)
      const card = secureOf(page)
      await press(card.getByRole('button', { name: 'File and passphrase' }))
      for (const label of ['Choose a passphrase', 'Repeat the passphrase']) {
        await card.getByLabel(label).fill('correct horse battery')
      }
      const saves = card.getByRole('button', { name: 'Save the file' })
      return { done: () => expect(saves).toBeVisible({ timeout: 60_000 }) }
    },
  },
  deletion: {
    confirms: 'Delete for good',
    isGrave: true,
    async ask({ page }) {
      await openSetting(page, 'Delete account')
      const card = secureOf(page)
      await card.getByRole('textbox', { name: 'Type DELETE to continue' }).fill('DELETE')
      return { done: () => expect(card.getByRole('button', { name: 'Done' })).toBeVisible() }
    },
  },
}

/** Adds a person to the devnet's providers. */
export async function addPerson(devnet: Stage['devnet'], person: string): Promise<void> {
  const id = String(Date.now())
  const username = `person${id}`
  await devnet.control.addPerson({ id, name: person, username, email: `${username}@example.test` })
}

/** Connects this person's wallet, which is created at the first login. */
export async function logIn(page: Page, devnet: Stage['devnet'], person: string): Promise<void> {
  await visit(page, devnet)
  await logInAt(page, 'Google', person)
  await connected(page)
}

async function openSetting(page: Page, name: RegExp | string): Promise<void> {
  await withWidget(page, (widget) => widget.open())
  await frameOf(page).getByRole('button', { name: 'Email, recovery, devices' }).click()
  await frameOf(page).getByRole('button', { name }).click()
}

/** Signs a permit that lets another account spend a token. */
const signPermit = (page: Page) =>
  withWidget(page, (widget) => {
    const data = {
      domain: {
        name: 'Tern',
        version: '1',
        chainId: 31337,
        verifyingContract: `0x${'12'.repeat(20)}`,
      },
      types: {
        Permit: [
          { name: 'spender', type: 'address' },
          { name: 'value', type: 'uint256' },
        ],
      },
      primaryType: 'Permit',
      message: { spender: `0x${'34'.repeat(20)}`, value: '5' },
    }
    const params = [widget.getAddress(), JSON.stringify(data)]
    return widget.getProvider().request({ method: 'eth_signTypedData_v4', params })
  })

/** Sends two payments of one wei as one bundle. */
const sendTwo = (page: Page) =>
  withWidget(page, async (widget) => {
    const calls = ['12', '34'].map((byte) => ({ to: `0x${byte.repeat(20)}`, value: '0x1' }))
    const chainId = await widget.getProvider().request({ method: 'eth_chainId' })
    const bundle = {
      version: '2.0.0',
      id: crypto.randomUUID(),
      chainId,
      atomicRequired: false,
      calls,
    }
    const from = widget.getAddress()
    return widget
      .getProvider()
      .request({ method: 'wallet_sendCalls', params: [{ ...bundle, from }] })
  })

/** Signs a transfer of 1.5 SOL to a new address, without sending it. */
async function signSolana({ page, devnet }: Stage): Promise<unknown> {
  const chain = devnet.solana()?.caipChainId ?? ''
  await withWidget(page, (widget, id) => widget.switchNetwork(id), chain)
  const ownAddress = () =>
    withWidget(page, (widget) => {
      const { accounts } = widget.getState()
      return accounts.find((account) => account.startsWith('solana:'))?.split(':')[2] ?? ''
    })
  await expect.poll(ownAddress).not.toBe('')
  const own = await ownAddress()
  // Funds make the simulation succeed; a transaction that cannot be simulated takes more than a click.
  await devnet.control.fundSolana(own, { lamports: 10_000_000_000n })
  const lamports = new Uint8Array(new BigUint64Array([1_500_000_000n]).buffer)
  const transaction = Buffer.concat([
    Buffer.from([1, ...new Uint8Array(64)]), // one signature, still to come
    Buffer.from([1, 0, 1, 3]), // who signs, and three keys
    fromBase58(own) ?? new Uint8Array(),
    crypto.getRandomValues(new Uint8Array(32)),
    new Uint8Array(32), // the system program
    crypto.getRandomValues(new Uint8Array(32)),
    Buffer.from([1, 2, 2, 0, 1, 12, 2, 0, 0, 0]), // it transfers from the first key to the second
    lamports,
  ])
  const params = { transaction: transaction.toString('base64'), pubkey: own }
  return askSolana(page, 'solana_signTransaction', params)
}
