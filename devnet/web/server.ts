import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { DevChain } from '../chains/chains.ts'
import { type Listening, listen, readBody } from '../http/listen.ts'
import { forwardRpc } from '../services/rpcProxy.ts'
import { type Deployment, printDeployment } from './deployment.ts'
import { explorerPage } from './explorer.ts'
import { lacksSlash, readStatic, siblingHeaders, type StaticFile } from './files.ts'
import { frameHeaders, sharedScriptHeaders } from './frameHeaders.ts'
import { stylesheet } from './html.ts'
import { indexPage } from './indexPage.ts'
import { type Site, siteOf } from './origins.ts'
import { fillPlaceholders } from './placeholders.ts'
import { type Page, send } from './send.ts'

const repository = join(import.meta.dirname, '../..')
const LAST_PORT = 65_535

export type WebOptions = {
  /** First port to try; the next free one is taken when it is busy. 0 takes any. */
  port: number
  /** Live: chains may start after the server. */
  chains(): readonly DevChain[]
  deployment(): Deployment
  placeholders(): Record<string, string>
  /** The Devnet Wallet's scripts; waits until they are built. */
  walletScript(kind: 'page' | 'popup'): Promise<string>
  popupPage: string
  /** Folders, for tests. */
  examplesFolder?: string | undefined
  pagesFolder?: string | undefined
  distFolder?: string | undefined
}

/** One server, four sites: demo pages, the widget, the wallet's window and a foreign site. */
export async function startWeb(options: WebOptions): Promise<Listening> {
  const {
    port,
    examplesFolder = join(repository, 'examples'),
    pagesFolder = join(repository, 'tests/pages'),
    distFolder = join(repository, 'dist'),
  } = options
  const folders = { examplesFolder, pagesFolder, distFolder }
  return listenFrom(port, async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://devnet')
    const site = siteOf(request.headers.host)
    const rpc = /^\/devnet-rpc\/(\d+)$/.exec(pathname)?.[1]
    if (rpc !== undefined) return answerRpc(options, Number(rpc), request, response)
    if (pathname === '/favicon.ico') {
      // Pages that want one name it; a missing one would only be noise in the console.
      response.writeHead(204)
      response.end()
      return
    }
    if (site === undefined) return send(request, response, notFound(request.headers.host ?? ''))
    const folder = await folderWithoutSlash(folders, site, pathname)
    if (folder) {
      response.writeHead(308, { location: `${pathname}/` })
      response.end()
      return
    }
    const page = await pageFor(options, folders, site, pathname)
    await send(request, response, page ?? notFound(pathname))
  })
}

type Folders = { examplesFolder: string; pagesFolder: string; distFolder: string }

function pageFor(
  options: WebOptions,
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
    default:
      throw new Error(`Unknown site ${site satisfies never}`)
  }
}

async function demoPage(
  options: WebOptions,
  { examplesFolder, pagesFolder }: Folders,
  pathname: string,
): Promise<Page | undefined> {
  if (pathname === '/')
    return { type: 'text/html; charset=utf-8', body: await indexPage(examplesFolder) }
  if (pathname === '/devnet.css') return { type: 'text/css; charset=utf-8', body: stylesheet }
  if (pathname === '/wallet.js') return walletScript(options, 'page')
  if (pathname.startsWith('/explorer/')) {
    const body = await explorerPage(options.chains(), pathname)
    return body === undefined ? undefined : { type: 'text/html; charset=utf-8', body }
  }
  const file = pathname.startsWith('/pages/')
    ? await readStatic(pagesFolder, pathname.slice('/pages/'.length))
    : await readStatic(examplesFolder, pathname)
  return file === undefined ? undefined : filledPage(options, file)
}

async function foreignPage(
  options: WebOptions,
  { pagesFolder }: Folders,
  pathname: string,
): Promise<Page | undefined> {
  if (pathname === '/wallet.js') return walletScript(options, 'page')
  const file = await readStatic(pagesFolder, pathname.replace(/^\/pages\//, '/'))
  return file === undefined ? undefined : filledPage(options, file)
}

async function widgetPage(
  options: WebOptions,
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

async function walletPage(options: WebOptions, pathname: string): Promise<Page | undefined> {
  if (pathname === '/wallet-popup.js') return walletScript(options, 'popup')
  if (pathname !== '/wallet-popup.html') return undefined
  return {
    type: 'text/html; charset=utf-8',
    body: options.popupPage,
    headers: {
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'`,
    },
  }
}

async function walletScript(options: WebOptions, kind: 'page' | 'popup'): Promise<Page> {
  return { type: 'text/javascript; charset=utf-8', body: await options.walletScript(kind) }
}

async function filledPage(options: WebOptions, file: StaticFile): Promise<Page> {
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

function folderWithoutSlash(
  { examplesFolder, pagesFolder }: Folders,
  site: Site,
  pathname: string,
): Promise<boolean> {
  if (site === 'evil') return lacksSlash(pagesFolder, pathname.replace(/^\/pages\//, '/'))
  if (site !== 'page') return Promise.resolve(false)
  return pathname.startsWith('/pages/')
    ? lacksSlash(pagesFolder, pathname.slice('/pages/'.length))
    : lacksSlash(examplesFolder, pathname)
}

// The wallet's own way to the chain, as an extension has one: no fault switch stands in it, and a
// page's `connect-src 'self'` allows it.
async function answerRpc(
  { chains }: WebOptions,
  chainId: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chain = chains().find((candidate) => candidate.chainId === chainId)
  if (chain === undefined) return send(request, response, notFound(`chain ${chainId}`))
  await forwardRpc(chain.directUrl, await readBody(request), response)
}

function notFound(what: string): Page {
  return { status: 404, type: 'text/plain; charset=utf-8', body: `Not found: ${what}` }
}

async function listenFrom(port: number, handler: Parameters<typeof listen>[0]): Promise<Listening> {
  try {
    return await listen(handler, port)
  } catch (error) {
    const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!busy || port === 0 || port >= LAST_PORT) throw error
    return listenFrom(port + 1, handler)
  }
}
