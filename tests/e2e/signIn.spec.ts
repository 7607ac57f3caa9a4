import { getAddress, verifyMessage } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { ask, request } from '../pages/ask.ts'
import {
  closed,
  type Devnet,
  expect,
  frameOf,
  pickWallet,
  test,
  visit,
  withWidget,
} from './fixtures.ts'
import { devnetWallet } from './wallet.ts'

type Server = {
  verified: { message: string; signature: `0x${string}`; address: `0x${string}` }[]
  ended: number
}

const hostOf = ({ urls }: Devnet) => new URL(urls.page ?? '').host

test.describe('sign-in', () => {
  test('behavior: required by an attribute, it stands between the wallet and the page (S4.07, S8.01, S8.09) @blocked', async ({
    page,
    devnet,
    problems,
  }) => {
    await visit(page, devnet, { path: '/pages/sign-in/' })
    await pickWallet(page)
    const frame = frameOf(page)
    const title = frame.getByRole('heading', { level: 1, name: 'Sign in' })
    await expect(title).toBeVisible()
    const sign = frame.getByRole('button', { name: 'Sign', exact: true })
    await expect(sign).toBeVisible()
    await expect(frame.getByText(hostOf(devnet)).first()).toBeVisible()

    await frame.getByRole('button', { name: 'Close' }).click()
    await page.keyboard.press('Escape')
    await ask(page, 'close')
    await expect(title).toBeVisible()
    expect((await ask(page, 'getState')).value).toMatchObject({ accounts: [], signedIn: false })
    expect((await request(page, 'eth_accounts')).value).toEqual([])
    expect(await request(page, 'personal_sign', ['0x00', `0x${'1'.repeat(40)}`])).toMatchObject({
      code: 4100,
    })

    await devnetWallet(page).rejectNext('personal_sign')
    await sign.click()
    await expect(frame.getByText('Signature declined')).toBeVisible()
    await frame.getByRole('button', { name: 'Try again' }).click()
    await closed(page)
    const { value } = await ask(page, 'getState')
    expect(value).toMatchObject({ status: 'connected', signedIn: true, open: false })

    await visit(page, devnet, { path: '/pages/sign-in/' })
    await ask(page, 'ready')
    await expect
      .poll(async () => (await ask(page, 'getState')).value)
      .toMatchObject({ status: 'connected', signedIn: true, open: false })
    expect(await devnetWallet(page).methods()).not.toContain('personal_sign')
    expect(problems).toEqual([])
  })

  test('behavior: a server of the site gives the nonce and checks a message of the page’s origin (S3.07, S4.07)', async ({
    page,
    devnet,
    problems,
  }) => {
    await visit(page, devnet, { path: '/pages/sign-in/' })
    await page.getByRole('button', { name: 'Sign in with the server' }).click()
    const frame = frameOf(page)
    await frame.getByRole('button', { name: /Devnet Wallet/ }).click()
    await expect(frame.getByText('I accept the terms.', { exact: true })).toBeVisible()
    await frame.getByRole('button', { name: 'Sign', exact: true }).click()
    const server = () => page.evaluate(() => Reflect.get(window, 'server') as Server)
    await expect.poll(async () => (await server()).verified.length).toBeGreaterThan(0)
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    const [signed, ...more] = (await server()).verified
    if (signed === undefined) throw new Error('The server has verified nothing')
    expect(more).toEqual([])
    expect(await verifyMessage(signed)).toBe(true)
    expect(parseSiweMessage(signed.message)).toMatchObject({
      domain: hostOf(devnet),
      uri: devnet.urls.page,
      address: getAddress(signed.address),
      statement: 'I accept the terms.',
      version: '1',
    })
    await ask(page, 'disconnect', [], { object: 'serverWidget' })
    await expect.poll(async () => (await server()).ended).toBe(1)
    expect(problems).toEqual([])
  })

  test('error: both kinds of callbacks are told before anything is loaded (S5.08)', async ({
    page,
    devnet,
  }) => {
    await visit(page, devnet, { path: '/pages/sign-in/' })
    const refused = await withWidget(page, (widget) =>
      widget.create({ siwx: {}, siweConfig: {} }).validate(),
    )
    expect(refused).toMatchObject({
      valid: false,
      code: 'INVALID_OPTIONS',
      message: 'Cannot set both `siweConfig` and `siwx` options',
    })
  })
})
