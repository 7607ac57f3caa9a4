import { describe, expect, test } from 'vitest'
import { pageWallet } from '#protocol'

const wallet = {
  id: 'f3c1',
  rdns: 'test.kestrel',
  name: 'Kestrel',
  kind: 'announced',
  namespace: 'solana',
  icon: 'data:image/png;base64,AA==',
}

describe('pageWallet', () => {
  test('default: a connector is its id, name, chain, type and picture (S3.06)', () => {
    expect(pageWallet.parse(wallet)).toEqual(wallet)
  })

  test.each([
    ['id', undefined],
    ['name', undefined],
    ['rdns', undefined],
    ['kind', 'other'],
    ['namespace', 'Solana mainnet'],
    ['icon', 'https://kestrel.example/icon.png'],
    ['secret', 'x'],
  ])('error: one whose %s is %s is none (S3.06)', (key, value) => {
    expect(pageWallet.safeParse({ ...wallet, [key]: value }).success).toBe(false)
  })
})
