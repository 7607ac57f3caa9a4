import { randomBytes, randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase } from '#devnet/database/empty.ts'
import { findFreePort } from '#devnet/processes.ts'
import { openBrowser } from '#secure/service/testing/browser.ts'
import { type MailSink, startMailSink } from '#secure/service/testing/mailSink.ts'
import { signInByEmail } from '#secure/service/testing/signIn.ts'
import { readSettings } from '../config/readFile.ts'
import { createGateway } from '../createGateway.ts'
import {
  type Asking,
  codeOf,
  keys,
  makeFolder,
  network,
  ORIGIN,
  post,
  startGateway,
  type TestGateway,
} from '../testing/startGateway.ts'
import { startUpstream } from '../testing/startUpstream.ts'

const WALLET = 'https://secure.example'
const ENCRYPTION_KEY = randomBytes(32).toString('base64')

let mail: MailSink
let gateway: TestGateway | undefined
let folder = ''
beforeAll(async () => {
  mail = await startMailSink()
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-wallet-'))
})
afterEach(async () => {
  await gateway?.stop()
  gateway = undefined
  rmSync(folder, { recursive: true })
})
afterAll(() => mail.close())

/** The folder of an empty database: a copy, since making one takes the processor for seconds. */
async function layDatabase(): Promise<string> {
  const { files } = await emptyDatabase()
  const dataDir = join(folder, 'data')
  cpSync(files, dataDir, { recursive: true })
  return dataDir
}

const deployment = {
  allowedOrigins: ['https://shop.example'],
  services: { secureUrl: `${WALLET}/` },
  gateway: { origin: ORIGIN, embeddedWallet: true },
}
const variables = (more: Readonly<Record<string, string>> = {}) => ({
  // As in a file whose lines were left as they are.
  NETWORKS: '',
  ENCRYPTION_KEY,
  SMTP_URL: mail.url,
  MAIL_FROM: 'Wallet <wallet@secure.example>',
  DATA_DIR: 'memory://',
  ...more,
})
const start = async (more: object = {}, env: Readonly<Record<string, string>> = {}) => {
  const DATA_DIR = await layDatabase()
  gateway = await startGateway({ ...deployment, ...more }, { env: variables({ DATA_DIR, ...env }) })
  return gateway
}

/** As the wallet's own page asks. */
const ownPage = (asking: Asking = {}, headers: Readonly<Record<string, string>> = {}): Asking => ({
  ...asking,
  headers: { host: 'secure.example', 'x-causeway': '1', origin: WALLET, ...headers },
})

describe('the embedded wallet in the gateway', () => {
  test('default: its host has the page and the service, and the widget’s host has neither', async () => {
    const { ask } = await start()
    const page = await ask('/', ownPage())
    expect([page.status, page.text]).toEqual([200, 'secure'])
    expect(page.headers['content-security-policy']).toContain(
      `frame-ancestors ${ORIGIN} https://shop.example`,
    )
    expect(JSON.parse((await ask('/health', ownPage())).text)).toMatchObject({ status: 'ok' })
    const begun = await ask('/api/logins/email', ownPage(post({ email: 'ada@mail.example' })))
    expect([begun.status, JSON.parse(begun.text).action]).toEqual([200, 'VERIFY_DEVICE'])
    expect(mail.linkFor('ada@mail.example')).toMatch(/^[-\w]{43}$/)
    expect((await ask('/loader.js', ownPage())).status).toBe(404)
    expect((await ask('/loader.js')).status).toBe(200)
    expect(codeOf(await ask('/api/config'))).toBe('NOT_FOUND')
  })

  test('default: it knows the networks of the deployment, and asks their nodes at its own origin', async () => {
    const node = await startUpstream({ body: { jsonrpc: '2.0', id: 1, result: '0x7a69' } })
    const pool = `0x${'4'.repeat(40)}`
    const { ask } = await start({
      networks: [
        {
          ...network,
          testnet: true,
          rpcUrls: ['wss://own.node.example', 'https://own.node.example'],
        },
        { ...network, chainId: 5, name: 'Five', rpcUrls: ['https://five.example'] },
        { ...network, chainId: undefined, caipChainId: 'bip122:000000000019d6689c085ae165831e93' },
      ],
      bridge: { pools: { 'eip155:31337': pool } },
      gateway: {
        ...deployment.gateway,
        nodes: { 'eip155:31337': [{ url: node.url, keyFrom: 'NODE_KEY' }] },
      },
    })
    const { networks, allowedOrigins, widgetOrigins } = JSON.parse(
      (await ask('/api/config', ownPage())).text,
    )
    const currency = { symbol: 'ETH', decimals: 18 }
    expect(networks).toEqual([
      {
        chainId: 31337,
        name: 'Devnet',
        rpcUrl: `${WALLET}/api/rpc/eip155:31337`,
        fallbackRpcUrls: ['https://own.node.example'],
        currency,
        isTest: true,
        spokePool: pool,
      },
      { chainId: 5, name: 'Five', rpcUrl: 'https://five.example', currency, isTest: false },
    ])
    expect([allowedOrigins, widgetOrigins]).toEqual([['https://shop.example'], [ORIGIN]])
    const question = post({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
    const answer = await ask('/api/rpc/eip155:31337', ownPage(question))
    expect(JSON.parse(answer.text)).toMatchObject({ result: '0x7a69' })
    expect(node.sent.at(-1)?.headers.authorization).toBe(`Bearer ${keys.NODE_KEY}`)
    await node.stop()
  })

  test('default: without networks, it knows the built-in ones', async () => {
    const { ask } = await start()
    const { networks, solanaNodes } = JSON.parse((await ask('/api/config', ownPage())).text)
    expect(networks.length).toBeGreaterThan(5)
    expect(networks).toContainEqual(expect.objectContaining({ chainId: 1, isTest: false }))
    expect(Object.keys(solanaNodes)).toContain('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  })

  test('behavior: NETWORKS of the environment wins, and a key may be in a file', async () => {
    writeFileSync(join(folder, 'key'), `${ENCRYPTION_KEY}\n`)
    const own = {
      chainId: 9,
      name: 'Nine',
      rpcUrl: 'https://nine.example',
      currency: { symbol: 'NIN', decimals: 18 },
      isTest: false,
    }
    const { ENCRYPTION_KEY: _, ...env } = variables()
    gateway = await startGateway(deployment, {
      env: {
        ...env,
        DATA_DIR: await layDatabase(),
        NETWORKS: JSON.stringify([own]),
        ENCRYPTION_KEY_FILE: join(folder, 'key'),
      },
    })
    const { networks } = JSON.parse((await gateway.ask('/api/config', ownPage())).text)
    expect(networks).toEqual([own])
  })

  test.each([
    ['/api/rpc/eip155:31337', { origin: ORIGIN }],
    ['/api/rpc/eip155:31337', { origin: 'https://shop.example' }],
    ['/api/rpc/eip155:31337', { 'sec-fetch-site': 'same-site' }],
    ['/api/logins/email', { origin: ORIGIN }],
  ])('attack: %s of its host answers no other origin: %j', async (path, headers) => {
    const { ask } = await start()
    expect(codeOf(await ask(path, ownPage(post({}), headers)))).toBe('ORIGIN_REFUSED')
  })

  test('attack: its host is no way to the widget’s routes, nor the widget’s to the wallet’s', async () => {
    const { ask } = await start({ gateway: { ...deployment.gateway, bridge: {} } })
    expect((await ask('/api/across/chains', ownPage())).status).toBe(404)
    expect((await ask('/embed/', ownPage())).status).toBe(404)
    expect(codeOf(await ask('/..%2fapi/config', ownPage()))).toBe('PATH_REFUSED')
    expect(codeOf(await ask('/', ownPage({ method: 'TRACE' })))).toBe('METHOD_REFUSED')
    expect(codeOf(await ask('/', { headers: { host: 'other.example' } }))).toBe('HOST_REFUSED')
    const asWidget = post({ email: 'eve@mail.example' })
    expect(codeOf(await ask('/api/logins/email', asWidget))).toBe('NOT_FOUND')
  })

  test('behavior: a request that waits for a person is answered when the gateway stops', async () => {
    const { ask, stop } = await start()
    const begun = await ask('/api/logins/email', ownPage(post({ email: 'bob@mail.example' })))
    const { login } = JSON.parse(begun.text)
    const held = ask('/api/logins/device', ownPage(post({ login })))
    await ask('/api/time', ownPage()) // came later, so the first is held by now
    const began = performance.now()
    await Promise.all([stop(), held])
    gateway = undefined
    expect(JSON.parse((await held).text)).toEqual({ isApproved: false })
    expect(performance.now() - began).toBeLessThan(9_000) // what it would wait for at most
  })

  test('behavior: SIGHUP keeps it as it is, and the log says when that is not what the file says', async () => {
    const { ask, reload, logs } = await start()
    const events = () => logs.map((line) => JSON.parse(line).event)
    const DATA_DIR = join(folder, 'data')
    reload(deployment, variables({ DATA_DIR }))
    expect(events()).toContain('reloaded')
    expect(events()).not.toContain('wallet.kept')
    reload({ ...deployment, allowedOrigins: ['https://other.example'] }, variables({ DATA_DIR }))
    expect(events()).toContain('wallet.kept')
    expect((await ask('/health', ownPage())).status).toBe(200)
    const page = await ask('/', ownPage())
    expect(page.headers['content-security-policy']).toContain('https://shop.example')
  })
})

describe('settings of the embedded wallet', () => {
  const read = (given: object, env: Readonly<Record<string, string | undefined>>) => {
    const { file, remove } = makeFolder(given)
    try {
      return readSettings(file, env)
    } finally {
      remove()
    }
  }

  test.each([
    ['no secureUrl', { services: {} }, /secureUrl/],
    [
      'the widget’s own host',
      { services: { secureUrl: 'https://widget.example:8443/' } },
      /host name/,
    ],
    ['a path', { services: { secureUrl: `${WALLET}/wallet` } }, /host name/],
    ['any site', { allowedOrigins: ['*'] }, /allowedOrigins/],
  ])('error: %s is refused', (_what, more, message) => {
    const wrong = () => read({ ...deployment, ...more }, variables())
    expect(wrong).toThrow(expect.objectContaining({ code: 'SETTINGS_WRONG' }))
    expect(wrong).toThrow(message)
  })

  test('error: missing variables are named, without the value of any', () => {
    const { SMTP_URL: _, ...env } = variables({ ENCRYPTION_KEY: 'too-short-3f2a' })
    const wrong = () => read(deployment, env)
    expect(wrong).toThrow(/SMTP_URL[\s\S]*ENCRYPTION_KEY|ENCRYPTION_KEY[\s\S]*SMTP_URL/)
    expect(wrong).not.toThrow(/3f2a/)
  })

  test('error: a file that holds the key is refused', () => {
    const brand = { name: ENCRYPTION_KEY.slice(0, 40) }
    expect(() => read({ ...deployment, brand }, variables({ SMTP_URL: brand.name }))).toThrow(
      expect.objectContaining({ code: 'SECRET_IN_FILE' }),
    )
  })

  test('error: a build without the page is told', async () => {
    const { file, distDir, remove } = makeFolder(deployment)
    rmSync(join(distDir, 'secure'), { recursive: true })
    const settings = readSettings(file, variables())
    const made = createGateway(settings, {
      host: '127.0.0.1',
      port: 0,
      distDir,
      write: () => undefined,
    })
    await expect(made.listen()).rejects.toMatchObject({ code: 'BUILD_MISSING' })
    remove()
  })

  test('error: a database whose shares another key opens is told, and nothing is served', async () => {
    const DATA_DIR = await layDatabase()
    const port = await findFreePort()
    const origin = `http://localhost:${port}`
    const { file, distDir, remove } = makeFolder({ ...deployment, services: { secureUrl: origin } })
    const open = (more: Readonly<Record<string, string>>) =>
      createGateway(readSettings(file, variables({ DATA_DIR, ...more })), {
        ...{ host: '127.0.0.1', port, distDir, write: () => undefined },
      })
    const first = open({})
    await first.listen()
    const browser = openBrowser(origin, origin)
    await signInByEmail(browser, mail, 'cleo@mail.example')
    await browser.call('makeKeys', {
      addresses: { eip155: `0x${'1'.repeat(40)}`, solana: '1'.repeat(32) },
      shareSetId: randomUUID(),
      authShare: randomBytes(17).toString('base64url'),
      publicKey: randomBytes(65).toString('base64url'),
    })
    await first.stop()
    const other = open({ ENCRYPTION_KEY: randomBytes(32).toString('base64') })
    await expect(other.listen()).rejects.toMatchObject({ code: 'SHARES_DO_NOT_OPEN' })
    const again = open({})
    await again.listen()
    await again.stop()
    remove()
  })
})
