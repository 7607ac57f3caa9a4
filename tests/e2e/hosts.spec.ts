import { inflateSync } from 'node:zlib'
import { getAddress } from 'viem'
import { examine } from '../../scripts/doctor/examine.ts'
import { ask, request } from '../pages/ask.ts'
import { test } from '../pages/hostTest.ts'
import { connectWallet, expect, frameOf, type Page, visit } from './fixtures.ts'
import { devnetWallet } from './wallet.ts'

const PNG_HEADER_BYTES = 8
const ADDRESS = /^0x[0-9a-fA-F]{40}$/

// Pages with ethers and viem are examples, and opened by `examples.spec.ts`.
for (const library of ['wagmi', 'wagmi-connector', 'react'] as const) {
  test.describe(`a page with ${library}`, () => {
    /** Connects through the library, by the wallet that the person picks in our frame. */
    async function connectBy(page: Page): Promise<void> {
      await page.getByRole('button', { name: 'Connect with Causeway' }).click()
      await frameOf(page)
        .getByRole('button', { name: /Devnet Wallet/ })
        .click()
      await expect(page.locator('#account')).toHaveText(ADDRESS)
      await expect(page.locator('#chain')).toHaveText('31337')
      await ask(page, 'close')
    }

    test('default: connects through the announced provider and sends a transaction, after 4001 of person and wallet (S7.29, S8.09)', async ({
      page,
      devnet,
      problems,
    }) => {
      await visit(page, devnet, { path: `/pages/${library}/` })
      // The button of React opens the widget and asks for nothing.
      if (library !== 'react') await closesInstead(page)
      await connectBy(page)
      const { value: before } = await ask(page, 'getState')

      await page.evaluate(() => {
        Reflect.get(window, 'devnetWallet').rejectNext('eth_sendTransaction')
      })
      await page.getByRole('button', { name: 'Send 1 wei' }).click()
      await expect(page.locator('#error')).toHaveText(/(^| )4001( |$)/)
      await expect(page.locator('#receipt')).toBeEmpty()
      expect((await ask(page, 'getState')).value).toMatchObject({
        accounts: Object(before).accounts,
        status: 'connected',
      })

      await page.getByRole('button', { name: 'Send 1 wei' }).click()
      await expect(page.locator('#receipt')).toHaveText(/^success 0x[0-9a-f]{64}$/, {
        timeout: 20_000,
      })
      await expect(page.locator('#error')).toBeEmpty()
      expect(problems).toEqual([])
    })
  })
}

/** The person closes the widget instead of choosing. */
async function closesInstead(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect with Causeway' }).click()
  await expect(frameOf(page).getByRole('button', { name: /Devnet Wallet/ })).toBeVisible()
  await frameOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('#error')).toHaveText(/(^| )4001( |$)/)
  await expect(page.locator('#account')).toBeEmpty()
  expect(await ask(page, 'isOpen')).toEqual({ value: false })
}

test('behavior: under StrictMode an inline widget is made once, and ends with its element', async ({
  page,
  devnet,
  problems,
}) => {
  await visit(page, devnet, { path: '/pages/react/' })
  const toggle = page.getByRole('button', { name: 'Bridge in the page' })
  await toggle.click()
  const send = page.frameLocator('iframe').getByRole('textbox', { name: 'You send' })
  await expect(send).toBeVisible()
  await expect(page.locator('#made')).toHaveText('1')
  await toggle.click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await toggle.click()
  await expect(send).toBeVisible()
  await expect(page.locator('#made')).toHaveText('2')
  expect(problems).toEqual([])
})

for (const [library, query] of [
  ['wagmi', {}],
  ['wagmi-connector', { discovery: '' }],
] as const) {
  test(`behavior: ${library}: Disconnect disconnects, also after a reload (H5, N11)`, async ({
    page,
    devnet,
  }) => {
    const open = () => visit(page, devnet, { path: `/pages/${library}/`, query })
    await open()
    await page.getByRole('button', { name: 'Connect with Causeway' }).click()
    await frameOf(page)
      .getByRole('button', { name: /Devnet Wallet/ })
      .click()
    await expect(page.locator('#account')).toHaveText(ADDRESS)
    await ask(page, 'close')
    await open()
    await expect(page.locator('#reconnected')).toHaveText(/[12]/)
    await expect(page.locator('#account')).toHaveText(ADDRESS)
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.locator('#account')).toBeEmpty()
    await expect
      .poll(async () => (await ask(page, 'getState')).value)
      .toMatchObject({ accounts: [] })
    await open()
    await expect(page.locator('#reconnected')).toHaveText('0')
    await expect(page.locator('#account')).toBeEmpty()
    await expect(page.locator('#error')).toBeEmpty()
  })
}

test('behavior: the connector for wagmi spells addresses as wagmi does (H6)', async ({
  page,
  devnet,
}) => {
  await visit(page, devnet, { path: '/pages/wagmi-connector/' })
  await page.getByRole('button', { name: 'Connect with Causeway' }).click()
  await frameOf(page)
    .getByRole('button', { name: /Devnet Wallet/ })
    .click()
  const account = page.locator('#account')
  await expect(account).toHaveText(ADDRESS)
  const first = String(await account.textContent())
  expect(first).toBe(getAddress(first))
  await ask(page, 'close')
  await devnetWallet(page).switchAccount(1)
  await expect(account).not.toHaveText(first)
  const second = String(await account.textContent())
  expect(second).toBe(getAddress(second))
})

test('behavior: wagmi switches the network through the announced provider', async ({
  page,
  devnet,
}) => {
  await visit(page, devnet, { path: '/pages/wagmi/' })
  await page.getByRole('button', { name: 'Connect with Causeway' }).click()
  await frameOf(page)
    .getByRole('button', { name: /Devnet Wallet/ })
    .click()
  await expect(page.locator('#chain')).toHaveText('31337')
  await ask(page, 'close')
  await page.getByRole('button', { name: 'Switch network' }).click()
  await expect
    .poll(async () => [
      await page.locator('#chain').textContent(),
      await page.locator('#error').textContent(),
    ])
    .toEqual(['31338', ''])
  expect(await request(page, 'eth_chainId')).toEqual({ value: '0x7a6a' })
})

test('default: the doctor finds this deployment and a page of it well', async ({ devnet }) => {
  const { page, widget } = devnet.urls
  const findings = await examine({ widget: `${widget}/`, page: `${page}/pages/plain/` })
  expect(findings.filter(({ level }) => level === 'error')).toEqual([])
  expect(findings.filter(({ level }) => level === 'ok').length).toBeGreaterThan(10)
})

for (const [what, path] of [
  ['by origin', '/pages/strict-csp/'],
  ['by nonce', '/pages/strict-csp-nonce/'],
] as const) {
  test(`behavior: a strict policy ${what} with Trusted Types sees no violation`, async ({
    page,
    devnet,
    problems,
  }) => {
    // Not `visit`: its check is evaluated as text, which this policy reports.
    await page.goto(`${devnet.urls.page}${path}?wallet=auto`)
    await connectWallet(page)
    const account = String((await ask(page, 'getAddress')).value)
    expect(await request(page, 'personal_sign', ['0x00', account])).toEqual({
      value: expect.stringMatching(/^0x[0-9a-f]{130}$/),
    })
    await ask(page, 'open', [{ view: 'Bridge' }])
    await expect(frameOf(page).getByRole('textbox', { name: 'You send' })).toBeVisible()
    await ask(page, 'close')
    expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([])
    expect(problems).toEqual([])
  })
}

test('behavior: two widgets on one page do not disturb each other (S2.06)', async ({
  page,
  devnet,
  problems,
}) => {
  await visit(page, devnet, { path: '/several/' })
  const inline = page.locator('#bridge').frameLocator('iframe')
  await expect(inline.getByRole('textbox', { name: 'You send' })).toBeVisible()

  await page.getByRole('button', { name: 'Connect wallet' }).click()
  const modal = page.getByRole('dialog').frameLocator('iframe')
  await modal.getByRole('button', { name: /Devnet Wallet/ }).click()
  await expect(modal.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  expect((await ask(page, 'getState')).value).toMatchObject({ open: true, status: 'connected' })

  // Each has its own name on the page and in its frame.
  const instances = await page
    .locator('iframe[data-causeway-frame]')
    .evaluateAll((frames: HTMLIFrameElement[]) =>
      frames.map(({ src }) => new URL(src).searchParams.get('instance')),
    )
  expect(new Set(instances).size).toBe(2)

  await ask(page, 'close')
  await ask(page, 'destroy', [], { object: 'bridgeWidget' })
  await expect(page.locator('#bridge iframe')).toHaveCount(0)
  expect(await ask(page, 'open')).toMatchObject({ value: { view: 'Account' } })
  expect(await request(page, 'eth_blockNumber')).toEqual({ value: expect.stringMatching(/^0x/) })
  expect(await ask(page, 'open', [], { object: 'bridgeWidget' })).toMatchObject({
    code: 'DESTROYED',
  })
  expect(problems).toEqual([])
})

test('behavior: destroy leaves no node, listener or timer', async ({ page, devnet, problems }) => {
  await visit(page, devnet, { path: '/pages/destroy/' })
  const nodes = () =>
    page.evaluate(() => [document.documentElement.outerHTML, document.activeElement?.tagName])
  const left = () => page.evaluate(() => Reflect.get(window, 'count').left())
  const before = await nodes()
  expect(await left()).not.toEqual([]) // stage 0 listens, so the account is kept

  await page.locator('[data-widget-open]').click()
  await frameOf(page)
    .getByRole('button', { name: /Counting Wallet/ })
    .click()
  await expect(frameOf(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'count').walletListeners())).toBeGreaterThan(
    0,
  )
  await ask(page, 'close')
  await ask(page, 'open', [{ view: 'Bridge' }])
  await ask(page, 'destroy')

  await expect.poll(left).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'count').walletListeners())).toBe(0)
  expect(await nodes()).toEqual([before[0], expect.any(String)])
  await expect.poll(() => page.frames()).toHaveLength(1) // told a moment after the node is gone
  for (const method of ['open', 'ready', 'preload', 'disconnect'] as const) {
    expect.soft(await ask(page, method), method).toMatchObject({ code: 'DESTROYED' })
  }
  await page.locator('[data-widget-open]').click()
  expect(await nodes()).toEqual([before[0], expect.any(String)])
  expect(problems).toEqual([])
})

/** The one pixel of a screenshot: the filter of a PNG's first pixel changes nothing. */
async function pixelAt(page: Page, x: number, y: number): Promise<number[]> {
  const png = await page.screenshot({ clip: { x, y, width: 1, height: 1 } })
  const parts: Buffer[] = []
  for (let at = PNG_HEADER_BYTES; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const data = png.subarray(at + 8, at + 8 + length)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(data)
    at += length + 12
  }
  return [...inflateSync(Buffer.concat(parts)).subarray(1, 4)]
}

for (const system of ['light', 'dark'] as const) {
  test(`behavior: the frame is transparent on every page under a ${system} system`, async ({
    page,
    devnet,
  }) => {
    await page.emulateMedia({ colorScheme: system })
    for (const scheme of ['normal', 'light', 'dark', 'light dark']) {
      await page.goto(
        `${devnet.urls.page}/pages/color-scheme/?scheme=${encodeURIComponent(scheme)}`,
      )
      expect(await pixelAt(page, 5, 5), scheme).toEqual([0, 255, 0])
      expect(await ask(page, 'open')).toMatchObject({ value: { view: 'Connect' } })
      // The backdrop darkens the green page; an opaque canvas would have made it grey.
      await expect
        .poll(
          async () => {
            const [red = 0, green = 0] = await pixelAt(page, 5, 5)
            return green - red
          },
          { message: scheme },
        )
        .toBeGreaterThan(50)
    }
  })
}

test('error: a foreign origin gets no widget, and a sentence why (S5.07)', async ({
  page,
  devnet,
  context,
}) => {
  await page.goto(`${devnet.urls.evil}/pages/plain/`)
  const { value: before } = await ask(page, 'getState')
  const answer = await ask(page, 'open')
  expect(['FRAME_REFUSED', 'ORIGIN_NOT_ALLOWED']).toContain(answer.code)
  await expect(page.getByRole('alert')).toBeVisible()
  expect((await ask(page, 'getState')).value).toEqual(before)
  expect(await context.cookies(devnet.urls.widget)).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'devnetWallet').requests)).toEqual([])
  expect(await request(page, 'eth_accounts')).toMatchObject({ code: expect.any(String) })
})
