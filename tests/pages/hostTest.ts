import type { BrowserContext } from '@playwright/test'
import { test as base } from '../e2e/fixtures.ts'
import { bundlePage } from './bundle.ts'

type Fixtures = { readonly bundledScripts: undefined }

/** The tests of the pages in this folder: their `script.js` is built from `script.ts` when asked for. */
export const test = base.extend<Fixtures>({
  bundledScripts: [
    async ({ context }, use) => {
      await serveBundles(context)
      await use(undefined)
    },
    { auto: true },
  ],
})

async function serveBundles(context: BrowserContext): Promise<void> {
  await context.route(/\/pages\/[-\w]+\/script\.js$/, async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-2) ?? ''
    await route.fulfill({ contentType: 'text/javascript', body: await bundlePage(name) })
  })
}
