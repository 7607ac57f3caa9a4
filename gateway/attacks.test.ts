import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Asking,
  codeOf,
  network,
  ORIGIN,
  post,
  startGateway,
  type TestGateway,
} from './testing/startGateway.ts'
import { startUpstream, type TestUpstream } from './testing/startUpstream.ts'

let service: TestUpstream
let gateway: TestGateway
beforeAll(async () => {
  service = await startUpstream()
  gateway = await startGateway(
    {
      bridge: { apiUrl: `${service.url}/api`, indexerUrl: service.url },
      services: { apiUrl: service.url, blockchainUrl: service.url, analyticsUrl: service.url },
      networks: [network],
      gateway: {
        origin: ORIGIN,
        bridge: { keyFrom: 'BRIDGE_KEY' },
        services: { projectIdFrom: 'PROJECT_ID' },
        nodes: { 'eip155:31337': [{ url: service.url, keyFrom: 'NODE_KEY' }] },
      },
    },
    { bodyMs: 1_500 },
  )
})
afterAll(async () => {
  await gateway?.stop()
  await service?.stop()
})
beforeEach(() => {
  service.sent.length = 0
})

const chains = '/api/across/chains'
/** In the form of a token, and none of ours. */
const forSite = `/api/for/YQ.${'A'.repeat(22)}`
const rpc = '/api/rpc/eip155:31337'
const fees = '/api/across/suggested-fees'
const identity = '/api/blockchain/v1/identity'

/** A request that wants to become a WebSocket. */
const upgrade = (headers: Readonly<Record<string, string>> = {}): Asking => ({
  headers: {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    origin: ORIGIN,
    ...headers,
  },
})

describe('attack: refused by its code, and nothing is passed on', () => {
  test.each<[what: string, target: string, code: string, asking?: Asking]>([
    // Paths that resolve to another one.
    ['dots', '/api/across/../indexer/deposits', 'PATH_REFUSED'],
    ['dots at the end', '/api/across/chains/..', 'PATH_REFUSED'],
    ['a single dot', '/api/./across/chains', 'PATH_REFUSED'],
    ['encoded dots', '/api/across/%2e%2e/indexer/deposits', 'PATH_REFUSED'],
    ['dots, half encoded', '/api/across/.%2E/indexer/deposits', 'PATH_REFUSED'],
    ['dots, encoded twice', `${identity}/%252e%252e%252fadmin`, 'PATH_REFUSED'],
    ['an encoded slash', `${identity}/a%2fb`, 'PATH_REFUSED'],
    ['an encoded backslash', `${identity}/a%5Cb`, 'PATH_REFUSED'],
    ['a backslash', `${identity}/a\\b`, 'PATH_REFUSED'],
    ['two slashes', '//api/across/chains', 'PATH_REFUSED'],
    ['two slashes within', '/api//across/chains', 'PATH_REFUSED'],
    ['a parameter of the path', '/api/across/chains;a=b', 'PATH_REFUSED'],
    ['an encoded parameter', `${identity}/a%3bb`, 'PATH_REFUSED'],
    ['a zero byte', `${identity}/a%00b`, 'PATH_REFUSED'],
    ['an encoded line', `${identity}/a%0d%0ahost:b`, 'PATH_REFUSED'],
    ['a question mark in a word', `${identity}/a%3fb=c`, 'PATH_REFUSED'],
    ['a fragment in a word', `${identity}/a%23b`, 'PATH_REFUSED'],
    ['an at in a word', `${identity}/a%40host`, 'PATH_REFUSED'],
    ['words without end', `${identity}/${'a'.repeat(129)}`, 'PATH_REFUSED'],
    ['a target without end', `${chains}?a=${'a'.repeat(25_000)}`, 'PATH_REFUSED'],
    // Tokens of sites, which are taken out of the path.
    ['dots after a token', `${forSite}/../../loader.js`, 'PATH_REFUSED'],
    ['a slash too many after a token', `${forSite}//across/chains`, 'PATH_REFUSED'],
    ['a token behind a token', `${forSite}${forSite.slice(4)}/across/chains`, 'NOT_FOUND'],
    ['a token alone', forSite, 'NOT_FOUND'],
    ['a token that is none', '/api/for/token/across/chains', 'NOT_FOUND'],
    ['a token for a file', `${forSite}/loader.js`, 'NOT_FOUND'],
    ['a token for the metrics', `/api/for/YQ.${'A'.repeat(22)}/../metrics`, 'PATH_REFUSED'],
    // Hosts that the attacker chooses.
    ['an absolute address', 'http://169.254.169.254/latest/meta-data', 'PATH_REFUSED'],
    ['an absolute address of ours', `${ORIGIN}${chains}`, 'PATH_REFUSED'],
    ['an address in the path', '/api/across/http:/169.254.169.254/', 'NOT_FOUND'],
    ['an address as a word', `${identity}/http:%2f%2f169.254.169.254`, 'PATH_REFUSED'],
    ['an address in the query', `${chains}?apiUrl=http://169.254.169.254`, 'QUERY_REFUSED'],
    ['another host', chains, 'HOST_REFUSED', { headers: { host: '169.254.169.254' } }],
    [
      'another host for a file',
      '/loader.js',
      'HOST_REFUSED',
      { headers: { host: 'evil.example' } },
    ],
    ['a chain that is an address', '/api/rpc/http:127.0.0.1', 'CHAIN_UNKNOWN', post({})],
    ['a chain that is a field', '/api/rpc/__proto__', 'CHAIN_UNKNOWN', post({})],
    // Paths and queries that the widget never sends.
    ['another path of the service', '/api/across/admin', 'NOT_FOUND'],
    ['the rest of a path', `${chains}/all`, 'NOT_FOUND'],
    ['no service', '/api/', 'NOT_FOUND'],
    ['a file below the API', '/api/across/chains.js', 'NOT_FOUND'],
    ['an unknown name', `${chains}?callback=alert`, 'QUERY_REFUSED'],
    ['a key of one’s own', `${chains}?apiKey=a`, 'QUERY_REFUSED'],
    ['an integrator of one’s own', `${chains}?integratorId=0xbeef`, 'QUERY_REFUSED'],
    ['a name twice', `${fees}?amount=1&amount=2`, 'QUERY_REFUSED'],
    ['a field of all objects', `${chains}?__proto__=a`, 'QUERY_REFUSED'],
    ['a value of another kind', `${fees}?amount=1e9`, 'QUERY_REFUSED'],
    ['a query within a value', `${fees}?recipient=a%26amount%3d9`, 'QUERY_REFUSED'],
    ['a line in a value', `${fees}?recipient=a%0d%0ab`, 'QUERY_REFUSED'],
    // Methods.
    ...['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].map(
      (method) =>
        [method, chains, 'METHOD_REFUSED', { method }] as [string, string, string, Asking],
    ),
    ['a POST where there is none', chains, 'METHOD_REFUSED', post({})],
    ['a GET of a node', rpc, 'METHOD_REFUSED'],
    ['a POST of a file', '/loader.js', 'METHOD_REFUSED', post({})],
    ['a WebSocket of a service', chains, 'UPGRADE_REFUSED', upgrade()],
    ['a WebSocket of the built-in networks', '/api/blockchain/v1/', 'UPGRADE_REFUSED', upgrade()],
    ['a WebSocket of a file', '/loader.js', 'UPGRADE_REFUSED', upgrade()],
    ['a WebSocket of dots', `${rpc}/../../across/chains`, 'PATH_REFUSED', upgrade()],
    ['a WebSocket of no token', '/api/for/a/rpc/eip155:1', 'UPGRADE_REFUSED', upgrade()],
    ['a WebSocket of another host', rpc, 'HOST_REFUSED', upgrade({ host: 'evil.example' })],
    ['a WebSocket of another origin', rpc, 'ORIGIN_REFUSED', upgrade({ origin: 'https://a.ex' })],
    ['a WebSocket of nobody', rpc, 'ORIGIN_REFUSED', upgrade({ origin: 'null' })],
    ['a WebSocket by a POST', rpc, 'METHOD_REFUSED', { ...upgrade(), method: 'POST' }],
    ['another protocol', rpc, 'UPGRADE_REFUSED', upgrade({ upgrade: 'h2c' })],
    ['a WebSocket of no chain', '/api/rpc/eip155:1', 'CHAIN_UNKNOWN', upgrade()],
    ['a WebSocket of a field', '/api/rpc/__proto__', 'CHAIN_UNKNOWN', upgrade()],
    ['HTTP/2 in clear text', chains, 'UPGRADE_REFUSED', { headers: { upgrade: 'h2c' } }],
    // Requests from pages other than the widget.
    ['another origin', chains, 'ORIGIN_REFUSED', { headers: { origin: 'https://evil.example' } }],
    ['no origin of one’s own', chains, 'ORIGIN_REFUSED', { headers: { origin: 'null' } }],
    ['another site', chains, 'ORIGIN_REFUSED', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['the same site', chains, 'ORIGIN_REFUSED', { headers: { 'sec-fetch-site': 'same-site' } }],
    ['an address typed in', chains, 'ORIGIN_REFUSED', { headers: { 'sec-fetch-site': 'none' } }],
    // Bodies.
    ['more than a message', fees, 'BODY_REFUSED', post({ message: '0x', to: 'a' })],
    ['no message', fees, 'BODY_REFUSED', post({ message: 'a' })],
    ['half a body', fees, 'BODY_REFUSED', post('{"message"')],
    ['too large a body', fees, 'BODY_TOO_LARGE', post({ message: `0x${'a'.repeat(300_000)}` })],
    [
      'a body of another type',
      fees,
      'TYPE_REFUSED',
      { ...post({ message: '0x' }), headers: { 'content-type': 'text/plain' } },
    ],
  ])('%s', async (_, target, code, asking) => {
    const answer = await gateway.ask(target, asking)
    expect(codeOf(answer)).toBe(code)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.headers['access-control-allow-origin']).toBe(undefined)
    expect(service.sent).toEqual([])
  })

  test.each([
    [
      'a header without end',
      `GET /loader.js HTTP/1.1\r\nhost: widget.example\r\na: ${'a'.repeat(40_000)}\r\n\r\n`,
      'HEADERS_TOO_LARGE',
    ],
    [
      'two lengths',
      `POST ${rpc} HTTP/1.1\r\nhost: widget.example\r\ncontent-length: 2\r\ncontent-length: 9\r\n\r\n{}`,
      'REQUEST_REFUSED',
    ],
    [
      'a length and chunks',
      `POST ${rpc} HTTP/1.1\r\nhost: widget.example\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      'REQUEST_REFUSED',
    ],
    [
      'a folded header',
      `GET ${chains} HTTP/1.1\r\nhost: widget.example\r\na: b\r\n c: d\r\n\r\n`,
      'REQUEST_REFUSED',
    ],
    [
      'a header with a line in it',
      `GET ${chains} HTTP/1.1\r\nhost: widget.example\r\na: b\rc: d\r\n\r\n`,
      'REQUEST_REFUSED',
    ],
    ['no host', `GET ${chains} HTTP/1.1\r\n\r\n`, 'HOST_REFUSED'],
    [
      'a letter of no alphabet',
      `GET ${identity}/\u00e4 HTTP/1.1\r\nhost: widget.example\r\n\r\n`,
      'REQUEST_REFUSED',
    ],
    ['no HTTP', 'hello\r\n\r\n', 'REQUEST_REFUSED'],
    [
      'a slow body',
      `POST ${rpc} HTTP/1.1\r\nhost: widget.example\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
      'BODY_TOO_SLOW',
    ],
    [
      'a body without end',
      `POST ${rpc} HTTP/1.1\r\nhost: widget.example\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${`9c40\r\n${'a'.repeat(40_000)}\r\n`.repeat(13)}`,
      'BODY_TOO_LARGE',
    ],
  ])('as bytes: %s', async (_, bytes, code) => {
    expect(await sendRaw(bytes)).toContain(code)
    expect(service.sent).toEqual([])
  })
})

describe('attack: a cache that somebody else filled', () => {
  const kept = { headers: { 'cache-control': 'max-age=300' } }

  test('no header of the visitor reaches the service, or makes an answer another one', async () => {
    service.answer(({ headers: { authorization: _, ...heard } }) => ({ ...kept, body: { heard } }))
    const target = `${chains}?omitTokens=true`
    const evil = await gateway.ask(target, {
      headers: {
        'x-forwarded-host': 'evil.example',
        'x-original-url': '/admin',
        'x-http-method-override': 'DELETE',
        'accept-language': 'evil',
        range: 'bytes=0-1',
        'cache-control': 'no-store',
        cookie: 'evil=1',
      },
    })
    expect(evil.text).not.toMatch(/evil|admin|DELETE|bytes=/)
    expect((await gateway.ask(target)).text).toBe(evil.text)
    expect(service.sent.length).toBe(1)
  })

  test('an error is not kept, and a refused query neither', async () => {
    const target = `${chains}?omitTokens=false`
    service.answer({ ...kept, status: 404, body: { message: 'evil' } })
    expect((await gateway.ask(target)).status).toBe(404)
    expect((await gateway.ask(`${target}&utm=evil`)).status).toBe(400)
    service.answer({ ...kept, body: ['good'] })
    expect(JSON.parse((await gateway.ask(target)).text)).toEqual(['good'])
  })

  test('a path and a body do not stand for one another', async () => {
    const at = (text: string) => ({ ...kept, body: [text] })
    service.answer((sent) => at(`${sent.method} ${sent.body}`))
    const query = `${fees}?amount=1`
    const [none, one, two] = [
      await gateway.ask(query),
      await gateway.ask(query, post({ message: '0x01' })),
      await gateway.ask(query, post({ message: '0x02' })),
    ]
    expect(new Set([none, one, two].map(({ text }) => text)).size).toBe(3)
  })
})

/** Resolves with what the connection received until it ended or one whole answer arrived. */
function sendRaw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(gateway.url)
  return new Promise((resolve, reject) => {
    let told = ''
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(bytes, 'latin1')))
    socket.setEncoding('latin1')
    socket.on('data', (part) => {
      told += part
      if (/^HTTP[\s\S]*[A-Z]+_[A-Z]+/.test(told)) {
        socket.destroy()
        resolve(told)
      }
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(told))
  })
}
