import { type Devnet, expect, frameOf, type Page, test, visit } from './fixtures.ts'

/** What the directory is asked from now on, by the browser itself or through a gateway. */
function listen(page: Page, devnet: Devnet): readonly URL[] {
  const asked: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isAsked = url.origin === devnet.urls.directory || url.pathname.includes('/directory/')
    if (isAsked) asked.push(url)
  })
  return asked
}

test.describe('the wallet directory', () => {
  test('behavior: nothing is asked before Connect is seen (S7.24)', async ({ page, devnet }) => {
    const asked = listen(page, devnet)
    await visit(page, devnet)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await page.locator('[data-widget-open]').first().click()
    await expect.poll(() => asked.length).toBeGreaterThan(0)
  })

  test('behavior: search, scroll and pick (S2.08, S7.24, S9.05)', async ({
    page,
    devnet,
    problems,
  }) => {
    const asked = listen(page, devnet)
    await visit(page, devnet)
    await page.locator('[data-widget-open]').first().click()
    const frame = frameOf(page)
    // The wallet of the page is listed too, and stands there once.
    await expect(frame.getByRole('button', { name: /Devnet Wallet/ })).toHaveCount(1)
    await expect(frame.getByRole('button', { name: /^Pebble/ })).toBeVisible()
    const listings = asked.find(({ pathname }) => pathname.endsWith('/getWallets'))
    expect(Object.fromEntries(listings?.searchParams ?? [])).toMatchObject({
      projectId: expect.stringMatching(/^(devnet|gateway)$/),
      st: 'causeway',
      entries: '4',
      chains: 'eip155:31337,eip155:31338',
    })

    await frame.getByRole('button', { name: /All wallets\s*588/ }).click()
    const grid = frame.getByRole('grid', { name: 'More wallets' })
    await expect(grid.getByRole('button', { name: 'Pebble', exact: true })).toBeVisible()
    await expect(grid.getByRole('button', { name: 'Safetellaw pebble' })).toBeVisible()
    await grid.getByRole('button', { name: 'Pebble', exact: true }).focus()
    await page.keyboard.press('Control+End')
    await expect(grid).not.toHaveAttribute('aria-rowcount', '10')
    expect(await grid.getByRole('gridcell').count()).toBeLessThan(60)

    await frame.getByRole('searchbox').pressSequentially('rowan va')
    await expect(grid.getByRole('button', { name: 'Rowan Vault' })).toBeVisible()
    const searches = asked.filter(({ searchParams }) => searchParams.has('search'))
    expect(searches.map(({ searchParams }) => searchParams.get('search'))).toEqual(['rowan va'])
    await expect(grid.getByRole('button', { name: 'Rowan Vault' }).locator('img')).toBeVisible()

    await grid.getByRole('button', { name: 'Rowan Vault' }).click()
    await expect(frame.getByRole('heading', { name: 'Rowan Vault', level: 1 })).toBeVisible()
    await expect(frame.getByRole('img', { name: /QR code/ })).toBeVisible()
    // Listings name a picture that is not there, and two that a gateway does not pass on: a page, and five megabytes.
    expect(problems.filter((problem) => !/\b(404|502)\b/.test(problem))).toEqual([])
  })

  test('error: without the service, wallets of the page connect (S2.08)', async ({
    page,
    devnet,
  }) => {
    await devnet.control.setFault('directory', { mode: '500' })
    await visit(page, devnet)
    await page.locator('[data-widget-open]').first().click()
    const frame = frameOf(page)
    await frame.getByRole('button', { name: /All wallets/ }).click()
    await expect(frame.getByText('The service did not answer')).toBeVisible()
    await frame.getByRole('button', { name: 'Back', exact: true }).click()
    await frame.getByRole('button', { name: /Devnet Wallet/ }).click()
    await expect(frame.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  })
})
