import { checkIsolation } from './checkIsolation.ts'
import { checkPage } from './checkPage.ts'
import { checkParts } from './checkParts.ts'
import { checkPinned } from './checkPinned.ts'
import { checkProject } from './checkProject.ts'
import { checkPublished } from './checkPublished.ts'
import { checkSecure } from './checkSecure.ts'
import { checkStorage } from './checkStorage.ts'
import { checkTag } from './checkTag.ts'
import { checkFrame, checkLoader, readDeployment } from './checkWidget.ts'
import { fetchAnswer } from './fetchAnswer.ts'
import { type Answer, doesNotLoad, type Finding } from './finding.ts'

/**
 * Looks at a deployed widget, and at a page that embeds it, as a visitor's browser would: answers,
 * headers, policies, what else is published, the deployment, its embedded wallet and its project, storage, versions, the pinned loaders. Changes
 * nothing.
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
  const decided = readDeployment(frame.text)
  const isThere = loader.status === 200 && frame.status === 200
  return [
    ...checkLoader(loader),
    ...checkFrame(frame, pageOrigin),
    ...(await checkParts({ loader, frame }, get)),
    ...(isThere ? await checkPublished(widget, { loader, frame }, get) : []),
    ...(isThere ? checkStorage({ loader, frame }, pageOrigin) : []),
    ...(isThere ? checkIsolation(frame, host) : []),
    ...(decided.success ? await checkSecure(decided.data, new URL(widget).origin, get) : []),
    ...(decided.success ? await checkProject(decided.data, host, get) : []),
    ...(await checkPinned(pinned, loader, get)),
    ...(host === undefined ? [] : await examinePage(host, new URL(widget).origin, get)),
  ]
}

async function examinePage(
  page: Answer,
  widget: string,
  get: (url: string) => Promise<Answer>,
): Promise<readonly Finding[]> {
  if (page.status !== 200) {
    return [doesNotLoad(page.url, page, 'Give the address of a page that is public.')]
  }
  return [...(await checkTag(page, widget, get)), ...checkPage(page, widget)]
}
