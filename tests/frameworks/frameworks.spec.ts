import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../secure/service/testing/mailSink.ts'
import { startDevnet } from '#devnet/start.ts'
import { type Devnet, expect, type Page, test as base } from '../e2e/fixtures.ts'

const BUILD_MS = 300_000
const SERVE_MS = 60_000
const account = '0x1111111111111111111111111111111111111111'

/** How each app is checked, built and served, by the commands of its own packages. */
const apps = {
  vue: { typed: ['vue-tsc', '--noEmit'], built: ['vite', 'build'], served: ['vite', 'preview'] },
  solid: { typed: ['tsc', '--noEmit'], built: ['vite', 'build'], served: ['vite', 'preview'] },
  svelte: { typed: ['svelte-check'], built: ['vite', 'build'], served: ['vite', 'preview'] },
  astro: { typed: ['astro', 'check'], built: ['astro', 'build'], served: ['astro', 'preview'] },
  turbo: { typed: ['tsc', '--noEmit'], built: ['vite', 'build'], served: ['vite', 'preview'] },
  angular: {
    typed: ['ngc', '-p', 'tsconfig.json', '--noEmit'],
    built: ['ng', 'build'],
    served: ['vite', 'preview', '--outDir', 'dist'],
  },
  'react-router': {
    typed: ['tsc', '--noEmit'],
    built: ['react-router', 'build'],
    served: ['react-router-serve', 'build/server/index.js'],
  },
} as const

/** Those whose pages replace their body. */
const replacing: readonly string[] = ['astro', 'turbo']

/** The devnet's frame lets the page of the app embed it. */
const test = base.extend<object, { readonly port: number; readonly devnet: Devnet }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  port: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  devnet: [
    async ({ port }, use) => {
      const devnet = await startDevnet({ port: 0, allow: [originOn(port)] })
      await devnet.later
      await use(devnet)
      await devnet.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
const originOn = (port: number) => `http://localhost:${port}`

for (const [name, { typed, built, served }] of Object.entries(apps)) {
  test(`behavior: the packed package is typed and built in an app of ${name}, connects and bridges there (N5)`, async ({
    page,
    devnet,
    port,
    problems,
  }) => {
    test.setTimeout(BUILD_MS)
    const folder = join(import.meta.dirname, name)
    installPacked(folder)
    for (const command of [typed, built]) {
      const { child, printed } = start(folder, command)
      const [status] = await once(child, 'close')
      expect(status, printed()).toBe(0)
    }

    // React Router's server reads both from the environment.
    const server = start(folder, [...served, '--port', String(port), '--strictPort'], {
      HOST: 'localhost',
      PORT: String(port),
    })
    const over = once(server.child, 'close')
    try {
      await expect
        .poll(() => server.child.exitCode !== null || isUp(port), { timeout: SERVE_MS })
        .toBe(true)
      expect(server.child.exitCode, server.printed()).toBe(null)
      await walk(page, port, `${devnet.urls.widget}/embed/`)
      if (replacing.includes(name)) await followLinks(page)
    } finally {
      end(server.child)
      await over
    }
    expect(problems).toEqual([])
  })
}

/** Connects a wallet of the page, opens Bridge, and looks at the element beside them. */
async function walk(page: Page, port: number, frameUrl: string): Promise<void> {
  await page.addInitScript(announceWallet, account)
  await page.goto(`${originOn(port)}/?frame=${encodeURIComponent(frameUrl)}`)
  const inElement = page.frameLocator('causeway-widget iframe')
  await expect(inElement.getByRole('textbox', { name: 'You send' })).toBeVisible()

  const frame = page.frameLocator('dialog iframe')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await frame.getByRole('button', { name: 'Test Wallet' }).click()
  await expect(page.locator('#account')).toContainText(account)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Bridge' }).click()
  await expect(frame.getByRole('textbox', { name: 'You send' })).toBeVisible()
}

/** The widget stays usable, and connected, on each page that takes the place of the last (N4). */
async function followLinks(page: Page): Promise<void> {
  const frame = page.frameLocator('dialog iframe')
  const usable = async () => {
    await expect(page.locator('#account')).toContainText(account)
    await page.getByRole('button', { name: 'Bridge' }).click()
    await expect(frame.getByRole('textbox', { name: 'You send' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog:modal')).not.toBeAttached()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByRole('heading', { name: 'The next page' })).toBeVisible()
  await usable()

  // Back while it is open: the page that was left is kept, and shown again later.
  await page.getByRole('button', { name: 'Bridge' }).click()
  await expect(frame.getByRole('textbox', { name: 'You send' })).toBeVisible()
  await page.goBack()
  await expect(frame.getByRole('textbox', { name: 'You send' })).toBeVisible()
  await page.keyboard.press('Escape')
  await usable()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'The next page' })).toBeVisible()
  await expect(page.locator('dialog')).toHaveCount(1)
  await usable()
}

/** A wallet of EIP-6963 that agrees to everything it knows. */
function announceWallet(address: string): void {
  const answers: Record<string, unknown> = {
    eth_requestAccounts: [address],
    eth_accounts: [address],
    eth_chainId: '0x7a69',
  }
  const provider = {
    async request({ method }: { method: string }) {
      if (method in answers) return answers[method]
      throw Object.assign(new Error(`No ${method}`), { code: 4200 })
    },
    on: () => undefined,
    removeListener: () => undefined,
  }
  const info = {
    uuid: '9d2ac0d1-9d2c-4b0a-8f0e-6a3f6d1f0c11',
    name: 'Test Wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    rdns: 'example.test',
  }
  const announce = () =>
    dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    )
  addEventListener('eip6963:requestProvider', announce)
  announce()
}

/** As those who install it have it: from the archive that would be published. */
function installPacked(app: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-'))
  const target = join(app, 'node_modules/@causeway/widget')
  try {
    const [packed] = JSON.parse(
      execFileSync('npm', ['pack', './dist/npm', '--json', '--pack-destination', folder], {
        cwd: join(import.meta.dirname, '../..'),
        encoding: 'utf8',
        stdio: 'pipe',
      }),
    )
    rmSync(target, { recursive: true, force: true })
    mkdirSync(target, { recursive: true })
    execFileSync('tar', ['-xzf', join(folder, packed.filename), '-C', target, '--strip=1'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** It listens; what it answers is what the test looks at. */
async function isUp(port: number): Promise<boolean> {
  return fetch(`${originOn(port)}/favicon.ico`, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
}

function start(
  folder: string,
  [command = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  // A group of its own: some serve from a process below it.
  const bin = join(folder, 'node_modules/.bin', command)
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: folder,
    detached: true,
    env: { ...process.env, ...env },
  })
  const parts: Buffer[] = []
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (part: Buffer) => parts.push(part))
  }
  return { child, printed: () => Buffer.concat(parts).toString() }
}

function end({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGTERM')
}
