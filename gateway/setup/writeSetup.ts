import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../config/readFile.ts'
import { StartError } from '../config/startError.ts'
import type { Answers, Network } from './answers.ts'

const TOKEN_BYTES = 24

export type Node = { readonly network: Network; readonly url: string }
export type Variable = {
  readonly name: string
  /** Where the owner gets it. */
  readonly from: string
  /** Undefined where the owner has to fill it in. */
  readonly value?: string | undefined
}
export type Setup = {
  readonly deployment: Readonly<Record<string, unknown>>
  readonly variables: readonly Variable[]
}

/** What the files say. */
export function makeSetup(answers: Answers, nodes: readonly Node[]): Setup {
  const { origin, sites, services } = answers
  const networks =
    answers.networks ?? (nodes.length > 0 ? nodes.map(({ network }) => network) : undefined)
  const keyed = nodes.filter(({ url }) => url.includes('{key}'))
  const ofBridge: Variable = {
    name: 'ACROSS_KEY',
    from: 'The key of Across’s API: ask Across for it, and for an integrator id',
  }
  const ofProject: Variable = {
    name: 'PROJECT_ID',
    from: 'A project id of https://dashboard.reown.com, for the gateway alone',
  }
  return {
    deployment: {
      allowedOrigins: sites,
      ...(networks === undefined ? {} : { networks: networks.map(describeNetwork) }),
      gateway: {
        origin,
        trustedProxies: ['127.0.0.1'],
        ...(nodes.length === 0 ? {} : { nodes: nodesOf(nodes) }),
        ...(services.includes('bridge') ? { bridge: { keyFrom: ofBridge.name } } : {}),
        ...(services.includes('project') ? { services: { projectIdFrom: ofProject.name } } : {}),
        metricsTokenFrom: 'METRICS_TOKEN',
      },
    },
    variables: [
      ...(services.includes('bridge') ? [ofBridge] : []),
      ...(services.includes('project') ? [ofProject] : []),
      ...keyed.map(({ network }) => ({
        name: variableOf(network),
        from: `The key of your node of ${network.name}`,
      })),
      {
        name: 'METRICS_TOKEN',
        from: 'The token of /metrics, made here',
        value: randomBytes(TOKEN_BYTES).toString('base64url'),
      },
    ],
  }
}

/**
 * Writes `deployment.json` and `gateway.env`, the second for its owner alone, once the first is one that the
 * gateway takes. An existing file is left as it is.
 *
 * @throws StartError FILE_EXISTS, or what the gateway would say of the file
 */
export function writeSetup(folder: string, { deployment, variables }: Setup): void {
  const file = join(folder, 'deployment.json')
  write(file, `${JSON.stringify(deployment, null, 2)}\n`)
  // Any words will do: whether they are right, only the services know.
  const env = Object.fromEntries(
    variables.map(({ name, value = randomBytes(TOKEN_BYTES).toString('hex') }) => [name, value]),
  )
  try {
    readSettings(file, env)
  } catch (error) {
    rmSync(file)
    throw error
  }
  const lines = variables.map(({ name, from, value = '' }) => `# ${from}\n${name}=${value}\n`)
  write(join(folder, 'gateway.env'), lines.join('\n'))
}

/** The command that a proxy with TLS is started by depends on the machine; these work on any. */
export function nextSteps(
  folder: string,
  { origin, sites, services }: Answers,
  setup: Setup,
): string {
  const empty = setup.variables.filter(({ value }) => value === undefined)
  const at = (name: string) => join(folder, name)
  const host = new URL(origin).host
  return [
    `${at('deployment.json')} and ${at('gateway.env')} are written. Next:`,
    ...(empty.length === 0
      ? []
      : [
          '',
          `Fill in ${at('gateway.env')}:`,
          ...empty.map(({ name, from }) => `  ${name}  ${from}`),
        ]),
    '',
    'Then type:',
    '  npm run build',
    `  node --env-file=${at('gateway.env')} dist/gateway/main.js ${at('deployment.json')}`,
    `  npm run doctor -- ${origin}${sites[0]?.includes('*') === false ? ` ${sites[0]}` : ''}`,
    '',
    'For production:',
    `  A proxy with TLS for ${host} in front of 127.0.0.1:8080: deploy/gateway.Caddyfile or deploy/gateway.nginx.conf.`,
    ...missing(services).map((line) => `  ${line}`),
    '  Logins by e-mail and social accounts: docs/embedded-wallet.md.',
    '  What else there is to set: docs/operate.md.',
  ].join('\n')
}

function missing(services: Answers['services']): readonly string[] {
  return [
    ...(services.includes('bridge')
      ? []
      : ['Without a key of Across, its API limits your visitors by address.']),
    ...(services.includes('project')
      ? []
      : ['Without a project id, there is no wallet list, no history, and no swapping or buying.']),
    ...(services.includes('nodes')
      ? []
      : ['Without nodes of your own, browsers ask public ones, which may refuse or be slow.']),
    'WalletConnect wants a project id that pages know: data-project-id, or walletConnect.projectId in deployment.json.',
  ]
}

function describeNetwork(network: Network) {
  const { caipChainId, chainId, name, nativeCurrency, testnet, explorerUrl, rpcUrls } = network
  return {
    ...(chainId === undefined ? { caipChainId } : { chainId }),
    name,
    nativeCurrency,
    rpcUrls,
    ...(explorerUrl === undefined ? {} : { explorerUrl }),
    ...(testnet ? { testnet } : {}),
  }
}

function nodesOf(nodes: readonly Node[]) {
  return Object.fromEntries(
    nodes.map(({ network, url }) => [
      network.caipChainId,
      [{ url, ...(url.includes('{key}') ? { keyFrom: variableOf(network) } : {}) }],
    ]),
  )
}

function variableOf({ name }: Network): string {
  return `${name.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}_NODE_KEY`
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    const reason = code === 'EEXIST' ? 'is there already' : `cannot be written (${code})`
    throw new StartError('FILE_EXISTS', `${file} ${reason}.`)
  }
}
