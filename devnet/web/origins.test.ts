import { describe, expect, test } from 'vitest'
import { siteOf } from './origins.ts'

describe('siteOf', () => {
  test('default', () => {
    expect(
      [
        'localhost:1',
        'widget.localhost:1',
        'WALLET.localhost',
        'evil.localhost',
        'secure.localhost:1',
        'shop.localhost:1',
      ].map(siteOf),
    ).toEqual(['page', 'widget', 'wallet', 'evil', 'secure', 'page'])
  })

  test('error: a name that is nobody’s', () => {
    expect([undefined, '', 'example.org', 'constructor', '127.0.0.1:1'].map(siteOf)).toEqual(
      Array(5).fill(undefined),
    )
  })
})
