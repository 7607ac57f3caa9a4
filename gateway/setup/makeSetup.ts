import { randomBytes } from 'node:crypto'
import type { Answers, Network } from './answers.ts'

const TOKEN_BYTES = 24
/** AES-256. */
const WALLET_KEY_BYTES = 32

export type Node = { readonly network: Network; readonly url: string }
export type Variable = {
  readonly name: string
  /** Where the owner gets it. */
  readonly from: string
  /** Undefined where the owner has to fill it in. */
  readonly value?: string | undefined
  /** What the owner may fill in, where not any word will do. */
  readonly example?: string | undefined
  /** Of the embedded wallet’s service. */
  readonly isOfWallet?: boolean | undefined
}
export type Setup = {
  readonly deployment: Readonly<Record<string, unknown>> & {
    readonly gateway: Readonly<Record<string, unknown>>
  }
  /** Of gateway.env. */
  readonly variables: readonly Variable[]
  /** Of .env, from which compose.yaml takes the rest; undefined without containers. */
  readonly ofContainers?: readonly Variable[] | undefined
}

const walletVariables = (): readonly Variable[] => [
  {
    name: 'SMTP_URL',
    from: 'The mail server, such as smtps://user:password@mail.example',
    example: 'smtps://mail.example',
    isOfWallet: true,
  },
  {
    name: 'MAIL_FROM',
    from: 'The sender of mails, such as wallet@secure.example',
    example: 'wallet@secure.example',
    isOfWallet: true,
  },
  {
    name: 'ENCRYPTION_KEY',
    from: 'Opens the shares of the database, made here: back it up at once, apart from the database',
    value: randomBytes(WALLET_KEY_BYTES).toString('base64'),
    isOfWallet: true,
  },
]

/** What the files say. */
export function makeSetup(answers: Answers, nodes: readonly Node[]): Setup {
  const { origin, sites, services, wallet } = answers
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
      ...(wallet === undefined ? {} : { services: { secureUrl: wallet } }),
      gateway: {
        origin,
        trustedProxies: ['127.0.0.1'],
        ...(nodes.length === 0 ? {} : { nodes: nodesOf(nodes) }),
        ...(services.includes('bridge') ? { bridge: { keyFrom: ofBridge.name } } : {}),
        ...(services.includes('project') ? { services: { projectIdFrom: ofProject.name } } : {}),
        ...(wallet === undefined ? {} : { embeddedWallet: true }),
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
      ...(wallet === undefined ? [] : walletVariables()),
      {
        name: 'METRICS_TOKEN',
        from: 'The token of /metrics, made here',
        value: randomWord(),
      },
    ],
  }
}

/** Which no address and no shell changes. */
export function randomWord(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
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
