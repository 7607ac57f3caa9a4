import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  keys,
  makeFolder,
  network,
  ORIGIN,
  post,
  startGateway,
  type TestGateway,
} from './testing/startGateway.ts'
import { type Sent, startUpstream, type TestUpstream } from './testing/startUpstream.ts'

const path = '/api/rpc/eip155:31337'
const ask = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }
const NEW_KEY = 'new-node-key-31c7e5'

let first: TestUpstream
let second: TestUpstream
let gateway: TestGateway
beforeEach(async () => {
  first = await startUpstream({ body: { jsonrpc: '2.0', id: 1, result: '0x1' } })
  second = await startUpstream({ body: { jsonrpc: '2.0', id: 1, result: '0x2' } })
  gateway = await startGateway(settingsFor(first))
})
afterEach(async () => {
  await gateway.stop()
  await first.stop()
  await second.stop()
})

function settingsFor({ url }: TestUpstream, more: object = {}) {
  return {
    allowedOrigins: ['https://shop.example'],
    networks: [network],
    gateway: {
      origin: ORIGIN,
      nodes: { 'eip155:31337': [{ url: `${url}/{key}`, keyFrom: 'NODE_KEY' }] },
      metricsTokenFrom: 'METRICS_TOKEN',
      ...more,
    },
  }
}

const answer = async () => JSON.parse((await gateway.ask(path, post(ask))).text).result
const events = () => gateway.logs.map((line): Record<string, unknown> => JSON.parse(line))

test('default: what comes after it is served by the new settings', async () => {
  expect(await answer()).toBe('0x1')
  gateway.reload(settingsFor(second))
  expect(await answer()).toBe('0x2')
  expect(events().map(({ event }) => event)).toContain('reloaded')
})

test('behavior: the frame’s document and its headers are the new ones', async () => {
  gateway.reload({ ...settingsFor(first), allowedOrigins: ['https://other.example'] })
  const { headers, text } = await gateway.ask('/embed/')
  expect(headers['content-security-policy']).toContain('frame-ancestors https://other.example')
  expect(text).toContain('https://other.example')
})

test('behavior: a request in flight ends with the settings that it began with', async () => {
  let release: () => void = () => undefined
  const arrived = new Promise<Sent>((resolve) => {
    first.answer(async (sent) => {
      resolve(sent)
      await new Promise<void>((go) => {
        release = go
      })
      return { body: { jsonrpc: '2.0', id: 1, result: '0x1' } }
    })
  })
  const before = answer()
  await arrived
  gateway.reload(settingsFor(second))
  expect(await answer()).toBe('0x2')
  release()
  expect(await before).toBe('0x1')
})

test('behavior: a hundred requests while it reloads ten times are all answered', async () => {
  const asked = Array.from({ length: 100 }, async (_, at) => {
    if (at % 10 === 0) gateway.reload(settingsFor(at % 20 === 0 ? second : first))
    return answer()
  })
  const answers = await Promise.all(asked)
  expect(answers.filter((one) => !['0x1', '0x2'].includes(one))).toEqual([])
})

test.each([
  ['a file that is no JSON', '{', {}, 'FILE_NOT_JSON'],
  ['a file without sites', { allowedOrigins: [] }, {}, 'NOBODY_ALLOWED'],
  ['a variable that is gone', undefined, { NODE_KEY: undefined }, 'SECRET_MISSING'],
])('error: %s changes nothing, and the log says why', async (_, file, env, code) => {
  gateway.reload(file ?? settingsFor(second), env)
  expect(await answer()).toBe('0x1')
  expect(events()).toContainEqual(expect.objectContaining({ event: 'reload.refused', code }))
})

test('error: a build that cannot be read is logged, and the process serves as before', async () => {
  const document = join(gateway.distDir, 'embed', 'index.html')
  rmSync(document)
  mkdirSync(document)
  gateway.reload(settingsFor(second))
  expect(await answer()).toBe('0x1')
  expect(events()).toContainEqual(
    expect.objectContaining({ event: 'reload.refused', code: 'INTERNAL' }),
  )
})

test('behavior: a key in a file is read again, and neither the old nor the new one is in the log', async () => {
  const { distDir, remove } = makeFolder({})
  const file = join(distDir, 'node.key')
  writeFileSync(file, `${keys.NODE_KEY}\n`)
  const env = { NODE_KEY: undefined, NODE_KEY_FILE: file }
  gateway.reload(settingsFor(first), env)
  await answer()
  writeFileSync(file, `${NEW_KEY}\n`)
  gateway.reload(settingsFor(first), env)
  await answer()
  expect(first.sent.map(({ url }) => decodeURIComponent(url))).toEqual([
    `/${keys.NODE_KEY}`,
    `/${NEW_KEY}`,
  ])
  for (const key of [keys.NODE_KEY, NEW_KEY]) expect(gateway.logs.join('')).not.toContain(key)
  rmSync(file)
  gateway.reload(settingsFor(second), env)
  expect(await answer()).toBe('0x1')
  remove()
})

test('behavior: a new key stays out of answers and of the log', async () => {
  gateway.reload(settingsFor(first), { NODE_KEY: NEW_KEY })
  first.answer({ body: { jsonrpc: '2.0', id: 1, result: NEW_KEY } })
  const { text } = await gateway.ask(path, post(ask))
  expect(text).not.toContain(NEW_KEY)
  expect(gateway.logs.join('')).not.toContain(NEW_KEY)
})

test('behavior: metrics name the nodes that are asked now, and no others', async () => {
  const metrics = async () =>
    (await gateway.ask('/metrics', { headers: { authorization: `Bearer ${keys.METRICS_TOKEN}` } }))
      .text
  const node = { url: second.url, keyFrom: 'NODE_KEY' }
  gateway.reload(settingsFor(first, { nodes: { 'eip155:31337': [node, node] } }))
  expect(await metrics()).toMatch(/causeway_node_up\{chain="eip155:31337",node="2"\} 1/)
  gateway.reload(settingsFor(first))
  expect(await metrics()).toMatch(/causeway_node_up\{chain="eip155:31337",node="1"\} 1/)
  expect(await metrics()).not.toMatch(/causeway_node_up\{chain="eip155:31337",node="2"\}/)
})

test('error: an address of a store that is none changes nothing, and is not printed', async () => {
  gateway.reload(settingsFor(second, { limits: { storeFrom: 'LIMITS_STORE' } }), {
    LIMITS_STORE: 'mongodb://user:hidden@host',
  })
  expect(events()).toContainEqual(
    expect.objectContaining({ event: 'reload.refused', code: 'STORE_WRONG' }),
  )
  expect(gateway.logs.join('')).not.toContain('hidden')
  expect(await answer()).toBe('0x1')
})
