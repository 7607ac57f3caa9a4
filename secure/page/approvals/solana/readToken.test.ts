import { describe, expect, test } from 'vitest'
import { fromBase58 } from '../../keys/base58.ts'
import { concatBytes } from '../../keys/bytes.ts'
import { dest, friend, own, source, thief, usdc } from '../testing/solana.ts'
import { HIDDEN } from './instruction.ts'
import { TOKEN, TOKEN_2022, TOKEN_ACCOUNTS } from './programs.ts'
import { readInstructions } from './readInstructions.ts'

const bytes = (...values: readonly number[]) => new Uint8Array(values)
const key = (address: string) => fromBase58(address) ?? bytes()
const u64 = (value: number) => bytes(value, 0, 0, 0, 0, 0, 0, 0)
const ALL = bytes(...Array(8).fill(255))

function read(
  data: Uint8Array<ArrayBuffer>,
  accounts: readonly (string | undefined)[],
  program = TOKEN,
) {
  const { actions, unknown } = readInstructions([{ program, accounts, data }], own)
  return unknown.length > 0 ? 'unknown' : actions
}
const party = (role: string, address: string | null) => ({ role, address })
const of = (amount: bigint | null, mint: string | null = usdc, decimals: number | null = null) => ({
  amount,
  token: { mint, decimals },
})
const safe = { isDangerous: false }
const setUp = (...more: readonly object[]) => [
  { act: 'setUp', amount: null, ...safe, parties: [party('account', source), ...more] },
]

describe('both token programs', () => {
  test.each<[string, Uint8Array<ArrayBuffer>, readonly (string | undefined)[], object]>([
    ['an account of one’s own', bytes(1), [source, usdc, own], setUp()],
    ['one of somebody else', bytes(1), [source, usdc, thief], setUp(party('newOwner', thief))],
    ['one of nobody knows whom', bytes(1), [source, usdc], setUp(party('newOwner', HIDDEN))],
    ['several signers', bytes(2, 2), [source], setUp()],
    ['several signers, newer', bytes(19, 2), [source], setUp()],
    ['a synced balance', bytes(17), [source], setUp()],
    ['an owner that stays', bytes(22), [source], setUp()],
    ['its newer way, own', concatBytes(bytes(16), key(own)), [source, usdc], setUp()],
    [
      'its newest, another’s',
      concatBytes(bytes(18), key(thief)),
      [source, usdc],
      setUp(party('newOwner', thief)),
    ],
    [
      'a mint of one’s own',
      concatBytes(bytes(0, 6), key(own), bytes(0), new Uint8Array(32)),
      [source],
      setUp(),
    ],
    [
      'a mint with who may freeze',
      concatBytes(bytes(20, 6), key(thief), bytes(1), key(own)),
      [source],
      setUp(party('newOwner', thief)),
    ],
    [
      'minting',
      concatBytes(bytes(7), u64(9)),
      [usdc, dest, own],
      [
        {
          act: 'mint',
          amount: of(9n),
          parties: [party('to', dest), party('token', usdc)],
          ...safe,
        },
      ],
    ],
    [
      'minting, checked',
      concatBytes(bytes(14), u64(9), bytes(6)),
      [usdc, dest, own],
      [
        {
          act: 'mint',
          amount: of(9n, usdc, 6),
          ...safe,
          parties: [party('to', dest), party('token', usdc)],
        },
      ],
    ],
    [
      'burning',
      concatBytes(bytes(8), u64(9)),
      [source, usdc, own],
      [
        {
          act: 'burn',
          amount: of(9n),
          ...safe,
          parties: [party('from', source), party('token', usdc)],
        },
      ],
    ],
    [
      'burning, checked',
      concatBytes(bytes(15), u64(9), bytes(6)),
      [source, usdc, own],
      [
        {
          act: 'burn',
          amount: of(9n, usdc, 6),
          ...safe,
          parties: [party('from', source), party('token', usdc)],
        },
      ],
    ],
    [
      'closing, for oneself',
      bytes(9),
      [source, own, own],
      [
        {
          act: 'close',
          amount: null,
          ...safe,
          parties: [party('account', source), party('to', own)],
        },
      ],
    ],
    [
      'closing, for somebody else',
      bytes(9),
      [source, thief, own],
      [
        {
          act: 'close',
          amount: null,
          isDangerous: true,
          parties: [party('account', source), party('to', thief)],
        },
      ],
    ],
    [
      'a transfer by oneself whose token nobody names',
      concatBytes(bytes(3), u64(9)),
      [source, dest, own],
      [
        {
          act: 'transfer',
          amount: of(9n, null),
          ...safe,
          parties: [party('from', source), party('to', dest)],
        },
      ],
    ],
    [
      'one by oneself of a token',
      concatBytes(bytes(12), u64(9), bytes(6)),
      [source, usdc, dest, own],
      [
        {
          act: 'transfer',
          amount: of(9n, usdc, 6),
          ...safe,
          parties: [party('to', dest), party('token', usdc)],
        },
      ],
    ],
    [
      'one by somebody else',
      concatBytes(bytes(12), u64(9), bytes(6)),
      [source, usdc, dest, friend],
      [
        {
          act: 'transfer',
          amount: of(9n, usdc, 6),
          ...safe,
          parties: [party('from', source), party('to', dest), party('token', usdc)],
        },
      ],
    ],
    [
      'an approval of all there is',
      concatBytes(bytes(4), ALL),
      [source, thief, own],
      [
        {
          act: 'approve',
          amount: of(null, null),
          isDangerous: true,
          parties: [party('spender', thief), party('account', source)],
        },
      ],
    ],
  ])('default: %s', (_, data, accounts, actions) => {
    expect(read(data, accounts)).toEqual(actions)
    expect(read(data, accounts, TOKEN_2022)).toEqual(actions)
    // One byte more is another thing.
    expect(read(concatBytes(data, bytes(0)), accounts)).toBe('unknown')
  })
})

describe('what Token-2022 has beyond', () => {
  const fee = concatBytes(bytes(26, 1), u64(9), bytes(6), u64(1))
  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['extensions of an account', bytes(29, 7, 0, 9, 0)],
    ['a rule for memos that begins', bytes(30, 0)],
    ['one that ends', bytes(30, 1)],
    ['one about other programs', bytes(34, 0)],
  ])('default: %s sets up', (_, data) => {
    expect(read(data, [source], TOKEN_2022)).toEqual(setUp())
    expect(read(data, [source])).toBe('unknown')
  })

  test('default: a transfer whose fee is named', () => {
    expect(read(fee, [source, usdc, dest, own], TOKEN_2022)).toMatchObject([
      { act: 'transfer', amount: of(9n, usdc, 6) },
    ])
    expect(read(fee, [source, usdc, dest, own])).toBe('unknown')
  })

  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['another part of fees', concatBytes(bytes(26, 2), u64(9), bytes(6), u64(1))],
    ['fees’ part of another extension', concatBytes(bytes(27, 1), u64(9), bytes(6), u64(1))],
    ['another part about memos', bytes(30, 2)],
    ['another part about programs', bytes(34, 1)],
    ['an extension that nobody knows', bytes(33, 0)],
    ['half an extension', bytes(29, 7)],
  ])('error: %s is not understood', (_, data) => {
    expect(read(data, [source, usdc, dest, own], TOKEN_2022)).toBe('unknown')
  })
})

describe('the program that opens accounts', () => {
  const opens = (owner: string) => [own, source, owner, usdc]
  const opened = (...more: readonly object[]) => [
    {
      act: 'create',
      amount: null,
      ...safe,
      parties: [party('account', source), ...more, party('token', usdc)],
    },
  ]

  test.each([[bytes()], [bytes(0)], [bytes(1)]])('default: %j opens for who is named', (data) => {
    expect(read(data, opens(own), TOKEN_ACCOUNTS)).toEqual(opened())
    expect(read(data, opens(thief), TOKEN_ACCOUNTS)).toEqual(opened(party('to', thief)))
  })

  test('default: what was sent to an account of an account comes back', () => {
    expect(read(bytes(2), [source, usdc, dest], TOKEN_ACCOUNTS)).toEqual([
      {
        act: 'transfer',
        amount: of(null),
        ...safe,
        parties: [party('from', source), party('to', dest), party('token', usdc)],
      },
    ])
  })

  test.each([[bytes(3)], [bytes(2, 0)], [bytes(1, 0)], [bytes(0, 0)]])(
    'error: %j is not understood',
    (data) => {
      expect(read(data, opens(own), TOKEN_ACCOUNTS)).toBe('unknown')
    },
  )
})
