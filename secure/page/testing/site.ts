import { createServer, type Server } from 'node:http'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Frame, type Page } from '@playwright/test'
import { build } from 'vite'
import { chromiumArgs, findChromium, unpartitionedArgs } from '../../../scripts/chromium.ts'
import { freePort } from '../../service/testing/mailSink.ts'
import { startService, type TestService } from '../../service/testing/startService.ts'

/** Shorter than a test may take, so that what is waited for is named. */
const WAIT_MS = 15_000

/** The built page behind the real service, embedded in a widget that speaks the wire and no more. */
export type Site = {
  readonly service: TestService
  readonly secureOrigin: string
  readonly siteOrigin: string
  open(options?: { storage?: 'kept' | 'blocked' }): Promise<Visit>
  stop(): Promise<void>
}
/** One browser profile on the site. */
export type Visit = {
  readonly context: BrowserContext
  readonly page: Page
  /** Every message that crossed the wire. */
  readonly messages: readonly string[]
  readonly problems: readonly string[]
  frame(): Frame
  ask(type: string, payload?: unknown): Promise<unknown>
  /** Resolves at once; its answer is awaited with `result`. */
  begin(type: string, payload?: unknown): Promise<string>
  result(id: string): Promise<unknown>
  signIn(email: string): Promise<void>
  close(): Promise<void>
}

export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const pageDir = await mkdtemp(join(tmpdir(), 'causeway-secure-page-'))
  const [sitePort, securePort] = [await freePort(), await freePort()]
  const siteOrigin = `http://localhost:${sitePort}`
  const widgetOrigin = `http://widget.localhost:${sitePort}`
  const secureOrigin = `http://secure.localhost:${securePort}`
  await build({
    configFile: new URL('../vite.config.ts', import.meta.url).pathname,
    logLevel: 'error',
    build: { outDir: pageDir },
  })
  const service = await startService({
    PORT: String(securePort),
    SECURE_ORIGIN: secureOrigin,
    WIDGET_ORIGINS: widgetOrigin,
    ALLOWED_ORIGINS: siteOrigin,
    PAGE_DIR: pageDir,
    ...env,
  })
  const server = await serve(sitePort, widgetOrigin, secureOrigin)
  return {
    service,
    secureOrigin,
    siteOrigin,
    open: (options) => visit(service, siteOrigin, secureOrigin, options),
    async stop() {
      await service.stop()
      await new Promise((resolve) => server.close(resolve))
      await rm(pageDir, { recursive: true })
    },
  }
}

async function visit(
  service: TestService,
  siteOrigin: string,
  secureOrigin: string,
  { storage = 'kept' }: { storage?: 'kept' | 'blocked' } = {},
): Promise<Visit> {
  const profile = await mkdtemp(join(tmpdir(), 'causeway-profile-'))
  const executablePath = findChromium()
  if (storage === 'kept') await allowThirdPartyStorage(profile)
  const context = await chromium.launchPersistentContext(profile, {
    args: [...(storage === 'kept' ? chromiumArgs : unpartitionedArgs)],
    ...(executablePath === undefined ? {} : { executablePath }),
    viewport: { width: 480, height: 820 },
  })
  const problems: string[] = []
  const messages: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  context.on('weberror', (error) => problems.push(error.error().message))
  await context.exposeBinding('heard', (_, text: string) => messages.push(text))
  context.setDefaultTimeout(WAIT_MS)
  const page = await context.newPage()
  await page.goto(siteOrigin)
  const widget = () => {
    const found = page.frames().find((frame) => frame.url().includes('widget.localhost'))
    if (found === undefined) throw new Error('The widget is not there')
    return found
  }
  const visited: Visit = {
    context,
    page,
    messages,
    problems,
    frame() {
      const found = page.frames().find((frame) => frame.url().startsWith(secureOrigin))
      if (found === undefined) throw new Error('The secure frame is not there')
      return found
    },
    async ask(type, payload) {
      return visited.result(await visited.begin(type, payload))
    },
    begin: (type, payload) =>
      widget().evaluate(([name, content]) => Reflect.get(window, 'begin')(name, content), [
        type,
        payload,
      ] as const),
    async result(id) {
      const answer = await widget().evaluate((asked) => Reflect.get(window, 'result')(asked), id)
      const { error, payload } = answer as { error?: { code: unknown }; payload?: unknown }
      if (error !== undefined) throw Object.assign(new Error(JSON.stringify(error)), error)
      return payload
    },
    async signIn(email) {
      const { action } = (await visited.ask('CONNECT_EMAIL', { email })) as { action: string }
      let otp = ''
      if (action === 'VERIFY_DEVICE') {
        const link = await context.newPage()
        await link.goto(`${secureOrigin}/link#${service.mail.linkFor(email)}`)
        const approve = link.getByRole('button', { name: 'Approve' })
        await approve.and(link.locator(':not([aria-disabled])')).waitFor()
        await approve.hover()
        await approve.and(link.locator('[data-rested]')).waitFor()
        await approve.click()
        otp = await link.getByText(/^\d{6}$/).innerText()
        await link.close()
        await visited.ask('CONNECT_DEVICE')
      } else otp = service.mail.codeFor(email)
      await visited.ask('CONNECT_OTP', { otp })
    },
    async close() {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
  await widget().waitForFunction(() => Reflect.get(window, 'ready') !== undefined)
  return visited
}

/** A fresh profile blocks what frames of other sites would keep. */
async function allowThirdPartyStorage(profile: string): Promise<void> {
  await mkdir(join(profile, 'Default'), { recursive: true })
  const preferences = { profile: { cookie_controls_mode: 0, block_third_party_cookies: false } }
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences))
}

/** The page of the site, and the widget's document; told apart by their host. */
function serve(port: number, widgetOrigin: string, secureOrigin: string): Promise<Server> {
  const site = `<!doctype html><html lang="en"><title>Site</title><style>body{margin:0}iframe{border:0;width:100%;height:100vh}</style><iframe title="Widget" src="${widgetOrigin}/"></iframe>`
  const widget = `<!doctype html><html lang="en"><title>Widget</title><style>body{margin:0}iframe{border:0;width:360px;height:640px;color-scheme:light}</style><iframe id="secure" title="Wallet" sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox" src="${secureOrigin}/"></iframe><script>
    const channel = 'causeway-secure/1', answers = new Map(), waiting = new Map()
    const told = (text) => window.heard && window.heard(text)
    addEventListener('message', ({ source, origin, data }) => {
      if (source !== secure.contentWindow || origin !== '${secureOrigin}') return
      told(JSON.stringify(data))
      if (data.type === 'READY' || data.type === 'REFUSED') window.ready = data
      if (data.id && (data.type.endsWith('_SUCCESS') || data.type.endsWith('_ERROR'))) {
        answers.set(data.id, data)
        waiting.get(data.id)?.(data)
      }
    })
    window.begin = (type, payload) => {
      const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('')
      const message = { channel, type, id, ...(payload === undefined ? {} : { payload }) }
      told(JSON.stringify(message))
      secure.contentWindow.postMessage(message, '${secureOrigin}')
      return id
    }
    window.result = (id) => answers.has(id) ? answers.get(id) : new Promise((resolve) => waiting.set(id, resolve))
  </script>`
  const server = createServer((request, response) => {
    const isWidget = request.headers.host?.startsWith('widget.') === true
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(isWidget ? widget : site)
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}
