import { afterEach, describe, expect, test } from 'vitest'
import SafeAppsSdk from '@safe-global/safe-apps-sdk'
import { createSafe } from '#devnet/wallet/safe.ts'
import { createSafeChannel } from '../loader/wallets/safe/safeChannel.ts'
import { safeOriginsAround } from '../loader/wallets/safe/safeOrigin.ts'
import { createSafeProvider } from '../loader/wallets/safe/safeProvider.ts'

const SAFE = 'https://app.safe.global'
const owner = `0x${'a'.repeat(40)}`
const other = `0x${'b'.repeat(40)}`
const onChain = `0x${'1'.repeat(64)}`
const signature = `0x${'2'.repeat(130)}`
const lives: AbortController[] = []
afterEach(() => {
  for (const life of lives.splice(0)) life.abort()
  Reflect.deleteProperty(globalThis, 'window')
})

/** A page in a frame of Safe's: two windows, each with its origin. */
function start({ around = SAFE }: { around?: string } = {}) {
  const safe = createSafe({
    async request({ method }) {
      if (method === 'eth_accounts') return [owner]
      if (method === 'eth_chainId') return '0x1'
      if (method === 'eth_sendTransaction') return onChain
      if (method === 'eth_getTransactionReceipt')
        return { blockHash: onChain, blockNumber: '0x1', gasUsed: '0x1', status: '0x1' }
      return signature
    },
  })
  const app = new EventTarget()
  const dispatch = (data: unknown, origin: string, source: unknown) =>
    app.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  const sent: { id: string; method: string; params: unknown; env: { sdkVersion: string } }[] = []
  const parent = {
    postMessage(message: (typeof sent)[number], target: string) {
      if (target !== '*' && target !== around) return
      sent.push(message)
      safe.hear(structuredClone(message), {
        origin: 'https://app.example',
        reply: (answer) => dispatch(answer, around, parent),
      })
    },
  }
  const window = Object.assign(app, { parent, crypto })
  const life = new AbortController()
  lives.push(life)
  const channel = createSafeChannel({
    window: window as unknown as Window, // the part of it that is used
    origins: [SAFE],
    signal: life.signal,
  })
  const provider = createSafeProvider({ channel, pollMs: 1, signal: life.signal })
  const request = (method: string, ...params: unknown[]) => provider.request({ method, params })
  return { safe: safe.hook, window, sent, dispatch, parent, channel, request, life }
}

describe('a page within Safe', () => {
  test('default: it asks word for word as the SDK of Safe does (S2.08, S7.29)', async () => {
    const { sent, request, window } = start()
    const transaction = { from: owner, to: other, data: '0x12', value: '0x5' }
    const typed = { domain: {}, types: { A: [] }, primaryType: 'A', message: {} }
    await request('eth_accounts')
    await request('personal_sign', '0x6869', owner)
    await request('eth_signTypedData_v4', owner, JSON.stringify(typed))
    await request('eth_sendTransaction', transaction)
    const ours = sent.splice(0).filter(({ method }, at) => method !== 'getSafeInfo' || at === 0)

    Object.assign(globalThis, { window })
    const sdk = new SafeAppsSdk({ allowedDomains: [/^https:\/\/app\.safe\.global$/] })
    expect(await sdk.safe.getInfo()).toMatchObject({ safeAddress: owner, chainId: 1 })
    expect(await sdk.txs.signMessage('0x6869')).toEqual({ signature })
    await sdk.txs.signTypedMessage(typed)
    const { safeTxHash } = await sdk.txs.send({ txs: [{ to: other, data: '0x12', value: '5' }] })
    expect(await sdk.txs.getBySafeTxHash(safeTxHash)).toMatchObject({ txHash: onChain })

    const asked = (all: typeof sent) =>
      all.map(({ method, params, env }) => JSON.stringify({ method, params, env }))
    const withoutHash = (text: string) => text.replaceAll(/0x[\da-f]{64}/g, 'hash')
    expect(asked(ours).map(withoutHash)).toEqual(asked(sent).map(withoutHash))
    expect(new Set([...ours, ...sent].map(({ id }) => id)).size).toBe(10)
  })

  test('behavior: what the owners finish later is waited for, and answered as of the chain (S7.29)', async () => {
    const { safe, request } = start()
    safe.rounds = 1
    expect(await request('eth_sendTransaction', { to: other })).toBe(onChain)
    safe.signing = 'later'
    expect(await request('personal_sign', '0x6869', owner)).toBe(signature)
    safe.signing = 'onChain'
    safe.rounds = 0
    expect(await request('personal_sign', '0x6869', owner)).toBe('0x')
  })

  test('behavior: calls go as one transaction, whose id is Safe’s own (S4.13, S6.04)', async () => {
    const { request, safe, sent } = start()
    expect(await request('wallet_getCapabilities', owner)).toEqual({
      '0x1': { atomic: { status: 'supported' } },
    })
    safe.rounds = 1
    const calls = [
      { to: other, value: '0xff' },
      { to: other, data: '0x12' },
    ]
    const { id } = Object(await request('wallet_sendCalls', { calls, from: owner, chainId: '0x1' }))
    expect(sent.find(({ method }) => method === 'sendTransactions')?.params).toEqual({
      txs: [
        { to: other, value: '255', data: '0x' },
        { to: other, value: '0', data: '0x12' },
      ],
    })
    const status = { version: '2.0.0', id, chainId: '0x1', atomic: true }
    expect(await request('wallet_getCallsStatus', id)).toEqual({ ...status, status: 100 })
    expect(await request('wallet_getCallsStatus', id)).toMatchObject({
      ...status,
      status: 200,
      receipts: [{ transactionHash: onChain, status: '0x1' }],
    })
    safe.outcome = 'CANCELLED'
    const sentToo = Object(await request('wallet_sendCalls', { calls }))
    await request('wallet_getCallsStatus', sentToo.id)
    expect(await request('wallet_getCallsStatus', sentToo.id)).toEqual({
      ...status,
      id: sentToo.id,
      status: 400,
    })
  })

  test('error: refusals, other accounts and networks, and what is no request of a Safe (S8.09)', async () => {
    const { safe, request } = start()
    safe.refuseNext('sendTransactions', 'Transaction was rejected')
    await expect(request('eth_sendTransaction', { to: other })).rejects.toMatchObject({
      code: 4001,
    })
    safe.refuseNext('signMessage', 'Wallet is not connected')
    await expect(request('personal_sign', '0x', owner)).rejects.toMatchObject({
      code: -32603,
      message: 'Wallet is not connected',
    })
    safe.outcome = 'CANCELLED'
    await expect(request('eth_sendTransaction', { to: other })).rejects.toMatchObject({
      code: 4001,
    })
    safe.outcome = 'FAILED'
    await expect(request('eth_sendTransaction', { to: other })).rejects.toMatchObject({
      code: -32603,
    })
    const cases: [number, string, ...unknown[]][] = [
      [4100, 'personal_sign', '0x', other],
      [4100, 'eth_signTypedData_v4', other, '{}'],
      [-32602, 'eth_signTypedData_v4', owner, '{'],
      [-32602, 'eth_sendTransaction', { to: '0x12' }],
      [-32602, 'eth_sendTransaction', { to: other, value: 'much' }],
      [-32602, 'wallet_sendCalls', { calls: [] }],
      [4901, 'wallet_sendCalls', { calls: [{ to: other }], chainId: '0xa' }],
      [4100, 'wallet_sendCalls', { calls: [{ to: other }], from: other }],
      [-32602, 'wallet_getCallsStatus', 'bundle'],
      [4200, 'wallet_switchEthereumChain', { chainId: '0xa' }],
      [4200, 'eth_sign', owner, '0x'],
    ]
    for (const [code, method, ...params] of cases) {
      await expect(request(method, ...params), method).rejects.toMatchObject({ code })
    }
    expect(await request('wallet_switchEthereumChain', { chainId: '0x1' })).toBeNull()
  })

  test('error: answers of another window, origin, id or shape are as if there were none (S7.27)', async () => {
    const { channel, window, dispatch, parent, life } = start({
      around: 'https://elsewhere.example',
    })
    const info = { safeParse: (data: unknown) => ({ success: true as const, data }) }
    let id = ''
    Object.assign(window.parent, { postMessage: (message: { id: string }) => (id = message.id) })
    const asked = channel.ask('getSafeInfo', undefined, info)
    const data = { safeAddress: other, chainId: 1 }
    dispatch({ id, success: true, data }, 'https://evil.example', parent)
    dispatch({ id, success: true, data }, SAFE, {})
    dispatch({ id: 'guessed', success: true, data }, SAFE, parent)
    dispatch({ id, success: 'yes', data }, SAFE, parent)
    dispatch(null, SAFE, parent)
    dispatch({ id, success: true, data: 'the true one' }, SAFE, parent)
    expect(await asked).toBe('the true one')
    expect(id).toMatch(/^[\da-f]{40}$/)

    const shaped = channel.ask('getSafeInfo', undefined, { safeParse: () => ({ success: false }) })
    dispatch({ id, success: true, data }, SAFE, parent)
    await expect(shaped).rejects.toMatchObject({ code: 'WALLET_INVALID_ANSWER' })
    await expect(channel.ask('getSafeInfo', undefined, info, 5)).rejects.toMatchObject({
      code: 'SAFE_TIMEOUT',
    })
    const waiting = channel.ask('signMessage', {}, info)
    life.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'DESTROYED' })
  })
})

test('default: only Safe’s own app, or what the site names, is taken for Safe (S2.08)', () => {
  const around = (parent: string | undefined, named?: string[]) => {
    const ancestorOrigins = parent === undefined ? [] : [parent]
    return safeOriginsAround({ ancestorOrigins }, named)
  }
  expect(around(SAFE)).toEqual([SAFE])
  expect(around('https://beta.app.safe.global')).toEqual(['https://beta.app.safe.global'])
  for (const origin of [
    undefined,
    'http://app.safe.global',
    'https://safe.global',
    'https://apps.safe.global',
    'https://app.safe.global.evil.example',
    'https://evilapp.safe.global',
    'https://app.safe.global:444',
    'null',
  ]) {
    expect(around(origin), origin).toEqual([])
  }
  expect(around('https://safe.tern.example', ['https://safe.tern.example'])).toHaveLength(1)
  expect(around(SAFE, ['https://safe.tern.example'])).toEqual([])
  expect(around(SAFE, [])).toEqual([])
  // A browser that does not name the parent delivers to these origins and to no other.
  expect(safeOriginsAround({}, undefined)).toEqual([SAFE])
})
