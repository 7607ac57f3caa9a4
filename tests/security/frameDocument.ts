import type { BrowserContext } from '@playwright/test'
import type { Devnet } from '../e2e/fixtures.ts'

/** Requests for the widget's document, and for nothing else of its origin. */
export const frameDocument = /\/embed\/\?/

/**
 * Serves the frame without the header that names who may embed it, as a deployment that forgot it
 * would, and with its own setting changed: what the frame then does is its second line of defence.
 */
export function dropFrameAncestors(
  context: BrowserContext,
  devnet: Devnet,
  deployment: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return changeDeployment(context, devnet, (own) => ({ ...own, ...deployment }))
}

/** The deployment's settings as its document carries them: JSON that the widget reads by its schema. */
type Settings = Readonly<Record<string, unknown>>

/** The same with other settings. */
export async function changeDeployment(
  context: BrowserContext,
  devnet: Devnet,
  change: (own: Settings) => Settings,
): Promise<void> {
  const { host, port } = new URL(String(devnet.urls.widget))
  await context.route(frameDocument, async (route) => {
    // The server is found by its number: Node does not resolve names under `localhost`.
    const response = await route.fetch({
      url: route.request().url().replace(host, `127.0.0.1:${port}`),
      headers: { ...route.request().headers(), host },
    })
    const headers = response.headers()
    const policy = headers['content-security-policy'] ?? ''
    const body = (await response.text()).replace(
      /(<script\b[^>]*\bid="causeway-deployment"[^>]*>)([\s\S]*?)(<\/script>)/,
      (_, open: string, json: string, close: string) =>
        `${open}${JSON.stringify(change(JSON.parse(json)))}${close}`,
    )
    await route.fulfill({
      response,
      body,
      headers: {
        ...headers,
        'content-security-policy': policy.replace(/;\s*frame-ancestors[^;]*/, ''),
      },
    })
  })
}
