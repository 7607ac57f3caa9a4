import { ask, request } from '../pages/ask.ts'
import { connectWallet, type Devnet, expect, type Page, test, visit } from './fixtures.ts'
import { devnetWallet } from './wallet.ts'

const BOB = `0x${'b0'.repeat(20)}`
const chain = {
  chainId: '0x7a6a',
  chainName: 'Devnet Two',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}

/** A page that is connected, with its widget closed; it writes down what it hears of transactions. */
async function connected(page: Page, devnet: Devnet, query: Record<string, string> = {}) {
  await visit(page, devnet, { query })
  // The account that bundles may upgrade, which is for good.
  if (query.calls === 'atomic') await devnetWallet(page).switchAccount(2)
  await connectWallet(page)
  await ask(page, 'close')
  await page.evaluate(() => {
    const told: unknown[] = []
    Object.assign(window, { told })
    Reflect.get(window, 'Widget').on('transaction', (event: unknown) => told.push(event))
  })
  return String((await ask(page, 'getAddress')).value)
}

const told = (page: Page): Promise<{ status: string; error?: unknown; hash?: string }[]> =>
  page.evaluate(() => Reflect.get(window, 'told'))

/** What the wallet was asked of these, with what was sent. */
function sent(page: Page, ...methods: string[]) {
  return page.evaluate(
    (names) =>
      Reflect.get(window, 'devnetWallet').requests.filter(({ method }: { method: string }) =>
        names.includes(method),
      ),
    methods,
  )
}

const bundle = (atomicRequired: boolean) => ({
  version: '2.0.0',
  chainId: '0x7a69',
  id: `bundle-${crypto.randomUUID()}`,
  atomicRequired,
  calls: [
    { to: BOB, value: '0x1' },
    { to: BOB, value: '0x2' },
  ],
})

async function endOf(page: Page, id: string) {
  let answer: Awaited<ReturnType<typeof request>> = {}
  await expect(async () => {
    answer = await request(page, 'wallet_getCallsStatus', [id])
    expect(Object(answer.value).status).toBeGreaterThanOrEqual(200)
  }).toPass()
  return Object(answer.value)
}

test('behavior: a page’s bundle goes to the wallet as a whole, or call by call where it knows none (S4.13, S6.04)', async ({
  page,
  devnet,
  problems,
}) => {
  const account = await connected(page, devnet, { calls: 'atomic' })
  const { value: can } = await request(page, 'wallet_getCapabilities', [account, ['0x7a69']])
  expect(can).toMatchObject({
    '0x7a69': { atomic: { status: expect.stringMatching(/ready|supported/) } },
  })
  const good = bundle(true)
  expect(await request(page, 'wallet_sendCalls', [good])).toMatchObject({ value: { id: good.id } })
  const status = await endOf(page, good.id)
  expect(status).toMatchObject({ status: 200, atomic: true })
  expect(status.receipts).toHaveLength(1)
  expect(await sent(page, 'eth_sendTransaction')).toEqual([])

  await devnetWallet(page).rejectNext('wallet_sendCalls')
  expect(await request(page, 'wallet_sendCalls', [bundle(true)])).toMatchObject({ code: 4001 })
  expect(await request(page, 'wallet_getCallsStatus', ['never-sent'])).toMatchObject({ code: 5730 })
  expect(await request(page, 'wallet_getCapabilities', [])).toMatchObject({
    code: -32602,
    message: 'Missing address parameter in wallet_getCapabilities request',
  })

  await page.evaluate(() => Object.assign(Reflect.get(window, 'devnetWallet'), { calls: 'off' }))
  expect(await request(page, 'wallet_sendCalls', [bundle(true)])).toMatchObject({ code: 4200 })
  expect(await sent(page, 'eth_sendTransaction')).toEqual([])
  const apart = bundle(false)
  expect(await request(page, 'wallet_sendCalls', [apart])).toEqual({ value: { id: apart.id } })
  const end = await endOf(page, apart.id)
  expect(end).toMatchObject({ status: 200, atomic: false })
  expect(end.receipts).toHaveLength(2)
  expect(problems).toEqual([])
})

test('behavior: tokens, networks and transactions go to the wallet, and what came of them is told (S7.29, S8.07, S8.09)', async ({
  page,
  devnet,
  problems,
}) => {
  const from = await connected(page, devnet)
  const two = devnet.chains.find(({ chainId }) => chainId === 31338)
  const token = { type: 'ERC20', options: { address: BOB, symbol: 'USDC', decimals: 6 } }
  // EIP-747 has an object for params.
  expect(await ask(page, 'request', [{ method: 'wallet_watchAsset', params: token }])).toEqual({
    value: true,
  })
  const bad = { ...token, options: { ...token.options, address: 'usdc.eth' } }
  expect(await request(page, 'wallet_watchAsset', [bad])).toMatchObject({ code: -32602 })

  await request(page, 'eth_sendTransaction', [{ from, to: BOB, value: '0x1' }])
  await expect
    .poll(async () => (await told(page)).map(({ status }) => status))
    .toEqual(['requested', 'submitted', 'confirmed'])

  // The code of a new contract that only says why it will not be one.
  const text = Buffer.from('Too late').toString('hex').padEnd(64, '0')
  const reason = `08c379a0${'20'.padStart(64, '0')}${'8'.padStart(64, '0')}${text}`
  const data = `0x6064600c60003960646000fd${reason}`
  await request(page, 'eth_sendTransaction', [{ from, data, gas: '0x30000' }])
  await expect
    .poll(async () => (await told(page)).at(-1))
    .toMatchObject({
      status: 'failed',
      hash: expect.stringMatching(/^0x/),
      error: { code: 'TRANSACTION_REVERTED', message: 'Too late' },
    })
  expect(await request(page, 'eth_sendTransaction', [{ from, value: '0x1' }])).toMatchObject({
    code: -32602,
    message: expect.stringContaining('A destination is required'),
  })

  await page.evaluate(() => Reflect.get(window, 'devnetWallet').forgetChain(31338))
  const added = { ...chain, rpcUrls: [two?.directRpcUrl] }
  for (const wrong of [
    { ...added, rpcUrls: ['http://evil.example'] },
    { ...added, nativeCurrency: { name: 'Gold', symbol: 'GLD', decimals: 18 } },
  ]) {
    expect(await request(page, 'wallet_addEthereumChain', [wrong])).toMatchObject({ code: -32602 })
  }
  expect(await sent(page, 'wallet_addEthereumChain')).toEqual([])
  expect(await request(page, 'wallet_addEthereumChain', [added])).toEqual({ value: null })
  await expect.poll(() => request(page, 'eth_chainId')).toEqual({ value: '0x7a6a' })
  expect(problems).toEqual([])
})

test('error: a request ends with its own time or with the connection, not the wallet (S5.11)', async ({
  page,
  devnet,
}) => {
  await page.clock.install()
  const from = await connected(page, devnet)
  const signing = (expiry?: number) =>
    ask(page, 'request', [{ method: 'personal_sign', params: ['0x00', from], expiry }])
  expect(await signing(299)).toMatchObject({ code: -32602 })
  expect(await signing(604_801)).toMatchObject({ code: -32602 })
  expect(await sent(page, 'personal_sign')).toEqual([])

  await devnetWallet(page).setMode('inpage')
  const expiring = signing(300)
  await expect.poll(() => sent(page, 'personal_sign')).toHaveLength(1)
  await page.clock.fastForward(301_000)
  expect(await expiring).toMatchObject({
    code: 'EXPIRED',
    message: 'Request expired. Please try again.',
  })
  const ending = signing()
  await expect.poll(() => sent(page, 'personal_sign')).toHaveLength(2)
  await ask(page, 'disconnect')
  expect(await ending).toMatchObject({ code: 4900 })
})
