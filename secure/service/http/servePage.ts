import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { assetHeaders, everyHeader, pageHeaders } from './headers.ts'
import type { ServiceOptions } from '../config/options.ts'

/**
 * Serves the built page: `index.html` is the frame, `name.html` is a window under `/name`. Only the
 * documents that are there at the start have a path, and `assets/` holds what they load.
 */
export function servePage(app: Hono, options: ServiceOptions): void {
  const root = resolve(options.pageDir)
  const documents = readdirSync(root).filter((name) => name.endsWith('.html'))
  for (const document of documents) {
    const name = document.slice(0, -'.html'.length)
    const headers = pageHeaders(options, name === 'index' ? 'frame' : 'window')
    const paths = name === 'index' ? ['/', '/index.html'] : [`/${name}`, `/${document}`]
    for (const path of paths)
      app.get(path, withHeaders(headers), serveStatic({ root, path: document }))
  }
  app.get('/assets/*', withHeaders(assetHeaders), serveStatic({ root }))
  app.get(
    '/manifest.json',
    withHeaders({ ...everyHeader, 'cache-control': 'no-cache' }),
    serveStatic({ root }),
  )
}

function withHeaders(headers: Record<string, string>) {
  return async (context: { res: Response }, next: () => Promise<void>): Promise<void> => {
    await next()
    if (context.res.status >= 400) return
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
  }
}
