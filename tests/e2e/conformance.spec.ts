import { CALLS_AT_ONCE } from '#protocol'
import { ask } from '../pages/ask.ts'
import { ask1193, findProvider, heardOf, rpcError } from '../pages/providerOfPage.ts'
import {
  connectWallet,
  type Devnet,
  expect,
  frameOf,
  type Page,
  test,
  visit,
  withWidget,
} from './fixtures.ts'
import { devnetWallet } from './wallet.ts'
import type { Widget } from './widgetOfPage.ts'

/*
 * The provider that a page gets, held against the sentences of three standards. Each is asked as a
 * library asks: found by EIP-6963, called by EIP-1193.
 */
const BOB = `0x${'b0'.repeat(20)}`

async function start(page: Page, devnet: Devnet, query: Record<string, string> = {}) {
  await visit(page, devnet, { query })
  // The account that bundles may upgrade, which is for good.
  if (query.calls !== undefined) await devnetWallet(page).switchAccount(2)
  await findProvider(page)
}

/** Asks each, and holds the answers against what the standard says, all of them before it fails. */
async function conforms(
  page: Page,
  rows: readonly (readonly [sentence: string, asked: unknown, answer: Record<string, unknown>])[],
): Promise<void> {
  for (const [sentence, asked, answer] of rows) {
    expect.soft(await ask1193(page, asked), sentence).toMatchObject(answer)
  }
}

test('behavior: EIP-6963: announces itself whole, frozen and alike, to whoever asks', async ({
  page,
  devnet,
}) => {
  await visit(page, devnet)
  const { details, ...facts } = await page.evaluate(() => {
    const details: { info: Record<string, string>; provider: object }[] = []
    const widget: unknown = Reflect.get(window, 'Widget')
    addEventListener('eip6963:announceProvider', (event) => {
      const { detail } = event as CustomEvent
      if (detail.provider === Object(widget).getProvider()) details.push(detail)
    })
    dispatchEvent(new Event('eip6963:requestProvider'))
    dispatchEvent(new Event('eip6963:requestProvider'))
    const [first, second] = details
    return {
      details: details.map(({ info }) => info),
      isSame: first?.provider === second?.provider,
      // Not the provider: libraries write to it and wrap it.
      isFrozen: [first, first?.info].every((part) => Object.isFrozen(part)),
      hasNoGlobal: Object(Reflect.get(window, 'ethereum')).isCauseway === undefined,
    }
  })
  expect(facts).toEqual({ isSame: true, isFrozen: true, hasNoGlobal: true })
  expect(details).toHaveLength(2)
  expect(details[0]).toEqual(details[1])
  expect(details[0]).toEqual({
    uuid: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/),
    name: 'Causeway',
    rdns: expect.stringMatching(/^[a-z]+(\.[a-z]+)+$/),
    icon: expect.stringMatching(/^data:image\/svg\+xml,/),
  })
  const before = details[0]?.uuid
  await visit(page, devnet)
  const after = await page.evaluate(
    () =>
      new Promise((done) => {
        addEventListener('eip6963:announceProvider', (event) => {
          const { info } = Reflect.get(event, 'detail')
          if (info.rdns === 'dev.causeway.widget') done(info.uuid)
        })
        dispatchEvent(new Event('eip6963:requestProvider'))
      }),
  )
  expect(after, 'a uuid is one page’s').not.toBe(before)
})

test('behavior: EIP-1193: requests, errors and events, from a stranger to a disconnect (S7.29, S8.09)', async ({
  page,
  devnet,
  problems,
}) => {
  await start(page, devnet)
  const data = `0x${'00'.repeat(4)}`
  await conforms(page, [
    ['the request is an object with a method', undefined, rpcError(-32602)],
    ['the method is a string', { method: 7 }, rpcError(-32602)],
    ['nobody is connected: an empty list, no question', { method: 'eth_accounts' }, { value: [] }],
    [
      'a chain is told, whichever comes',
      { method: 'eth_chainId' },
      { value: expect.stringMatching(/^0x/) },
    ],
    ['reads need nobody', { method: 'eth_blockNumber', params: [] }, { value: expect.any(String) }],
  ])
  expect(await page.evaluate(() => Reflect.get(window, 'devnetWallet').requests)).toEqual([])
  const askOften = (widget: Widget, times: number) =>
    Promise.all(Array.from({ length: times }, () => widget.request({ method: 'eth_chainId' })))
  const answers = await withWidget(page, askOften, CALLS_AT_ONCE * 2)
  expect(new Set(answers), 'a page that asks a lot waits, and is no flood').toEqual(
    new Set(['0x7a69']),
  )

  const closed = ask1193(page, { method: 'eth_requestAccounts' })
  await frameOf(page).getByRole('button', { name: 'Close' }).click()
  expect(await closed, '4001 when the person closes').toMatchObject(rpcError(4001))
  // The frame has come meanwhile, and knows which chain it is.
  expect(await heardOf(page), 'a refusal tells nothing').toEqual([['chainChanged', '0x7a69']])

  const connecting = ask1193(page, { method: 'eth_requestAccounts' })
  await frameOf(page)
    .getByRole('button', { name: /Devnet Wallet/ })
    .click()
  const { value: accounts } = await connecting
  await ask(page, 'close')
  const [account] = Array.isArray(accounts) ? accounts : []
  expect(accounts).toEqual([expect.stringMatching(/^0x[0-9a-fA-F]{40}$/)])
  const told = await heardOf(page)
  expect(told).toContainEqual(['connect', { chainId: '0x7a69' }])
  expect(told).toContainEqual(['accountsChanged', accounts])

  const text = '0x48690a'
  const sign = { method: 'personal_sign', params: [text, account] }
  await devnetWallet(page).rejectNext('personal_sign')
  await conforms(page, [
    ['4001 when the person declines', sign, rpcError(4001)],
    ['the same may be asked again', sign, { value: expect.stringMatching(/^0x[0-9a-f]{130}$/) }],
    ['4100 for an account of another', { ...sign, params: [text, BOB] }, rpcError(4100)],
    [
      '-32602 for params of another shape',
      { method: 'eth_sendTransaction', params: ['x'] },
      rpcError(-32602),
    ],
    [
      '4902 for a chain that is not known',
      { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6f' }] },
      rpcError(4902),
    ],
    [
      'a node’s error keeps its code',
      { method: 'eth_call', params: [{ to: 'x', data }, 'latest'] },
      rpcError(-32602),
    ],
    ['accounts again, without a question', { method: 'eth_requestAccounts' }, { value: accounts }],
  ])
  expect(await heardOf(page)).toEqual([])

  const other = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6a' }] }
  expect(await ask1193(page, other)).toEqual({ value: null })
  expect(await ask1193(page, { method: 'eth_chainId' })).toEqual({ value: '0x7a6a' })
  expect(await heardOf(page)).toEqual([['chainChanged', '0x7a6a']])
  await devnetWallet(page).switchAccount(1)
  await expect
    .poll(() => heardOf(page))
    .toEqual([['accountsChanged', [expect.stringMatching(/^0x/)]]])
  await ask(page, 'disconnect')
  expect(await heardOf(page)).toEqual([
    ['accountsChanged', []],
    ['chainChanged', '0x7a69'], // back to the widget's own
    ['disconnect', { code: 4900 }],
  ])
  expect(await ask1193(page, { method: 'eth_accounts' })).toEqual({ value: [] })
  expect(problems).toEqual([])
  await conforms(page, [
    ['4100 for who is gone', sign, rpcError(4100)],
    // Told in the widget too (S8.08), which opens for it.
    ['4200 for what is not supported', { method: 'eth_sign', params: [] }, rpcError(4200)],
    ['4200 for what does not exist', { method: 'causeway_no' }, rpcError(4200)],
  ])
})

test('behavior: EIP-5792: bundles of calls, their states, and every code it names (S4.13, S6.04)', async ({
  page,
  devnet,
}) => {
  await start(page, devnet, { calls: 'atomic' })
  await connectWallet(page)
  await ask(page, 'close')
  const from = String((await ask(page, 'getAddress')).value)
  const id = `conformance-${crypto.randomUUID()}`
  const calls = [{ to: BOB, value: '0x1' }, { data: '0x00' }, { to: BOB, data: '0x' }]
  const bundle = { version: '2.0.0', id, from, chainId: '0x7a69', atomicRequired: true, calls }
  const send = (changes: object) => ({
    method: 'wallet_sendCalls',
    params: [{ ...bundle, ...changes }],
  })
  const capability = { unheardOf: { on: true } }
  await conforms(page, [
    [
      'capabilities are told by chain, in hex',
      { method: 'wallet_getCapabilities', params: [from] },
      { value: { '0x7a69': { atomic: { status: expect.stringMatching(/^(ready|supported)$/) } } } },
    ],
    [
      'and for the chains that were asked for alone',
      { method: 'wallet_getCapabilities', params: [from, ['0x7a6a']] },
      { value: { '0x7a6a': expect.anything() } },
    ],
    [
      '4100 for capabilities of a stranger',
      { method: 'wallet_getCapabilities', params: [BOB] },
      rpcError(4100),
    ],
    ['another version is refused', send({ version: '9.0' }), rpcError(-32602)],
    ['a bundle without calls', send({ calls: [] }), rpcError(-32602)],
    ['atomicRequired is not optional', send({ atomicRequired: undefined }), rpcError(-32602)],
    ['4100 for another sender', send({ from: BOB }), rpcError(4100)],
    ['5710 for another chain', send({ chainId: '0x7a6f' }), rpcError(5710)],
    ['5700 for a capability that is needed', send({ capabilities: capability }), rpcError(5700)],
    [
      '5730 for an id that nobody knows',
      { method: 'wallet_getCallsStatus', params: ['nobody'] },
      rpcError(5730),
    ],
    [
      '5730 where it is to be shown, too',
      { method: 'wallet_showCallsStatus', params: ['nobody'] },
      rpcError(5730),
    ],
    ['the id is the one that was asked for', send({ calls: calls.slice(0, 1) }), { value: { id } }],
    ['5720 for an id that was taken', send({ calls: calls.slice(0, 1) }), rpcError(5720)],
  ])
  const status = { method: 'wallet_getCallsStatus', params: [id] }
  await expect
    .poll(async () => (await ask1193(page, status)).value)
    .toMatchObject({
      version: '2.0.0',
      id,
      chainId: '0x7a69',
      status: 200,
      atomic: true,
      receipts: [
        {
          status: '0x1',
          logs: [],
          transactionHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
          blockHash: expect.stringMatching(/^0x/),
          blockNumber: expect.stringMatching(/^0x/),
          gasUsed: expect.stringMatching(/^0x/),
        },
      ],
    })
  const optional = { ...capability, unheardOf: { optional: true } }
  const next = send({ id: `${id}-next`, calls: calls.slice(0, 1), capabilities: optional })
  expect(await ask1193(page, next), 'an optional capability is none that stops it').toMatchObject({
    value: { id: `${id}-next` },
  })
})
