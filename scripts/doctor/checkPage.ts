import { type Answer, decide, error, type Finding, ok, warning } from './finding.ts'
import { allows, parsePolicy } from './policy.ts'

/** A page that embeds the widget: whether its own headers let the loader and the frame in. */
export function checkPage(
  { url, status, headers, text }: Answer,
  widget: string,
): readonly Finding[] {
  if (status !== 200) {
    const why = status === 0 ? text : `HTTP ${status}`
    return [error(`${url} does not load: ${why}`, 'Give the address of a page that is public.')]
  }
  const policy = parsePolicy(headers.get('content-security-policy') ?? '')
  const { origin } = new URL(url)
  const scripts =
    policy.get('script-src-elem') ?? policy.get('script-src') ?? policy.get('default-src')
  const frames = policy.get('frame-src') ?? policy.get('child-src') ?? policy.get('default-src')
  // With 'strict-dynamic' a nonce or hash decides, and host sources are not read.
  const isByNonce =
    scripts?.some((source) => /^'(nonce-|sha\d+-|strict-dynamic)/.test(source)) ?? false
  const opener = headers.get('cross-origin-opener-policy')
  const embedder = headers.get('cross-origin-embedder-policy')
  return [
    decide(
      text.includes('loader.js') || text.includes('causeway'),
      `${url} includes the loader`,
      warning(
        `${url} does not name the loader`,
        'Fine where a bundle or a script of yours adds it.',
      ),
    ),
    decide(
      isByNonce || allows(scripts, widget, origin),
      'Its policy lets the loader in',
      error(
        'script-src keeps the loader out',
        `Add ${widget} to script-src, or give the tag a nonce.`,
      ),
    ),
    decide(
      allows(frames, widget, origin),
      'Its policy lets the frame in',
      error('frame-src keeps the frame out', `Add ${widget} to frame-src.`),
    ),
    decide(
      opener === null || !opener.startsWith('same-origin') || opener.includes('allow-popups'),
      'Windows of wallets and sign-in can answer it',
      warning(
        `Cross-Origin-Opener-Policy is '${opener}'`,
        'Social sign-in asks for a code to be typed; same-origin-allow-popups avoids that.',
      ),
    ),
    ...(embedder === null
      ? [ok('No embedder policy to meet')]
      : [ok(`Embedder policy '${embedder}' is met by the widget's own headers`)]),
    decide(
      new URL(url).protocol === 'https:' || new URL(url).hostname.endsWith('localhost'),
      'It is a secure context',
      error('It is not served over HTTPS', 'Wallets and the clipboard need a secure context.'),
    ),
  ]
}
