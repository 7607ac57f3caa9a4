import { type BrowserContext, chromium } from '@playwright/test'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumArgs, findChromium } from '../../../scripts/chromium.ts'
import { folders } from '../folders.ts'
import { type Recorder, startRecorder } from './recorder.ts'

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

export type Visit = { readonly context: BrowserContext; readonly recorder: Recorder }

/** A browser that reaches the sites over the shaped connection, and accepts their certificate. */
export async function openBrowser(options: BrowserOptions): Promise<Visit> {
  const { folder, cert, ports, foreign, slowdown, scripts } = options
  const executablePath = findChromium()
  const rules = [
    ...[...ports].map(([host, port]) => `MAP ${host}:443 127.0.0.1:${port}`),
    'EXCLUDE 127.0.0.1',
    `MAP *:443 127.0.0.1:${foreign}`,
    'MAP * ~NOTFOUND',
  ]
  const context = await chromium.launchPersistentContext(folder, {
    args: [
      ...chromiumArgs,
      `--host-resolver-rules=${rules.join(', ')}`,
      `--ignore-certificate-errors-spki-list=${keyHash(cert)}`,
      '--remote-debugging-port=0',
    ],
    viewport: { width: 1280, height: 800 },
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  for (const script of scripts) {
    await context.addInitScript({ path: join(folders.pages, script) })
  }
  // Warms the browser up, so that its own start counts for no product.
  const [blank = await context.newPage()] = context.pages()
  await blank.goto('https://nothing.invalid/')
  await blank.goto('about:blank')
  const [port = '', path = ''] = readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split(
    '\n',
  )
  const recorder = await startRecorder(`ws://127.0.0.1:${port}${path}`, slowdown)
  return { context, recorder }
}

function keyHash(cert: string): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}
