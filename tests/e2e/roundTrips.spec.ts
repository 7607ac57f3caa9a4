import { inSeries, type Request } from '../bench/network/requests.ts'
import { expect, frameOf, test, visit } from './fixtures.ts'

/**
 * The frame's document with stage 1 beside it, and the files that the document names: nothing drawn waits for a
 * third.
 */
const MOST_IN_SERIES = 2

/** Longer than scripts take between requests, so that parallel requests overlap. */
const ANSWER_MS = 1_500

test('behavior: between a tap and the wallets few requests wait for one another', async ({
  page,
  context,
  devnet,
}) => {
  const widget = new URL(devnet.urls.widget ?? '').origin
  const requests: Request[] = []
  await visit(page, devnet)
  await context.route(
    (url) => url.origin === widget,
    async (route) => {
      const url = route.request().url()
      const start = performance.now()
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
      // A request of a document that is gone needs no answer.
      await route.continue().catch(() => undefined)
      const end = performance.now()
      requests.push({
        ...{ url, start, answered: end, end, bytes: 0, cached: false },
        ...{ connection: undefined, connecting: undefined },
      })
    },
  )
  const from = performance.now()
  await page
    .locator('[data-widget-open]')
    .first()
    .evaluate((button: HTMLElement) => button.click())
  // `waitFor` checks on every animation frame; `expect` polls less often.
  await frameOf(page)
    .getByRole('button', { name: /Devnet Wallet/ })
    .waitFor()
  const chain = inSeries(requests, { from, to: performance.now() })
  const pathsOf = (some: readonly Request[]) => some.map(({ url }) => new URL(url).pathname)
  const paths = pathsOf(chain)
  expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(MOST_IN_SERIES)
  // Guards against a measurement that counts no requests.
  expect(pathsOf(requests)).toContain('/embed/')
})
