import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { connectWallet, expect, test, visit, withWidget } from './fixtures.ts'

const loaders = 'tests/fixtures/loaders'
const frames = 'tests/fixtures/frames'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
}

const deploymentIn = /<script\b[^>]*\bid="causeway-deployment"[^>]*>[\s\S]*?<\/script>/

const headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * What an operator of that frame would have written: a deployment is delivered with its frame, which
 * refuses what it does not know. `bridge.pools` and `bridge.tokens` came after 0.1.0.
 */
function asWrittenFor(version: string, deployment: string): string {
  if (version !== '0.1.0') return deployment
  return deployment.replace(/(<script[^>]*>)([\s\S]*)(?=<\/script>)/, (_, open, json) => {
    const { bridge, ...rest } = JSON.parse(json)
    const { pools: _pools, tokens: _tokens, ...then } = bridge
    return open + JSON.stringify({ ...rest, bridge: then }).replaceAll('<', '\\u003c')
  })
}

/** A wallet of the page connects, and a request comes back from the chain. */
async function connectsAndAsks(page: Page): Promise<void> {
  await connectWallet(page)
  const state = await withWidget(page, (widget) => widget.getState())
  expect(state).toMatchObject({ status: 'connected', caipChainId: 'eip155:31337' })
  const block = await withWidget(page, (widget) =>
    widget.getProvider().request({ method: 'eth_blockNumber' }),
  )
  expect(block).toMatch(/^0x/)
}

for (const version of readdirSync(loaders)) {
  test(`behavior: the loader ${version} connects with the frame of today`, async ({
    page,
    devnet,
  }) => {
    const served: string[] = []
    await page.route(/\/(loader\.js|causeway\/.+\.js)/, async (route) => {
      const path = new URL(route.request().url()).pathname
      served.push(path)
      const body = await readFile(join(loaders, version, path))
      await route.fulfill({ body, contentType: 'text/javascript', headers })
    })
    await visit(page, devnet)
    expect(await withWidget(page, (widget) => Reflect.get(widget, 'version'))).toBe(version)
    await connectsAndAsks(page)
    expect(served[0]).toBe('/loader.js')
    expect(served.some((path) => path.startsWith('/causeway/engine-'))).toBe(true)
  })
}

for (const file of readdirSync(frames)) {
  const version = file.replace('.json.br', '')
  test(`behavior: the frame ${version} connects with the loader of today`, async ({
    page,
    context,
    devnet,
  }) => {
    // A document that the test answers with is of no network, and would not reach devnet's.
    await context.grantPermissions(['local-network-access'])
    const kept: Readonly<Record<string, string>> = JSON.parse(
      String(brotliDecompressSync(readFileSync(join(frames, file)))),
    )
    const served: string[] = []
    await page.route(/\/embed\//, async (route) => {
      const url = new URL(route.request().url())
      const path = url.pathname.slice('/embed/'.length) || 'index.html'
      const body = kept[path]
      if (body === undefined) return route.fulfill({ status: 404, headers })
      served.push(path)
      if (path !== 'index.html') {
        return route.fulfill({ body, contentType: types[extname(path)] ?? 'text/plain', headers })
      }
      // The deployment stands in the document, and is not of the build.
      const { host, port } = url
      const response = await route.fetch({
        url: `http://127.0.0.1:${port}${url.pathname}${url.search}`,
        headers: { ...route.request().headers(), host },
      })
      const [deployment = ''] = deploymentIn.exec(await response.text()) ?? []
      const written = asWrittenFor(version, deployment)
      await route.fulfill({ response, body: body.replace(deploymentIn, () => written) })
    })
    await visit(page, devnet)
    await connectsAndAsks(page)
    expect(served[0]).toBe('index.html')
    expect(served.some((path) => path.startsWith('assets/AccountView-'))).toBe(true)
  })
}
