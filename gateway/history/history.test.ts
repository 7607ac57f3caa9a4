import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { encodeAbiParameters, stringToHex } from 'viem'
import { createBlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import {
  codeOf,
  keys,
  network,
  ORIGIN,
  startGateway,
  type TestGateway,
} from '../testing/startGateway.ts'
import {
  type Reply,
  type Sent,
  startUpstream,
  type TestUpstream,
} from '../testing/startUpstream.ts'

const CHAIN = 'eip155:31337'
const own = `0x${'a1'.repeat(20)}`
const other = `0x${'b2'.repeat(20)}`
const stranger = `0x${'c3'.repeat(20)}`
const usdc = `0x${'d4'.repeat(20)}`
const hash = (at: number) => `0x${at.toString(16).padStart(64, '0')}`
const at = '/api/history'
const historyOf = (address: string, query = `?chainId=${CHAIN}`) =>
  `${at}/v1/account/${address}/history${query}`

let service: TestUpstream
let gateway: TestGateway
beforeAll(async () => {
  service = await startUpstream()
})
afterAll(() => service?.stop())
beforeEach(() => {
  service.sent.length = 0
})
afterEach(() => gateway?.stop())

type Lists = { readonly txlist?: unknown; readonly tokentx?: unknown }

const told = (result: unknown) =>
  Array.isArray(result) ? { status: result.length > 0 ? '1' : '0', message: 'OK', result } : result
/** What the indexer says to each of the two questions. */
function tell({ txlist = [], tokentx = [] }: Lists): void {
  service.answer(({ url }) => ({
    body: told(
      new URL(url, service.url).searchParams.get('action') === 'txlist' ? txlist : tokentx,
    ),
  }))
}

async function startIndexed(timeoutMs = 20_000): Promise<void> {
  gateway = await startGateway(
    {
      networks: [network],
      gateway: {
        origin: ORIGIN,
        nodes: { [CHAIN]: [{ url: service.url }] },
        history: {
          [CHAIN]: { indexerUrl: `${service.url}/api?chainid=31337`, keyFrom: 'INDEXER_KEY' },
        },
      },
    },
    { timeoutMs },
  )
}

/** As the frame reads it, in its own client. */
function reader() {
  return createBlockchainApi({
    version: '1.2.3',
    url: `${ORIGIN}${at}`,
    fetch: gateway.fetch,
  })
}
const read = (cursor?: string) => reader().getHistory({ caipChainId: CHAIN, address: own, cursor })

const sent = (block: number, fields: Readonly<Record<string, unknown>> = {}) => ({
  blockNumber: `${block}`,
  timeStamp: `${1_790_000_000 + block}`,
  hash: hash(block),
  nonce: '7',
  from: own,
  to: other,
  value: '1500000000000000000',
  isError: '0',
  txreceipt_status: '1',
  input: '0x',
  ...fields,
})
const moved = (block: number, fields: Readonly<Record<string, unknown>> = {}) => ({
  blockNumber: `${block}`,
  timeStamp: `${1_790_000_000 + block}`,
  hash: hash(block),
  from: other,
  to: own,
  value: '2500000',
  contractAddress: usdc,
  tokenName: 'USD Coin',
  tokenSymbol: 'USDC',
  tokenDecimal: '6',
  ...fields,
})

describe('from an indexer (S7.03)', () => {
  beforeEach(() => startIndexed())

  test('default: the frame’s own reader takes what the account did, newest first', async () => {
    tell({
      txlist: [
        sent(12, { to: usdc, value: '0', input: `0x095ea7b3${'0'.repeat(128)}` }),
        sent(11, { to: usdc, value: '0', input: `0xa9059cbb${'0'.repeat(128)}` }),
        sent(10),
      ],
      tokentx: [moved(13), moved(11, { from: own, to: stranger })],
    })
    expect(await reader().supportsOrFails(CHAIN)).toBe(true)
    expect(await reader().supportsOrFails('eip155:1')).toBe(false)
    const { entries, next } = await read()
    expect(next).toBe(undefined)
    const usd = { kind: 'token', quantity: '2.5', symbol: 'USDC', name: 'USD Coin' }
    expect(entries).toMatchObject([
      {
        operation: 'receive',
        from: other,
        hash: hash(13),
        transfers: [{ ...usd, direction: 'in' }],
      },
      { operation: 'approve', to: usdc, nonce: 7, transfers: [] },
      { operation: 'send', to: stranger, transfers: [{ ...usd, direction: 'out' }] },
      {
        operation: 'send',
        status: 'confirmed',
        to: other,
        minedAt: 1_790_000_010_000,
        transfers: [{ direction: 'out', quantity: '1.5', symbol: 'ETH' }],
      },
    ])
    expect(entries).toHaveLength(4)
    const questions = service.sent.map(({ url }) => new URL(url, service.url))
    expect(questions.map(({ pathname }) => pathname)).toEqual(['/api', '/api'])
    for (const { searchParams } of questions) {
      expect(Object.fromEntries(searchParams)).toMatchObject({
        chainid: '31337',
        module: 'account',
        address: own,
        sort: 'desc',
        apikey: keys.INDEXER_KEY,
      })
    }
  })

  test('behavior: an exchange, one to oneself, a contract that is made, and what failed', async () => {
    tell({
      txlist: [
        sent(5, { to: other }),
        sent(4, { to: own, value: '1' }),
        sent(3, { to: '', value: '0' }),
        sent(2, { isError: '1' }),
        sent(1, { value: '0', input: '0x12345678' }),
      ],
      tokentx: [moved(6, { from: `0x${'0'.repeat(40)}` }), moved(5)],
    })
    const { entries } = await read()
    expect(
      entries.map(({ operation, status, transfers }) => [
        operation,
        status,
        transfers.map(({ direction, quantity }) => `${direction} ${quantity}`),
      ]),
    ).toEqual([
      ['mint', 'confirmed', ['in 2.5']],
      ['trade', 'confirmed', ['out 1.5', 'in 2.5']],
      ['send', 'confirmed', ['self 0.000000000000000001']],
      ['deploy', 'confirmed', []],
      ['send', 'failed', ['out 1.5']],
      ['execute', 'confirmed', []],
    ])
  })

  test('behavior: an account that did nothing', async () => {
    const none = { status: '0', message: 'No transactions found', result: [] }
    tell({ txlist: none, tokentx: none })
    expect(await read()).toEqual({ entries: [], next: undefined })
  })

  test('behavior: pages meet without a gap and without anything twice, whatever fills them', async () => {
    // Transfers in every block, some blocks with many; transactions in every third.
    const transfers = Array.from({ length: 450 }, (_, n) => {
      const block = n < 240 ? n : 240 + Math.floor((n - 240) / 30)
      return moved(block, { hash: hash(1_000 + n) })
    }).toReversed()
    const transactions = Array.from({ length: 150 }, (_, n) => sent(n)).toReversed()
    service.answer(({ url }) => {
      const query = new URL(url, service.url).searchParams
      const newest = Number(query.get('endblock') ?? Number.MAX_SAFE_INTEGER)
      const all = query.get('action') === 'txlist' ? transactions : transfers
      const rows = all.filter(({ blockNumber }) => Number(blockNumber) <= newest)
      return { body: told(rows.slice(0, Number(query.get('offset')))) }
    })
    const seen: string[] = []
    let cursor: string | undefined
    let pages = 0
    do {
      const page = await read(cursor)
      seen.push(...page.entries.map(({ id }) => id))
      cursor = page.next
      pages += 1
    } while (cursor !== undefined && pages < 20)
    expect(cursor).toBe(undefined)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength(600)
  })

  test('behavior: a block that fills a list by itself does not lead in a circle', async () => {
    tell({ tokentx: Array.from({ length: 100 }, (_, n) => moved(50, { hash: hash(n) })) })
    const { entries, next } = await read()
    expect([entries.length, next]).toEqual([100, '49'])
  })

  const hostile: readonly (readonly [string, Lists])[] = [
    ['transfers of others', { tokentx: [moved(1, { to: stranger })] }],
    ['transactions of others', { txlist: [sent(1, { from: stranger })] }],
    [
      'a transfer of nothing that seems to be of the account',
      { tokentx: [moved(1, { from: own, to: other, value: '0' })] },
    ],
    [
      'a call of the account by somebody, with nothing',
      { txlist: [sent(1, { from: other, to: own, value: '0' })] },
    ],
    [
      'a payment to the account that failed',
      { txlist: [sent(1, { from: other, to: own, isError: '1' })] },
    ],
    [
      'a token that is called like a site',
      { tokentx: [moved(1, { tokenSymbol: 'Visit usdc-gift.com' })] },
    ],
    [
      'a token whose name is an address of the web',
      { tokentx: [moved(1, { tokenName: 'claim at https://x.yz' })] },
    ],
    ['a token without a name', { tokentx: [moved(1, { tokenSymbol: '\u202e\u200b' })] }],
    ['decimals of no token', { tokentx: [moved(1, { tokenDecimal: '99' })] }],
    ['a float', { tokentx: [moved(1, { value: '1.5' })] }],
    ['a negative amount', { tokentx: [moved(1, { value: '-5' })] }],
    ['more than a chain can hold', { tokentx: [moved(1, { value: '9'.repeat(79) })] }],
    ['an account that is none', { tokentx: [moved(1, { from: 'Binance' })] }],
    ['a time that no calendar has', { txlist: [sent(1, { timeStamp: '9'.repeat(20) })] }],
    ['a hash that is none', { txlist: [sent(1, { hash: '0x12' })] }],
    ['rows that are none', { txlist: [null, 5, 'x', [], {}], tokentx: [[[]]] }],
  ]
  test.each(hostile)('attack: an indexer that tells %s tells nothing', async (_, lists) => {
    tell(lists)
    expect(await read()).toEqual({ entries: [], next: undefined })
  })

  test('attack: rows above the cursor, which lead in a circle, are left out', async () => {
    tell({ txlist: Array.from({ length: 100 }, (_, n) => sent(500 + n)) })
    expect(await read('400')).toEqual({ entries: [], next: undefined })
  })

  test('attack: somebody’s transaction names nobody whom the account seems to have paid', async () => {
    tell({ tokentx: [moved(3, { from: own, to: stranger })] })
    const { entries } = await read()
    expect(entries).toMatchObject([{ operation: 'send', to: undefined }])
  })

  test('attack: a long name is cut, and what makes it look like another one is taken out', async () => {
    tell({
      tokentx: [
        moved(3, { tokenSymbol: `U\u200bS\u0000DC${'x'.repeat(10_000)}`, tokenName: '\u202enioC' }),
      ],
    })
    const [entry] = (await read()).entries
    const [transfer] = entry?.transfers ?? []
    expect(transfer).toMatchObject({ symbol: 'US DCxxxxxx…', name: 'nioC' })
  })

  const refusals: readonly (readonly [string, Reply, string])[] = [
    [
      'that it was asked too much',
      {
        body: {
          status: '0',
          message: 'NOTOK',
          result: 'Max calls per sec rate limit reached (3/sec)',
        },
      },
      'UPSTREAM_BUSY',
    ],
    [
      'that the key is wrong',
      { body: { status: '0', message: 'NOTOK', result: 'Missing/Invalid API Key' } },
      'UPSTREAM_REFUSED',
    ],
    [
      'something else',
      { body: { status: '0', message: 'NOTOK', result: 'Query timeout' } },
      'UPSTREAM_FAILED',
    ],
    ['nothing of that kind', { body: { ok: true } }, 'UPSTREAM_UNREADABLE'],
    [
      'HTML',
      { body: '<p>hello</p>', headers: { 'content-type': 'text/html' } },
      'UPSTREAM_UNREADABLE',
    ],
    [
      '404',
      { status: 404, body: { status: '1', message: 'OK', result: [] } },
      'UPSTREAM_UNREADABLE',
    ],
    ['401', { status: 401 }, 'UPSTREAM_REFUSED'],
    [
      'more than anybody reads',
      { body: { status: '1', result: ['x'.repeat(5_000_000)] } },
      'UPSTREAM_UNREADABLE',
    ],
  ]
  test.each(refusals)('error: an indexer that says %s', async (_, reply, code) => {
    service.answer(reply)
    expect(codeOf(await gateway.ask(historyOf(own)))).toBe(code)
  })

  test('error: what an indexer says stands in the log, without the account', async () => {
    const result = `Error! Invalid address format ${own}`
    service.answer({ body: { status: '0', message: 'NOTOK', result } })
    await gateway.ask(historyOf(own))
    const log = gateway.logs.join('')
    expect(log).toContain('history.refused')
    expect(log).toContain('Invalid address format …')
    expect(log).not.toContain(own.slice(2))
  })

  test.each([
    ['another chain', historyOf(own, '?chainId=eip155:1'), 'CHAIN_UNKNOWN'],
    ['no chain', historyOf(own, ''), 'CHAIN_UNKNOWN'],
    ['two chains', historyOf(own, `?chainId=${CHAIN}&chainId=${CHAIN}`), 'QUERY_REFUSED'],
    ['another module', historyOf(own, `?chainId=${CHAIN}&module=proxy`), 'QUERY_REFUSED'],
    ['a key of one’s own', historyOf(own, `?chainId=${CHAIN}&apikey=a`), 'QUERY_REFUSED'],
    ['a cursor that is no block', historyOf(own, `?chainId=${CHAIN}&cursor=-1`), 'QUERY_REFUSED'],
    [
      'a cursor with more in it',
      historyOf(own, `?chainId=${CHAIN}&cursor=5%26offset%3D9`),
      'QUERY_REFUSED',
    ],
    [
      'a block beyond all',
      historyOf(own, `?chainId=${CHAIN}&cursor=${'9'.repeat(16)}`),
      'QUERY_REFUSED',
    ],
    ['no account', historyOf('0x12'), 'PATH_REFUSED'],
    ['an account with more in it', historyOf(`${own}%26module%3Dproxy`), 'PATH_REFUSED'],
    ['a path within the account', historyOf('%2e%2e%2f..'), 'PATH_REFUSED'],
    ['another thing of the account', `${at}/v1/account/${own}/balance`, 'NOT_FOUND'],
  ])('attack: %s is refused, and the indexer hears nothing of it', async (_, target, code) => {
    expect(codeOf(await gateway.ask(target))).toBe(code)
    expect(service.sent).toEqual([])
  })

  test('error: it is only read', async () => {
    expect(codeOf(await gateway.ask(historyOf(own), { method: 'POST', body: '{}' }))).toBe(
      'METHOD_REFUSED',
    )
  })
})

test('error: an indexer that does not answer in time', async () => {
  await startIndexed(200)
  service.answer(() => undefined)
  expect(codeOf(await gateway.ask(historyOf(own)))).toBe('UPSTREAM_TIMEOUT')
})

test('behavior: a page counts as what it asks for', async () => {
  gateway = await startGateway({
    networks: [network],
    gateway: {
      origin: ORIGIN,
      nodes: { [CHAIN]: [{ url: service.url }] },
      history: { [CHAIN]: { indexerUrl: service.url } },
      limits: { perMinute: 5 },
    },
  })
  tell({})
  const codes: unknown[] = []
  for (let time = 1; time <= 3; time += 1) {
    const answer = await gateway.ask(historyOf(own))
    codes.push(answer.status === 200 ? 200 : codeOf(answer))
  }
  expect(codes).toEqual([200, 200, 'LIMITED'])
  expect(service.sent).toHaveLength(4)
  // Without a variable, no key is sent.
  expect(service.sent.some(({ url }) => url.includes('apikey'))).toBe(false)
})

describe('from logs (S7.03)', () => {
  const topic = (address: string) => `0x${'0'.repeat(24)}${address.slice(2)}`
  const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
  const words = (text: string) => encodeAbiParameters([{ type: 'string' }], [text])
  const number = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
  type Log = { readonly blockNumber: string; readonly topics: readonly string[] }
  const log = (block: number, fields: Readonly<Record<string, unknown>> = {}) => ({
    address: usdc,
    topics: [TRANSFER, topic(other), topic(own)],
    data: number(2_500_000),
    blockNumber: `0x${block.toString(16)}`,
    transactionHash: hash(block),
    logIndex: '0x0',
    ...fields,
  })
  type Range = { fromBlock: string; toBlock: string; topics: readonly (string | null)[] }
  let ranges: Range[]
  let metadata: Readonly<Record<string, string>>
  /** A node of a chain with these logs; one that lies tells them whatever is asked. */
  function chainOf(head: number, logs: readonly Log[], isLying = false): void {
    service.answer(({ body }: Sent) => {
      const asked = JSON.parse(body)
      const answers = (Array.isArray(asked) ? asked : [asked]).map(({ id, method, params }) => {
        const result = ((): unknown => {
          if (method === 'eth_blockNumber') return `0x${head.toString(16)}`
          if (method === 'eth_call') return metadata[params[0].data] ?? '0x'
          if (method === 'eth_getBlockByNumber') {
            return {
              number: params[0],
              timestamp: `0x${(1_790_000_000 + Number(params[0])).toString(16)}`,
            }
          }
          const range: Range = params[0]
          ranges.push(range)
          return logs.filter(
            ({ blockNumber, topics }) =>
              isLying ||
              (Number(blockNumber) >= Number(range.fromBlock) &&
                Number(blockNumber) <= Number(range.toBlock) &&
                range.topics.every((one, n) => one === null || one === topics[n])),
          )
        })()
        return { jsonrpc: '2.0', id, result }
      })
      return { body: Array.isArray(asked) ? answers : answers[0] }
    })
  }
  beforeEach(async () => {
    ranges = []
    metadata = {
      '0x95d89b41': words('USDC'),
      '0x06fdde03': words('USD Coin'),
      '0x313ce567': number(6),
    }
    gateway = await startGateway({
      networks: [network],
      gateway: {
        origin: ORIGIN,
        nodes: { [CHAIN]: [{ url: service.url }] },
        history: { [CHAIN]: { fromLogs: { blocks: 1_000, blocksAtOnce: 50 } } },
      },
    })
  })

  test('default: transfers of tokens in recent blocks, with times and names of the chain', async () => {
    chainOf(5_000, [
      log(4_990),
      log(4_900, { topics: [TRANSFER, topic(own), topic(other)], transactionHash: hash(1) }),
      log(4_700),
    ])
    const first = await read()
    expect(first).toMatchObject({
      next: '4750',
      isPartial: true,
      entries: [
        { operation: 'receive', from: other, minedAt: 1_790_004_990_000, hash: hash(4_990) },
        {
          operation: 'send',
          transfers: [{ direction: 'out', quantity: '2.5', symbol: 'USDC', name: 'USD Coin' }],
        },
      ],
    })
    expect((await read(first.next)).entries).toMatchObject([{ hash: hash(4_700) }])
    // No range is larger than the owner allows, and together they leave out nothing.
    expect(ranges.every(({ fromBlock, toBlock }) => Number(toBlock) - Number(fromBlock) < 50)).toBe(
      true,
    )
  })

  test('behavior: no block is read that is older than the owner says', async () => {
    chainOf(5_000, [log(4_000), log(4_001)])
    const seen: (string | undefined)[] = []
    let cursor: string | undefined
    do {
      const page = await read(cursor)
      seen.push(...page.entries.map(({ hash: one }) => one))
      cursor = page.next
    } while (cursor !== undefined)
    expect(seen).toEqual([hash(4_001)])
    const from = Math.min(...ranges.map(({ fromBlock }) => Number(fromBlock)))
    expect(from).toBe(4_001)
    expect((await read('3000')).entries).toEqual([])
  })

  test('behavior: more transfers than a page has come with the next', async () => {
    chainOf(
      5_000,
      Array.from({ length: 130 }, (_, n) => log(5_000 - n)),
    )
    const first = await read()
    const second = await read(first.next)
    const ids = [...first.entries, ...second.entries].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(130)
  })

  test('behavior: a token that says its name in 32 bytes', async () => {
    metadata = {
      ...metadata,
      '0x95d89b41': stringToHex('MKR', { size: 32 }),
      '0x06fdde03': stringToHex('Maker', { size: 32 }),
    }
    chainOf(5_000, [log(4_990)])
    const [entry] = (await read()).entries
    expect(entry?.transfers).toMatchObject([{ symbol: 'MKR', name: 'Maker' }])
  })

  test.each([
    ['has no decimals', { '0x313ce567': '0x' }],
    ['has more decimals than a number has digits', { '0x313ce567': number(200) }],
    ['has no symbol', { '0x95d89b41': '0x' }],
    ['tells a text that is none', { '0x95d89b41': `0x${'f'.repeat(128)}` }],
    ['tells a book', { '0x95d89b41': words('x'.repeat(5_000)) }],
  ])('attack: a token that %s is left out', async (_, changed) => {
    metadata = { ...metadata, ...changed }
    chainOf(5_000, [log(4_990)])
    expect((await read()).entries).toEqual([])
  })

  test.each([
    ['of an NFT', { topics: [TRANSFER, topic(other), topic(own), number(5)], data: '0x' }],
    ['of another event', { topics: [number(1), topic(other), topic(own)] }],
    ['that a reorganisation removed', { removed: true }],
    ['of nothing', { data: number(0) }],
    ['of another block', { blockNumber: '0x1' }],
    ['of strangers', { topics: [TRANSFER, topic(other), topic(stranger)] }],
  ])('attack: a log %s is left out', async (_, fields) => {
    chainOf(5_000, [log(4_990, fields)], true)
    expect((await read()).entries).toEqual([])
  })

  test.each([
    ['to oneself', { topics: [TRANSFER, topic(own), topic(own)] }, false],
    ['that a node tells for every range', {}, true],
  ])('behavior: a transfer %s counts once', async (_, fields, isLying) => {
    chainOf(5_000, [log(4_990, fields)], isLying)
    const [entry] = (await read()).entries
    expect(entry?.transfers).toMatchObject([{ quantity: '2.5' }])
  })

  test('error: a node that refuses the range says so in the log, and the page fails', async () => {
    service.answer(({ body }: Sent) => {
      const asked = JSON.parse(body)
      const answerOf = ({ id, method }: { id: number; method: string }) =>
        method === 'eth_blockNumber'
          ? { jsonrpc: '2.0', id, result: '0x1388' }
          : { jsonrpc: '2.0', id, error: { code: -32_600, message: 'up to a 10 block range' } }
      return { body: Array.isArray(asked) ? asked.map(answerOf) : answerOf(asked) }
    })
    expect(codeOf(await gateway.ask(historyOf(own)))).toBe('UPSTREAM_FAILED')
    expect(gateway.logs.join('')).toContain('up to a 10 block range')
  })

  test('error: no node answers', async () => {
    service.answer({ status: 500 })
    expect(codeOf(await gateway.ask(historyOf(own)))).toBe('UPSTREAM_DOWN')
  })
})
