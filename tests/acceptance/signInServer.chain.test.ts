import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type Address,
  concatHex,
  createPublicClient,
  defineChain,
  getContractAddress,
  type Hex,
  hashMessage,
  http,
  serializeErc6492Signature,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { waitForTransactionReceipt } from 'viem/actions'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Devnet } from '#devnet/start.ts'
import { startTestDevnet } from '#devnet/testWorlds.ts'
import { walletClient } from '#devnet/testing.ts'

const example = 'examples/sign-in-server'
const origin = 'https://shop.example'
const MINUTE_MS = 60_000
/** A handwritten ERC-1271 contract: `isValidSignature` accepts a signature that equals the hash. */
const ACCOUNT: Hex = '0x60188060093d393df360043560643514631626ba7e0260e01b60005260206000f3'
/** Anvil's CREATE2 factory: deploys the code that it is called with. */
const FACTORY: Address = '0x4e59b44847b379578588920ca78fbf26c0b4956c'

const person = privateKeyToAccount(generatePrivateKey())
let devnet: Devnet
let server: { close: () => unknown; address: () => AddressInfo }
let passed = 0
const now = () => Date.now() + passed

beforeAll(async () => {
  devnet = await startTestDevnet({ port: 0 })
  const [chain] = devnet.chains
  const client = createPublicClient({
    transport: http(chain?.directRpcUrl),
    chain: defineChain({
      id: 31_337,
      name: 'Devnet',
      rpcUrls: { default: { http: [] } },
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    }),
  })
  const load = (file: string) => import(pathToFileURL(resolve(example, file)).href)
  const [{ createSignIn }, { serve }] = await Promise.all([load('signIn.js'), load('server.js')])
  server = await serve(createSignIn({ clients: [client], origin, now }), 0)
})
afterAll(async () => {
  server?.close()
  await devnet?.stop()
})

/** A browser: it sends back the cookies that it received. */
function openBrowser() {
  const cookies = new Map<string, string>()
  return async (path: string, body?: unknown, from = origin) => {
    const answer = await fetch(`http://127.0.0.1:${server.address().port}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { origin: from, cookie: [...cookies].map((one) => one.join('=')).join('; ') },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const text = await answer.text()
    return { status: answer.status, text }
  }
}
type Browser = ReturnType<typeof openBrowser>

async function messageFor(
  browser: Browser,
  change: Partial<Parameters<typeof createSiweMessage>[0]> = {},
) {
  const { text: nonce } = await browser('/nonce')
  return createSiweMessage({
    address: person.address,
    domain: 'shop.example',
    uri: origin,
    version: '1',
    chainId: 31_337,
    nonce,
    issuedAt: new Date(now()),
    ...change,
  })
}
const post = async (browser: Browser, message: string, signature?: Hex) =>
  browser('/verify', { message, signature: signature ?? (await person.signMessage({ message })) })
const session = async (browser: Browser) => JSON.parse((await browser('/session')).text)

test('default: a key signs in, keeps its session, and signs out (S17)', async () => {
  const browser = openBrowser()
  expect(await session(browser)).toBe(null)
  expect(await post(browser, await messageFor(browser))).toEqual({
    status: 200,
    text: '{"ok":true}',
  })
  expect(await session(browser)).toEqual({ address: person.address, chainId: 31_337 })
  expect(await session(openBrowser())).toBe(null)
  await browser('/sign-out', {})
  expect(await session(browser)).toBe(null)
})

test('behavior: an account that is a contract, by its own word (ERC-1271)', async () => {
  const [chain] = devnet.chains
  if (chain === undefined) throw new Error('There is no chain')
  const wallet = walletClient(chain)
  const hash = await wallet.sendTransaction({ data: ACCOUNT })
  const { contractAddress: address } = await waitForTransactionReceipt(wallet, { hash })
  if (!address) throw new Error('There is no account')
  const browser = openBrowser()
  const wrong = await messageFor(browser, { address })
  expect((await post(browser, wrong, hashMessage('another message'))).status).toBe(401)
  const message = await messageFor(browser, { address })
  expect((await post(browser, message, hashMessage(message))).status).toBe(200)
})

test('behavior: such an account that is not deployed yet (ERC-6492)', async () => {
  const salt: Hex = `0x${'5b'.repeat(32)}`
  const to = { opcode: 'CREATE2', from: FACTORY, salt, bytecode: ACCOUNT } as const
  const address = getContractAddress(to)
  const wrap = (signature: Hex) =>
    serializeErc6492Signature({ address: FACTORY, data: concatHex([salt, ACCOUNT]), signature })
  const browser = openBrowser()
  const wrong = await messageFor(browser, { address })
  expect((await post(browser, wrong, wrap(hashMessage('another message')))).status).toBe(401)
  const message = await messageFor(browser, { address })
  expect((await post(browser, message, wrap(hashMessage(message)))).status).toBe(200)
})

test('attack: a nonce is good once, for its browser, and for five minutes (S17)', async () => {
  const browser = openBrowser()
  const message = await messageFor(browser)
  const signature = await person.signMessage({ message })
  const thief = openBrowser()
  await thief('/nonce')
  // Another browser cannot use a stolen message, and its attempt uses up the nonce.
  expect((await post(thief, message, signature)).status).toBe(401)
  expect((await post(browser, message, signature)).status).toBe(401)

  const again = await messageFor(browser)
  expect((await post(browser, again)).status).toBe(200)
  expect((await post(browser, again)).status).toBe(401)

  expect((await post(browser, await messageFor(browser, { nonce: 'ownnonce1234' }))).status).toBe(
    401,
  )
  const { text: nonce } = await browser('/nonce')
  passed += 6 * MINUTE_MS
  // The message is new, but its nonce is older than five minutes.
  expect((await post(browser, await messageFor(browser, { nonce }))).status).toBe(401)
})

test.each<[string, Parameters<typeof messageFor>[1]]>([
  ['another domain', { domain: 'evil.example' }],
  ['another page', { uri: 'https://evil.example' }],
  ['another chain', { chainId: 1 }],
  ['an end that has come', { expirationTime: new Date(0) }],
  ['a beginning to come', { notBefore: new Date(Date.now() + 86_400_000) }],
  ['an old issue', { issuedAt: new Date(0) }],
])('attack: a message of %s signs nobody in (S17)', async (_, change) => {
  const browser = openBrowser()
  expect((await post(browser, await messageFor(browser, change))).status).toBe(401)
  expect(await session(browser)).toBe(null)
})

test('attack: another key, another site and what is no message sign nobody in (S17)', async () => {
  const browser = openBrowser()
  const other = privateKeyToAccount(generatePrivateKey())
  const message = await messageFor(browser)
  expect((await post(browser, message, await other.signMessage({ message }))).status).toBe(401)
  expect((await post(browser, await messageFor(browser), `0x${'ab'.repeat(65)}`)).status).toBe(401)
  const own = await messageFor(browser)
  const body = { message: own, signature: await person.signMessage({ message: own }) }
  expect((await browser('/verify', body, 'https://evil.example')).status).toBe(403)
  for (const wrong of [
    null,
    {},
    { message: 'hello', signature: 'no' },
    { message: 'a'.repeat(20_000) },
  ]) {
    expect((await browser('/verify', wrong)).status).toBe(400)
  }
  expect((await post(browser, 'hello')).status).toBe(401)
  expect(await session(browser)).toBe(null)
})

test('behavior: a session ends with the message at the latest', async () => {
  const browser = openBrowser()
  const expirationTime = new Date(now() + MINUTE_MS)
  expect((await post(browser, await messageFor(browser, { expirationTime }))).status).toBe(200)
  passed += 2 * MINUTE_MS
  expect(await session(browser)).toBe(null)
})

test('default: the sample of the document is this one', () => {
  const sample = readFileSync(`${example}/signIn.js`, 'utf8')
  expect(readFileSync('docs/signing-in.md', 'utf8')).toContain(sample)
})
