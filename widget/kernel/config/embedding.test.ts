import { describe, expect, test } from 'vitest'
import { deployment } from './deployment.ts'
import { checkEmbedding, type Surroundings } from './embedding.ts'

const shop = 'https://shop.example'
const list = deployment.parse({ allowedOrigins: [shop] })

function around(change: Partial<Surroundings> & { origin?: string } = {}): Surroundings {
  const { origin = shop, ...rest } = change
  return {
    search: `?instance=one&origin=${encodeURIComponent(origin)}`,
    ownOrigin: 'https://widget.example',
    isTop: false,
    ancestorOrigins: [origin],
    ...rest,
  }
}

describe('checkEmbedding', () => {
  test('default: a listed page may', () => {
    expect(checkEmbedding(list, around())).toEqual({ origin: shop, instance: 'one' })
  })

  test('behavior: a browser that tells no ancestors leaves the claim to the handshake', () => {
    expect(checkEmbedding(list, around({ ancestorOrigins: undefined })).origin).toBe(shop)
  })

  test.each([
    ['an empty list means nobody', deployment.parse({}), around(), 'ORIGIN_NOT_ALLOWED'],
    ['another site', list, around({ origin: 'https://evil.example' }), 'ORIGIN_NOT_ALLOWED'],
    ['a suffix', list, around({ origin: 'https://shop.example.evil' }), 'ORIGIN_NOT_ALLOWED'],
    ['another port', list, around({ origin: 'https://shop.example:8443' }), 'ORIGIN_NOT_ALLOWED'],
    [
      'a false claim',
      list,
      around({ ancestorOrigins: ['https://evil.example'] }),
      'ORIGIN_NOT_ALLOWED',
    ],
    [
      'a nested page',
      list,
      around({ ancestorOrigins: [shop, 'https://evil.example'] }),
      'NESTED_HOST',
    ],
    ['its own tab', list, around({ isTop: true }), 'NOT_EMBEDDED'],
    ['no claim', list, around({ search: '' }), 'NOT_EMBEDDED'],
    ['a claim with a path', list, around({ origin: `${shop}/a` }), 'NOT_EMBEDDED'],
    ['an opaque origin', list, around({ origin: 'null' }), 'NOT_EMBEDDED'],
  ])('error: %s is refused (S5.07)', (_, rules, surroundings, code) => {
    expect(() => checkEmbedding(rules, surroundings)).toThrow(expect.objectContaining({ code }))
  })

  test('behavior: a listed parent may embed a listed page', () => {
    const rules = deployment.parse({
      allowedOrigins: [shop],
      allowedParents: ['https://app.safe.global'],
    })
    const surroundings = around({ ancestorOrigins: [shop, 'https://app.safe.global'] })
    expect(checkEmbedding(rules, surroundings).origin).toBe(shop)
  })

  test('behavior: a wildcard names sites below it and parents, and not the name itself (S5.07)', () => {
    const rules = deployment.parse({
      allowedOrigins: ['https://*.shop.example'],
      allowedParents: ['https://*.safe.global'],
    })
    const below = 'https://a.b.shop.example'
    const parents = (parent: string) => around({ origin: below, ancestorOrigins: [below, parent] })
    expect(checkEmbedding(rules, parents('https://app.safe.global')).origin).toBe(below)
    for (const parent of ['https://safe.global', 'null']) {
      expect(() => checkEmbedding(rules, parents(parent))).toThrow(
        expect.objectContaining({ code: 'NESTED_HOST' }),
      )
    }
    expect(() => checkEmbedding(rules, around())).toThrow(
      expect.objectContaining({ code: 'ORIGIN_NOT_ALLOWED' }),
    )
  })

  test('error: an entry that would name nobody is told when it is written', () => {
    for (const wrong of ['https://shop.example/', 'https://Shop.example', 'https://*']) {
      expect(deployment.safeParse({ allowedOrigins: [wrong] }).success).toBe(false)
    }
  })

  test('behavior: the asterisk lets every page in, under its own name alone (S5.07)', () => {
    const rules = deployment.parse({ allowedOrigins: ['*'] })
    expect(checkEmbedding(rules, around({ origin: 'https://any.example' })).instance).toBe('one')
    expect(() =>
      checkEmbedding(rules, around({ ancestorOrigins: ['https://evil.example'] })),
    ).toThrow(expect.objectContaining({ code: 'ORIGIN_NOT_ALLOWED' }))
  })

  test('error: a parent of the page needs a line of its own beside the asterisk (S5.07)', () => {
    const rules = deployment.parse({ allowedOrigins: ['*'] })
    expect(() =>
      checkEmbedding(rules, around({ ancestorOrigins: [shop, 'https://evil.example'] })),
    ).toThrow(expect.objectContaining({ code: 'NESTED_HOST' }))
  })
})
