import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../secure/service/testing/mailSink.ts'
import { startDevnet } from '#devnet/start.ts'
import { type Devnet, expect, frameOf, type Page, test as base } from '../e2e/fixtures.ts'

const app = join(import.meta.dirname, 'shop')
const next = join(app, 'node_modules/next/dist/bin/next')
const BUILD_MS = 300_000
const SERVE_MS = 60_000
const FIRST_PAGE_MS = 120_000 // `next dev` compiles a page when it is asked for

/** The devnet's frame lets the page of Next.js embed it. */
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

/** What Next.js is told: nothing of this machine, and nothing that it would have to ask for. */
const envOf = (buildName: string, more: Record<string, string> = {}) => ({
  ...process.env,
  BUILD_NAME: buildName,
  NEXT_TELEMETRY_DISABLED: '1',
  // Else it asks the registry for compilers of other machines, and writes them into the lock file.
  NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
  ...more,
})

test.beforeAll(() => {
  installPacked()
  rmSync(join(app, '.next'), { recursive: true, force: true })
})

const bundlers = { turbopack: '--turbopack', webpack: '--webpack' } as const

for (const [bundler, flag] of Object.entries(bundlers)) {
  test(`behavior: the packed package is built by Next.js with ${bundler}, and opens there (N1)`, async ({
    page,
    devnet,
    port,
    problems,
  }) => {
    test.setTimeout(BUILD_MS)
    const { status, printed } = await run(['build', flag], envOf(bundler))
    expect(status, printed).toBe(0)
    const env = envOf(bundler, { FRAME_URL: `${devnet.urls.widget}/embed/` })
    await serve(['start'], { port, env, use: () => useWidget(page, port) })
    expect(problems).toEqual([])
  })

  test(`behavior: next dev with ${bundler} serves the package (N1)`, async ({
    page,
    devnet,
    port,
    problems,
  }) => {
    test.setTimeout(BUILD_MS)
    const env = envOf(`${bundler}-dev`, { FRAME_URL: `${devnet.urls.widget}/embed/` })
    const printed = await serve(['dev', flag], { port, env, use: () => useWidget(page, port) })
    expect(printed).not.toContain('Module not found')
    expect(problems).toEqual([])
  })
}

/** As those who install it have it: from the archive that would be published. */
function installPacked(): void {
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

/** Both views that the page offers, in the frame of the widget's own origin. */
async function useWidget(page: Page, port: number): Promise<void> {
  const answer = await page.goto(originOn(port), { timeout: FIRST_PAGE_MS })
  expect(answer?.status()).toBe(200)
  await expect(page.locator('#version')).toHaveText(
    /^\d+\.\d+\.\d+ causeway createAppKit createWidget /,
    { timeout: FIRST_PAGE_MS },
  )
  const frame = frameOf(page)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(frame.getByRole('heading', { name: 'Connect wallet' })).toBeVisible()
  await frame.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Bridge' }).click()
  await expect(frame.getByRole('textbox', { name: 'You send' })).toBeVisible()
}

type Run = { readonly status: number | null; readonly printed: string }

async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Run> {
  const { child, printed } = start(args, env)
  const [status] = await once(child, 'close')
  return { status, printed: printed() }
}

/** Serves while `use` runs, and answers what the server printed; nothing of it stays behind. */
async function serve(
  args: readonly string[],
  { port, env, use }: { port: number; env: NodeJS.ProcessEnv; use: () => Promise<void> },
): Promise<string> {
  const { child, printed } = start([...args, '--port', String(port)], env)
  const over = once(child, 'close')
  try {
    await expect.poll(() => child.exitCode !== null || isUp(port), { timeout: SERVE_MS }).toBe(true)
    expect(child.exitCode, printed()).toBe(null)
    await use()
    return printed()
  } finally {
    end(child)
    await over
  }
}

/** It listens; what it answers is what the test looks at. */
async function isUp(port: number): Promise<boolean> {
  return fetch(`${originOn(port)}/favicon.ico`, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
}

function start(args: readonly string[], env: NodeJS.ProcessEnv) {
  // A group of its own: `next dev` has its server in a process below it.
  const child = spawn(process.execPath, [next, ...args], { cwd: app, env, detached: true })
  const parts: Buffer[] = []
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (part: Buffer) => parts.push(part))
  }
  return { child, printed: () => Buffer.concat(parts).toString() }
}

function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM')
}
