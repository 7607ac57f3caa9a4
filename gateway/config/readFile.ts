import { readFileSync } from 'node:fs'
import type { ServiceOptions } from '#secure/service/config/options.ts'
import { isOriginAmong } from '#lib/origins.ts'
import { issuePath } from '#protocol'
import { type Deployment, deployment, secureUrlOf } from '#kernel/config/deployment.ts'
import { networkIdentity } from '#kernel/config/networkShape.ts'
import { presetNetworks } from '#kernel/networks/presets.ts'
import { behindGateway } from './behindGateway.ts'
import { type GatewaySection, gatewaySection } from './section.ts'
import { findSecret, variablesOf } from './findSecret.ts'
import { readSecrets, readVariable, type Secrets } from './secrets.ts'
import { storeKindOf } from '../limits/storeUrl.ts'
import { readWallet, walletSecrets } from '../wallet/readWallet.ts'
import { StartError } from './startError.ts'

/** The gateway's settings. */
export type Settings = {
  /** As the owner wrote it, with the addresses that the gateway itself asks. */
  readonly owned: Deployment
  /** What the frame's document gets, with the gateway's addresses. */
  readonly published: unknown
  /** `published`, validated. */
  readonly deployment: Deployment
  /** Undefined where only the widget is served. */
  readonly section: GatewaySection | undefined
  readonly secrets: Secrets
  /** Of the embedded wallet's service; undefined where it is not served here. */
  readonly wallet: ServiceOptions | undefined
}

/** What a file says without any variable. */
export type PublicSettings = Omit<Settings, 'secrets' | 'wallet'>

/**
 * Reads the deployment's file and the variables that it names.
 *
 * @throws StartError FILE_MISSING, FILE_NOT_JSON, NETWORK_UNKNOWN, NOBODY_ALLOWED, SECRET_IN_FILE,
 * SECRET_MISSING, SETTINGS_WRONG, STORE_WRONG
 */
export function readSettings(
  file: string,
  env: Readonly<Record<string, string | undefined>>,
): Settings {
  const text = readText(file)
  const settings = readPublic(file, text)
  const { section, deployment } = settings
  const variables = section === undefined ? [] : variablesOf(section)
  const secrets = readSecrets(variables, env)
  const values = [
    ...variables.map((name) => [name, secrets.valueOf(name)] as const),
    ...walletSecrets.map((name) => [name, readVariable(name, env) ?? ''] as const),
  ]
  const leaked = values.find(([, value]) => value !== '' && text.includes(value))?.[0]
  if (section?.limits.storeFrom !== undefined) {
    storeKindOf(secrets.valueOf(section.limits.storeFrom))
  }
  if (leaked !== undefined) throw secretInFile(file, `a text in it, the value of ${leaked},`)
  const wallet = section?.embeddedWallet === true ? readWallet(deployment, section, env) : undefined
  return { ...settings, secrets, wallet }
}

/**
 * Reads the deployment's file alone.
 *
 * @throws StartError FILE_MISSING, FILE_NOT_JSON, NETWORK_UNKNOWN, NOBODY_ALLOWED, SECRET_IN_FILE,
 * SETTINGS_WRONG
 */
export function readPublicSettings(file: string): PublicSettings {
  return readPublic(file, readText(file))
}

function readPublic(file: string, text: string): PublicSettings {
  const { gateway, ...rest } = readJson(file, text)
  // First, so that no later error message can print a secret.
  const place = findSecret(gateway)
  if (place !== undefined) throw secretInFile(file, place)

  const section = gateway === undefined ? undefined : readSection(file, gateway)
  const published = section === undefined ? rest : behindGateway(rest, section)
  const checked = check(file, published)
  // The gateway asks the services that it stands in for, so their addresses are checked, too.
  const owned = check(file, { ...rest, networks: published.networks })
  if (section?.services !== undefined && owned.services?.projectId !== undefined) {
    throw new StartError(
      'SETTINGS_WRONG',
      `${file}: services.projectId and gateway.services.projectIdFrom are two project ids for the same services.`,
    )
  }
  if (section !== undefined) requireOneSource(file, section, owned)
  if (checked.allowedOrigins.length === 0) {
    throw new StartError(
      'NOBODY_ALLOWED',
      `${file}: allowedOrigins is empty, so nobody could embed the widget.`,
    )
  }
  if (section !== undefined) {
    requireNetworks(file, section, checked)
    requireSourceNetworks(file, section, checked)
    requireSites(file, section, checked)
    requireDocsHost(file, section, checked)
  }
  return { owned, published, deployment: checked, section }
}

function check(file: string, value: unknown): Deployment {
  const parsed = deployment.safeParse(value)
  if (parsed.success) return parsed.data
  throw new StartError('SETTINGS_WRONG', `${file}: ${issuePath(parsed.error)}`)
}

function readSection(file: string, gateway: unknown): GatewaySection {
  const parsed = gatewaySection.safeParse(gateway)
  if (parsed.success) return parsed.data
  throw new StartError('SETTINGS_WRONG', `${file}: gateway.${issuePath(parsed.error)}`)
}

/** Nodes must be of networks in the file: the widget asks for no others. */
function requireNetworks(file: string, { nodes }: GatewaySection, { networks }: Deployment): void {
  const known = new Set<string>((networks ?? []).map((one) => networkIdentity(one).caipChainId))
  for (const chain of Object.keys(nodes)) {
    if (!/^(eip155|solana):/.test(chain)) {
      throw new StartError(
        'NETWORK_UNKNOWN',
        `${file}: gateway.nodes names ${chain}. Nodes are asked for chains of eip155 and solana.`,
      )
    }
    if (known.has(chain)) continue
    throw new StartError(
      'NETWORK_UNKNOWN',
      `${file}: gateway.nodes names ${chain}, which is not among its networks.`,
    )
  }
}

/** The services of a project have a history and prices of their own, and the widget asks one source of each. */
function requireOneSource(
  file: string,
  { history, prices, services }: GatewaySection,
  { services: own }: Deployment,
): void {
  const others = [
    ['gateway.services', services],
    ['services.projectId', own?.projectId],
  ] as const
  const sources = [
    ['history', Object.keys(history).length > 0, ['services.historyUrl', own?.historyUrl]],
    ['prices', prices !== undefined, ['services.pricesUrl', own?.pricesUrl]],
  ] as const
  for (const [name, isSet, url] of sources) {
    const other = [...others, url].find(([, value]) => value !== undefined)?.[0]
    if (!isSet || other === undefined) continue
    throw new StartError(
      'SETTINGS_WRONG',
      `${file}: gateway.${name} and ${other} are two sources of the same; keep one.`,
    )
  }
}

/** Accounts and prices are read of networks that the widget shows; logs are read from the gateway's own nodes. */
function requireSourceNetworks(
  file: string,
  { history, prices, nodes }: GatewaySection,
  { networks }: Deployment,
): void {
  const all = networks ?? presetNetworks
  const known = new Set<string>(all.map((one) => networkIdentity(one).caipChainId))
  const named = [
    ...Object.keys(history).map((chain) => ['history', chain] as const),
    ...Object.keys(prices?.chains ?? {}).map((chain) => ['prices', chain] as const),
  ]
  for (const [name, chain] of named) {
    if (chain.startsWith('eip155:') && known.has(chain)) continue
    throw new StartError(
      'NETWORK_UNKNOWN',
      `${file}: gateway.${name} names ${chain}, which is not among its networks of eip155.`,
    )
  }
  for (const [chain, source] of Object.entries(history)) {
    if ('fromLogs' in source && !Object.hasOwn(nodes, chain)) {
      throw new StartError(
        'SETTINGS_WRONG',
        `${file}: gateway.history reads ${chain} from logs, and gateway.nodes names no node of it.`,
      )
    }
  }
}

/** Which host is asked tells the documentation from the widget and the wallet. */
function requireDocsHost(
  file: string,
  { docs, origin }: GatewaySection,
  deployment: Deployment,
): void {
  if (docs === undefined) return
  const others = [origin, secureUrlOf(deployment)].filter((url) => url !== undefined)
  // Cookies are shared by all ports of a host.
  const isHost = (url: string) => new URL(url).hostname === new URL(docs.origin).hostname
  if (!others.some(isHost)) return
  throw new StartError(
    'SETTINGS_WRONG',
    `${file}: gateway.docs.origin wants a host name of its own, such as https://docs.example.`,
  )
}

function requireSites(file: string, { limits }: GatewaySection, known: Deployment): void {
  for (const site of Object.keys(limits.sites)) {
    if (isOriginAmong(known.allowedOrigins, site)) continue
    throw new StartError(
      'SETTINGS_WRONG',
      `${file}: gateway.limits.sites names ${site}, which allowedOrigins does not let in.`,
    )
  }
}

function secretInFile(file: string, place: string): StartError {
  return new StartError(
    'SECRET_IN_FILE',
    `${file}: ${place} looks like a key. The file is no place for one: put it into a variable of the environment, and its name here, such as "keyFrom": "BRIDGE_KEY".`,
  )
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new StartError('FILE_MISSING', `${file} cannot be read (${code}).`)
  }
}

function readJson(file: string, text: string): Record<string, unknown> {
  const parsed = parse(text)
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return { ...parsed }
  // The parser's message may quote the file, so it is left out.
  throw new StartError('FILE_NOT_JSON', `${file} is no JSON object.`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
