import { serveExample } from '../pages/examples.ts'
import { type Devnet, expect, type Page, test } from './fixtures.ts'
import { devnetWallet } from './wallet.ts'

const ADDRESS = /^0x[0-9a-fA-F]{40}$/

async function open(page: Page, devnet: Devnet, name: string, query = ''): Promise<void> {
  await serveExample(page.context(), devnet, name)
  await page.goto(`${devnet.urls.page}/${name}/?wallet=auto${query}`)
}

/** The one that opens over the page; another may stand in it. */
const modalOf = (page: Page) => page.locator('dialog:modal').frameLocator('iframe')
const pickWallet = (page: Page) =>
  modalOf(page)
    .getByRole('button', { name: /Devnet Wallet/ })
    .click()

for (const library of ['wagmi', 'ethers', 'viem'] as const) {
  test(`default: the example with ${library} connects and sends, and hears a 4001 (S7.29, S8.09)`, async ({
    page,
    devnet,
    problems,
  }) => {
    const refused = library === 'ethers' ? 'ACTION_REJECTED' : '4001'
    await open(page, devnet, library)
    const connect = page.getByRole('button', { name: 'Connect wallet' })
    const send = page.getByRole('button', { name: 'Send 1 wei' })
    await connect.click()
    await modalOf(page).getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('#error')).toHaveText(refused)
    await expect(page.locator('#account')).toBeEmpty()

    await connect.click()
    await pickWallet(page)
    await expect(page.locator('#account')).toHaveText(ADDRESS)
    await expect(page.locator('#chain')).toHaveText('31337')
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    await devnetWallet(page).rejectNext('eth_sendTransaction')
    await send.click()
    await expect(page.locator('#error')).toHaveText(refused)
    await expect(page.locator('#receipt')).toBeEmpty()

    await send.click()
    await expect(page.locator('#receipt')).toHaveText(/^success 0x[0-9a-f]{64}$/, {
      timeout: 20_000,
    })
    await expect(page.locator('#error')).toBeEmpty()
    expect(problems).toEqual([])
  })
}

test('default: the example with React and Vite connects, though a chunk did not come at first', async ({
  page,
  devnet,
}) => {
  await open(page, devnet, 'react')
  await page.route(/\/engine-[-\w]+\.js$/, (route) => route.abort(), { times: 1 })
  const button = page.getByRole('button', { name: 'Connect wallet' })
  const failed = page.waitForEvent('requestfailed', (request) => /engine-/.test(request.url()))
  await button.hover()
  await failed
  await button.click()
  await pickWallet(page)
  // Chromium 150 remembers that stage 1 failed, for the chunks that import it, until the page is loaded again.
  const told = modalOf(page).getByText('This part did not load')
  const ends = [page.locator('#account'), told]
  await expect
    .poll(async () => Math.max(...(await Promise.all(ends.map((end) => end.count())))))
    .toBe(1)
  if (await told.isVisible()) {
    await page.reload()
    await button.click()
    await pickWallet(page)
  }
  await expect(page.locator('#account')).toHaveText(ADDRESS)
  await expect(page.locator('#chain')).toHaveText('eip155:31337')
})

test('behavior: with React Router a connection outlives its route, and an inline widget does not', async ({
  page,
  devnet,
  problems,
}) => {
  await open(page, devnet, 'react-router')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await pickWallet(page)
  await expect(page.locator('#account')).toHaveText(ADDRESS)
  await modalOf(page).getByRole('button', { name: 'Close' }).click()
  const amount = page.frameLocator('#bridge iframe').getByRole('textbox', { name: 'You send' })
  for (const _ of ['first', 'again']) {
    await page.getByRole('link', { name: 'Bridge' }).click()
    await expect(amount).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(2)
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page.locator('#account')).toHaveText(ADDRESS)
    await expect(page.locator('iframe')).toHaveCount(1)
  }
  // A route that is the first to be asked for.
  await page.goto(`${devnet.urls.page}/react-router/bridge?wallet=auto`)
  await expect(amount).toBeVisible()
  expect(problems).toEqual([])
})

test('behavior: a page that a server has drawn is taken over as it stands', async ({
  page,
  devnet,
  problems,
}) => {
  await serveExample(page.context(), devnet, 'ssr')
  const url = `${devnet.urls.page}/ssr/?wallet=auto&name=%3C%2Fscript%3EAda`
  const html = await (await page.goto(url))?.text()
  expect(html).toContain('Good day, <!-- -->&lt;/script&gt;Ada')
  expect(html).toContain('Drawn on the server')
  expect(html).toContain('disabled="">Connect wallet</button>')
  await expect(page.locator('#account')).toHaveText('Nobody is connected')
  await expect(
    page.frameLocator('#bridge iframe').getByRole('textbox', { name: 'You send' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await pickWallet(page)
  await expect(page.locator('#account')).toHaveText(ADDRESS)
  expect(problems).toEqual([])
})
