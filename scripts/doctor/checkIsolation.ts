import { type Answer, error, type Finding, ok, warning } from './finding.ts'

/** Pages with Cross-Origin-Embedder-Policy show a frame only if it has one as well, and CORP. */
export function checkIsolation(frame: Answer, page: Answer | undefined): readonly Finding[] {
  const pagePolicy = headerOf(page, 'cross-origin-embedder-policy')
  const isIsolating = pagePolicy === 'require-corp' || pagePolicy === 'credentialless'
  const policy = headerOf(frame, 'cross-origin-embedder-policy')
  const resource = headerOf(frame, 'cross-origin-resource-policy')
  const missing = [
    ...(policy === 'require-corp' || policy === 'credentialless'
      ? []
      : ['Cross-Origin-Embedder-Policy: credentialless']),
    ...(resource === 'cross-origin' ? [] : ['Cross-Origin-Resource-Policy: cross-origin']),
  ]
  if (missing.length === 0) {
    return [
      ok(
        isIsolating
          ? `It meets the page's Cross-Origin-Embedder-Policy, '${pagePolicy}'`
          : 'Pages with COEP may show it',
      ),
    ]
  }
  const what = `${frame.url} does not send ${missing.join(' and ')}`
  const cure = '`npm run deploy` writes these headers for your server.'
  return [
    isIsolating
      ? error(`${what}: the page's policy '${pagePolicy}' keeps it out`, cure)
      : warning(what, `Pages with COEP cannot show it. ${cure}`),
  ]
}

/** The value without its parameters, `report-to` and the like. */
function headerOf(answer: Answer | undefined, name: string): string | undefined {
  return answer?.headers.get(name)?.split(';')[0]?.trim().toLowerCase()
}
