import { type Devnet, expect, type Page } from '../e2e/fixtures.ts'
import { ask } from '../pages/ask.ts'
import { test as base } from '../pages/hostTest.ts'

const ACCOUNT = '0x00000000000000000000000000000000000000aa'
const HASH = `0x${'ab'.repeat(32)}`
/** What the page's wallet answers to the widget. */
const wallet = {
  eth_requestAccounts: [ACCOUNT],
  eth_accounts: [ACCOUNT],
  eth_chainId: '0x7a69',
  personal_sign: HASH,
  eth_sendTransaction: HASH,
}

type Heard = { name: string; params: Record<string, unknown> }
type Outcome = { ok: boolean; value?: unknown; error?: { code: unknown; message: string } }

/** An allowed page that speaks to the frame by itself, up to the frame's first word. */
async function startHostilePage(
  page: Page,
  devnet: Devnet,
  options: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await page.goto(`${devnet.urls.page}/pages/hostile-page/`)
  const start = { frameUrl: `${devnet.urls.widget}/embed/`, wallet, ...options }
  expect(await ask(page, 'start', [start], { object: 'hostile' })).toEqual({})
  await page.waitForFunction(() =>
    Reflect.get(window, 'hostile').heard.some(({ name }: Heard) => name === 'hello'),
  )
}

async function call(page: Page, path: readonly string[], params: unknown): Promise<Outcome> {
  // A page's JSON.parse makes `__proto__` an own key, as an attacker would.
  return page.evaluate(
    ([names, text]) => Reflect.get(window, 'hostile').call(names, JSON.parse(text)),
    [[...path], JSON.stringify(params)] as const,
  )
}

function lastState(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'hostile').lastState())
}

function forwarded(page: Page): Promise<Heard[]> {
  return page.evaluate(() =>
    Reflect.get(window, 'hostile').heard.filter(({ name }: Heard) => name === 'walletRequest'),
  )
}

async function frameIsClean(page: Page, devnet: Devnet): Promise<void> {
  const frame = page.frames().find((other) => other.url().startsWith(String(devnet.urls.widget)))
  expect(await frame?.evaluate(() => Object.keys(Object.getPrototypeOf({})))).toEqual([])
  expect(await frame?.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined()
}

async function connectThere(page: Page): Promise<void> {
  expect(await call(page, ['open'], { view: 'Connect' })).toMatchObject({ ok: true })
  const frame = page.frameLocator('iframe[data-causeway-frame]')
  await frame.getByRole('button', { name: /Wallet of the page/ }).click()
  // The view follows the account with a word of its own.
  await page.waitForFunction(() => {
    const state = Reflect.get(window, 'hostile').lastState()
    return state?.status === 'connected' && state.view === 'Account'
  })
}

type Fixtures = {
  /** A hostile page whose frame has spoken and told its state. */
  readonly hostilePage: Page
  /** The same, with its wallet connected. */
  readonly connectedPage: Page
}

const test = base.extend<Fixtures>({
  hostilePage: async ({ page, devnet }, use) => {
    await startHostilePage(page, devnet)
    await page.waitForFunction(() => Reflect.get(window, 'hostile').lastState() !== undefined)
    await use(page)
  },
  connectedPage: async ({ hostilePage }, use) => {
    await connectThere(hostilePage)
    await use(hostilePage)
  },
})

const polluting = '{"__proto__":{"polluted":true}}'
const wide = (length: number) => 'x'.repeat(length)
const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])
const ask1 = (method: string, params?: unknown) => ({ id: 'request-0001', method, params })
const someWallet = { id: 'w', rdns: 'test.w', name: 'W', kind: 'announced' }

const badMessages: readonly (readonly [what: string, method: string, json: string])[] = [
  ['options with an own __proto__', 'setOptions', polluting],
  ['options with constructor', 'setOptions', '{"constructor":{"prototype":{"polluted":1}}}'],
  ['a theme with an own __proto__', 'setOptions', `{"themeVariables":${polluting}}`],
  ['a prefill with an own __proto__', 'open', `{"view":"Bridge","bridge":${polluting}}`],
  [
    'params with an own __proto__',
    'request',
    JSON.stringify(ask1('eth_call')).replace('}', `,"params":[${polluting}]}`),
  ],
  [
    'params with a deep constructor',
    'request',
    JSON.stringify(ask1('eth_call', [{ a: [{ constructor: 1 }] }])),
  ],
  [
    'a wallet with an own __proto__',
    'walletsChanged',
    `{"wallets":[${JSON.stringify(someWallet).replace('}', `,"__proto__":{"polluted":1}}`)}]}`,
  ],
  ['an option that does not exist', 'setOptions', '{"html":"<b>"}'],
  [
    'a theme value with a request in it',
    'setOptions',
    '{"themeVariables":{"--causeway-accent":"url(https://evil.example/x)"}}',
  ],
  [
    'a theme value with a second rule',
    'setOptions',
    '{"themeVariables":{"--causeway-radius-master":"1px;position:fixed"}}',
  ],
  ['a view that is not for pages', 'open', '{"view":"BridgeReview"}'],
  ['a pairing that is none', 'open', '{"uri":"javascript:alert(1)"}'],
  ['params of 400 kB', 'request', JSON.stringify(ask1('eth_call', [wide(400_000)]))],
  ['params of 33 entries', 'request', JSON.stringify(ask1('eth_call', Array(33).fill(0)))],
  ['params of 30 levels', 'request', JSON.stringify(ask1('eth_call', [deep(30)]))],
  ['a method name of 65 letters', 'request', JSON.stringify(ask1(wide(65)))],
  ['a method name with a path', 'request', JSON.stringify(ask1('eth_call.__proto__'))],
  ['an id of one letter', 'request', '{"id":"a","method":"eth_call"}'],
  ['65 wallets', 'walletsChanged', JSON.stringify({ wallets: Array(65).fill(someWallet) })],
  [
    'a wallet with a name of 10 kB',
    'walletsChanged',
    JSON.stringify({ wallets: [{ ...someWallet, name: wide(10_000) }] }),
  ],
  [
    'a wallet with an icon of 300 kB',
    'walletsChanged',
    JSON.stringify({
      wallets: [{ ...someWallet, icon: `data:image/png;base64,${wide(300_000)}` }],
    }),
  ],
  [
    'a wallet with a page for an icon',
    'walletsChanged',
    JSON.stringify({ wallets: [{ ...someWallet, icon: 'data:text/html,<script>1</script>' }] }),
  ],
  [
    'a wallet with an icon from elsewhere',
    'walletsChanged',
    JSON.stringify({ wallets: [{ ...someWallet, icon: 'https://evil.example/t.png' }] }),
  ],
  ['101 networks', 'setOptions', JSON.stringify({ networks: Array(101).fill('eip155:1') })],
  ['no network', 'setOptions', '{"networks":[]}'],
  ['a chain id that is none', 'switchNetwork', '{"caipChainId":"eip155:31338/../1"}'],
  ['an event that does not exist', 'walletEvent', '{"walletId":"w","event":{"type":"hacked"}}'],
  [
    '101 accounts',
    'walletEvent',
    JSON.stringify({
      walletId: 'w',
      event: { type: 'accountsChanged', accounts: Array(101).fill(ACCOUNT) },
    }),
  ],
  ['nothing at all', 'open', 'null'],
  ['a list for an object', 'setOptions', '[]'],
]

test('error: malformed messages to the frame end with -32602 and change nothing (prototype keys, oversize)', async ({
  hostilePage: page,
  devnet,
}) => {
  const before = await lastState(page)

  for (const [what, method, json] of badMessages) {
    const outcome: Outcome = await page.evaluate(
      ([name, text]) => Reflect.get(window, 'hostile').call([name], JSON.parse(text)),
      [method, json] as const,
    )
    expect.soft(outcome, what).toMatchObject({ ok: false, error: { code: -32602 } })
    expect.soft(JSON.stringify(outcome), what).not.toContain('embed/') // no stack, no address
  }

  await frameIsClean(page, devnet)
  expect(await lastState(page)).toEqual(before)
  expect(await forwarded(page)).toEqual([])
  expect(await page.context().cookies(devnet.urls.widget)).toEqual([])
})

test('error: names that are not in the contract end with METHOD_NOT_FOUND', async ({
  hostilePage: page,
}) => {
  const before = await lastState(page)
  const paths = [
    ['hello'],
    ['walletRequest'],
    ['eval'],
    ['constructor'],
    ['toString'],
    ['hasOwnProperty'],
    ['__proto__', 'constructor'],
    ['open', 'constructor'],
    ['open', 'name'],
    ['request', 'toString'],
  ]
  for (const path of paths) {
    expect
      .soft(await call(page, path, 'return 1'), path.join('.'))
      .toMatchObject({ ok: false, error: { code: 'METHOD_NOT_FOUND' } })
  }
  expect(await lastState(page)).toEqual(before)
  expect(await forwarded(page)).toEqual([])
})

test('error: a method that is unknown, or comes before there is an account, reaches no wallet (S6.04)', async ({
  hostilePage: page,
}) => {
  const before = await lastState(page)
  const cases = [
    ['a method that signs anything', 'eth_sign', [ACCOUNT, HASH], 4200],
    ['a method nobody knows', 'wallet_takeEverything', [], 4200],
    ["the wallet's own revocation of another page", 'wallet_invokeSnap', [], 4200],
    ['a signature before there is an account', 'personal_sign', ['0x00', ACCOUNT], 4100],
    ['a transaction before there is an account', 'eth_sendTransaction', [{ to: ACCOUNT }], 4100],
  ] as const
  for (const [index, [what, method, params, code]] of cases.entries()) {
    const sent = { ...ask1(method, params), id: `request-000${index}` }
    const outcome = await call(page, ['request'], sent)
    expect.soft(outcome, what).toMatchObject({ ok: false, error: { code } })
  }
  expect(await forwarded(page)).toEqual([])
  expect(await lastState(page)).toEqual(before)
})

test('behavior: a request keeps its id up to the page, and each id is sent on once', async ({
  connectedPage: page,
}) => {
  const before = await lastState(page)
  const sent = { id: 'replayed-0001', method: 'personal_sign', params: ['0x00', ACCOUNT] }
  const other = { ...sent, params: ['0x01', ACCOUNT] }
  const outcomes = await page.evaluate(
    (requests) => {
      const { call } = Reflect.get(window, 'hostile')
      return Promise.all(requests.map((each) => call(['request'], each)))
    },
    [sent, sent, other],
  )
  expect(outcomes[0]).toEqual({ ok: true, value: HASH })
  for (const replay of outcomes.slice(1)) {
    expect(replay).toMatchObject({ ok: false, error: { code: -32600 } })
  }
  // An id of the frame's own making would let a replay through the loader's door.
  const ids = (await forwarded(page))
    .filter(({ params }) => params.method === 'personal_sign')
    .map(({ params }) => params.id)
  expect(ids).toEqual(['replayed-0001'])
  expect(await lastState(page)).toEqual(before)
})

test('error: a transaction that is not of this account, on this chain, or whole ends before the wallet (S6.04)', async ({
  connectedPage: page,
}) => {
  const before = await lastState(page)
  const from = `0x${'bb'.repeat(20)}`
  const cases = [
    ['an account that is not connected', [{ from, to: ACCOUNT }], 4100],
    ['another chain', [{ from: ACCOUNT, to: ACCOUNT, chainId: '0x1' }], 4901],
    ['an address that is none', [{ from: ACCOUNT, to: '0x1234' }], -32602],
    ['a value that is negative', [{ from: ACCOUNT, to: ACCOUNT, value: '-0x1' }], -32602],
    ['half a byte of data', [{ from: ACCOUNT, to: ACCOUNT, data: '0xabc' }], -32602],
  ] as const
  for (const [index, [what, params, code]] of cases.entries()) {
    const sent = { ...ask1('eth_sendTransaction', params), id: `request-000${index}` }
    const outcome = await call(page, ['request'], sent)
    expect.soft(outcome, what).toMatchObject({ ok: false, error: { code } })
  }
  // The widget itself asks the wallet what it can, whenever it gets to that.
  const methods = (await forwarded(page)).map(({ params }) => params.method)
  expect(methods).not.toContain('eth_sendTransaction')
  expect(await lastState(page)).toEqual(before)
})

test('error: a page that floods the frame is cut off', async ({ hostilePage: page, devnet }) => {
  const before = await lastState(page)
  await ask(page, 'flood', [['ping'], 1_000, {}], { object: 'hostile' })

  await expect
    .poll(async () => (await call(page, ['ping'], {})).error?.code)
    .toBe('CONNECTION_DESTROYED')
  expect(await lastState(page)).toEqual(before)
  expect(await forwarded(page)).toEqual([])
  expect(await page.context().cookies(devnet.urls.widget)).toEqual([])
})

for (const protocol of [0, 99]) {
  test(`error: a loader of protocol ${protocol} is refused with PROTOCOL_MISMATCH`, async ({
    page,
    devnet,
    context,
  }) => {
    await startHostilePage(page, devnet, { protocol })
    await page.waitForFunction(() =>
      Reflect.get(window, 'hostile').heard.some(({ name }: Heard) => name === 'refused'),
    )
    const heard: Heard[] = await page.evaluate(() => Reflect.get(window, 'hostile').heard)
    expect(heard.map(({ name }) => name)).toEqual(['hello', 'refused'])
    expect(heard.at(-1)?.params).toMatchObject({ code: 'PROTOCOL_MISMATCH' })
    const frame = page.frameLocator('iframe[data-causeway-frame]')
    await expect(
      frame.getByRole('heading', { name: 'An update is needed', level: 1 }),
    ).toBeVisible()
    expect(await context.cookies(devnet.urls.widget)).toEqual([])
  })
}

test('error: a welcome that is malformed is refused, and storage stays unread', async ({
  page,
  devnet,
  context,
}) => {
  await startHostilePage(page, devnet, { welcome: { options: { html: '<b>' } } })
  const frame = page.frameLocator('iframe[data-causeway-frame]')
  await expect(frame.getByRole('alert').or(frame.getByRole('heading')).first()).toBeVisible()
  const heard: Heard[] = await page.evaluate(() => Reflect.get(window, 'hostile').heard)
  expect(heard.filter(({ name }) => name !== 'hello' && name !== 'refused')).toEqual([])
  expect(await context.cookies(devnet.urls.widget)).toEqual([])
})

test('default: the same page that plays by the rules is served', async ({
  connectedPage: page,
}) => {
  expect(await lastState(page)).toMatchObject({
    status: 'connected',
    accounts: [`eip155:31337:${ACCOUNT}`],
  })
  const outcome = await call(page, ['request'], ask1('personal_sign', ['0x00', ACCOUNT]))
  expect(outcome).toEqual({ ok: true, value: HASH })
  const [signature] = (await forwarded(page)).filter(
    ({ params }) => params.method === 'personal_sign',
  )
  expect(signature?.params).toMatchObject({ caipChainId: 'eip155:31337', account: ACCOUNT })
})
