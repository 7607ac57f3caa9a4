import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask } from '../pages/ask.ts'
import { allowLocalNetwork } from '../pages/examples.ts'
import { type Devnet, expect, frameOf, type Page, test } from './fixtures.ts'

const { version, files } = JSON.parse(readFileSync('dist/integrity.json', 'utf8'))
const loader = `v/${version}/loader.js`

/** A page with the loader of one version, under a policy that lets nothing else in. */
async function visitPinned(page: Page, devnet: Devnet): Promise<void> {
  const { page: origin, widget } = devnet.urls
  const policy = `default-src 'none'; script-src 'self' ${widget}; style-src 'self'; img-src data:; connect-src 'self'; frame-src ${widget}; require-trusted-types-for 'script'; trusted-types 'none'`
  await allowLocalNetwork(page.context())
  await page.route(`${origin}/pinned/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><html lang="en"><title>Pinned</title><link rel="icon" href="data:,">
        <script src="/pages/strict-csp/violations.js"></script><script src="/wallet.js"></script>
        <script src="${widget}/${loader}" integrity="${files[loader]}" crossorigin="anonymous"></script>
        <div id="bridge"></div>`,
    }),
  )
  await page.goto(`${origin}/pinned/?wallet=auto`)
}

test('default: a pinned loader opens the newest frame, and every chunk has its hash', async ({
  page,
  devnet,
  problems,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\/causeway\/|\/loader\.js$/.test(request.url())) {
      scripts.push(new URL(request.url()).pathname.slice(1))
    }
  })
  await visitPinned(page, devnet)
  expect(await ask(page, 'open')).toMatchObject({ value: { view: 'Connect' } })
  await frameOf(page)
    .getByRole('button', { name: /Devnet Wallet/ })
    .click()
  await expect(frameOf(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
  // Each once, and none that the manifest does not name.
  expect(scripts.length).toBeGreaterThan(1)
  expect(new Set(scripts).size).toBe(scripts.length)
  expect(scripts.filter((path) => files[path] === undefined)).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([])
  expect(problems).toEqual([])
})

test('error: a chunk that is not what was published is never run', async ({ page, devnet }) => {
  const altered = /\/v\/[^/]+\/causeway\/engine-[-\w]+\.js$/
  const alter = (path: RegExp) =>
    page.route(path, async (route) => {
      const file = join('dist', new URL(route.request().url()).pathname)
      await route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: `window.stolen = 1;${readFileSync(file, 'utf8')}`,
      })
    })
  await alter(altered)
  await visitPinned(page, devnet)
  for (const _ of ['first', 'again']) {
    expect(await ask(page, 'open')).toMatchObject({ code: 'LOADER_CHUNK_FAILED' })
  }
  await page.unroute(altered)
  await alter(/\/causeway\/inline-[-\w]+\.js$/)
  await visitPinned(page, devnet)
  await page.evaluate(() => {
    const options = { mode: 'bridge', target: '#bridge' }
    Object.assign(window, { inline: Reflect.get(window, 'Widget').create(options) })
  })
  expect(await ask(page, 'open', [], { object: 'inline' })).toHaveProperty('message')
  await expect(page.locator('#bridge iframe')).toHaveCount(0)
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
})
