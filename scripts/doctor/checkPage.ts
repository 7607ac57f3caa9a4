import { type Answer, decide, error, type Finding, warning } from './finding.ts'
import { isSecureContext } from './isSecureContext.ts'
import { allows, policiesOf, sourcesOf } from './policy.ts'

const frameDirectives = ['frame-src', 'child-src', 'default-src']
/** What the loader hands on to the frame, with what is lost without it. */
const features = {
  'clipboard-write': 'copying addresses',
  'publickey-credentials-get': 'passkeys',
} as const

/** A page that embeds the widget: whether its own headers let the frame in, and let it work. */
export function checkPage(page: Answer, widget: string): readonly Finding[] {
  const { url, headers } = page
  const { origin } = new URL(url)
  const policies = policiesOf(page)
  const opener = headers.get('cross-origin-opener-policy')
  return [
    decide(
      policies.every((policy) => allows(sourcesOf(policy, frameDirectives), widget, origin)),
      'Its policy lets the frame in',
      error('frame-src keeps the frame out', `Add ${widget} to frame-src.`),
    ),
    decide(
      policies.every((policy) => policy.get('sandbox')?.includes('allow-same-origin') ?? true),
      'No sandbox takes the frame its storage',
      error(
        "The page's policy has a sandbox, which the frame inherits",
        'Add allow-same-origin, allow-scripts, allow-forms and allow-popups to it, or take it away.',
      ),
    ),
    decide(
      opener === null || !opener.startsWith('same-origin') || opener.includes('allow-popups'),
      'Windows of wallets and sign-in can answer it',
      warning(
        `Cross-Origin-Opener-Policy is '${opener}'`,
        'Social sign-in has a code typed, and Base Account does not work; same-origin-allow-popups avoids that.',
      ),
    ),
    ...checkFeatures(headers.get('permissions-policy') ?? '', widget),
    decide(
      isSecureContext(url),
      'It is a secure context',
      error('It is not served over HTTPS', 'Wallets and the clipboard need a secure context.'),
    ),
  ]
}

/** What a page keeps for itself it cannot hand on to the frame. */
function checkFeatures(policy: string, widget: string): readonly Finding[] {
  const kept = Object.entries(features).filter(([name]) => {
    const list = new RegExp(`(?:^|,)\\s*${name}\\s*=\\s*(\\([^)]*\\)|[^,]+)`).exec(policy)?.[1]
    return list !== undefined && !list.includes('*') && !list.includes(`"${widget}"`)
  })
  return [
    decide(
      kept.length === 0,
      'Its Permissions-Policy hands on what the frame needs',
      warning(
        `Permissions-Policy keeps ${kept.map(([name]) => name).join(', ')} from the frame: no ${kept.map(([, what]) => what).join(', no ')}`,
        `Write ${kept.map(([name]) => `${name}=(self "${widget}")`).join(', ')}.`,
      ),
    ),
  ]
}
