import { describe, expect, test } from 'vitest'
import { createRpc } from './rpc.ts'

const chain = 'eip155:1'

function answering(...answers: readonly (() => Response | Promise<Response>)[]) {
  const urls: string[] = []
  const sent: unknown[] = []
  let at = 0
  const send: typeof fetch = async (input, init) => {
    if (isProbe(init)) return Response.json({ result: '0x1' })
    urls.push(String(input))
    sent.push(JSON.parse(String(init?.body)))
    const answer = answers[at] ?? answers[answers.length - 1]
    at += 1
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return answer()
  }
  const rpc = createRpc({ urlsOf: () => ['https://a', 'https://b'], fetch: send })
  return { rpc, urls, sent }
}

/** What the ranking asks by itself. */
const isProbe = (init: RequestInit | undefined) => String(init?.body).includes('"eth_chainId"')

const json = (body: unknown) => () => Response.json(body)

describe('rpc', () => {
  test('default: the result of the first address, by JSON-RPC over HTTP (S7.27)', async () => {
    const { rpc, urls, sent } = answering(json({ jsonrpc: '2.0', id: 1, result: '0x1' }))
    expect(await rpc.request({ caipChainId: chain, method: 'eth_blockNumber' })).toBe('0x1')
    expect(urls).toEqual(['https://a'])
    expect(sent).toMatchObject([{ jsonrpc: '2.0', method: 'eth_blockNumber', params: [] }])
  })

  test('behavior: an address that is down sends us to the next (S9.08)', async () => {
    const { rpc, urls } = answering(
      () => new Response('<html>502</html>', { status: 502 }),
      json({ result: '0x2' }),
    )
    expect(await rpc.request({ caipChainId: chain, method: 'eth_blockNumber' })).toBe('0x2')
    expect(urls).toEqual(['https://a', 'https://b'])
  })

  test('error: the chain’s own error is final and keeps its code', async () => {
    const { rpc, urls } = answering(
      json({ error: { code: 3, message: 'execution reverted', data: '0x08' } }),
    )
    await expect(rpc.request({ caipChainId: chain, method: 'eth_call' })).rejects.toMatchObject({
      code: 3,
      data: '0x08',
    })
    expect(urls).toHaveLength(1)
  })

  const tooMuch = json({ error: { code: -32_005, message: 'limit exceeded' } })

  test('behavior: a node that was asked too much sends us to the next, and is asked again by itself', async () => {
    const asked = { caipChainId: chain, method: 'eth_call' }
    const { rpc, urls } = answering(tooMuch, json({ result: '0x2' }))
    expect(await rpc.request(asked)).toBe('0x2')
    expect(urls).toEqual(['https://a', 'https://b'])
    const lone = answering(tooMuch, json({ result: '0x3' }))
    expect(await lone.rpc.request({ ...asked, nodes: [0, 1] })).toBe('0x3')
    expect(lone.urls).toEqual(['https://a', 'https://a'])
  })

  test('error: a node that goes on saying so is heard, and what sends is sent once', async () => {
    const { rpc, urls } = answering(tooMuch)
    const refused = { code: -32_005, message: 'limit exceeded' }
    const send = { caipChainId: chain, method: 'eth_sendRawTransaction', nodes: [0, 1] } as const
    await expect(rpc.request(send)).rejects.toMatchObject(refused)
    expect(urls).toHaveLength(1)
    await expect(rpc.request({ ...send, method: 'eth_getLogs' })).rejects.toMatchObject(refused)
    expect(urls).toHaveLength(3)
  })

  test('behavior: one of several addresses is asked by its place, and no other (S6)', async () => {
    const missing = json({ error: { code: -32_601, message: 'the method does not exist' } })
    const asked = { caipChainId: chain, method: 'eth_simulateV1' }
    const { rpc, urls } = answering(missing, json({ result: [] }))
    await expect(rpc.request({ ...asked, nodes: [0, 1] })).rejects.toMatchObject({ code: -32_601 })
    expect(await rpc.request({ ...asked, nodes: [1, 2] })).toEqual([])
    await expect(rpc.request({ ...asked, nodes: [2, 3] })).rejects.toMatchObject({
      code: 'RPC_NO_URL',
    })
    expect(urls).toEqual(['https://a', 'https://b'])
  })

  test.each([
    ['nothing', () => new Response('')],
    ['html', () => new Response('<html>')],
    ['a list', json([])],
    ['a refused connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('error: %s from every address is Unavailable RPC url (S8.07)', async (_, answer) => {
    const { rpc } = answering(answer)
    await expect(rpc.request({ caipChainId: chain, method: 'eth_call' })).rejects.toMatchObject({
      code: 'RPC_UNAVAILABLE',
      message: 'Unavailable RPC url',
    })
  })

  test('error: a chain without an address says so (S8.10)', async () => {
    const rpc = createRpc({ urlsOf: () => [] })
    await expect(rpc.request({ caipChainId: chain, method: 'eth_call' })).rejects.toMatchObject({
      message: 'No RPC url provided for chainId',
    })
  })

  test('behavior: an abort ends the call and asks nobody else', async () => {
    const life = new AbortController()
    const urls: string[] = []
    const rpc = createRpc({
      urlsOf: () => ['https://a', 'https://b'],
      fetch: (input, init) => {
        if (!isProbe(init)) urls.push(String(input))
        return new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        })
      },
    })
    const asked = rpc.request({ caipChainId: chain, method: 'eth_call', signal: life.signal })
    await expect.poll(() => urls).toEqual(['https://a'])
    life.abort(new Error('gone'))
    await expect(asked).rejects.toThrow('gone')
    expect(urls).toEqual(['https://a'])
  })
})

type Call = { readonly id: number; readonly method: string }

/** A node that answers each call with its method, and what it was sent: one entry per request. */
function speaking(answerList: (calls: readonly Call[]) => unknown) {
  const asked: string[] = []
  const send: typeof fetch = async (input, init) => {
    init?.signal?.throwIfAborted()
    if (isProbe(init)) return Response.json({ result: '0x1' })
    const body: Call | Call[] = JSON.parse(String(init?.body))
    const calls = Array.isArray(body) ? body : [body]
    asked.push(`${input} ${calls.map(({ method }) => method).join('+')}`)
    return Response.json(Array.isArray(body) ? answerList(calls) : told(body))
  }
  const rpc = createRpc({ urlsOf: () => ['https://a', 'https://b'], fetch: send })
  const ask = (method: string, signal?: AbortSignal) =>
    rpc.request({ caipChainId: chain, method, signal })
  return { asked, ask }
}
const told = ({ id, method }: Call) => ({ jsonrpc: '2.0', id, result: method })

describe('many at one moment', () => {
  test('default: one request, and each has its own answer, in whatever order', async () => {
    const { asked, ask } = speaking((calls) => calls.map(told).reverse())
    expect(await Promise.all([ask('one'), ask('two'), ask('three')])).toEqual([
      'one',
      'two',
      'three',
    ])
    expect(asked).toEqual(['https://a one+two+three'])
    expect(await ask('four')).toBe('four')
    expect(asked).toHaveLength(2)
  })

  test('error: one that fails leaves the others alone, one that is missing goes elsewhere', async () => {
    const { asked, ask } = speaking((calls) =>
      calls.flatMap((call) => {
        if (call.method === 'lost') return []
        const error = { code: 3, message: 'reverted' }
        return [call.method === 'bad' ? { id: call.id, error } : told(call)]
      }),
    )
    const [good, bad, lost] = await Promise.allSettled([ask('good'), ask('bad'), ask('lost')])
    expect(good).toMatchObject({ value: 'good' })
    expect(bad).toMatchObject({ reason: { code: 3, message: 'reverted' } })
    expect(lost).toMatchObject({ value: 'lost' })
    expect(asked).toEqual(['https://a good+bad+lost', 'https://b lost'])
  })

  test('behavior: a node that takes no lists is asked singly from then on', async () => {
    const { asked, ask } = speaking(() => ({ error: { code: -32600, message: 'no batches' } }))
    expect(await Promise.all([ask('one'), ask('two')])).toEqual(['one', 'two'])
    expect(await Promise.all([ask('three'), ask('four')])).toEqual(['three', 'four'])
    expect(asked).toEqual([
      'https://a one+two',
      ...['one', 'two', 'three', 'four'].map((method) => `https://a ${method}`),
    ])
  })

  test('behavior: who gives up does not take the others along, and is not asked for', async () => {
    const { asked, ask } = speaking((calls) => calls.map(told))
    const life = new AbortController()
    const gone = ask('gone', life.signal)
    const others = Promise.all([ask('one'), ask('two')])
    life.abort(new Error('left'))
    await expect(gone).rejects.toThrow('left')
    expect(await others).toEqual(['one', 'two'])
    expect(asked).toEqual(['https://a one+two'])
  })
})
