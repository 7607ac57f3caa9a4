import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { join } from 'node:path'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import { folders } from './folders.ts'

/** Foreign hosts do not resolve; `answerForeign` answers their HTTPS requests. */
const ownHosts = 'MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost'

export type Tab = {
  readonly page: Page
  readonly session: CDPSession
  /** Requests to foreign hosts so far. */
  foreign(): number
  close(): Promise<void>
}

/** A browser with an empty profile, on a blank page, with the probe in every document. */
export async function openTab(port: number): Promise<Tab> {
  const browser = await launch()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await warmUp(browser, port)
  await context.addInitScript({ path: join(folders.pages, 'probe.js') })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const foreign = await answerForeign(session)
  // Measures the thread's CPU time, so that other load on the machine matters less.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, session, foreign, close: () => browser.close() }
}

/** The version of the browser that the benchmark uses. */
export async function browserVersion(): Promise<string> {
  const browser = await launch()
  const version = browser.version()
  await browser.close()
  return version
}

function launch(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    args: [...chromiumArgs, `--host-resolver-rules=${ownHosts}`],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
}

/** Warms the browser up, so that its own start counts for no product. */
async function warmUp(browser: Browser, port: number): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`http://blank.localhost:${port}/`, { waitUntil: 'load' })
  await context.close()
}

/** Answers every request to a foreign host at once, with an empty response. */
async function answerForeign(session: CDPSession): Promise<() => number> {
  let count = 0
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    count += 1
    const origin = request.headers.Origin ?? request.headers.origin ?? '*'
    session
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [
          { name: 'access-control-allow-origin', value: origin },
          { name: 'access-control-allow-headers', value: '*' },
          { name: 'access-control-allow-methods', value: '*' },
        ],
      })
      .catch(() => undefined) // the page is gone, and with it the request
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
  return () => count
}
