import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connectWallet, expect, test, visit, withWidget } from './fixtures.ts'

const kept = 'tests/fixtures/loaders'

for (const version of readdirSync(kept)) {
  test(`behavior: the loader ${version} connects with the frame of today`, async ({
    page,
    devnet,
  }) => {
    const served: string[] = []
    await page.route(/\/(loader\.js|causeway\/.+\.js)/, async (route) => {
      const path = new URL(route.request().url()).pathname
      served.push(path)
      await route.fulfill({
        body: await readFile(join(kept, version, path)),
        contentType: 'text/javascript',
        headers: {
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        },
      })
    })
    await visit(page, devnet)
    expect(await withWidget(page, (widget) => Reflect.get(widget, 'version'))).toBe(version)
    await connectWallet(page)
    expect(served[0]).toBe('/loader.js')
    expect(served.some((path) => path.startsWith('/causeway/engine-'))).toBe(true)
    const state = await withWidget(page, (widget) => widget.getState())
    expect(state).toMatchObject({ status: 'connected', caipChainId: 'eip155:31337' })
    const provider = await withWidget(page, (widget) =>
      widget.getProvider().request({ method: 'eth_blockNumber' }),
    )
    expect(provider).toMatch(/^0x/)
  })
}
