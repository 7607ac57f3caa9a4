import { describe, expect, test } from 'vitest'
import { createBlockchainApi } from './blockchainApi.ts'

const address = '0x1111111111111111111111111111111111111111'

function answering(body: unknown, status = 200) {
  return createBlockchainApi({
    projectId: 'abc',
    version: '1.2.3',
    url: 'https://api.example',
    fetch: async () => new Response(JSON.stringify(body), { status }),
  })
}

describe('getIdentity', () => {
  test.each([
    ['maren.eth', 'maren.eth'],
    ['ma\u202eren\u0000.eth', 'maren .eth'],
    ['0x1111…1111', undefined],
    ['0X1111111111111111111111111111111111111111', undefined],
    ['\u200b', undefined],
    [null, undefined],
    [7, undefined],
    [`${'a'.repeat(500)}.eth`, `${'a'.repeat(63)}…`],
  ])('error: the name %j is shown as %j (S7.02)', async (name, shown) => {
    const identity = await answering({ name, avatar: null }).getIdentity({
      address,
      sender: address,
    })
    expect(identity).toEqual({ name: shown, image: undefined })
  })

  test.each([
    ['https://pictures.example/one.png', true],
    ['data:image/png;base64,AAAA', true],
    ['data:text/html,<script>alert(1)</script>', false],
    ['data:image/svg+xml,<svg onload="alert(1)">', false],
    ['javascript:alert(1)', false],
    ['http://pictures.example/one.png', false],
    ['ipfs://picture', false],
    [`https://pictures.example/${'a'.repeat(2_000)}`, false],
    [`data:image/png;base64,${'A'.repeat(200_000)}`, false],
    [{ url: 'https://pictures.example/one.png' }, false],
  ])('error: the picture %j may be drawn: %j (S7.02)', async (avatar, may) => {
    const identity = await answering({ name: 'a.eth', avatar }).getIdentity({
      address,
      sender: address,
    })
    expect(identity).toEqual({ name: 'a.eth', image: may ? avatar : undefined })
  })
})

describe('names', () => {
  test('behavior: a no is one however long its reason is (S7.12)', async () => {
    const reasons = [{ name: 'name', description: `Not registered. ${'So it is. '.repeat(80)}` }]
    const api = answering({ status: 'FAILED', reasons }, 404)
    expect(await api.lookUpName({ name: 'maren.reown.id' })).toBe(undefined)
    expect(await api.getNamesOf({ address, sender: address })).toEqual([])
  })

  test('behavior: an empty list says that nobody has the name, too (S7.12)', async () => {
    expect(await answering([]).lookUpName({ name: 'maren.reown.id' })).toBe(undefined)
  })

  test.each([
    [{}, 200],
    [{ name: 'Not a name', addresses: {} }, 200],
    ['Not Found', 404],
    [{ status: 'FAILED', reasons: [] }, 404],
    [{ status: 'FAILED', reasons: [{ name: 'name', description: 'Nobody' }] }, 403],
  ])('error: %j with %i makes no name free (S7.12, S7.26)', async (body, status) => {
    await expect(
      answering(body, status).lookUpName({ name: 'maren.reown.id' }),
    ).rejects.toMatchObject({ code: 'NAME_NOT_RESOLVED' })
  })

  test('behavior: SV-F18 a refusal of any length is one, whatever stands behind its first reason', async () => {
    const first = { name: 'name', description: 'Name is not registered. '.repeat(30) }
    const body = { status: 'FAILED', reasons: [first, null, { code: 7 }], trace: 'x'.repeat(500) }
    expect(await answering(body, 404).lookUpName({ name: 'maren.reown.id' })).toBe(undefined)
  })

  test('error: bad entries do not take the good ones with them (S7.13, S7.14)', async () => {
    const good = { name: 'Maren.reown.id', addresses: { 2147483649: { address } } }
    const bad = { name: 'mаren.reown.id', addresses: { 2147483649: { address } } }
    const odd = { name: 'odd.reown.id', addresses: { x: { address }, 60: { address: 7 }, 61: 0 } }
    const found = await answering([bad, null, good, odd]).getNamesOf({ address, sender: address })
    expect(found).toEqual([
      { name: 'maren.reown.id', addresses: new Map([[2147483649, address]]) },
      { name: 'odd.reown.id', addresses: new Map() },
    ])
    const suggestions = [{ name: 'a\u202eb', registered: false }, { name: 'ab.reown.id' }, 7]
    const one = { name: 'maren.reown.id', registered: false }
    expect(
      await answering({ suggestions: [...suggestions, one] }).suggestNames({
        name: 'maren',
        zone: 'reown.id',
      }),
    ).toEqual([one])
  })

  test('error: the service’s own reason is cleaned before it is shown (S8.06)', async () => {
    const description = `You already\u0007 own\u202e a name${'!'.repeat(150)}`
    const body = { status: 'FAILED', reasons: [{ name: 'name', description }] }
    const { signal } = new AbortController()
    const signed = { coinType: 1, address, message: '', signature: '0x', name: 'a', signal }
    const error = await answering(body, 400)
      .registerName(signed)
      .catch((caught) => caught)
    expect(error.details).toMatch(/^You already own a name!+…?$/)
    const silent = await answering({ success: false })
      .registerName(signed)
      .catch((caught) => caught)
    expect(silent).toMatchObject({ message: 'Error registering name a', details: undefined })
  })
})
