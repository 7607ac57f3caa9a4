import { describe, expect, test } from 'vitest'
import { programName, readTransfers } from './solanaTransfers.ts'

const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const token2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const opener = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const accounts = ['source', 'mint', 'account', 'me']
const bytes = (...all: number[]) => new Uint8Array(all)
const u64 = (amount: number) => [amount % 256, Math.floor(amount / 256), 0, 0, 0, 0, 0, 0]

const plain = { program: token, accounts, data: bytes(12, ...u64(1_000), 6) }
const withFee = { program: token2022, accounts, data: bytes(26, 1, ...u64(777), 2, ...u64(8)) }
const opening = (data = bytes(1)) => ({
  ...{ program: opener, data },
  accounts: ['me', 'account', 'owner', 'mint', 'system', token],
})

describe('readTransfers', () => {
  test('default: tokens of both programs, with what they are counted in (S7.28)', () => {
    expect(readTransfers([plain, withFee])).toEqual([
      { to: 'account', amount: 1_000n, token: { mint: 'mint', decimals: 6 } },
      { to: 'account', amount: 777n, token: { mint: 'mint', decimals: 2 } },
    ])
  })

  test.each([[bytes()], [bytes(0)], [bytes(1)]])(
    'behavior: who owns an account that is opened on the way is named (%j)',
    (data) => {
      expect(readTransfers([opening(data), plain])).toMatchObject([{ to: 'owner' }])
    },
  )

  test.each([
    ['another program', { ...plain, program: opener }],
    ['a transfer that names no token', { ...plain, data: bytes(3, ...u64(1_000)) }],
    ['more bytes than that', { ...plain, data: bytes(...plain.data, 0) }],
    ['an approval', { ...plain, data: bytes(13, ...u64(1_000), 6) }],
    ['a token out of a lookup table', { ...plain, accounts: ['source', undefined, 'account'] }],
    ['nothing', { ...plain, data: bytes() }],
  ])('error: %s is not shown as a transfer', (_, instruction) => {
    expect(readTransfers([instruction])).toEqual([])
  })

  test('error: what recovers a nested account tells no owner', () => {
    expect(readTransfers([opening(bytes(2)), plain])).toMatchObject([{ to: 'account' }])
  })
})

test('behavior: programs of Solana have names, and those of others none', () => {
  expect(programName(token)).toBe('Token Program')
  expect(programName('toString')).toBeUndefined()
})
