import { expect, frameOf, test, visit } from './fixtures.ts'
import type { Devnet, Page } from './fixtures.ts'
import { devnetWallet } from './wallet.ts'
import { walletAccounts } from '#devnet/chains/accounts.ts'

const [first] = walletAccounts
if (first === undefined) throw new Error('The wallet has no account')
const { address } = first

/** Opens the Devnet Wallet's account; connects first if needed. */
async function openAccount(
  page: Page,
  devnet: Devnet,
  path = '/script-tag/',
  query: Record<string, string> = {},
) {
  await visit(page, devnet, { path, query })
  await page.locator('[data-widget-open]:not([data-widget-open="Bridge"])').first().click()
  const frame = frameOf(page)
  const wallet = frame.getByRole('button', { name: /Devnet Wallet/ })
  const disconnect = frame.getByRole('button', { name: 'Disconnect' })
  await expect(wallet.or(disconnect).first()).toBeVisible()
  if (await wallet.isVisible()) await wallet.click()
  await expect(disconnect).toBeVisible()
  return frame
}

test.describe('the account', () => {
  test('behavior: what it holds, in dollars, by the service and the chain (S2.01, S7.11, S9.06)', async ({
    page,
    devnet,
    problems,
  }) => {
    const asked: URL[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.href.startsWith(devnet.urls.blockchainApi ?? 'none')) asked.push(url)
    })
    await devnet.control.setMarket({ prices: { ETH: 2_000, USDC: 1, DAI: 1 } })
    const frame = await openAccount(page, devnet)
    const tokens = frame.getByRole('list', { name: 'Tokens' })
    await expect(tokens.getByRole('listitem').filter({ hasText: 'USD Coin' })).toContainText(
      '$25,000.00',
    )
    await expect(tokens.getByRole('listitem').filter({ hasText: 'Wrapped Ether' })).toContainText(
      'No price',
    )
    await expect(frame.getByText('$250,000.00')).toBeVisible()
    const balance = asked.find(({ pathname }) => pathname.endsWith('/balance'))
    expect(Object.fromEntries(balance?.searchParams ?? [])).toMatchObject({
      currency: 'usd',
      chainId: 'eip155:31337',
      projectId: 'devnet',
    })
    expect(problems).toEqual([])
  })

  test('behavior: three hundred entries come page by page, the tabs by arrow keys (S4.12, S7.03)', async ({
    page,
    devnet,
    problems,
  }) => {
    await devnet.control.setMarket({ past: { [address]: 300 } })
    const cursors: (string | null)[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname.endsWith('/history')) cursors.push(url.searchParams.get('cursor'))
    })
    const frame = await openAccount(page, devnet)
    await frame.getByRole('tab', { name: 'Tokens' }).focus()
    await page.keyboard.press('End')
    await expect(frame.getByRole('tab', { name: 'Activity' })).toBeFocused()
    await expect(frame.getByText('Received').first()).toBeVisible()

    // Scrolling loads more until the end; entries far outside the view are not in the document.
    const body = frame.locator('[data-causeway-body]')
    await expect
      .poll(
        async () => {
          await body.evaluate((element) => element.scrollTo(0, element.scrollHeight))
          return new Set(cursors).size
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThanOrEqual(13)
    expect(cursors).toHaveLength(new Set(cursors).size)
    await expect(frame.getByText(/hidden as spam/)).toBeVisible()
    expect(await frame.getByRole('tabpanel').locator('li').count()).toBeLessThan(150)

    const failed = frame.getByRole('button', { name: /Send failed/ }).last()
    await failed.click()
    await expect(frame.getByRole('heading', { name: 'Send failed', level: 1 })).toBeVisible()
    await expect(frame.getByText('This transaction moved no tokens.')).toBeVisible()
    await frame.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(frame.getByRole('tab', { name: 'Activity' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    // The images of the invented tokens exist on no server.
    expect(problems.filter((problem) => !problem.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([])
  })

  test('behavior: things of one kind are a grid, advertising is folded away (S3.10)', async ({
    page,
    devnet,
    problems,
  }) => {
    const frame = await openAccount(page, devnet)
    await frame.getByRole('tab', { name: 'NFTs' }).click()
    const grid = frame.getByRole('list', { name: 'NFTs' })
    await expect(grid.getByRole('button', { name: /Tern #\d/ })).toHaveCount(3)
    await expect(frame.getByText(/Claim \$/)).toHaveCount(0)
    await frame.getByRole('button', { name: 'Show 1 hidden as spam' }).click()
    await expect(frame.getByRole('button', { name: /Claim \$900/ })).toBeVisible()
    await grid.getByRole('button', { name: 'Tern #2' }).click()
    await expect(frame.getByRole('heading', { name: 'Tern #2', level: 1 })).toBeVisible()
    await expect(frame.getByRole('link', { name: /explorer/ })).toBeVisible()
    expect(problems).toEqual([])
  })

  test('error: without the service, its sentences and what the chain says (S8.01)', async ({
    page,
    devnet,
  }) => {
    await devnet.control.setFault('blockchainApi', { mode: '500' })
    const frame = await openAccount(page, devnet)
    await expect(frame.getByText('Token Balance Unavailable').first()).toBeVisible()
    await expect(frame.getByText('USD Coin')).toBeVisible()
    await frame.getByRole('tab', { name: 'Activity' }).click()
    await expect(frame.getByText('Failed to fetch transactions')).toHaveCount(1)
    await expect(frame.getByText('No activity yet')).toHaveCount(0)
    await frame.getByRole('tab', { name: 'NFTs' }).click()
    await expect(frame.getByText('NFTs did not load')).toBeVisible()
    await devnet.control.resetFaults()
    await frame.getByRole('button', { name: 'Try again' }).click()
    await expect(frame.getByRole('button', { name: 'Tern #2' })).toBeVisible()
  })

  test('behavior: answers that come late move nothing under the pointer', async ({
    page,
    devnet,
  }) => {
    await devnet.control.setFault('blockchainApi', { mode: 'slow' })
    const frame = await openAccount(page, devnet)
    const buttons = frame.getByRole('group', { name: 'Wallet' })
    const placesOf = () =>
      frame.locator('body').evaluate(() =>
        [...document.querySelectorAll('fieldset button, [role="tab"]')].map((control) => {
          const { left, top } = control.getBoundingClientRect()
          // The card grows from its middle, so places are measured relative to its heading.
          const heading = document.querySelector('h1')?.getBoundingClientRect().top ?? 0
          return `${control.textContent} ${left} ${top - heading}`
        }),
      )
    await expect(buttons.getByRole('button', { name: 'Buy' })).toBeDisabled()
    const before = await placesOf()
    await expect(buttons.getByRole('button', { name: 'Buy' })).toBeEnabled()
    await expect(buttons.getByRole('button', { name: 'Swap' })).toBeEnabled()
    await expect(frame.getByRole('button', { name: 'Choose account name' })).toBeVisible()
    await expect(frame.getByText('USD Coin')).toBeVisible()
    expect(await placesOf()).toEqual(before)
  })

  test('behavior: what it held is there at once after a reload, marked as old (S3.12, S9.01) @blocked', async ({
    page,
    devnet,
    storage,
  }) => {
    const frame = await openAccount(page, devnet)
    await expect(frame.getByText('USD Coin')).toBeVisible()
    await devnet.control.setFault('blockchainApi', { mode: 'hang' })
    await devnet.control.setFault('rpc:31337', { mode: 'hang' })
    const again = await openAccount(page, devnet)
    // If the browser blocks storage, nothing is cached yet, and the view shows that it is loading.
    if (storage === 'blocked')
      await expect(again.locator('[aria-busy="true"]').first()).toBeVisible()
    else await expect(again.getByText('USD Coin')).toBeVisible()
  })

  test('behavior: without a project, what was done here, and what the wallet tells (S2.05, S3.03)', async ({
    page,
    devnet,
  }) => {
    const frame = await openAccount(page, devnet, '/pages/plain/', { assets: '' })
    await expect(frame.getByRole('tab')).toHaveText(['Tokens', 'Activity'])
    // The wallet is the only source of prices here (ERC-7811).
    const tokens = frame.getByRole('list', { name: 'Tokens' })
    await expect(tokens.getByRole('listitem').filter({ hasText: 'USD Coin' })).toContainText('$')
    const asked = await devnetWallet(page).methods()
    expect(asked.filter((method) => method === 'wallet_getAssets')).toHaveLength(1)
  })
})
