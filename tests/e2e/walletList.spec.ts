import { type Devnet, startDevnet } from '#devnet/start.ts'
import { deploymentOf } from '#devnet/web/deployment.ts'
import { test as base, connectWallet, expect, frameOf, type Page, visit } from './fixtures.ts'
import { makeGateway } from './gatewayProcess.ts'
import { openPhone } from './phone.ts'

/** A gateway without a project, a relay and a key; the page has no project either. */
const test = base.extend<object, { devnet: Devnet }>({
  devnet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const devnet = await startDevnet({ port: 0 })
      await devnet.later
      const gateway = await makeGateway((origin) => {
        const { walletConnect: _, services: __, ...rest } = deploymentOf(devnet.urls, devnet.chains)
        return { ...rest, gateway: { origin } }
      })
      await gateway.start()
      // The pages insert the widget's origin when they are served.
      devnet.urls.widget = gateway.origin
      await use(devnet)
      await gateway.remove()
      await devnet.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

/** The hosts that the browser asks. */
function listen(page: Page): ReadonlySet<string> {
  const hosts = new Set<string>()
  page.context().on('request', (request) => hosts.add(new URL(request.url()).host))
  return hosts
}

async function openConnect(page: Page, devnet: Devnet) {
  await visit(page, devnet, { path: '/pages/plain/' })
  await page.locator('[data-widget-open]').first().click()
  return frameOf(page)
}

test('behavior: without any account at a third party, Connect and All wallets show wallets that lead to their pages (S2.08, S7.24, S9.05)', async ({
  page,
  devnet,
  problems,
}) => {
  const hosts = listen(page)
  const frame = await openConnect(page, devnet)
  const metaMask = frame.getByRole('button', { name: /^MetaMask/ })
  await expect(metaMask.locator('img')).toBeVisible()
  // The wallet of the page stands first, and nothing offers a relay that is not there.
  await expect(frame.getByRole('button', { name: /Devnet Wallet/ })).toHaveCount(1)
  await expect(frame.getByRole('button', { name: /WalletConnect/ })).toHaveCount(0)

  await frame.getByRole('button', { name: /All wallets\s*\d\d/ }).click()
  const grid = frame.getByRole('grid', { name: 'More wallets' })
  await expect(
    grid.getByRole('button', { name: 'Rainbow', exact: true }).locator('img'),
  ).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Show a code for any wallet' })).toHaveCount(0)
  await grid.getByRole('button', { name: 'MetaMask', exact: true }).focus()
  await page.keyboard.press('Control+End')
  // The second page has come.
  await expect(grid).not.toHaveAttribute('aria-rowcount', '10')
  await frame.getByRole('searchbox').pressSequentially('rabb')
  const rabby = grid.getByRole('button', { name: 'Rabby Wallet' })
  await expect(rabby.locator('img')).toBeVisible()
  await rabby.click()

  await expect(frame.getByRole('heading', { name: 'Get Rabby Wallet' })).toBeVisible()
  const link = (name: string) => frame.getByRole('link', { name: new RegExp(`^${name}`) })
  await expect(link('Website')).toHaveAttribute('href', 'https://rabby.io/')
  await expect(link('Browser extension')).toHaveAttribute(
    'href',
    /^https:\/\/chrome\.google\.com\/webstore\/detail\/rabby-wallet\//,
  )
  const own = [
    devnet.urls.page,
    devnet.urls.widget,
    devnet.urls.bridgeApi,
    ...devnet.chains.map(({ rpcUrl }) => rpcUrl),
  ]
  const allowed = own.map((url) => new URL(url ?? '').host)
  expect([...hosts].filter((host) => !allowed.includes(host))).toEqual([])
  expect(problems).toEqual([])
})

test('behavior: without any account at a third party, balances are read from the chain (S5.05, S9.01)', async ({
  page,
  devnet,
}) => {
  await visit(page, devnet, { path: '/pages/plain/' })
  await connectWallet(page)
  const frame = frameOf(page)
  await expect(frame.getByText(/^[\d,.]+ ETH$/).first()).toBeVisible()
  await expect(frame.getByText(/^[\d,.]+ USDC$/).first()).toBeVisible()
})

test('behavior: on a phone, a wallet of the list leads to its app in the store (S2.02)', async ({
  browser,
  devnet,
}) => {
  const context = await openPhone(browser)
  const page = await context.newPage()
  await page.goto(`${devnet.urls.page}/pages/plain/`)
  await page.getByRole('button', { name: 'Connect wallet' }).tap()
  const frame = frameOf(page)
  await frame.getByRole('button', { name: /^Trust Wallet/ }).tap()
  await expect(frame.getByRole('heading', { name: 'Get Trust Wallet' })).toBeVisible()
  await expect(frame.getByRole('link', { name: /^Android app/ })).toHaveAttribute(
    'href',
    'https://play.google.com/store/apps/details?id=com.wallet.crypto.trustapp',
  )
  await expect(frame.getByRole('link', { name: /^iPhone app/ })).toHaveCount(0)
  await context.close()
})
