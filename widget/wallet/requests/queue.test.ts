import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect } from '../connect/connect.ts'
import { disconnect } from '../connect/disconnect.ts'
import { createTestCore, type TestCore } from '#kernel/testing/createTestCore.ts'
import { alice, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { request } from './request.ts'

/** A wallet that waits until the test lets it answer. */
async function connected() {
  const fake = createFakeWallet()
  const answers: ((value: unknown) => void)[] = []
  const wallet = {
    ...fake,
    request: async (asked: Parameters<typeof fake.request>[0]) => {
      if (asked.method !== 'personal_sign') return fake.request(asked)
      fake.requests.push(asked)
      return new Promise((resolve) => answers.push(resolve))
    },
  }
  const core = createTestCore({ wallets: [wallet] })
  await connect(core, { connectorId: wallet.id })
  fake.requests.length = 0
  const asked = () => fake.requests.filter(({ method }) => method === 'personal_sign')
  const answer = () => answers.shift()?.(`0x${'ab'.repeat(65)}`)
  return { core, wallet, asked, answer }
}

let ids = 0
function sign(core: TestCore, more: { id?: string; expiry?: number } = {}) {
  ids += 1
  const params = ['0x00', alice]
  const signing = request(core, { id: `sign-${ids}`, method: 'personal_sign', params, ...more })
  signing.catch(() => undefined) // each test looks at it when it is over
  return signing
}
const waiting = (core: TestCore) => core.store.getState().requests.waiting

/** Takes a core back to before its wallet answered that it is still there. */
function setReturning(core: TestCore) {
  const { connections } = core.store.getState()
  const before = connections.byNamespace.eip155
  const caipChainId = undefined
  core.store.setState({
    connections: {
      ...connections,
      byNamespace: { eip155: { status: 'reconnecting', rdns: 'r', accounts: [], caipChainId } },
    },
  })
  return () =>
    core.store.setState({
      connections: { ...connections, byNamespace: before ? { eip155: before } : {} },
    })
}

describe('replays', () => {
  test('error: an id that was carried out is not carried out again', async () => {
    const { core, asked, answer } = await connected()
    const first = sign(core, { id: 'the-same-id' })
    await expect.poll(asked).toHaveLength(1)
    await expect(sign(core, { id: 'the-same-id' })).rejects.toMatchObject({ code: -32600 })
    answer()
    await first
    await expect(sign(core, { id: 'the-same-id' })).rejects.toMatchObject({ code: -32600 })
    expect(asked()).toHaveLength(1)
  })

  test('behavior: reads and own answers may repeat their id', async () => {
    const { core } = await connected()
    for (const method of ['eth_accounts', 'eth_blockNumber', 'eth_requestAccounts']) {
      await request(core, { id: 'read-again', method })
      await request(core, { id: 'read-again', method })
    }
    expect(core.store.getState().requests.known.size).toBe(0)
  })
})

test('error: the ninth that waits is refused, until one of them is over', async () => {
  const { core, asked, answer } = await connected()
  const signing = Array.from({ length: 8 }, () => sign(core))
  await expect.poll(asked).toHaveLength(8)
  await expect(sign(core)).rejects.toMatchObject({ code: -32002 })
  answer()
  await signing[0]
  sign(core)
  await expect.poll(asked).toHaveLength(9)
})

describe('expiry (S5.11)', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('error: the page stops waiting, and what comes later is not heard', async () => {
    const { core, asked, answer } = await connected()
    const signing = sign(core, { expiry: 300 })
    await vi.advanceTimersByTimeAsync(299_999)
    expect(asked()).toMatchObject([{ expiry: 300 }])
    expect(waiting(core)).toMatchObject([{ status: 'asked' }])
    await vi.advanceTimersByTimeAsync(1)
    await expect(signing).rejects.toMatchObject({
      code: 'EXPIRED',
      message: 'Request expired. Please try again.',
    })
    answer()
    expect(waiting(core)).toEqual([])
  })

  test('error: what expired before its turn reaches no wallet', async () => {
    const { core, asked } = await connected()
    const comeBack = setReturning(core)
    const signing = sign(core, { expiry: 300 })
    await vi.advanceTimersByTimeAsync(300_000)
    await expect(signing).rejects.toMatchObject({ code: 'EXPIRED' })
    comeBack()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked()).toEqual([])
  })

  test('error: nor in a tab that slept, whose timer comes late', async () => {
    const { core, asked } = await connected()
    const comeBack = setReturning(core)
    const signing = sign(core, { expiry: 300 })
    await vi.advanceTimersByTimeAsync(1)
    vi.setSystemTime(Date.now() + 300_000)
    comeBack()
    await expect(signing).rejects.toMatchObject({ code: 'EXPIRED' })
    expect(asked()).toEqual([])
  })

  test('default: without one it is waited for as long as it takes', async () => {
    const { core, answer } = await connected()
    const signing = sign(core)
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
    answer()
    expect(await signing).toMatch(/^0x/)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the end of waiting', () => {
  test('error: with the connection that was asked: 4900 (S8.09)', async () => {
    const { core, asked } = await connected()
    const signing = sign(core)
    await expect.poll(asked).toHaveLength(1)
    disconnect(core, { reason: 'user' })
    await expect(signing).rejects.toMatchObject({ code: 4900 })
    expect(waiting(core)).toEqual([])
  })

  test('error: with the widget', async () => {
    const life = new AbortController()
    const { core, asked } = await connected()
    const signing = sign({ ...core, signal: life.signal })
    await expect.poll(asked).toHaveLength(1)
    life.abort(new Error('gone'))
    await expect(signing).rejects.toThrow('gone')
  })

  test('behavior: a request waits for a connection that is coming back', async () => {
    const { core, asked, answer } = await connected()
    const comeBack = setReturning(core)
    const signing = sign(core)
    await expect.poll(() => waiting(core)).toMatchObject([{ status: 'waiting' }])
    comeBack()
    await expect.poll(asked).toHaveLength(1)
    answer()
    expect(await signing).toMatch(/^0x/)
  })
})
