import { createHash } from 'node:crypto'
import { checkCopy } from './checkParts.ts'
import { type Answer, decide, error, type Finding, ok, warning } from './finding.ts'
import { allows, attributeOf, policiesOf, sourcesOf } from './policy.ts'

const scriptDirectives = ['script-src-elem', 'script-src', 'default-src']

/**
 * The script tag of the page: whether its policy lets it in, and whether its hash is right. The loader may be
 * a copy on the page's own site.
 */
export async function checkTag(
  page: Answer,
  widget: string,
  get: (url: string) => Promise<Answer>,
): Promise<readonly Finding[]> {
  const tags = page.text.match(/<script\b[^>]*\bsrc=[^>]*\bloader\.js[^>]*>/gi) ?? []
  const tag =
    tags.find((one) => addressOf(one, page.url)?.origin === widget) ??
    tags.find((one) => addressOf(one, page.url, 'data-frame-url')?.origin === widget)
  const address = tag === undefined ? undefined : addressOf(tag, page.url)
  const source = address?.origin ?? widget
  return [
    decide(
      /loader\.js|causeway/.test(page.text),
      `${page.url} includes the loader`,
      warning(
        `${page.url} does not name the loader`,
        'Fine where a bundle or a script of yours adds it.',
      ),
    ),
    decide(
      isLetIn(page, tag, source),
      'Its policy lets the loader in',
      error(
        'script-src keeps the loader out',
        `Add ${source} to script-src, or give the tag the nonce of the policy.`,
      ),
    ),
    ...(tag === undefined ? [] : await checkHash(tag, page.url, get)),
    ...(address === undefined || source === widget
      ? []
      : await checkCopy(await get(address.href), get)),
  ]
}

function isLetIn(page: Answer, tag: string | undefined, source: string): boolean {
  const { origin } = new URL(page.url)
  return policiesOf(page).every((policy) => {
    const sources = sourcesOf(policy, scriptDirectives)
    if (sources === undefined) return true
    const isVouched = sources.some((source) => /^'(nonce-|sha\d+-)/.test(source))
    // A script adds the tag: what vouches for that one may vouch for it too.
    if (tag === undefined && isVouched) return true
    const vouchers = tag === undefined ? [] : vouchersOf(tag)
    if (vouchers.some((voucher) => sources.includes(voucher))) return true
    // With 'strict-dynamic' host sources are not read.
    return !sources.includes("'strict-dynamic'") && allows(sources, source, origin)
  })
}

function addressOf(tag: string, page: string, name = 'src'): URL | undefined {
  const address = attributeOf(tag, name) ?? ''
  return URL.canParse(address, page) ? new URL(address, page) : undefined
}

function vouchersOf(tag: string): readonly string[] {
  const nonce = attributeOf(tag, 'nonce')
  const hashes = attributeOf(tag, 'integrity')?.split(/\s+/) ?? []
  return [...(nonce === undefined ? [] : [`nonce-${nonce}`]), ...hashes].map((one) => `'${one}'`)
}

async function checkHash(
  tag: string,
  page: string,
  get: (url: string) => Promise<Answer>,
): Promise<readonly Finding[]> {
  const hashes = attributeOf(tag, 'integrity')?.split(/\s+/).filter(Boolean) ?? []
  if (hashes.length === 0) return []
  const { href = page } = addressOf(tag, page) ?? {}
  const { status, text } = await get(href)
  const isRight = hashes.some((hash) => {
    const algorithm = hash.split('-')[0] ?? ''
    if (!['sha256', 'sha384', 'sha512'].includes(algorithm)) return false
    return hash === `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`
  })
  return [
    decide(
      status === 200 && isRight,
      `The tag's hash is that of ${href}`,
      error(
        `The tag's integrity is not the hash of ${href}: browsers refuse it`,
        'Take address and hash from integrity.json anew.',
      ),
    ),
    decide(
      attributeOf(tag, 'crossorigin') !== undefined,
      'The tag has crossorigin',
      error('A tag with integrity lacks crossorigin', 'Add crossorigin="anonymous" to it.'),
    ),
    /\/v\/[^/]+\/loader\.js$/.test(new URL(href).pathname)
      ? ok('It is pinned to one version')
      : warning(
          'The tag pins the newest loader by its hash, which changes with every deployment',
          'Pin v/<version>/loader.js, which stays as it is.',
        ),
  ]
}
