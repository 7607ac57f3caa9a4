import { chromium } from '@playwright/test'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startProcess, waitUntilReady } from '#devnet/processes.ts'
import { chromiumArgs, findChromium } from '../../../scripts/chromium.ts'
import { folders } from '../folders.ts'
import { connectDevTools, type DevTools } from './devtools.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import { createTab, type Tab } from './tab.ts'
import { createTargets, attachBeforeStart } from './targets.ts'

const START_LIMIT_MS = 30_000

export type BrowserOptions = {
  /** The profile's folder, which keeps its cache from one start to the next. */
  readonly folder: string
  /** The self-signed certificate of all sites. */
  readonly cert: string
  /** The port of each host; `foreign` is the port of all others. */
  readonly ports: ReadonlyMap<string, number>
  readonly foreign: number
  readonly slowdown: number
  /** Scripts from `pages` that run in every document. */
  readonly scripts: readonly string[]
}

export type Visit = {
  readonly tab: Tab
  readonly recorder: Recorder
  readonly close: () => Promise<void>
}

/** A browser that reaches the sites over the shaped connection, and accepts their certificate. */
export async function openBrowser(options: BrowserOptions): Promise<Visit> {
  const { folder, cert, ports, foreign, slowdown, scripts } = options
  const rules = [
    ...[...ports].map(([host, port]) => `MAP ${host}:443 127.0.0.1:${port}`),
    'EXCLUDE 127.0.0.1',
    `MAP *:443 127.0.0.1:${foreign}`,
    'MAP * ~NOTFOUND',
  ]
  const address = join(folder, 'DevToolsActivePort')
  rmSync(address, { force: true })
  const args = [
    ...chromiumArgs,
    '--headless',
    '--hide-scrollbars',
    '--no-default-browser-check',
    '--password-store=basic',
    '--use-mock-keychain',
    '--window-size=1280,800',
    `--host-resolver-rules=${rules.join(', ')}`,
    `--ignore-certificate-errors-spki-list=${keyHash(cert)}`,
    `--user-data-dir=${folder}`,
    '--remote-debugging-port=0',
    'about:blank',
  ]
  const browser = startProcess(findChromium() ?? chromium.executablePath(), args)
  const isReady = async () => readAddress(address) !== ''
  await waitUntilReady(browser, { name: 'The browser', isReady, timeoutMs: START_LIMIT_MS })
  const { recorder, listen } = createRecorder()
  const targets = createTargets(() => tools, {
    slowdown,
    scripts: scripts.map((script) => readFileSync(join(folders.pages, script), 'utf8')),
  })
  let tab: Tab | undefined
  const tools: DevTools = await connectDevTools(readAddress(address), (method, params) => {
    targets.listen(method, params)
    listen(method, params)
    tab?.listen(method, params)
  })
  await tools.send('Target.setAutoAttach', attachBeforeStart)
  tab = createTab(tools, await targets.page)
  // Warms the browser up, so that its own start counts for no product.
  await tab.goto('https://nothing.invalid/')
  await tab.goto('about:blank')
  // The end of what a document that is left has asked for is not told.
  recorder.forget()
  return {
    tab,
    recorder,
    async close() {
      // It is gone before it has answered.
      tools.send('Browser.close').catch(() => undefined)
      await browser.ended
      tools.close()
    },
  }
}

/** The browser writes it as soon as it listens. */
function readAddress(path: string): string {
  if (!existsSync(path)) return ''
  const [port, name] = readFileSync(path, 'utf8').split('\n')
  return port && name ? `ws://127.0.0.1:${port}${name}` : ''
}

function keyHash(cert: string): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}
