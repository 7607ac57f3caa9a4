import { connectWallet, expect, frameOf, type Page, test, visit, withWidget } from './fixtures.ts'

/** A second widget, whose site has terms and a provider of its own: the Devnet Wallet in other clothes. */
async function openShop(page: Page): Promise<void> {
  await page.evaluate(async () => {
    type Detail = {
      info: { rdns: string }
      provider: { request: (sent: { method: string }) => unknown }
    }
    const devnet = await new Promise<Detail['provider']>((resolve) => {
      addEventListener('eip6963:announceProvider', (event) => {
        const { info, provider } = (event as CustomEvent<Detail>).detail
        if (info.rdns === 'dev.causeway.devnet-wallet') resolve(provider)
      })
      dispatchEvent(new Event('eip6963:requestProvider'))
    })
    const asked: string[] = []
    const provider = {
      request(sent: { method: string }) {
        asked.push(sent.method)
        return devnet.request(sent)
      },
    }
    const { Widget } = window as unknown as { Widget: { create: (options: unknown) => unknown } }
    const shop = Widget.create({
      announce: false,
      features: { legalCheckbox: true },
      legal: { termsUrl: 'https://shop.example/terms' },
      wallets: {
        provider: { info: { uuid: 'shop', rdns: 'shop.own', name: 'Shop wallet' }, provider },
      },
    })
    Object.assign(window, { shop, asked })
    await Reflect.get(Object(shop), 'open')()
  })
}

test('behavior: the site’s own provider connects once its terms are agreed to (S9.11, S2.08)', async ({
  page,
  devnet,
  problems,
}) => {
  await page.goto(`${devnet.urls.page}/pages/plain/?wallet=auto`)
  await openShop(page)
  const frame = frameOf(page)
  await frame.getByRole('button', { name: /Shop wallet/ }).click()
  await expect(frame.getByText('Agree to this first, then pick a wallet.')).toBeVisible()
  await expect(frame.getByRole('checkbox')).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([])

  await frame.getByRole('checkbox').check()
  await frame.getByRole('button', { name: /Shop wallet/ }).click()
  await expect(frame.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toContain('eth_requestAccounts')
  expect(await page.evaluate(() => Reflect.get(window, 'shop').getWalletInfo())).toMatchObject({
    name: 'Shop wallet',
    rdns: 'shop.own',
  })
  expect(problems).toEqual([])
})

test('error: what is no provider is told before anything opens', async ({ page, devnet }) => {
  await page.goto(`${devnet.urls.page}/pages/plain/?wallet=auto`)
  const options = { announce: false, wallets: { provider: { info: {}, provider: {} } } }
  const code = await withWidget(
    page,
    (widget, given) =>
      Reflect.get(
        widget,
        'create',
      )(given)
        .open()
        .then(
          () => 'opened',
          (error: { code: string }) => error.code,
        ),
    options,
  )
  expect(code).toBe('INVALID_OPTIONS')
})

test('behavior: a second wallet that declines leaves the first one connected, and Connect leads back (V-F3, V-F6, S4.01)', async ({
  page,
  devnet,
}) => {
  await visit(page, devnet)
  await connectWallet(page)
  await page.evaluate(() => {
    const provider = {
      on: () => undefined,
      removeListener: () => undefined,
      request: () => Promise.reject(Object.assign(new Error('No'), { code: 4001 })),
    }
    const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
    const info = { uuid: crypto.randomUUID(), name: 'Shy Wallet', icon, rdns: 'test.shy' }
    const detail = Object.freeze({ info: Object.freeze(info), provider })
    const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    addEventListener('eip6963:requestProvider', announce)
    announce()
  })
  const state = () => withWidget(page, (widget) => widget.getState())
  const before = await state()
  await withWidget(page, (widget) => widget.open({ view: 'Connect' }))
  const frame = frameOf(page)
  await frame.getByRole('button', { name: /Shy Wallet/ }).click()
  await expect(frame.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await state()).toMatchObject({ status: 'connected', accounts: before.accounts })
  await frame.getByRole('button', { name: 'Back' }).click()
  await expect(frame.getByRole('heading', { name: 'Connect wallet' })).toBeVisible()
  await withWidget(page, (widget) => widget.disconnect())

  await withWidget(page, (widget) => widget.open({ view: 'Bridge' }))
  await frame.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(frame.getByRole('heading', { name: 'Connect wallet' })).toBeVisible()
  await frame.getByRole('button', { name: 'Back' }).click()
  await expect(frame.getByRole('heading', { name: 'Bridge' })).toBeVisible()
})
