import type { Frame } from '@playwright/test'
import { type Devnet, expect, type Page, visit } from '../e2e/fixtures.ts'
import { ask } from '../pages/ask.ts'
import { test as base } from '../pages/hostTest.ts'
import { takePicture } from './picture.ts'

type Outcome = { ok: boolean; value?: unknown; error?: { code: unknown; message: string } }
type Wallet = { id: string; rdns: string }

/** Our loader on an honest page, told to take a hostile document for the widget. */
async function createWith(page: Page, devnet: Devnet, query = ''): Promise<void> {
  await visit(page, devnet, { path: '/pages/plain/' })
  await page.evaluate((frameUrl) => {
    const other = Reflect.get(window, 'Widget').create({ frameUrl, announce: false })
    const errors: unknown[] = []
    other.on('error', ({ code }: { code: unknown }) => errors.push(code))
    Object.assign(window, { other, errors })
  }, `${devnet.urls.evil}/pages/hostile-frame/${query}`)
}

async function openHostileFrame(page: Page, devnet: Devnet): Promise<Frame> {
  await createWith(page, devnet)
  expect(await ask(page, 'open', [], { object: 'other' })).toMatchObject({
    value: { view: 'Connect' },
  })
  const frame = page.frames().find((other) => other.url().includes('/pages/hostile-frame/'))
  if (frame === undefined) throw new Error('The hostile frame is not there')
  return frame
}

const test = base.extend<{ readonly frame: Frame }>({
  /** The hostile document, opened by the page as its widget. */
  frame: async ({ page, devnet }, use) => use(await openHostileFrame(page, devnet)),
})

function call(frame: Frame, path: readonly string[], json: string): Promise<Outcome> {
  return frame.evaluate(
    ([names, text]) => Reflect.get(window, 'hostile').call(names, JSON.parse(text)),
    [[...path], json] as const,
  )
}

function callWith(frame: Frame, name: string, params: unknown): Promise<Outcome> {
  return call(frame, [name], JSON.stringify(params))
}

async function devnetWalletId(frame: Frame): Promise<string> {
  const welcome: Outcome = await frame.evaluate(() => Reflect.get(window, 'hostile').welcome())
  const { wallets } = Object(welcome.value) as { wallets: Wallet[] } // as `hello` answers
  const wallet = wallets.find(({ rdns }) => rdns === 'dev.causeway.devnet-wallet')
  if (wallet === undefined) throw new Error('The page told of no Devnet Wallet')
  return wallet.id
}

/** The page's widget and the one with the hostile frame: what both of them show. */
async function picture(page: Page, devnet: Devnet) {
  const other = await ask(page, 'getState', [], { object: 'other' })
  return { ...(await takePicture(page, devnet)), other: other.value }
}

for (const [protocols, what] of [
  ['0', 'an old'],
  ['99', 'a future'],
  ['98,99', 'only future'],
] as const) {
  test(`error: a frame of ${what} protocol (${protocols}) ends with PROTOCOL_MISMATCH`, async ({
    page,
    devnet,
  }) => {
    await createWith(page, devnet, `?protocols=${protocols}`)
    const before = await picture(page, devnet)
    const answer = await ask(page, 'open', [], { object: 'other' })
    expect(answer).toMatchObject({ code: 'PROTOCOL_MISMATCH', message: expect.any(String) })
    await expect(page.getByRole('alert')).toContainText('PROTOCOL_MISMATCH')
    expect(await picture(page, devnet)).toEqual(before)
  })
}

test('behavior: a frame that also speaks a future protocol is met at ours', async ({
  page,
  devnet,
}) => {
  await createWith(page, devnet, '?protocols=1,99')
  expect(await ask(page, 'open', [], { object: 'other' })).toMatchObject({
    value: { view: 'Connect' },
  })
})

const wide = (length: number) => 'x'.repeat(length)
const polluting = '{"__proto__":{"polluted":true}}'
const request = (change: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ id: 'request-0001', walletId: 'injected', method: 'eth_accounts', ...change })

const badMessages: readonly (readonly [what: string, method: string, json: string])[] = [
  ['a state that is not public', 'publish', '{"revision":9,"state":{"accounts":[]},"events":[]}'],
  ['a state with an own __proto__', 'publish', `{"revision":9,"state":${polluting},"events":[]}`],
  [
    '51 events',
    'publish',
    JSON.stringify({
      revision: 9,
      state: {
        open: true,
        loading: false,
        status: 'connected',
        networkSupported: true,
        accounts: [],
        openTransfers: 0,
      },
      events: Array(51).fill({ type: 'open', payload: { view: 'x' } }),
    }),
  ],
  [
    'an account that is no CAIP-10',
    'publish',
    JSON.stringify({
      revision: 9,
      state: {
        open: true,
        loading: false,
        status: 'connected',
        networkSupported: true,
        accounts: ['<b>'],
        openTransfers: 0,
      },
      events: [],
    }),
  ],
  ['a height over the limit', 'resize', '{"height":5001}'],
  ['a negative height', 'resize', '{"height":-1}'],
  ['a height that is no number', 'resize', '{"height":"100%"}'],
  ['a reason that does not exist', 'hide', '{"reason":"because"}'],
  ['a lock of another kind of name', 'lock', '{"name":"../../other site"}'],
  ['params of 400 kB', 'walletRequest', request({ params: [wide(400_000)] })],
  [
    'params with an own __proto__',
    'walletRequest',
    request({}).replace('}', `,"params":[${polluting}]}`),
  ],
  ['an id that is too short', 'walletRequest', request({ id: 'a' })],
  ['a method with a path', 'walletRequest', request({ method: 'eth_accounts.constructor' })],
  ['a field that does not exist', 'walletRequest', request({ origin: 'https://evil.example' })],
  [
    'an account that is no address of any kind of chain',
    'walletRequest',
    request({ account: wide(129) }),
  ],
  ['an address of 3 kB', 'openUrl', JSON.stringify({ url: `https://evil.example/${wide(3_000)}` })],
]

test('error: malformed messages to the page end with -32602 and change nothing (prototype keys, oversize)', async ({
  page,
  devnet,
  frame,
}) => {
  const before = await picture(page, devnet)
  for (const [what, method, json] of badMessages) {
    const outcome = await call(frame, [method], json)
    expect.soft(outcome, what).toMatchObject({ ok: false, error: { code: -32602 } })
    expect.soft(JSON.stringify(outcome), what).not.toContain('.js') // no stack, no address
  }
  expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined()
  expect(await picture(page, devnet)).toEqual(before)
})

test('error: a name that is not in the contract, a method that is not on the list, an unknown wallet and a bad address change nothing (S5.11, S6.04)', async ({
  page,
  devnet,
  frame,
  context,
}) => {
  const walletId = await devnetWalletId(frame)
  const before = await picture(page, devnet)
  const pages = context.pages().length

  const paths = [
    ['open'],
    ['eval'],
    ['constructor'],
    ['toString'],
    ['__proto__', 'constructor'],
    ['walletRequest', 'constructor'],
    ['walletRequest', 'bind2'],
  ]
  for (const path of paths) {
    expect
      .soft(await call(frame, path, '"return 1"'), path.join('.'))
      .toMatchObject({ ok: false, error: { code: 'METHOD_NOT_FOUND' } })
  }

  const methods = [
    'eth_sign',
    'eth_sendRawTransaction',
    'wallet_revokePermissions',
    'wallet_invokeSnap',
    'eth_getBalance',
    'hasOwnProperty',
    'constructor',
  ]
  for (const method of methods) {
    const sent = { id: `request-${method}`, walletId, method, params: [] }
    expect
      .soft(await callWith(frame, 'walletRequest', sent), method)
      .toMatchObject({ ok: false, error: { code: 4200 } })
  }

  for (const stranger of ['injected', 'nobody', '__proto__', 'constructor']) {
    const sent = { id: `wallet-${stranger}`, walletId: stranger, method: 'eth_requestAccounts' }
    expect
      .soft(await callWith(frame, 'walletRequest', sent), stranger)
      .toMatchObject({ ok: false, error: { code: 'UNKNOWN_WALLET' } })
  }

  // Neither https nor a known wallet's.
  const urls = [
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'intent://scan/#Intent;scheme=zxing;end',
    'http://evil.example/',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'ms-settings:display',
    '//evil.example',
    '',
  ]
  for (const url of urls) {
    expect
      .soft(await callWith(frame, 'openUrl', { url }), url)
      .toEqual({ ok: true, value: { opened: false } })
  }
  expect(context.pages()).toHaveLength(pages)
  expect(await picture(page, devnet)).toEqual(before)
})

/** The hostile frame gets the person to connect, as any site may ask. */
async function connectThere(frame: Frame, walletId: string): Promise<string> {
  const sent = { id: 'request-connect', walletId, method: 'eth_requestAccounts' }
  const outcome = await callWith(frame, 'walletRequest', sent)
  expect(outcome).toMatchObject({ ok: true, value: [expect.stringMatching(/^0x/)] })
  return Array.isArray(outcome.value) ? String(outcome.value[0]) : ''
}

test('error: account methods are asserted against the wallet right before they are sent', async ({
  page,
  devnet,
  frame,
}) => {
  const walletId = await devnetWalletId(frame)
  const account = await connectThere(frame, walletId)
  const before = await picture(page, devnet)
  const method = 'eth_sendTransaction'
  const params = [{ from: account, to: account, value: '0x1' }]
  const whole = { walletId, method, params, caipChainId: 'eip155:31337', account }
  const cases = [
    ['another account', { ...whole, account: `0x${'bb'.repeat(20)}` }, 4100],
    ['another chain', { ...whole, caipChainId: 'eip155:1' }, 4901],
    ['another namespace', { ...whole, caipChainId: 'solana:31337' }, 4901],
    ['no chain', { walletId, method, params, account }, -32602],
    ['no account', { walletId, method, params, caipChainId: 'eip155:31337' }, -32602],
  ] as const
  for (const [index, [what, sent, code]] of cases.entries()) {
    const outcome = await callWith(frame, 'walletRequest', { ...sent, id: `asserted-${index}` })
    expect.soft(outcome, what).toMatchObject({ ok: false, error: { code } })
  }
  expect(await picture(page, devnet)).toEqual(before)
})

test('behavior: a request id that comes again is sent to the wallet once', async ({
  page,
  devnet,
  frame,
}) => {
  const walletId = await devnetWalletId(frame)
  const account = await connectThere(frame, walletId)
  const before = await picture(page, devnet)
  const sign = (message: string) => ({
    id: 'replayed-0001',
    walletId,
    method: 'personal_sign',
    params: [message, account],
    caipChainId: 'eip155:31337',
    account,
  })
  const outcomes: Outcome[] = await frame.evaluate(
    (messages) =>
      Promise.all(
        messages.map((each) => Reflect.get(window, 'hostile').call(['walletRequest'], each)),
      ),
    [sign('0x00'), sign('0x00'), sign('0x01')],
  )
  const later = await callWith(frame, 'walletRequest', sign('0x02'))

  expect(outcomes[0]).toEqual({ ok: true, value: expect.stringMatching(/^0x[0-9a-f]{130}$/) })
  for (const outcome of [...outcomes, later]) expect(outcome).toEqual(outcomes[0])
  const after = await picture(page, devnet)
  expect(after.asked).toEqual([...before.asked, 'personal_sign'])
  expect({ ...after, asked: [] }).toEqual({ ...before, asked: [] })
})

test('error: a frame that floods the page is cut off with FLOOD', async ({
  page,
  devnet,
  frame,
}) => {
  const before = await picture(page, devnet)
  await ask(frame, 'flood', [['unlock'], 1_000, { name: 'nothing' }], {
    object: 'hostile',
  })
  await expect(page.getByRole('alert')).toContainText('FLOOD')
  expect(await page.evaluate(() => Reflect.get(window, 'errors'))).toEqual(['FLOOD'])
  expect(
    page
      .frames()
      .map((each) => each.url())
      .join(),
  ).not.toContain('hostile-frame')
  expect(await picture(page, devnet)).toEqual(before)
})

test('error: a frame on the page’s own origin is refused with SAME_ORIGIN_FRAME', async ({
  page,
  devnet,
}) => {
  await visit(page, devnet, { path: '/pages/plain/' })
  await page.evaluate((frameUrl) => {
    const other = Reflect.get(window, 'Widget').create({ frameUrl, announce: false })
    Object.assign(window, { other })
  }, `${devnet.urls.page}/pages/hostile-frame/`)
  const before = await picture(page, devnet)
  expect(await ask(page, 'open', [], { object: 'other' })).toMatchObject({
    code: 'SAME_ORIGIN_FRAME',
  })
  expect(page.frames()).toHaveLength(1)
  expect(await picture(page, devnet)).toEqual(before)
})
