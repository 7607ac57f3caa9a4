import type { IncomingMessage, ServerResponse } from 'node:http'
import { corsHeaders } from '../http/json.ts'
import { type Listening, listenFrom, readBody } from '../http/listen.ts'
import { forwardRpc } from '../services/rpcProxy.ts'
import { answerDoctor } from './doctor.ts'
import { giveTestMoney } from './explorer.ts'
import { siteOf } from './origins.ts'
import { type Page, send } from './send.ts'
import { folderWithoutSlash, foldersOf, pageFor, type SiteOptions } from './sites.ts'

export type WebOptions = SiteOptions & {
  /** First port to try; the next free one is taken when it is busy. 0 takes any. */
  port: number
}

/**
 * One server, five sites: demo pages, the widget, the wallet's window, the embedded wallet and a
 * foreign site.
 */
export async function startWeb(options: WebOptions): Promise<Listening> {
  const folders = foldersOf(options)
  return listenFrom(options.port, async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://devnet')
    const site = siteOf(request.headers.host)
    if (site === 'secure' && options.secure) return options.secure(request, response)
    const rpc = /^\/devnet-rpc\/(\d+)$/.exec(pathname)?.[1]
    if (rpc !== undefined) return answerRpc(options, Number(rpc), request, response)
    if (pathname === '/favicon.ico') {
      // Pages that want one name it; a missing one would only be noise in the console.
      response.writeHead(204)
      response.end()
      return
    }
    if (pathname === '/doctor' && site === 'page') return answerDoctor(folders, request, response)
    if (site === undefined) return send(request, response, notFound(request.headers.host ?? ''))
    if (request.method === 'POST' && site === 'page') {
      const isGiven = await giveTestMoney(options.chains(), pathname)
      if (!isGiven) return send(request, response, notFound(pathname))
      // The account again, with what it has now.
      response.writeHead(303, { location: pathname })
      response.end()
      return
    }
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

// The wallet's own way to the chain, as an extension has one: no fault switch stands in it, and a
// page's `connect-src 'self'` allows it.
async function answerRpc(
  { chains }: WebOptions,
  chainId: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'OPTIONS') {
    // A page of another origin, which includes the wallet's script from here.
    response.writeHead(204, corsHeaders)
    response.end()
    return
  }
  const chain = chains().find((candidate) => candidate.chainId === chainId)
  if (chain === undefined) return send(request, response, notFound(`chain ${chainId}`))
  await forwardRpc(chain.directUrl, await readBody(request), response)
}

function notFound(what: string): Page {
  return { status: 404, type: 'text/plain; charset=utf-8', body: `Not found: ${what}` }
}
