import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { DevChain } from '../chains/devChain.ts'
import type { Mails } from '../mail/mailbox.ts'
import { mailPage } from '../mail/pages.ts'
import type { WalletDocument } from '../wallet/config.ts'
import { type Deployment, printDeployment } from './deployment.ts'
import { explorerPage } from './explorer.ts'
import { lacksSlash, readStatic, type StaticFile, siblingHeaders } from './files.ts'
import { frameHeaders, sharedScriptHeaders } from './frameHeaders.ts'
import { stylesheet } from './html.ts'
import { indexPage } from './indexPage.ts'
import type { Site } from './origins.ts'
import { fillPlaceholders } from './placeholders.ts'
import type { Page } from './send.ts'

/** The first page, once it is built. */
const PLAYGROUND = '/playground/'
const DOCS = '/docs/'

const repository = join(import.meta.dirname, '../..')

export type SiteOptions = {
  /** Live: chains may start after the server. */
  chains(): readonly DevChain[]
  deployment(): Deployment
  placeholders(): Record<string, string>
  /** The Devnet Wallet's scripts; waits until they are built. */
  walletScript(kind: WalletDocument): Promise<string>
  popupPage: string
  /** The mails that came, at `/mail`. */
  mails: Pick<Mails, 'find'>
  /** Answers everything that the secure site is asked. */
  secure?: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined
  baseAccountPage: string
  safePage: string
  /** Folders, for tests. */
  examplesFolder?: string | undefined
  pagesFolder?: string | undefined
  distFolder?: string | undefined
}

export type Folders = { examplesFolder: string; pagesFolder: string; distFolder: string }

/** Where the sites' files are. */
export function foldersOf({
  examplesFolder = join(repository, 'examples'),
  pagesFolder = join(repository, 'tests/pages'),
  distFolder = join(repository, 'dist'),
}: SiteOptions): Folders {
  return { examplesFolder, pagesFolder, distFolder }
}

/** The answer of one site to one path; undefined when it has none. */
export function pageFor(
  options: SiteOptions,
  folders: Folders,
  site: Site,
  pathname: string,
): Promise<Page | undefined> {
  switch (site) {
    case 'page':
      return demoPage(options, folders, pathname)
    case 'widget':
      return widgetPage(options, folders, pathname)
    case 'wallet':
      return walletPage(options, pathname)
    case 'evil':
      return foreignPage(options, folders, pathname)
    case 'secure':
      // A process of its own answers; the server passes requests on.
      return Promise.resolve(undefined)
    default:
      throw new Error(`Unknown site ${site satisfies never}`)
  }
}

async function demoPage(
  options: SiteOptions,
  { examplesFolder, pagesFolder, distFolder }: Folders,
  pathname: string,
): Promise<Page | undefined> {
  if (pathname === '/' || pathname === '/demos/') {
    const hasPlayground = (await readStatic(distFolder, PLAYGROUND)) !== undefined
    if (pathname === '/' && hasPlayground) {
      return { status: 302, type: 'text/plain', body: '', headers: { location: PLAYGROUND } }
    }
    return { type: 'text/html; charset=utf-8', body: await indexPage(examplesFolder) }
  }
  if (pathname === '/devnet.css') return { type: 'text/css; charset=utf-8', body: stylesheet }
  if (pathname === '/wallet.js') return walletScript(options, 'page')
  if (pathname.startsWith('/explorer/')) {
    const body = await explorerPage(options.chains(), pathname)
    return body === undefined ? undefined : { type: 'text/html; charset=utf-8', body }
  }
  const mail = mailPage(options.mails, pathname)
  if (mail !== undefined) return mail
  const file = await demoFile({ examplesFolder, pagesFolder, distFolder }, pathname)
  return file === undefined ? undefined : filledPage(options, file)
}

function demoFile(folders: Folders, pathname: string): Promise<StaticFile | undefined> {
  const { examplesFolder, pagesFolder, distFolder } = folders
  if (pathname.startsWith('/pages/')) {
    return readStatic(pagesFolder, pathname.slice('/pages/'.length))
  }
  // The built ones: their sources are no pages yet.
  const isBuilt = pathname.startsWith(PLAYGROUND) || pathname.startsWith(DOCS)
  if (isBuilt) return readStatic(distFolder, pathname)
  return readStatic(examplesFolder, pathname)
}

async function foreignPage(
  options: SiteOptions,
  { pagesFolder }: Folders,
  pathname: string,
): Promise<Page | undefined> {
  if (pathname === '/wallet.js') return walletScript(options, 'page')
  const file = await readStatic(pagesFolder, pathname.replace(/^\/pages\//, '/'))
  return file === undefined ? undefined : filledPage(options, file)
}

async function widgetPage(
  options: SiteOptions,
  { distFolder }: Folders,
  pathname: string,
): Promise<Page | undefined> {
  const file = await readStatic(distFolder, pathname)
  if (file === undefined) {
    if ((await readStatic(distFolder, '/loader.js')) !== undefined) return undefined
    return {
      status: 503,
      type: 'text/plain; charset=utf-8',
      body: 'The widget is not built yet: run `npm run build`.',
      headers: sharedScriptHeaders,
    }
  }
  const { path, type, body } = file
  if (path === join(distFolder, 'embed/index.html')) {
    const deployment = options.deployment()
    return {
      type,
      body: printDeployment(body.toString(), deployment),
      headers: frameHeaders(deployment),
    }
  }
  return { type, body, headers: sharedScriptHeaders }
}

async function walletPage(options: SiteOptions, pathname: string): Promise<Page | undefined> {
  if (pathname === '/wallet-popup.js') return walletScript(options, 'popup')
  if (pathname === '/safe.js') return walletScript(options, 'safe')
  if (pathname === '/base-account.js') return walletScript(options, 'baseAccount')
  const body = walletPages(options)[pathname]
  if (body === undefined) return undefined
  return {
    type: 'text/html; charset=utf-8',
    body,
    headers: {
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; connect-src 'self'; frame-src ${options.placeholders().PAGE_ORIGIN}; base-uri 'none'; frame-ancestors 'none'`,
    },
  }
}

function walletPages(options: SiteOptions): Record<string, string> {
  const { popupPage, baseAccountPage, safePage } = options
  return {
    '/wallet-popup.html': popupPage,
    '/base-account/connect': baseAccountPage,
    '/safe/': safePage,
  }
}

async function walletScript(options: SiteOptions, kind: WalletDocument): Promise<Page> {
  return { type: 'text/javascript; charset=utf-8', body: await options.walletScript(kind) }
}

async function filledPage(options: SiteOptions, file: StaticFile): Promise<Page> {
  const values = options.placeholders()
  const headers = Object.entries(await siblingHeaders(file.path)).map(
    ([name, value]) => [name.toLowerCase(), fillPlaceholders(value, values)] as const,
  )
  return {
    type: file.type,
    body: file.type.startsWith('text/html')
      ? fillPlaceholders(file.body.toString(), values)
      : file.body,
    headers: Object.fromEntries(headers),
  }
}

/** True when a path names a folder of the site but lacks its slash. */
export function folderWithoutSlash(
  { examplesFolder, pagesFolder, distFolder }: Folders,
  site: Site,
  pathname: string,
): Promise<boolean> {
  if (site === 'page' && /^\/docs(\/|$)/.test(pathname)) return lacksSlash(distFolder, pathname)
  if (site === 'evil') return lacksSlash(pagesFolder, pathname.replace(/^\/pages\//, '/'))
  if (site !== 'page') return Promise.resolve(false)
  return pathname.startsWith('/pages/')
    ? lacksSlash(pagesFolder, pathname.slice('/pages/'.length))
    : lacksSlash(examplesFolder, pathname)
}
