import { type Devnet, startDevnet } from '#devnet/start.ts'
import { drawWorld } from '#devnet/unkind/draw.ts'
import type { KeptEvent } from '#devnet/services/analytics.ts'
import { connectWallet, expect, frameOf, type Page, test, visit, withWidget } from './fixtures.ts'
import { devnetWallet } from './wallet.ts'

const withProject = { path: '/pages/project/', query: { order: 'secret-4711' } }

async function eventsOf(devnet: Devnet): Promise<KeptEvent[]> {
  const response = await fetch(`${devnet.urls.analytics}/e`)
  return (await response.json()) as KeptEvent[]
}
const names = async (devnet: Devnet) => (await eventsOf(devnet)).map(({ props }) => props.event)

test.describe('product events', () => {
  test('default: from the first opening on, without path and query, and none is lost by closing (S7.21, S7.25)', async ({
    page,
    devnet,
    problems,
  }) => {
    await visit(page, devnet, withProject)
    await withWidget(page, async (widget) => void (await widget.ready()))
    expect(await eventsOf(devnet)).toEqual([])
    await connectWallet(page)
    await frameOf(page).getByRole('button', { name: 'Close' }).click()
    await page.goto('about:blank')
    await expect
      .poll(() => names(devnet))
      .toEqual(['MODAL_OPEN', 'SELECT_WALLET', 'CONNECT_SUCCESS', 'MODAL_CLOSE'])
    const events = await eventsOf(devnet)
    expect(events[0]).toMatchObject({
      url: `${devnet.urls.page}/`,
      domain: 'localhost',
      query: { projectId: 'devnet', st: 'causeway' },
    })
    expect(events[2]?.props).toMatchObject({
      properties: { name: 'Devnet Wallet', method: 'browser' },
      address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
    })
    expect(JSON.stringify(events)).not.toContain('secret-4711')
    expect(problems).toEqual([])
  })

  test('behavior: none where the browser objects (S7.21)', async ({ page, devnet }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
    })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(devnet.urls.analytics ?? '-')) asked.push(request.url())
    })
    await visit(page, devnet, withProject)
    await connectWallet(page)
    await frameOf(page).getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => withWidget(page, (widget) => widget.isOpen())).toBe(false)
    expect(asked).toEqual([])
  })

  test('error: a site that its project does not list is told once (S8.03)', async ({
    page,
    devnet,
  }) => {
    await devnet.control.setAnalytics({ allowed: false })
    await visit(page, devnet, withProject)
    await connectWallet(page)
    const alert = frameOf(page).getByRole('alert')
    await expect(alert).toContainText('Invalid App Configuration')
    await alert.getByRole('button', { name: 'Dismiss' }).click()
    await frameOf(page)
      .getByRole('button', { name: /Change network/ })
      .click()
    await expect(frameOf(page).getByRole('button', { name: /^Devnet Two/ })).toBeVisible()
    await expect(alert).toHaveCount(0)
    expect(await names(devnet)).not.toContain('CLICK_NETWORKS')
  })
})

test.describe('a network that the page gives', () => {
  test.describe.configure({ timeout: 120_000 })

  test('behavior: it is offered, added to the wallet and used (S3.04, S5.13)', async ({
    page,
  }, info) => {
    // A widget that was set up with the first chain alone; it may reach the other one's node.
    const devnet = await startDevnet({
      port: 0,
      ...drawWorld(info.file),
      deployment: ({ networks: [one, two] }) => {
        const rpcUrls = [one, two].flatMap((network) => network?.rpcUrls ?? [])
        return { networks: one === undefined ? [] : [{ ...one, rpcUrls }] }
      },
    })
    await devnet.later
    await visit(page, devnet, { path: '/pages/plain/' })
    await connectWallet(page)
    await page.evaluate(() => Reflect.get(window, 'devnetWallet').forgetChain(31338))
    const custom = {
      chainId: 31338,
      name: 'Tern Chain',
      nativeCurrency: { name: 'Tern', symbol: 'TRN', decimals: 18 },
      rpcUrls: [devnet.chains.find(({ chainId }) => chainId === 31338)?.rpcUrl],
      testnet: true,
    }
    const unsafe = { ...custom, rpcUrls: ['http://rpc.example'] }
    expect(await offer(page, ['eip155:31337', unsafe])).toBe('INVALID_OPTIONS')
    expect(await offer(page, ['eip155:31338'])).toBe('INVALID_OPTIONS')
    expect(await offer(page, ['eip155:31337', custom])).toBe('ok')

    const frame = frameOf(page)
    await frame.getByRole('button', { name: /Change network/ }).click()
    await frame.getByRole('button', { name: /Tern Chain/ }).click()
    await expect(frame.getByRole('button', { name: /Network: Tern Chain/ })).toBeVisible()
    await expect(frame.getByText(/TRN/).first()).toBeVisible()
    expect(await devnetWallet(page).methods()).toContain('wallet_addEthereumChain')
    expect(await withWidget(page, (widget) => widget.getState().caipChainId)).toBe('eip155:31338')
    await page.close()
    await devnet.stop()
  })

  /** Changes the page's networks; answers the code of what is wrong with them. */
  function offer(page: Page, networks: unknown[]): Promise<unknown> {
    return page.evaluate(
      (given) =>
        Reflect.get(window, 'Widget')
          .updateOptions({ networks: given })
          .then(
            () => 'ok',
            (error: { code: unknown }) => error.code,
          ),
      networks,
    )
  }
})
