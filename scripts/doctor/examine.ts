import { checkFrame, checkLoader } from './checkWidget.ts'
import { checkPage } from './checkPage.ts'
import { checkPinned } from './checkPinned.ts'
import { fetchAnswer } from './fetchAnswer.ts'
import type { Answer, Finding } from './finding.ts'

/**
 * Looks at a deployed widget, and at a page that embeds it, as a visitor's browser would: answers,
 * headers, the deployment, the pinned loaders. Changes nothing.
 *
 * @param widget Where `loader.js` lies, such as `https://widget.example/`.
 * @param page A page that embeds it, if there is one to look at.
 */
export async function examine(
  { widget, page }: { readonly widget: string; readonly page?: string | undefined },
  get: (url: string) => Promise<Answer> = fetchAnswer,
): Promise<readonly Finding[]> {
  const loaderUrl = new URL('loader.js', widget).href
  const frameUrl = new URL('embed/', widget).href
  const [loader, frame, pinned, host] = await Promise.all([
    get(loaderUrl),
    get(frameUrl),
    get(new URL('integrity.json', widget).href),
    page === undefined ? undefined : get(page),
  ])
  const pageOrigin = page === undefined ? undefined : new URL(page).origin
  return [
    ...checkLoader(loader),
    ...checkFrame(frame, pageOrigin),
    ...(await checkPinned(pinned, get)),
    ...(host === undefined ? [] : checkPage(host, new URL(widget).origin)),
  ]
}
