import type { FrameLocator } from '@playwright/test'
import type { KeptEvent } from '#devnet/services/analytics.ts'
import { type Devnet, startDevnet } from '#devnet/start.ts'
import { arrived, confirm, review, startBridge } from './bridgePage.ts'
import { depositCount } from './chain.ts'
import { test as base, connectWallet, expect, frameOf, type Page, visit } from './fixtures.ts'
import { docsOf, type Gateway, keys, startBefore } from './gatewayProcess.ts'
import { devnetWallet } from './wallet.ts'

const usdc = { symbol: 'USDC', network: 'Devnet One' }

/**
 * Starts the gateway as its operator does, in front of services that require keys; the demo pages embed its
 * widget.
 */
const test = base.extend<object, { devnet: Devnet; gateway: Gateway }>({
  devnet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const devnet = await startDevnet({ port: 0, relayer: { delayMs: 500 }, keys })
      await devnet.later
      await use(devnet)
      await devnet.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  gateway: [
    async ({ devnet }, use) => {
      const gateway = await startBefore(devnet)
      await use(gateway)
      await gateway.remove()
    },
    { scope: 'worker', timeout: 60_000, auto: true },
  ],
})

/** Everything that the browser sent and received, from all documents, as in a HAR file. */
function recordTraffic(page: Page) {
  const parts: Promise<string>[] = []
  const hosts = new Set<string>()
  const paths = new Set<string>()
  page.context().on('request', (request) => {
    const { host, pathname } = new URL(request.url())
    hosts.add(host)
    paths.add(`${host}${pathname}`)
    parts.push(Promise.resolve(`${request.url()} ${request.postData() ?? ''}`))
  })
  page.context().on('response', (response) => {
    const told = async () => {
      const headers = JSON.stringify(await response.headersArray())
      // A redirect has no body, and the browser discards the bodies of a page that was left.
      const body = await response.text().catch(() => '')
      return `${headers} ${body}`
    }
    parts.push(told().catch(() => ''))
  })
  return { hosts, paths, text: async () => (await Promise.all(parts)).join('\n') }
}

test('behavior: connects, bridges and sees it arrive, with every key on the other side of the gateway', async ({
  page,
  devnet,
  gateway,
}) => {
  const open = [
    fetch(`${devnet.urls.bridgeApi}/chains`),
    fetch(`${devnet.urls.directory}/getWallets?projectId=gateway`),
    fetch(`${devnet.urls.blockchainApi}/v1/supported-chains?projectId=gateway`),
    fetch(devnet.chains[0]?.rpcUrl ?? '', { method: 'POST', body: '{}' }),
  ]
  expect((await Promise.all(open)).map(({ status }) => status)).toEqual([401, 401, 401, 401])

  const traffic = recordTraffic(page)
  const frame = await startBridge(page, { devnet, token: usdc })
  await review(frame, '25')
  await confirm(frame, '25')
  await arrived(frame)

  const { analytics, bridgeApi, blockchainApi, directory, indexer } = devnet.urls
  const services = [analytics, bridgeApi, blockchainApi, directory, indexer]
  const nodes = devnet.chains.map(({ rpcUrl }) => rpcUrl)
  for (const url of [...services, ...nodes]) {
    expect([...traffic.hosts]).not.toContain(new URL(url ?? '').host)
  }
  const port = new URL(devnet.urls.widget ?? '').port
  const authorization = 'Bearer metrics-token-9c1d2e'
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization } })
  const metrics = await answer.text()
  expect(metrics).toContain('upstream="bridge",outcome="2xx"')
  // The frame asks for the site whose page embeds it, and for nobody else.
  const site = new URL(devnet.urls.page ?? '').origin
  expect(metrics).toMatch(new RegExp(`causeway_site_questions_total{site="${site}"} [1-9]`))
  const told = `${await traffic.text()}\n${metrics}\n${gateway.output()}`
  expect(told).toContain('/api/across/suggested-fees')
  const { host } = new URL(devnet.urls.widget ?? '')
  const asked = [...traffic.paths].filter((path) => path.startsWith(`${host}/api/`))
  expect(asked.filter((path) => !path.startsWith(`${host}/api/for/`))).toEqual([])
  for (const key of Object.values(keys)) expect(told).not.toContain(key)
})

test('behavior: product events go through the gateway in the owner’s name, also of a page that is left (S7.21)', async ({
  page,
  devnet,
  gateway,
}) => {
  const traffic = recordTraffic(page)
  await visit(page, devnet, { path: '/pages/project/' })
  await connectWallet(page)
  await frameOf(page).getByRole('button', { name: 'Close' }).click()
  await page.goto('about:blank')
  const kept = async () => {
    const response = await fetch(`${devnet.urls.analytics}/e`)
    const events: readonly KeptEvent[] = await response.json()
    return events.map(({ props, query }) => [props.event, query.projectId])
  }
  await expect
    .poll(kept)
    .toEqual(
      ['MODAL_OPEN', 'SELECT_WALLET', 'CONNECT_SUCCESS', 'MODAL_CLOSE'].map((name) => [
        name,
        keys.projectId,
      ]),
    )
  expect([...traffic.hosts]).not.toContain(new URL(devnet.urls.analytics ?? '').host)
  expect(`${await traffic.text()}\n${gateway.output()}`).not.toContain(keys.projectId)
})

test('behavior: on the next page, nothing of the frame comes over the network again', async ({
  page,
  devnet,
}) => {
  /** What came over the network for the frame until its first view. */
  const received = async () => {
    await visit(page, devnet)
    await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
    await expect(frameOf(page).getByRole('button', { name: /Devnet Wallet/ })).toBeVisible()
    const frame = page.frames().find((one) => new URL(one.url()).pathname === '/embed/')
    return frame?.evaluate(() =>
      [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ].flatMap((entry) => {
        const { name, transferSize } = entry as PerformanceResourceTiming // these two types are
        const { pathname } = new URL(name)
        return transferSize > 0 && pathname.startsWith('/embed/') ? [pathname] : []
      }),
    )
  }
  const first = await received()
  const named = ['main', 'shell'].map((name) => expect.stringMatching(`/${name}-[^/]+\\.js$`))
  expect(first).toEqual(expect.arrayContaining(['/embed/', ...named]))
  // What comes after the first view may come on the next page, where the first page was left before.
  expect((await received())?.filter((path) => first?.includes(path))).toEqual([])
})

test('behavior: its documentation is drawn, searched and copied under the policy that it is served with', async ({
  page,
  gateway,
  problems,
}) => {
  const docs = docsOf(gateway.origin)
  const answer = await page.goto(`${docs}/`)
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'")
  const pages = await page
    .locator('.side .pages a')
    .evaluateAll((links) =>
      links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
    )
  expect(new Set(pages).size).toBeGreaterThan(20)
  for (const url of new Set(pages)) {
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(`${docs}/`)
  await page.keyboard.press('/')
  await page.keyboard.type('bridge_deposit_uncertain')
  await page.locator('#results a').first().click()
  await expect(page).toHaveURL(/\/errors\//)
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await expect(page.getByRole('button', { name: /Copied|Select it/ })).toBeVisible()
  expect(problems).toEqual([])
})

type Step = {
  readonly when: string
  /** Brings the transfer to where the gateway is killed. */
  readonly until: (on: On) => Promise<void>
  /** What the person does while it is away. @default nothing */
  readonly meanwhile?: (on: On) => Promise<void>
}
type On = { readonly page: Page; readonly frame: FrameLocator }

const AMOUNT = '26'
/** Long enough for a gateway to end while a wallet thinks. */
const THINKS_MS = 4_000
const askedTimes =
  (count: number) =>
  async ({ page, frame }: On) => {
    await review(frame, AMOUNT)
    await devnetWallet(page).setDelay(THINKS_MS)
    await confirm(frame, AMOUNT)
    await expect.poll(devnetWallet(page).transactions, { timeout: 20_000 }).toBe(count)
  }
const steps: readonly Step[] = [
  {
    when: 'before it is asked for a quote',
    until: async () => undefined,
    meanwhile: async ({ frame }) => {
      await frame.getByRole('textbox', { name: 'You send' }).fill(AMOUNT)
    },
  },
  {
    when: 'while the person reads the review',
    until: ({ frame }) => review(frame, AMOUNT),
  },
  { when: 'while the wallet is asked to approve', until: askedTimes(1) },
  { when: 'while the wallet is asked to deposit', until: askedTimes(2) },
  {
    when: 'while the deposit waits for its fill',
    until: async ({ frame }) => {
      await review(frame, AMOUNT)
      await confirm(frame, AMOUNT)
      await expect(frame.getByText(`Sent ${AMOUNT} USDC`)).toBeVisible({ timeout: 20_000 })
    },
  },
]

/** Does what a person would who wants the transfer to end: presses what leads on, once that can be pressed. */
async function carryOn(frame: FrameLocator): Promise<void> {
  const onwards = frame.getByRole('button', {
    name: new RegExp(`^(Try again|Get a new quote|(Review|Bridge) ${AMOUNT}\\b)`),
    disabled: false,
  })
  const untried = frame.getByRole('checkbox', { name: 'I accept that this was not simulated' })
  const end = frame.getByText(/^Arrived on/)
  await expect
    .poll(
      async () => {
        if (await end.isVisible()) return true
        // Somebody careful reviews again what no node could simulate.
        if (await untried.isVisible()) await frame.getByRole('button', { name: 'Back' }).click()
        if (await onwards.first().isVisible()) await onwards.first().click({ timeout: 1_000 })
        return false
      },
      { timeout: 60_000, intervals: [500] },
    )
    .toBe(true)
}

for (const { when, until, meanwhile } of steps) {
  test(`behavior: a gateway that crashes ${when}, and comes back, costs nothing`, async ({
    page,
    devnet,
    gateway,
  }) => {
    await devnet.control.setRelayer({ paused: true })
    const before = await depositCount(devnet, 31_337)
    const frame = await startBridge(page, { devnet, token: usdc })
    const on = { page, frame }
    await until(on)
    await gateway.kill()
    const port = new URL(devnet.urls.widget ?? '').port
    await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow()
    await meanwhile?.(on)
    await devnet.control.setRelayer({ paused: false })
    await expect(frame.getByText(/^Arrived on/)).toHaveCount(0)
    await gateway.start()
    await devnetWallet(page).setDelay(0)
    await carryOn(frame)
    expect(await depositCount(devnet, 31_337)).toBe(before + 1)
  })
}
