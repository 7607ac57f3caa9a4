import { deployment } from '#kernel/config/deployment.ts'
import { isOriginAmong } from '#lib/origins.ts'
import { issuePath } from '#protocol'
import { checkFramePolicy } from './checkFramePolicy.ts'
import { type Answer, decide, doesNotLoad, error, type Finding, ok, warning } from './finding.ts'
import { parseJson } from './parseJson.ts'

const GENERATED = '`npm run deploy` writes these headers for your server.'

/** Checks the script that pages include. */
export function checkLoader(answer: Answer): readonly Finding[] {
  const { url, status, headers } = answer
  if (status !== 200) {
    return [doesNotLoad(url, answer, 'Serve the files of dist/ from this origin.')]
  }
  const type = headers.get('content-type') ?? ''
  const policy = headers.get('cross-origin-resource-policy')
  return [
    ok(`${url} loads`),
    ...checkMoved(answer),
    decide(
      /javascript/.test(type),
      'Its content type is JavaScript',
      error(`Its content type is '${type}'`, 'Send text/javascript: browsers refuse the script.'),
    ),
    decide(
      policy === 'cross-origin',
      'Pages with COEP may load it',
      warning(
        `Cross-Origin-Resource-Policy is '${policy ?? 'missing'}'`,
        `Send cross-origin: pages with COEP cannot load it otherwise. ${GENERATED}`,
      ),
    ),
    decide(
      headers.get('access-control-allow-origin') === '*',
      'It may be pinned by its hash (SRI)',
      warning(
        'Access-Control-Allow-Origin is not *',
        `Send *: a script tag with integrity needs it. ${GENERATED}`,
      ),
    ),
  ]
}

/** Reads the deployment that the operator of the widget's origin printed into the frame's document. */
export function readDeployment(text: string): ReturnType<typeof deployment.safeParse> {
  const block = /<script\b[^>]*\bid="causeway-deployment"[^>]*>([\s\S]*?)<\/script>/.exec(text)
  return deployment.safeParse(parseJson(block?.[1]))
}

/** Checks the frame's document: which sites may embed it, and which hosts it may reach. */
export function checkFrame(answer: Answer, page: string | undefined): readonly Finding[] {
  const { url, status, headers, text } = answer
  if (status !== 200) {
    return [doesNotLoad(url, answer, 'Serve dist/embed/ beside loader.js.')]
  }
  const parsed = readDeployment(text)
  if (!parsed.success) {
    return [
      error(
        `The deployment in ${url} cannot be read: ${issuePath(parsed.error)}`,
        'Write it again with `npm run deploy`.',
      ),
    ]
  }
  const frameOptions = headers.get('x-frame-options')
  return [
    ok(`${url} loads`),
    ...checkMoved(answer),
    ...checkAllowed(parsed.data.allowedOrigins, page),
    ...checkFramePolicy(answer, parsed.data, page),
    decide(
      frameOptions === null,
      'No X-Frame-Options stands in the way',
      error(`X-Frame-Options is '${frameOptions}'`, 'Remove it: it keeps every page out.'),
    ),
    decide(
      expiresSoon(headers.get('cache-control') ?? ''),
      'No cache keeps its document for long',
      warning(
        `Cache-Control is '${headers.get('cache-control') ?? 'missing'}'`,
        `Send 'private, max-age=300' or 'no-cache': an old document names chunks that are gone. ${GENERATED}`,
      ),
    ),
  ]
}

/** True where nobody keeps it, or only the browser, which has the chunks that it names, for an hour at most. */
function expiresSoon(cacheControl: string): boolean {
  if (/\bno-(cache|store)\b/i.test(cacheControl)) return true
  const seconds = Number(/\bmax-age=(\d+)/i.exec(cacheControl)?.[1] ?? Number.POSITIVE_INFINITY)
  return /\bprivate\b/i.test(cacheControl) && seconds <= 3_600
}

function checkAllowed(allowed: readonly string[], page: string | undefined): readonly Finding[] {
  if (allowed.length === 0) {
    return [
      error('allowedOrigins is empty: nobody may embed it', 'List the origins of your pages.'),
    ]
  }
  if (allowed.includes('*')) {
    return [
      warning(
        'Any origin may embed it, so the embedded wallet stays off',
        'List the origins of your pages instead of *.',
      ),
    ]
  }
  if (page === undefined) return [ok(`${allowed.length} origins may embed it`)]
  return [
    decide(
      isOriginAmong(allowed, page),
      `${page} may embed it`,
      error(
        `${page} is not in allowedOrigins`,
        'Add exactly this origin, with its scheme and port.',
      ),
    ),
  ]
}

function checkMoved({ url, redirected = false }: Answer): readonly Finding[] {
  if (!redirected) return []
  return [
    warning(
      `It was moved to ${url}`,
      'Serve it without a redirect: policies of pages name one origin.',
    ),
  ]
}
