import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'

/* The least that a proxy can be: it passes everything on and checks nothing. */
const { UPSTREAM = '', PORT = '' } = process.env
const app = new Hono()
app.all('/api/across/*', ({ req }) => {
  const { pathname, search } = new URL(req.url)
  return proxy(`${UPSTREAM}${pathname.slice('/api/across'.length)}${search}`, req)
})
serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' })
