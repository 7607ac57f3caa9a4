import * as z from 'zod'
import { review, startBridge } from './bridgePage.ts'
import { expect, test, withWidget } from './fixtures.ts'
import { changeDeployment } from '../security/frameDocument.ts'

const MINUTE_MS = 60_000
const NETWORKS = 10

test('behavior: a widget that is closed asks nothing of anybody for an hour, with ten networks (B-F2, S9.08)', async ({
  page,
  devnet,
}) => {
  // With several nodes per network, the widget probes them to find the quickest.
  const networks = z.array(z.looseObject({ chainId: z.number(), rpcUrls: z.array(z.string()) }))
  await changeDeployment(page.context(), devnet, (own) => {
    const real = networks.parse(own.networks)
    const others = Array.from({ length: NETWORKS - real.length }, (_, index) => ({
      ...real[0],
      chainId: 700_000 + index,
      name: `Quiet ${index}`,
    }))
    return {
      ...own,
      networks: [...real, ...others].map(({ rpcUrls = [], ...network }) => ({
        ...network,
        rpcUrls: rpcUrls.flatMap((url) => [url, `${url}/?second`]),
      })),
    }
  })
  // The browser does not count a document served by the test as local, so local requests need a permission.
  await page.context().grantPermissions(['local-network-access'])
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) asked.push(`${request.method()} ${request.url()}`)
  })
  // Goes as far as a person who then gives up: balances, prices and a quote were requested.
  const frame = await startBridge(page, {
    devnet,
    token: { symbol: 'USDC', network: 'Devnet One' },
  })
  await review(frame, '25')
  await expect(frame.getByRole('button', { name: /^Bridge 25 / })).toBeEnabled()
  expect(asked.length).toBeGreaterThan(10)
  await withWidget(page, (widget) => widget.close())

  // Requests in flight finish.
  await expect(async () => {
    asked.length = 0
    for (let minute = 0; minute < 5; minute += 1) await page.clock.runFor(MINUTE_MS)
    expect(asked).toEqual([])
  }).toPass({ timeout: 20_000 })
  for (let minute = 0; minute < 60; minute += 1) await page.clock.runFor(MINUTE_MS)
  expect(asked).toEqual([])

  // The widget still works: it sends requests again once it is reopened.
  await withWidget(page, (widget) => widget.open({ view: 'Bridge' }))
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})
