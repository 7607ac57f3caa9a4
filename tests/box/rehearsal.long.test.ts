import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, FrameLocator } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { readSamples } from '../docs/samples.ts'
import {
  arrived,
  chooseToken,
  confirm as confirmBridge,
  openBridge,
  review,
} from '../e2e/bridgePage.ts'
import { confirm, connected, secureOf } from '../e2e/embeddedPage.ts'
import { frameOf, type Page } from '../e2e/fixtures.ts'
import { startBrowser } from '../e2e/startBrowser.ts'
import { plainEnv } from './runStages.ts'

/* What docs/rehearsal.md says to type, in a copy of the repository, and what it says to do then. */
const MOST_MS = 15 * 60_000
const MOST_COMMANDS = 6
const POLL_MS = 100
const STEP_MS = 60_000

const place = mkdtempSync(join(tmpdir(), 'causeway-rehearsal-'))
const groups: number[] = []
process.once('exit', endAll)
afterAll(() => {
  endAll()
  rmSync(place, { recursive: true, force: true, maxRetries: 5 })
}, STEP_MS)

const commands = readSamples()
  .filter(({ role, where }) => role === 'rehearsal' && where.startsWith('docs/rehearsal.md'))
  .map(({ code }) => code.trim())
const missing = spawnSync('caddy', ['version']).error !== undefined

test.skipIf(missing)(
  'default: a newcomer deploys, logs in by e-mail and bridges by what the guide says alone',
  async () => {
    const began = Date.now()
    const lap = stopwatch()
    // The clone comes first.
    expect(commands.length + 1).toBeLessThanOrEqual(MOST_COMMANDS)
    const [install = '', build = '', devnet = '', serve = '', proxy = ''] = commands
    copyRepository(place)
    lap('copy')
    await run(install)
    lap(install)
    await run(build)
    lap(build)
    const around = start(devnet)
    await until(() => around.output().includes('Then open'), around.output)
    lap(devnet)
    const gateway = start(serve)
    await until(() => gateway.output().includes('"event":"listening"'), gateway.output)
    lap(serve)
    // Which the system of whoever tests has no use for.
    const file = join(place, 'rehearsal/Caddyfile')
    const settings = readFileSync(file, 'utf8')
    writeFileSync(file, settings.replace('local_certs', 'local_certs\n\tskip_install_trust'))
    const caddy = start(proxy)
    await until(() => caddy.output().includes('serving initial configuration'), caddy.output)
    lap(proxy)

    const told = (pattern: RegExp) => pattern.exec(around.output())?.[1] ?? ''
    const shop = told(/Then open (\S+)/)
    const context = await startBrowser(join(place, 'profile'), 'partitioned', {
      ignoreHTTPSErrors: true,
    })
    try {
      const sent = watch(context)
      const page = await context.newPage()
      await page.goto(shop)
      await logIn(page, told(/Mails are at (\S+)/))
      lap('log in')
      await giveTestMoney(page)
      await bridge(page)
      lap('bridge')

      const keys = readFileSync(join(place, 'rehearsal/gateway.env'), 'utf8')
      const secrets = [...keys.matchAll(/^(?:\w+_KEY|PROJECT_ID|METRICS_TOKEN)=(.+)$/gm)]
      expect(secrets).toHaveLength(5)
      const all = (await Promise.all(sent.texts)).join('\n')
      for (const [, key = ''] of secrets) expect(all.includes(key)).toBe(false)
      const at = (name: string) => shop.replace('shop.', `${name}.`)
      const ofDeployment = [...sent.origins].filter((origin) => origin.startsWith('https:')).sort()
      expect(ofDeployment).toEqual([at('secure'), shop, at('widget')].sort())
    } finally {
      await context.close()
    }
    console.log(`${lap('')}\nAltogether: ${Math.round((Date.now() - began) / 1_000)} s`)
  },
  MOST_MS,
)

async function logIn(page: Page, mailbox: string): Promise<void> {
  const frame = frameOf(page)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await frame.getByRole('textbox', { name: 'Email' }).fill('ada@tern.example')
  await frame.getByRole('button', { name: 'Continue with email' }).click()
  await frame.getByRole('heading', { name: 'Register device' }).waitFor()
  const mail = await page.context().newPage()
  await mail.goto(mailbox)
  await mail.getByRole('link', { name: 'ada@tern.example' }).first().click()
  const opening = page.context().waitForEvent('page')
  await mail.locator('dd').getByRole('link').first().click()
  const window = await opening
  await confirm(window, window, 'Approve')
  const code = await window.getByText(/^\d{6}$/).innerText()
  await page.bringToFront()
  await frame.getByRole('textbox', { name: 'Six-digit code' }).fill(code)
  await connected(page)
}

async function giveTestMoney(page: Page): Promise<void> {
  const opening = page.context().waitForEvent('page')
  await frameOf(page).getByRole('link', { name: 'Explorer' }).click()
  const account = await opening
  await account.getByRole('button', { name: 'Give test money' }).click()
  await account.getByText('25000').first().waitFor()
  await page.bringToFront()
}

async function bridge(page: Page): Promise<void> {
  const frame: FrameLocator = await openBridge(page)
  await chooseToken(frame, { symbol: 'USDC', network: 'Devnet One' })
  await review(frame, '25')
  await confirmBridge(frame, '25')
  for (const step of ['Allow spending', 'Bridge: You give']) {
    await secureOf(page).getByText(step).waitFor({ timeout: STEP_MS })
    await confirm(page, secureOf(page), 'Approve')
  }
  await arrived(frame)
}

/** Whom the browser asks, and everything that it sends and is sent. */
function watch(context: BrowserContext) {
  const origins = new Set<string>()
  const texts: Promise<string>[] = []
  context.on('response', (response) => {
    const request = response.request()
    origins.add(new URL(request.url()).origin)
    const body = response.text().catch(() => '') // a redirect has none
    texts.push(body.then((text) => [request.url(), request.postData() ?? '', text].join('\n')))
  })
  return { origins, texts }
}

function copyRepository(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z']).toString()
  for (const file of listed.split('\0').filter((name) => name !== '')) {
    cpSync(file, join(folder, file), { recursive: true })
  }
}

/** As a terminal starts it: with all that it starts itself, it is a group. */
function start(command: string) {
  const child = spawn('sh', ['-c', `exec ${command}`], {
    cwd: place,
    env: { ...plainEnv(), HOME: place },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  if (child.pid !== undefined) groups.push(child.pid)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { output: () => text, ended }
}

async function run(command: string): Promise<void> {
  const { ended, output } = start(command)
  expect(await ended, output()).toBe(0)
}

async function until(isReady: () => boolean, output: () => string): Promise<void> {
  const deadline = Date.now() + STEP_MS
  while (!isReady()) {
    if (Date.now() > deadline) throw new Error(`Not ready after ${STEP_MS} ms:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

function endAll(): void {
  for (const group of groups.splice(0)) {
    try {
      process.kill(-group, 'SIGKILL')
    } catch (error) {
      // It has ended by itself.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}

/** Notes how long each step took; returns the notes so far. */
function stopwatch() {
  let before = Date.now()
  const notes: string[] = []
  return (step: string): string => {
    if (step !== '') notes.push(`${Math.round((Date.now() - before) / 1_000)} s  ${step}`)
    before = Date.now()
    return notes.join('\n')
  }
}
