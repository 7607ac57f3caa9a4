import fc from 'fast-check'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import * as full from '#protocol'
import { events } from '../protocol/events.ts'
import * as baseAccount from './wallets/baseAccount/shapes.ts'
import * as safe from './wallets/safe/shapes.ts'

let small: typeof full

/** The module as the loader's build has it: the same file, with the small zod in zod's place. */
async function buildSmall<M>(file: string): Promise<M> {
  const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { 'zod/mini': fromHere('./smallZod.ts') } },
    build: {
      write: false,
      minify: false,
      lib: { entry: fromHere(file), formats: ['es'] },
    },
  })
  const [output] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (output?.type !== 'chunk') throw new Error('Nothing was built')
  const url = `data:text/javascript,${encodeURIComponent(output.code)}`
  return (await import(/* @vite-ignore */ url)) as M // the same module, other schemas
}

beforeAll(async () => {
  small = await buildSmall('../protocol/index.ts')
})

type Row = { params: typeof full.welcome; result: typeof full.welcome }

/** The same question to both, in the two builds. */
function verdicts(side: 'page' | 'widget', name: string, part: keyof Row, value: unknown) {
  const row = (from: typeof full) => Reflect.get(from[side], name) as Row
  return [full, small].map((from) => row(from)[part].safeParse(value).success)
}

const address = `0x${'1'.repeat(40)}`
const good = {
  widget: {
    open: { view: 'Bridge', bridge: { amount: '1.5', lock: ['amount'] }, uri: 'wc:a@2' },
    close: { reason: 'escape' },
    request: { id: 'request-1', method: 'eth_call', params: [{ to: address }, 'latest'] },
    setOptions: {
      themeMode: 'auto',
      themeVariables: { '--causeway-accent': '#fff' },
      networks: ['eip155:1', { chainId: 7001 }],
      features: { analytics: false },
    },
    disconnect: { namespace: 'eip155' },
    switchNetwork: { caipChainId: 'eip155:1' },
    walletEvent: { walletId: 'a', event: { type: 'chainChanged', chainId: '0x1' } },
    walletsChanged: { wallets: [{ id: 'a', rdns: 'a.b', name: 'A', kind: 'announced' }] },
    pageChanged: { restored: true },
    getLogs: { after: 0 },
    ping: {},
  },
  page: {
    hello: { protocols: [1], capabilities: ['a'], build: '1', session: 'session-1' },
    refused: { code: 'NESTED_HOST', message: 'No' },
    publish: {
      revision: 1,
      state: { ...full.disconnectedState, accounts: [`eip155:1:${address}`] },
      events: [{ type: 'open', payload: { view: 'Connect' } }],
    },
    show: {},
    hide: { reason: 'user' },
    resize: { height: 500 },
    walletRequest: {
      id: 'request-1',
      walletId: 'a',
      method: 'personal_sign',
      params: ['0x', address],
      caipChainId: 'eip155:1',
      account: address,
    },
    signIn: { method: 'getNonce', params: { account: `eip155:1:${address}` } },
    openUrl: { url: 'https://a.test' },
    lock: { name: 'a' },
    unlock: { name: 'a' },
  },
} as const

/** A value with one part of it, at any depth, replaced, added or removed. */
function broken(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) {
    const parts = value.map((item, at) => broken(item).map((next) => value.with(at, next)))
    return fc.oneof(odd, fc.constant([...value, ...value]), ...parts)
  }
  if (typeof value !== 'object' || value === null) return odd
  const entries = Object.entries(value)
  const changed = entries.map(([name, entry]) =>
    broken(entry).map((next) => ({ ...value, [name]: next })),
  )
  const removed = entries.map(([name]) => {
    const rest = entries.filter(([other]) => other !== name)
    return fc.constant(Object.fromEntries(rest))
  })
  const added = fc.constantFrom('extra', '__proto__', 'constructor')
  const more = added.map((name) =>
    JSON.parse(
      JSON.stringify({ ...value })
        .replace('{', `{"${name}":1,`)
        .replace(',}', '}'),
    ),
  )
  return fc.oneof(odd, more, ...changed, ...removed)
}
const odd = fc.oneof(
  fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true }),
  fc.constantFrom(undefined, null, '', 0, -1, Number.NaN, Number.POSITIVE_INFINITY, [], {}, 'x'),
)

describe.each(['widget', 'page'] as const)('both read the same into %s', (side) => {
  test.each(Object.keys(good[side]))('behavior: %s', (name) => {
    const params: unknown = Reflect.get(good[side], name)
    expect(verdicts(side, name, 'params', params)).toEqual([true, true])
    fc.assert(
      fc.property(fc.oneof(broken(params), odd), (value) => {
        const [zod, ours] = verdicts(side, name, 'params', value)
        expect(ours).toBe(zod)
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 300 },
    )
    fc.assert(
      fc.property(odd, (value) => {
        const [zod, ours] = verdicts(side, name, 'result', value)
        expect(ours).toBe(zod)
      }),
    )
  })
})

test.each([
  [{ colour: 'red' }, ''],
  [{ zIndex: -1 }, 'zIndex'],
  [{ networks: ['1'] }, 'networks.0'],
  [{ metadata: { icons: ['data:,'] } }, 'metadata.icons.0'],
  [{ bridge: { integratorId: 'dead' } }, 'bridge.integratorId'],
])('error: both name the same field in %j', (options, path) => {
  for (const { widgetOptions } of [full, small]) {
    const issue = widgetOptions.safeParse(options).error?.issues[0]
    expect(issue?.path.join('.')).toBe(path)
  }
})

const caipAccountId = `eip155:1:${address}`
const hash = `0x${'2'.repeat(64)}`
const session = { caipAccountId, address, chainId: 1 }
const side = { caipChainId: 'eip155:1', token: address, amount: '1', symbol: 'ETH' }
const failure = { code: 4001, message: 'No' }
const bytes = new Uint8Array([1, 2])
const secret = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt'])
/** What another window sends, or a stored value, by the module and the name of its schema. */
const others = {
  '../protocol/events.ts': {
    open: { view: 'Connect' },
    close: { reason: 'user' },
    viewChanged: { view: 'Connect' },
    connect: { account: caipAccountId, wallet: { id: 'a', name: 'A' }, via: 'page' },
    disconnect: { namespace: 'eip155', reason: 'user' },
    accountChanged: { namespace: 'eip155', account: caipAccountId },
    networkChanged: { namespace: 'eip155', caipChainId: 'eip155:1', supported: true },
    signIn: session,
    signOut: session,
    transaction: {
      ...{ id: 'a', kind: 'send', status: 'failed', caipChainId: 'eip155:1', hash },
      error: failure,
    },
    bridge: {
      ...{ id: 'a', status: 'filled', origin: side, destination: side, depositId: '1' },
      ...{ depositHash: hash, fillHash: hash, fillType: 'FastFill', outputAmount: '1' },
      refundHash: hash,
    },
    error: { code: 'FLOOD', message: 'No', details: 'more' },
  },
  './wallets/safe/shapes.ts': {
    safeHash: hash,
    answer: { id: 'a', success: true, data: {}, error: {} },
    safeInfo: { safeAddress: address, chainId: 1 },
    sent: { safeTxHash: hash },
    details: { txStatus: 'SUCCESS', txHash: hash },
    signed: { signature: '0x12', messageHash: hash, safeTxHash: hash },
    signature: '0x12',
    receipt: { blockHash: hash, blockNumber: '0x1', gasUsed: '0x1', status: '0x1', logs: [{}] },
    call: { to: address, data: '0x12', value: '0x1' },
    bundle: { calls: [{ to: address, value: '1' }], from: address, chainId: '0x1' },
  },
  './wallets/baseAccount/shapes.ts': {
    announcement: { event: 'PopupLoaded', id: 'a' },
    response: {
      ...{ requestId: 'a', sender: 'ab12' },
      content: { encrypted: { iv: bytes, cipherText: bytes }, failure },
    },
    opened: { result: { value: 1, error: failure }, data: { chains: {}, capabilities: {} } },
    connected: { accounts: [{ address }] },
    rpcAnswer: { result: 1, error: failure },
    session: {
      ...{ secret, sender: 'ab12', accounts: [address], chainId: 1, chains: {}, capabilities: {} },
    },
  },
} as const

describe.each([
  ['../protocol/events.ts', { ...events }],
  ['./wallets/safe/shapes.ts', { ...safe }],
  ['./wallets/baseAccount/shapes.ts', { ...baseAccount }],
] as const)('both read the same by %s', (file, full) => {
  type Shapes = Record<string, { safeParse: (value: unknown) => { success: boolean } } | undefined>
  let built: Shapes

  beforeAll(async () => {
    const module = await buildSmall<Shapes & { events?: Shapes }>(file)
    built = module.events ?? module
  })

  test('default: every schema of the file has a good value here', () => {
    expect(Object.keys(others[file]).toSorted()).toEqual(Object.keys(full).toSorted())
  })

  test.each(Object.entries(others[file]))('behavior: %s', (name, example: unknown) => {
    const ours = built[name]
    const zod = (full as Shapes)[name]
    const both = (value: unknown) => [zod, ours].map((one) => one?.safeParse(value).success)
    expect(both(example)).toEqual([true, true])
    fc.assert(
      fc.property(fc.oneof(broken(example), odd), (value) => {
        const [expected, found] = both(value)
        expect(found).toBe(expected)
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 300 },
    )
  })
})
