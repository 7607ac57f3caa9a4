import * as z from 'zod/mini'
import { type Deployment, secureUrlOf } from '#kernel/config/deployment.ts'
import { networkIdentity } from '#kernel/config/networkShape.ts'
import { isOriginAmong } from '#lib/origins.ts'
import { presetNetworks } from '#kernel/networks/presets.ts'
import { type SecureConfig, secureConfig } from '#secure/api'
import { type Answer, decide, doesNotLoad, error, type Finding, ok, warning } from './finding.ts'
import { parseJson } from './parseJson.ts'
import { allows, headerPolicies } from './policy.ts'

const SETTINGS = "the embedded wallet's service"
const health = z.object({ status: z.literal('ok') })

/**
 * Checks the deployment's embedded wallet: it is reachable, healthy, open to the widget and its pages, and
 * supports their networks.
 */
export async function checkSecure(
  decided: Deployment,
  widget: string,
  get: (url: string) => Promise<Answer>,
): Promise<readonly Finding[]> {
  const secureUrl = secureUrlOf(decided)
  if (secureUrl === undefined) return []
  const [page, well, config] = await Promise.all([
    get(secureUrl),
    get(new URL('/health', secureUrl).href),
    get(new URL('/api/config', secureUrl).href),
  ])
  if (page.status !== 200) {
    return [
      doesNotLoad(
        `The embedded wallet at ${secureUrl}`,
        page,
        `Start ${SETTINGS}, or take services.secureUrl out of the deployment: no login by e-mail or social account works.`,
      ),
    ]
  }
  const origins = decided.allowedOrigins
  return [
    ok(`The embedded wallet at ${secureUrl} loads`),
    decide(
      well.status === 200 && health.safeParse(parseJson(well.text)).success,
      'Its service says that it is well',
      error(
        `${well.url} does not say that it is well: ${why(well)}`,
        `Look into the log of ${SETTINGS}: its database may not answer, or another server does in its place.`,
      ),
    ),
    ...checkHeaders(page, [widget, ...origins]),
    ...checkConfig(config, decided, widget),
  ]
}

const why = ({ status, text }: Answer) => (status === 0 ? text : `HTTP ${status}`)

function checkHeaders({ url, headers }: Answer, ancestors: readonly string[]): readonly Finding[] {
  const policies = headerPolicies(headers)
  const frameOptions = headers.get('x-frame-options')
  const out = ancestors.filter((origin) =>
    policies.some((policy) => !allows(policy.get('frame-ancestors'), origin, new URL(url).origin)),
  )
  const isSent = policies.some((policy) => policy.has('frame-ancestors'))
  return [
    isSent
      ? decide(
          out.length === 0,
          "The embedded wallet's frame-ancestors lets the widget and its pages in",
          error(
            `The embedded wallet's frame-ancestors keeps ${out.join(', ')} out`,
            `Name the widget in WIDGET_ORIGINS and its pages in ALLOWED_ORIGINS of ${SETTINGS}, and let a proxy in front pass its headers on.`,
          ),
        )
      : error(
          'The embedded wallet sends no frame-ancestors',
          `Any site can frame it. ${SETTINGS} sends it: let a proxy in front pass its headers on.`,
        ),
    decide(
      frameOptions === null,
      'No X-Frame-Options keeps the widget from it',
      error(
        `The embedded wallet sends X-Frame-Options '${frameOptions}'`,
        'Remove it: it keeps the widget out.',
      ),
    ),
  ]
}

function checkConfig(answer: Answer, decided: Deployment, widget: string): readonly Finding[] {
  const parsed = secureConfig.safeParse(parseJson(answer.text))
  if (answer.status !== 200 || !parsed.success) {
    return [
      error(
        `${answer.url} cannot be read`,
        `Serve the whole origin by ${SETTINGS}, of the same version as the widget.`,
      ),
    ]
  }
  const config = parsed.data
  const strangers = decided.allowedOrigins.filter(
    (page) => !config.allowedOrigins.includes(page) && !isOriginAmong(config.allowedOrigins, page),
  )
  return [
    decide(
      config.widgetOrigins.includes(widget),
      'The embedded wallet knows this widget',
      error(
        `The embedded wallet does not know the widget ${widget}`,
        `Add it to WIDGET_ORIGINS of ${SETTINGS}.`,
      ),
    ),
    decide(
      strangers.length === 0,
      'The embedded wallet allows the pages of the deployment',
      error(
        `The embedded wallet does not allow ${strangers.join(', ')}`,
        `Add to ALLOWED_ORIGINS of ${SETTINGS} what allowedOrigins of the deployment names.`,
      ),
    ),
    ...checkNetworks(config, decided),
    ...checkSolana(config, decided),
  ]
}

/** On a network that the embedded wallet does not support, the person can neither log in nor sign. */
function checkNetworks(config: SecureConfig, { networks }: Deployment): readonly Finding[] {
  const known = new Set(config.networks.map(({ chainId }) => `eip155:${chainId}`))
  const missing = (networks ?? presetNetworks)
    .map((network) => ({ ...networkIdentity(network), isTest: network.testnet === true }))
    .filter(({ namespace, caipChainId }) => namespace === 'eip155' && !known.has(caipChainId))
  const what = `The embedded wallet does not know ${missing.map(({ caipChainId }) => caipChainId).join(', ')}`
  const cure = `Add them to NETWORKS of ${SETTINGS}: nobody can log in while such a network is chosen.`
  if (missing.length === 0) return [ok('The embedded wallet knows the networks of the deployment')]
  return [missing.every(({ isTest }) => isTest) ? warning(what, cure) : error(what, cure)]
}

/** Without a Solana node the embedded wallet signs Solana transactions that it has not simulated. */
function checkSolana({ solanaNodes = {} }: SecureConfig, decided: Deployment): readonly Finding[] {
  const offered = (decided.networks ?? [])
    .map(networkIdentity)
    .filter(({ namespace }) => namespace === 'solana')
    .map(({ caipChainId }) => caipChainId)
  const missing = offered.filter((caipChainId) => solanaNodes[caipChainId] === undefined)
  if (offered.length === 0) return []
  return [
    decide(
      missing.length === 0,
      'The embedded wallet has nodes to try transactions of Solana on',
      warning(
        `The embedded wallet has no node of ${missing.join(', ')}`,
        `Name one in SOLANA_NODES of ${SETTINGS}: until then it tries no transaction there before it shows it, and says so.`,
      ),
    ),
  ]
}
