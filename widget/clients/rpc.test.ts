import { describe, expect, test } from 'vitest'
import { createRpc } from './rpc.ts'

const chain = 'eip155:1'

function answering(...answers: readonly (() => Response | Promise<Response>)[]) {
  const urls: string[] = []
  let at = 0
  const send: typeof fetch = async (input) => {
    urls.push(String(input))
    const answer = answers[at] ?? answers[answers.length - 1]
    at += 1
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return answer()
  }
  const rpc = createRpc({ urlsOf: () => ['https://a', 'https://b'], fetch: send })
  return { rpc, urls }
}

const json = (body: unknown) => () => Response.json(body)

describe('rpc', () => {
  test('default: the result of the first address', async () => {
    const { rpc, urls } = answering(json({ jsonrpc: '2.0', id: 1, result: '0x1' }))
    expect(await rpc.request({ caipChainId: chain, method: 'eth_chainId' })).toBe('0x1')
    expect(urls).toEqual(['https://a'])
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
        urls.push(String(input))
        return new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        })
      },
    })
    const asked = rpc.request({ caipChainId: chain, method: 'eth_call', signal: life.signal })
    life.abort(new Error('gone'))
    await expect(asked).rejects.toThrow('gone')
    expect(urls).toEqual(['https://a'])
  })
})
