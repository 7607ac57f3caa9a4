import type { Deployment } from '#kernel/config/deployment.ts'
import { frameHeaders } from '#gateway/site/headers.ts'
import { type Answer, decide, error, type Finding, warning } from './finding.ts'
import { allows, headerPolicies, parsePolicy, sourcesOf } from './policy.ts'

const GENERATED = '`npm run deploy` writes this header for your server.'

type Policies = ReturnType<typeof headerPolicies>

/** The frame's policy, beside the one that its deployment needs: what it keeps out, and what in. */
export function checkFramePolicy(
  { url, headers }: Answer,
  decided: Deployment,
  page: string | undefined,
): readonly Finding[] {
  const policies = headerPolicies(headers)
  const wanted = parsePolicy(frameHeaders(decided)['content-security-policy'] ?? '')
  const self = new URL(url).origin
  const loose = looseParts(policies)
  return [
    ...checkAncestors(policies, page, self),
    ...fetches.flatMap((name) => checkFetch(policies, name, wanted.get(name) ?? [], self)),
    decide(
      loose.length === 0,
      'Its policy lets no foreign script in',
      warning(`Its policy is weaker than it should be: ${loose.join(', ')}`, GENERATED),
    ),
    ...(policies.some((policy) => policy.has('sandbox'))
      ? [
          error(
            'Its policy has a sandbox, which takes its storage and its windows away',
            'Take sandbox out of the policy.',
          ),
        ]
      : []),
  ]
}

function checkAncestors(
  policies: Policies,
  page: string | undefined,
  self: string,
): readonly Finding[] {
  const isSent = policies.some((policy) => policy.has('frame-ancestors'))
  const sent = decide(
    isSent,
    'frame-ancestors says who may embed it',
    error('It sends no frame-ancestors', `Any site can frame it. ${GENERATED}`),
  )
  if (page === undefined || !isSent) return [sent]
  return [
    sent,
    decide(
      policies.every((policy) => allows(policy.get('frame-ancestors'), page, self)),
      `frame-ancestors lets ${page} in`,
      error(`frame-ancestors keeps ${page} out`, `Add it to allowedOrigins. ${GENERATED}`),
    ),
  ]
}

/** What the frame loads and asks, each with what does not work where it is kept out. */
const losses = {
  'script-src': 'its own scripts',
  'style-src': 'its styles',
  'font-src': 'its fonts',
  'img-src': 'pictures of wallets and tokens',
  'connect-src': 'its nodes and services',
  'frame-src': 'the frames that it needs',
} as const
const fetches = Object.keys(losses) as readonly (keyof typeof losses)[] // its own keys

function checkFetch(
  policies: Policies,
  name: keyof typeof losses,
  wanted: readonly string[],
  self: string,
): readonly Finding[] {
  const missed = wanted.filter((source) =>
    policies.some((policy) => !covers(sourcesOf(policy, [name, 'default-src']), source, self)),
  )
  return [
    decide(
      missed.length === 0,
      `${name} lets it reach ${losses[name]}`,
      error(`${name} keeps it from ${missed.join(', ')}: ${losses[name]}`, GENERATED),
    ),
  ]
}

function covers(sources: readonly string[] | undefined, wanted: string, self: string): boolean {
  if (sources === undefined || sources.includes(wanted)) return true
  if (wanted === "'self'") return allows(sources, self, self)
  if (/^[a-z]+:$/.test(wanted)) return wanted === 'https:' && sources.includes('*')
  return allows(sources, wanted, self)
}

function looseParts(policies: Policies): readonly string[] {
  const lists = policies.map((policy) => sourcesOf(policy, ['script-src', 'default-src']))
  if (lists.every((sources) => sources === undefined)) return ['no script-src']
  const foreign = /^('unsafe-inline'|'unsafe-eval'|\*|https?:|data:|blob:)$/
  // Of several policies each one has to agree: what one forbids does not get in.
  const open = lists.map((sources) => sources?.filter((source) => foreign.test(source)))
  const shared = open.some((found) => found?.length === 0)
    ? []
    : (open.find((found) => found) ?? [])
  const isTyped = policies.some((policy) => policy.has('require-trusted-types-for'))
  return [
    ...shared.map((source) => `script-src ${source}`),
    ...(isTyped ? [] : ['no require-trusted-types-for']),
  ]
}
