import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway, type TestGateway, ORIGIN } from '../../gateway/testing/startGateway.ts'
import { buildDocs } from '../../scripts/docs/buildDocs.ts'
import { resolveLink } from '../../scripts/docs/links.ts'
import { pages } from '../../scripts/docs/pages.ts'

const allowedOrigins = ['https://shop.example']
const DOCS = 'https://docs.example'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ allowedOrigins, gateway: { origin: ORIGIN } })
  buildDocs(join(gateway.distDir, 'docs'))
  gateway.reload({ allowedOrigins, gateway: { origin: ORIGIN, docs: { origin: DOCS } } })
})
afterAll(() => gateway?.stop())

const attribute = /\b(?:href|src)="([^"]*)"/g
const pageOf = ({ pathname }: URL) => pathname

test('default: every file of the repository that a page names is there', async () => {
  const named = pages.flatMap(({ source }) =>
    [...readFileSync(source, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, href = '']) => {
      const target = resolveLink(source, href)
      return target.kind === 'file' ? [[source, target.path] as const] : []
    }),
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(([, path]) => !existsSync(path))).toEqual([])
})

test('default: the gateway serves every page that a page links to, and every place on it', async () => {
  const pages = new Map<string, string>()
  const missing: string[] = []
  const fragments: (readonly [from: string, to: URL])[] = []
  const queue = [new URL(`${DOCS}/`)]
  for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
    const path = pageOf(url)
    if (pages.has(path)) continue
    const { status, text, headers } = await gateway.ask(path, { headers: { host: 'docs.example' } })
    pages.set(path, text)
    if (status !== 200) missing.push(path)
    if (headers['content-type']?.startsWith('text/html') !== true) continue
    for (const [, written = ''] of text.matchAll(attribute)) {
      const to = new URL(written.replaceAll('&amp;', '&'), url)
      if (to.origin !== DOCS) continue
      fragments.push([path, to])
      queue.push(to)
    }
  }
  expect(pages.size).toBeGreaterThan(30)
  expect(missing).toEqual([])
  const lost = fragments.filter(
    ([, to]) => to.hash !== '' && !pages.get(pageOf(to))?.includes(`id="${to.hash.slice(1)}"`),
  )
  expect(lost.map(([from, to]) => `${from} → ${to.pathname}${to.hash}`)).toEqual([])
})
