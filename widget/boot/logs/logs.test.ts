import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { BaseError } from '#protocol'
import { connect } from '#wallet/connect/connect.ts'
import { createLogs, log } from '#kernel/logs/log.ts'
import { open } from '#kernel/modal/open.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { request } from '#wallet/requests/request.ts'
import { record } from '#features/bridge/model/testing/records.ts'
import { linesOf } from './linesOf.ts'
import { maskDetail, maskText } from '#kernel/logs/mask.ts'
import { openRing } from './openRing.ts'
import { createRing, lineOf } from '#kernel/logs/ring.ts'

const key = '0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const secrets = {
  address,
  key,
  bareKey: key.slice(2),
  uri: 'wc:7f6e504bfad60b485450578e05678441fa7a8ea2b3d678@2?relay-protocol=irn&symKey=587d5484ce2a',
  jwt: 'eyJhbGciOiJFZERTQSJ9.eyJpc3MiOiJkaWQ6a2V5In0.c2lnbmF0dXJl',
  bearer: 'Bearer s3cr3t-abc',
  words: 'legal winner thank year wave sausage worth useful legal winner thank yellow',
  email: 'maren.o+tag@tern.example',
  code: '482913',
  name: 'maren.tern.eth',
  link: 'https://maren:pw@rpc.example/v2/8fJz3kQp9XbC1dEf?apikey=hush#frag',
  solana: '7EYnhQoR9YM3N7UoaKRoA44Uy8JeaZV3qyouov87awMs',
  share: 'hQEMA5x0v1Zk9pQbAQf/d+3Yx1R2u7cT0mFq',
}

describe('masking', () => {
  test('default: what belongs to the person is not told, wherever it stands (S9.08)', () => {
    for (const secret of Object.values(secrets)) {
      for (const text of [secret, `failed for ${secret}, try again`, `{"a":"${secret}"}`]) {
        const line = lineOf({ level: 'error', message: text, detail: { of: text }, at: 0 })
        expect(line).not.toContain(secret)
      }
    }
    expect(maskText(`to ${address}`)).toBe('to 0x71…6F')
    expect(maskText(`key ${key}.`)).toBe('key [64 hex digits].')
    expect(maskText(secrets.link)).toBe('https://rpc.example/v2/…')
    expect(maskText(secrets.words)).toBe('[words]')
  })

  test('behavior: sentences, codes, networks and methods stay readable', () => {
    for (const text of [
      'Requested RPC call is not allowed eth_sendTransaction',
      'eip155:534352 to eip155:8453',
      'HTTP 503 of https://indexer.example/deposits',
      'wallet_requestExecutionPermissions',
      'com.brave.wallet',
    ]) {
      expect(maskText(text)).toBe(text)
    }
    expect(maskDetail({ code: 4001, error: { code: 'TX_REVERTED' } })).toEqual({
      code: 4001,
      error: { code: 'TX_REVERTED' },
    })
  })

  test('behavior: fields by the name of a secret are hidden whatever they hold', () => {
    const detail = { privateKey: 'short', params: [1], nested: { signature: 'ab', otp: '12' } }
    expect(JSON.stringify(maskDetail(detail))).not.toMatch(/short|ab"|\[1\]/)
  })

  test('error: an error is told by code and message, its cause too, without its data', () => {
    const cause = new BaseError(`nonce too low for ${address}`, { code: -32000, data: key })
    const told = JSON.stringify(maskDetail(new BaseError('Failed', { code: 'X', cause })))
    expect(told).toContain('"code":-32000')
    expect(told).toContain('nonce too low for 0x71…6F')
    expect(told).not.toContain(key.slice(4, 20))
  })

  test('behavior: whatever is handed over, a line comes of it, without the key in it', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (value) => {
        const detail: Record<string, unknown> = { value, list: [value, key] }
        detail.self = detail
        const line = lineOf({ level: 'info', message: 'm', detail, at: 0 })
        expect(line).not.toContain('\n')
        expect(line).not.toContain(key.slice(2))
        expect(line.length).toBeLessThanOrEqual(2_001)
      }),
    )
  })
})

describe('the ring', () => {
  test('default: it keeps the newest lines, and gives them part by part (S9.08)', () => {
    const ring = createRing({ maxChars: 1_000, partChars: 200 })
    for (let index = 0; index < 100; index++) {
      ring.keep({ level: 'info', message: `entry ${index}`, at: 0 })
    }
    expect(ring.text().length).toBeLessThanOrEqual(1_000)
    expect(ring.text()).toMatch(/entry 99$/)
    const parts: string[] = []
    let after = 0
    for (let more = true; more; ) {
      const part = ring.part(after)
      parts.push(part.text)
      after = part.last
      more = part.more
    }
    expect(parts.join('\n')).toBe(ring.text())
    expect(parts.length).toBeGreaterThan(3)
    expect(ring.part(after)).toEqual({ text: '', last: 100, more: false })
  })

  test('behavior: about a megabyte by default (S9.08)', () => {
    const ring = createRing()
    for (let index = 0; index < 1_200; index++) {
      ring.keep({ level: 'info', message: 'a word '.repeat(70), detail: 'b '.repeat(240), at: 0 })
    }
    expect(ring.text().length).toBeGreaterThan(900_000)
    expect(ring.text().length).toBeLessThanOrEqual(1_000_000)
  })
})

describe('the log', () => {
  test('default: connections, requests by name and errors are kept without params and addresses (S9.08)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const wallet = createFakeWallet()
    const core = createTestCore({ wallets: [wallet] })
    const logs = createLogs(async () => openRing(logged))
    const logged = { ...core, logs }
    log(logged, 'error', 'before the ring', { address })
    const ring = await logs.open()
    await open(logged)
    await connect(logged, { connectorId: wallet.id })
    const params = ['0x68656c6c6f68656c6c6f68656c6c6f', address]
    await request(logged, { id: '1', method: 'eth_accounts' })
    await request(logged, { id: '2', method: 'eth_mining', params }).catch(() => undefined)
    const text = ring.text()
    expect(text.split('\n')[0]).toContain('error before the ring {"address":"0x71…6F"}')
    expect(text).toContain('log begins')
    expect(text).toContain('view {"was":"closed","is":"Connect"}')
    expect(text).toMatch(/connection \{"namespace":"eip155","status":"connected"/)
    expect(text).toContain('request {"method":"eth_accounts"}')
    expect(text).toContain('request failed {"method":"eth_mining","code":4200}')
    expect(text).not.toContain(address)
    expect(text).not.toContain('68656c6c6f')
    vi.restoreAllMocks()
  })

  test('behavior: the page decides what reaches the console, `error` by default (S9.08)', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    log(createTestCore(), 'info', 'quiet')
    log(createTestCore({ widgetOptions: { logLevel: 'info' } }), 'info', 'told')
    log(createTestCore({ widgetOptions: { logLevel: 'none' } }), 'error', 'nothing')
    log(createTestCore(), 'error', 'told')
    expect(info.mock.calls).toEqual([['[causeway] told', undefined]])
    expect(error.mock.calls).toEqual([['[causeway] told', undefined]])
    vi.restoreAllMocks()
  })
})

test('behavior: a refund is an error where it happens, and history where it is found', () => {
  const { store } = createTestCore()
  const withTransfer = (status: 'deposited' | 'refunded') => {
    const state = store.getState()
    const one = record(
      1,
      status,
      status === 'refunded' ? { error: { code: 'REFUNDED', message: 'It came back' } } : {},
    )
    return { ...state, bridge: { ...state.bridge, transfers: [one] } }
  }
  const levels = (lines: ReturnType<typeof linesOf>) => lines.map(({ level }) => level)
  expect(levels(linesOf(store.getState(), withTransfer('refunded')))).toEqual(['info'])
  expect(levels(linesOf(withTransfer('deposited'), withTransfer('refunded')))).toEqual(['error'])
})
