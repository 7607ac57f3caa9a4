import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { liveOptions, openOptions, widgetOptions } from '../../../../protocol/config.ts'
import { httpTransport } from './httpTransport.ts'

afterEach(() => vi.unstubAllGlobals())

const secretName = /access_?key|api_?key|secret|private_?key|mnemonic|seed_?phrase|password|bearer/i
const widget = new URL('../../..', import.meta.url).pathname

/** Names of all fields of a schema, however deep. */
function fieldsOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const def = '_zod' in schema ? (schema as { _zod: { def: object } })._zod.def : schema
  return Object.entries(def).flatMap(([name, value]) => {
    const own = name === 'shape' ? Object.keys(value) : []
    return [...own, ...fieldsOf(value, seen)]
  })
}

/** Files of a room that are shipped. */
function sources(room: string): string[] {
  return readdirSync(join(widget, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.scenes\.|testing\//.test(name))
    .map((name) => join(widget, room, name))
}

test('behavior: a page’s options have no field for a secret (S7.32)', () => {
  const fields = [widgetOptions, liveOptions, openOptions].flatMap((schema) => fieldsOf(schema))
  // The walk reaches the depths.
  expect(fields).toEqual(expect.arrayContaining(['bridge', 'integratorId', 'caipChainId', 'icons']))
  expect(fields.filter((name) => secretName.test(name))).toEqual([])
})

test('behavior: no room of the widget passes a key to a service (S7.32)', () => {
  const files = [
    'kernel',
    'wallet',
    'transactions',
    'features',
    'clients',
    'connectors',
    'ui',
  ].flatMap(sources)
  const entries = ['boot.ts', 'main.ts'].map((name) => join(widget, name))
  expect(files.length).toBeGreaterThan(50)
  const passes = [...files, ...entries].filter((file) =>
    /\b(accessKey|apiKey|X-Access-Key)\b|\bBearer /.test(readFileSync(file, 'utf8')),
  )
  expect(passes).toEqual([])
})

test('behavior: an API key goes to the bridge service alone, and from no page (S7.32)', async () => {
  const asked: (readonly [string, string | null])[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    asked.push([new URL(String(url)).host, new Headers(init?.headers).get('authorization')])
    return Response.json([])
  }
  const transport = httpTransport({ apiKey: 'key', fetch })
  await transport.getAvailableRoutes({})
  await transport.getAvailableRoutes({ apiUrl: 'https://elsewhere.test/api' })
  const status = transport.getDepositStatus({ originChainId: 1, depositId: 1n })
  await expect(status).rejects.toMatchObject({ code: 'HTTP_UNREADABLE' })
  expect(asked).toEqual([
    ['app.across.to', 'Bearer key'],
    ['elsewhere.test', null],
    ['indexer.api.across.to', null],
  ])
  vi.stubGlobal('document', {})
  expect(() => httpTransport({ apiKey: 'key' })).toThrow(
    expect.objectContaining({ code: 'BRIDGE_SECRET_IN_PAGE' }),
  )
})
