import { expect, test } from 'vitest'
import { keys, makeFolder, network, ORIGIN } from '../testing/startGateway.ts'
import { readSettings } from './readFile.ts'
import { StartError } from './startError.ts'

const node = { url: 'https://node.example/v2/{key}', keyFrom: 'NODE_KEY' }
const whole = {
  allowedOrigins: ['https://shop.example'],
  networks: [{ ...network, rpcUrls: ['https://public.example'] }],
  bridge: { apiUrl: 'https://bridge.example/api', maxFeeBps: 50 },
  gateway: {
    origin: ORIGIN,
    nodes: { 'eip155:31337': [node] },
    bridge: { keyFrom: 'BRIDGE_KEY', integratorId: '0xdead' },
    services: { projectIdFrom: 'PROJECT_ID' },
  },
}
/** Over HTTP, and for news. */
const own = [`${ORIGIN}/api/rpc/eip155:31337`, 'wss://widget.example/api/rpc/eip155:31337']
const withGateway = (gateway: object) => ({ ...whole, gateway: { ...whole.gateway, ...gateway } })

const ether = { chain: 'ethereum', currency: 'coingecko:ethereum' }
const prices = {
  apiUrl: 'https://prices.example/{key}',
  keyFrom: 'PRICES_KEY',
  chains: { 'eip155:31337': ether },
}
const indexer = { indexerUrl: 'https://indexer.example/api?chainid=31337', keyFrom: 'INDEXER_KEY' }
/** A gateway that has a history, and no project. */
const withHistory = (history: unknown, nodes: unknown = { 'eip155:31337': [node] }) => ({
  ...whole,
  gateway: { origin: ORIGIN, nodes, history },
})

function read(deployment: unknown, env: Readonly<Record<string, string | undefined>> = keys) {
  const folder = makeFolder(deployment)
  try {
    return readSettings(folder.file, env)
  } finally {
    folder.remove()
  }
}

function refusal(deployment: unknown, env?: Readonly<Record<string, string | undefined>>) {
  try {
    read(deployment, env)
  } catch (error) {
    if (error instanceof StartError) return error
    throw error
  }
  throw new Error('The file was taken')
}

test('default: the frame is told to ask the gateway, and no key', () => {
  const { published, owned } = read(whole)
  expect(published).toEqual({
    allowedOrigins: ['https://shop.example'],
    networks: [{ ...network, rpcUrls: [...own, 'https://public.example'] }],
    bridge: {
      apiUrl: `${ORIGIN}/api/across`,
      indexerUrl: `${ORIGIN}/api/indexer`,
      maxFeeBps: 50,
    },
    services: {
      projectId: 'gateway',
      apiUrl: `${ORIGIN}/api/directory`,
      blockchainUrl: `${ORIGIN}/api/blockchain`,
      analyticsUrl: `${ORIGIN}/api/events`,
    },
  })
  expect(owned.bridge?.apiUrl).toBe('https://bridge.example/api')
})

const removedApi = {
  'the deployment': [{ ...whole, bridge: { api: 'v1' } }, 'bridge.api'],
  'a deployment without a gateway': [
    { allowedOrigins: whole.allowedOrigins, bridge: { api: 'legacy' } },
    'bridge.api',
  ],
  'the section': [
    withGateway({ bridge: { api: 'v1', keyFrom: 'BRIDGE_KEY' } }),
    'gateway.bridge.api',
  ],
  'the section, as it was by default': [
    withGateway({ bridge: { api: 'legacy' } }),
    'gateway.bridge.api',
  ],
} as const
test.each(Object.entries(removedApi))(
  'error: `bridge.api` in %s was removed, and the gateway says what to do (S7.30)',
  (_, [file, field]) => {
    const { code, message } = refusal(file)
    expect(code).toBe('SETTINGS_WRONG')
    expect(message).toMatch(
      new RegExp(`: ${field}: It was removed with Across’s API v1. Delete it, and bridge.apiUrl `),
    )
  },
)

test('default: without a project, the frame is told where the gateway’s own wallet list is', () => {
  const { services: _, ...gateway } = whole.gateway
  const told = (change: object, services?: object) =>
    read({ ...whole, ...(services && { services }), gateway: { ...gateway, ...change } }).deployment
      .services
  const walletListUrl = `${ORIGIN}/api/directory`
  expect(told({})).toEqual({ walletListUrl })
  expect(told({}, { nameZone: 'shop.eth' })).toEqual({ nameZone: 'shop.eth', walletListUrl })
  expect(told({ walletList: false })).toBe(undefined)
  // What the owner names himself stays.
  expect(told({}, { projectId: 'abc' })).toEqual({ projectId: 'abc' })
  const own = { walletListUrl: 'https://wallets.example' }
  expect(told({}, own)).toEqual(own)
})

test('default: a file without the section is the deployment as it is', () => {
  const { gateway: _, ...rest } = whole
  const { published, section } = read(rest, {})
  expect(published).toEqual(rest)
  expect(section).toBe(undefined)
})

test('behavior: a network whose nodes are the gateway’s names none of its own', () => {
  const { deployment } = read({ ...whole, networks: [network] })
  expect(deployment.networks?.[0]?.rpcUrls).toEqual(own)
})

test('default: without a project, the frame is told where histories are read', () => {
  const { published, deployment } = read(withHistory({ 'eip155:31337': indexer }))
  expect(published).toMatchObject({
    services: {
      walletListUrl: `${ORIGIN}/api/directory`,
      historyUrl: `${ORIGIN}/api/history`,
    },
  })
  expect(deployment.services?.projectId).toBe(undefined)
  expect(JSON.stringify(published)).not.toContain('indexer')
})

test.each([
  ['a key in place of a name', { bridge: { keyFrom: 'sk-live-12345' } }, 'gateway.bridge.keyFrom'],
  ['a field for a key', { bridge: { apiKey: 'sk-live-12345' } }, 'gateway.bridge.apiKey'],
  ['a project id', { services: { projectId: keys.PROJECT_ID } }, 'gateway.services.projectId'],
  [
    'a key in the path of a node',
    { nodes: { 'eip155:31337': [{ url: 'https://node.example/v2/a1b2c3d4e5f6a7b8c9d0e1' }] } },
    'gateway.nodes.eip155:31337.0.url',
  ],
  [
    'a key in the query of a node',
    { nodes: { 'eip155:31337': [{ url: 'https://node.example/?k=a1b2c3d4e5f6a7b8c9d0e1' }] } },
    'gateway.nodes.eip155:31337.0.url',
  ],
  [
    'a key in the address for news',
    {
      nodes: {
        'eip155:31337': [
          { url: 'https://node.example', socketUrl: 'wss://node.example/a1b2c3d4e5f6a7b8c9d0e1' },
        ],
      },
    },
    'gateway.nodes.eip155:31337.0.socketUrl',
  ],
  [
    'a key in the query of an indexer',
    {
      history: {
        'eip155:31337': { indexerUrl: 'https://indexer.example/?apikey=a1b2c3d4e5f6a7b8c9d0e1' },
      },
    },
    'gateway.history.eip155:31337.indexerUrl',
  ],
  [
    'a password of a node',
    { nodes: { 'eip155:31337': [{ url: 'https://me:sk-live-12345@node.example' }] } },
    'gateway.nodes.eip155:31337.0.url',
  ],
])('attack: %s is refused, and not repeated', (_, gateway, place) => {
  const { code, message } = refusal(withGateway(gateway))
  expect(code).toBe('SECRET_IN_FILE')
  expect(message).toContain(place)
  expect(message).not.toMatch(/sk-live-12345|a1b2c3d4|f00dcafe/)
})

test('attack: the value of a named variable anywhere in the file is refused', () => {
  const told = { ...whole, brand: { iconUrl: `https://shop.example/${keys.BRIDGE_KEY}.png` } }
  const { code, message } = refusal(told)
  expect([code, message]).toEqual(['SECRET_IN_FILE', expect.stringContaining('BRIDGE_KEY')])
  expect(message).not.toContain(keys.BRIDGE_KEY)
})

const noService = { ...whole, services: { projectId: 'abc' } }
test.each([
  ['half a file', 'FILE_NOT_JSON', '{', 'no JSON object'],
  ['a list', 'FILE_NOT_JSON', '[]', 'no JSON object'],
  ['nobody allowed', 'NOBODY_ALLOWED', { ...whole, allowedOrigins: [] }, 'allowedOrigins'],
  ['no origin', 'SETTINGS_WRONG', { ...whole, allowedOrigins: ['shop'] }, 'allowedOrigins'],
  ['no address', 'SETTINGS_WRONG', { ...whole, bridge: { apiUrl: 'shop' } }, 'bridge.apiUrl'],
  ['two project ids', 'SETTINGS_WRONG', noService, 'two project ids'],
  ['no own origin', 'SETTINGS_WRONG', withGateway({ origin: 'widget' }), 'gateway.origin'],
  ['an own path', 'SETTINGS_WRONG', withGateway({ origin: `${ORIGIN}/a` }), 'gateway.origin'],
  ['no limit', 'SETTINGS_WRONG', withGateway({ limits: { perMinute: 0 } }), 'gateway.limits'],
  [
    'no room for anybody',
    'SETTINGS_WRONG',
    withGateway({ limits: { connections: { all: 0 } } }),
    'gateway.limits.connections.all',
  ],
  ['another field', 'SETTINGS_WRONG', withGateway({ unknown: true }), 'gateway'],
  ['no network', 'NETWORK_UNKNOWN', withGateway({ nodes: { 'eip155:1': [node] } }), 'eip155:1'],
  [
    'two histories',
    'SETTINGS_WRONG',
    withGateway({ history: { 'eip155:31337': indexer } }),
    'gateway.history and gateway.services',
  ],
  [
    'a history beside a project',
    'SETTINGS_WRONG',
    { ...withHistory({ 'eip155:31337': indexer }), services: { projectId: 'abc' } },
    'gateway.history and services.projectId',
  ],
  [
    'a history beside another one',
    'SETTINGS_WRONG',
    {
      ...withHistory({ 'eip155:31337': indexer }),
      services: { historyUrl: 'https://history.example' },
    },
    'gateway.history and services.historyUrl',
  ],
  [
    'a history of no network',
    'NETWORK_UNKNOWN',
    withHistory({ 'eip155:1': indexer }),
    'gateway.history names eip155:1',
  ],
  [
    'a history of another kind of chain',
    'NETWORK_UNKNOWN',
    withHistory({ 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': indexer }),
    'networks of eip155',
  ],
  [
    'logs without a node',
    'SETTINGS_WRONG',
    withHistory({ 'eip155:31337': { fromLogs: { blocks: 10, blocksAtOnce: 5 } } }, {}),
    'gateway.nodes names no node',
  ],
  [
    'an indexer and logs',
    'SETTINGS_WRONG',
    withHistory({
      'eip155:31337': { ...indexer, fromLogs: { blocks: 10, blocksAtOnce: 5 } },
    }),
    'gateway.history',
  ],
  [
    'prices beside a project',
    'SETTINGS_WRONG',
    withGateway({ prices }),
    'gateway.prices and gateway.services',
  ],
  [
    'prices of no network',
    'NETWORK_UNKNOWN',
    { ...whole, gateway: { origin: ORIGIN, prices: { ...prices, chains: { 'eip155:1': ether } } } },
    'gateway.prices names eip155:1',
  ],
  [
    'a key of prices without a place',
    'SETTINGS_WRONG',
    {
      ...whole,
      gateway: { origin: ORIGIN, prices: { ...prices, apiUrl: 'https://prices.example' } },
    },
    'gateway.prices.apiUrl',
  ],
  ['no nodes', 'NETWORK_UNKNOWN', withGateway({ nodes: { 'cosmos:hub-4': [node] } }), 'cosmos:hub'],
])('error: %s is told by %s', (_, code, deployment, words) => {
  const error = refusal(deployment)
  expect([error.code, error.message]).toEqual([code, expect.stringContaining(words)])
})

test('error: each missing or too short variable is named, none with its value', () => {
  const { code, message } = refusal(whole, { BRIDGE_KEY: 'short', PROJECT_ID: keys.PROJECT_ID })
  expect(code).toBe('SECRET_MISSING')
  expect(message).toContain('NODE_KEY')
  expect(message).toContain('BRIDGE_KEY')
  expect(message).not.toMatch(/PROJECT_ID|short\b(?! )/)
})

test('error: FILE_MISSING', () => {
  expect(() => readSettings('/nowhere/deployment.json', {})).toThrow('ENOENT')
})
