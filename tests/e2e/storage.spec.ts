import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Frame, type Page } from '@playwright/test'
import { test as base } from './fixtures.ts'

type Kept = { readonly store: string; readonly cookies: readonly string[] }

/** `/top` of any site embeds `/frame` of another one, which keeps what it may. */
const test = base.extend<{ port: number }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  port: async ({}, use) => {
    const server = createServer((request, response) => {
      const { port } = server.address() as AddressInfo
      response.setHeader('content-type', 'text/html')
      if (request.url === '/cookies') response.end(request.headers.cookie ?? '')
      else if (request.url === '/frame') {
        const rules = 'Path=/; Secure; HttpOnly; SameSite=None'
        const own = `__Host-own=1; ${rules}; Partitioned`
        response.setHeader('set-cookie', [own, `__Host-shared=1; ${rules}`])
        response.end('<p>frame</p>')
      } else response.end(`<iframe src="http://kept.localhost:${port}/frame"></iframe>`)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await use((server.address() as AddressInfo).port)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  },
})

/** What the frame finds there of earlier visits, and after it kept what it may. */
async function visit(page: Page, site: string, port: number): Promise<{ found: Kept; left: Kept }> {
  const loading = page.waitForResponse(/\/frame$/)
  await page.goto(`http://${site}:${port}/top`)
  const { cookie = '' } = await (await loading).request().allHeaders()
  const frame = page.frames().find((one) => one.url().endsWith('/frame'))
  if (frame === undefined) throw new Error('There is no frame')
  const found = { store: await read(frame), cookies: split(cookie) }
  await frame.evaluate(() => localStorage.setItem('kept', 'yes')).catch(() => undefined)
  const sent = await frame.evaluate(async () => (await fetch('/cookies')).text())
  return { found, left: { store: await read(frame), cookies: split(sent) } }
}

const read = (frame: Frame) =>
  frame.evaluate(() => {
    try {
      return localStorage.getItem('kept') ?? 'nothing'
    } catch (error) {
      return error instanceof DOMException ? error.name : String(error)
    }
  })

const split = (header: string) =>
  header
    .split('; ')
    .filter((one) => one !== '')
    .map((one) => one.split('=')[0] ?? '')
    .sort()

const nothing = { store: 'nothing', cookies: [] }
const [own, shared] = ['__Host-own', '__Host-shared']

/** What the frame keeps on the first site; finds and keeps on another, and finds as a page of its own. */
const expected = {
  partitioned: {
    first: { found: nothing, left: { store: 'yes', cookies: [own, shared] } },
    second: {
      found: { store: 'nothing', cookies: [shared] },
      left: { store: 'yes', cookies: [own, shared] },
    },
    alone: 'nothing',
  },
  blocked: {
    first: {
      found: { store: 'SecurityError', cookies: [] },
      left: { store: 'SecurityError', cookies: [own] },
    },
    second: {
      found: { store: 'SecurityError', cookies: [] },
      left: { store: 'SecurityError', cookies: [own] },
    },
    alone: 'nothing',
  },
  allowed: {
    first: { found: nothing, left: { store: 'yes', cookies: [own, shared] } },
    second: {
      found: { store: 'yes', cookies: [shared] },
      left: { store: 'yes', cookies: [own, shared] },
    },
    alone: 'yes',
  },
}

test('behavior: the browser of each mode keeps what the mode says: store and cookies, on two sites and alone (E4) @storage', async ({
  page,
  port,
  storage,
}) => {
  const { first, second, alone } = expected[storage]
  expect(await visit(page, 'localhost', port)).toEqual(first)
  expect(await visit(page, 'shop.localhost', port)).toEqual(second)
  await page.goto(`http://kept.localhost:${port}/cookies`)
  expect(await read(page.mainFrame())).toBe(alone)
  // Where it was kept, it is found again, and no elsewhere.
  const { found } = await visit(page, 'localhost', port)
  expect(found).toEqual(first.left)
})
