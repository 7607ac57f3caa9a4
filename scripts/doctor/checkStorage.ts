import { type Answer, decide, error, type Finding, ok, warning } from './finding.ts'
import { isSecureContext } from './isSecureContext.ts'

/** Whether what the widget keeps stays, and is its own. */
export function checkStorage(
  { loader, frame }: { readonly loader: Answer; readonly frame: Answer },
  page: string | undefined,
): readonly Finding[] {
  const { origin } = new URL(frame.url)
  const answers = [loader, frame]
  const clears = answers.find(({ headers }) => headers.has('clear-site-data'))
  const sets = answers.find(({ headers }) => headers.has('set-cookie'))
  return [
    decide(
      isSecureContext(frame.url),
      'It is served over HTTPS, or from this machine',
      error(
        'It is not served over HTTPS',
        'Browsers keep it from pages over HTTPS, and from the cookie that it needs where storage is blocked.',
      ),
    ),
    decide(
      page !== origin,
      'Its storage is of an origin of its own',
      error(
        `The page has the same origin, ${origin}`,
        'Serve the widget from an origin of its own, such as a subdomain: the page could read what it keeps.',
      ),
    ),
    clears === undefined
      ? ok('Nothing clears its storage')
      : error(
          `Clear-Site-Data is sent with ${clears.url}`,
          'Remove it: everybody is disconnected at each visit.',
        ),
    sets === undefined
      ? ok('It sets no cookies')
      : warning(
          `A cookie is set with ${sets.url}`,
          'Send no Set-Cookie from this origin: a proxy or CDN in front may add it.',
        ),
  ]
}
