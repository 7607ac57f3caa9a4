import fc from 'fast-check'
import { hashTypedData } from 'viem'
import { describe, expect, test } from 'vitest'
import { dataOf, quietData, type SentData, spendingData } from '../testing/typedData.ts'
import type { TreeNode } from '../approval.ts'
import { drawTree } from './drawTree.ts'
import { parseTypedData } from './parseTypedData.ts'
import { readGrants } from './readGrants.ts'

const refused = expect.objectContaining({ code: 'BAD_MESSAGE' })
const grantsOf = (data: unknown) => readGrants(parseTypedData(data))

describe('who may do what', () => {
  test.each(spendingData)('behavior: %s warns', (_, data, grants, powers) => {
    const found = grantsOf(data)
    expect([found.spending.length, found.powers]).toEqual([grants, powers])
  })

  test.each(quietData)('behavior: %s draws no warning', (_, data) => {
    expect(grantsOf(data)).toEqual({ spending: [], powers: [] })
  })

  test.each(spendingData)(
    'attack: S8 %s warns under another name of its type',
    (_, data, grants, powers) => {
      const { [data.primaryType]: own = [], ...others } = data.types
      const renamed = { ...data, types: { ...others, Vote: own }, primaryType: 'Vote' }
      const found = grantsOf(renamed)
      expect([found.spending.length, found.powers]).toEqual([grants, powers])
    },
  )

  test('attack: S8 a permit inside of other data warns', () => {
    const nested =
      'Vote(string reason,Extra[] extra)Extra(Permit permit)Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'
    expect(grantsOf(dataOf(nested)).spending).toHaveLength(1)
  })

  test.each([
    ['no amount', 'Permit(address owner,address spender,uint256 nonce)'],
    ['an amount as text', 'Permit(address spender,string value,uint256 deadline)'],
    ['a spender that is no address', 'Anything(bytes32 spender,uint256 value)'],
    ['no spender', 'PermitSingle(address token,uint160 amount)'],
    [
      'details without a token',
      'PermitSingle(Details details,address spender)Details(uint160 amount)',
    ],
    ['a transfer that names nobody', 'TransferWithAuthorization(uint256 value,bytes32 nonce)'],
  ])('attack: S8 what looks like a permit with %s is refused', (_, encoded) => {
    expect(() => grantsOf(dataOf(encoded))).toThrow(refused)
  })

  test('error: a permit whose domain names no token is refused, and so are too many', () => {
    const permit = 'Permit(address owner,address spender,uint256 value)'
    expect(() => grantsOf(dataOf(permit, {}, { name: 'Coin' }))).toThrow(refused)
    const batch = 'PermitBatch(D[] details,address spender)D(address token,uint160 amount)'
    const data = dataOf(batch)
    const details = Array.from({ length: 51 }, () => Object.values(data.message)[0]).flat()
    expect(() => grantsOf({ ...data, message: { ...data.message, details } })).toThrow(refused)
    expect(() => grantsOf(dataOf(batch, { details: [] }))).toThrow(refused)
  })
})

const one = (type: string, value: unknown): SentData => dataOf(`Data(${type} it)`, { it: value })
const domain = dataOf('').domain

describe('values', () => {
  test.each([
    ['uint256', ' 1'],
    ['uint256', '1 '],
    ['uint256', '+1'],
    ['uint256', '01'],
    ['uint256', '1e3'],
    ['uint256', '1n'],
    ['uint256', '1_0'],
    ['uint256', ''],
    ['uint256', '0b1'],
    ['uint256', '0o7'],
    ['uint256', '0x'],
    ['uint256', '0X1'],
    ['uint256', '-0x1'],
    ['uint256', '-1'],
    ['uint256', '-0'],
    ['uint256', -1],
    ['uint256', 1.5],
    ['uint256', 2 ** 53],
    ['uint256', Number.NaN],
    ['uint256', null],
    ['uint256', true],
    ['uint256', ['1']],
    ['uint256', String(2n ** 256n)],
    ['uint8', 256],
    ['int8', 128],
    ['int8', '-129'],
    ['uint256', '１'],
    ['uint256', '0x1\n'],
    ['uint256', '1\n'],
    ['bool', 'true'],
    ['bool', 1],
    ['bool', 0],
    ['bool', null],
    ['string', 1],
    ['string', null],
    ['string', '\ud800'],
    ['bytes', '0xabc'],
    ['bytes', 'abcd'],
    ['bytes', ''],
    ['bytes', '0Xab'],
    ['bytes', [1]],
    ['bytes', '0xzz'],
    ['bytes4', '0xabcdef'],
    ['bytes4', '0xabcdef0102'],
    ['bytes32', 'text'],
    ['address', `0x${'1'.repeat(39)}`],
    ['address', '11'.repeat(20)],
    ['address', '0x9858EfFD232B4033E47d90003D41EC34EcaEda95'],
    ['address', 'vitalik.eth'],
    ['address', 1],
    ['address', ` 0x${'1'.repeat(40)}`],
    ['uint256[]', '1'],
    ['uint256[2]', ['1']],
    ['uint256[2]', ['1', '2', '3']],
    ['uint256[]', { 0: '1', length: 1 }],
    ['uint256[0]', []],
    ['uint256[]', Array(1)],
    ['uint256[][2]', [['1']]],
    ['uint', '1'],
    ['int', '1'],
    ['uint7', '1'],
    ['uint264', '1'],
    ['uint08', '1'],
    ['bytes33', `0x${'ab'.repeat(33)}`],
    ['bytes0', '0x'],
    ['Unknown', {}],
    ['constructor', {}],
    ['toString', {}],
    ['address payable', `0x${'1'.repeat(40)}`],
    ['fixed', '1'],
    ['function', '0x'],
  ])('error: S8 as %s, %j is refused', (type, value) => {
    expect(() => parseTypedData(one('bool', true))).not.toThrow()
    const data = {
      ...one('bool', true),
      types: { Data: [{ name: 'it', type }] },
      message: { it: value },
    }
    expect(() => parseTypedData(data)).toThrow(refused)
  })

  test.each([
    ['uint256', '0', '0'],
    ['uint256', 7, '7'],
    ['uint256', '0x0a', '10'],
    ['uint8', 255, '255'],
    ['int8', '-128', '-128'],
    ['int256', '-1', '-1'],
    ['bool', false, 'false'],
    ['bytes', '0x', '0x'],
    ['bytes', '0xABcd', '0xabcd'],
    ['string', 'a\u202eb', 'a[U+202E]b'],
    ['bytes4', '0xDEADBEEF', '0xdeadbeef'],
    [
      'address',
      '0x9858effd232b4033e47d90003d41ec34ecaeda94',
      '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
    ],
  ])('behavior: as %s, %j is drawn as %s', (type, value, drawn) => {
    const { message } = parseTypedData(one(type, value))
    expect(drawTree(message.fields)).toEqual([{ name: 'it', value: drawn }])
  })

  test('behavior: lists and structs are drawn with all that is in them', () => {
    const data = dataOf('Mail(Person[] to,uint8[2][] grid)Person(string name)', {
      to: [{ name: 'Bo\u202eb' }],
      grid: [[1, 2]],
    })
    expect(drawTree(parseTypedData(data).message.fields)).toEqual([
      { name: 'to', value: [{ name: '1', value: [{ name: 'name', value: 'Bo[U+202E]b' }] }] },
      {
        name: 'grid',
        value: [
          {
            name: '1',
            value: [
              { name: '1', value: '1' },
              { name: '2', value: '2' },
            ],
          },
        ],
      },
    ])
  })
})

describe('types', () => {
  const good = one('string', 'x')
  const withTypes = (types: object, message: unknown = { it: 'x' }) => ({ ...good, types, message })
  const it = { name: 'it', type: 'string' }
  test.each<[string, unknown]>([
    ['a missing member', { ...good, message: {} }],
    ['an extra member', { ...good, message: { it: 'x', hidden: 'y' } }],
    ['a member of the prototype', { ...good, message: Object.create({ it: 'x' }) }],
    ['no message', { ...good, message: null }],
    ['a list for a struct', { ...good, message: ['x'] }],
    ['a type that is not there', { ...good, primaryType: 'Other' }],
    ['a type of the prototype', { ...good, primaryType: 'toString' }],
    ['the domain as what is signed', { ...good, primaryType: 'EIP712Domain' }],
    [
      'a name that writes another type',
      { ...withTypes({ 'Data(string it)Other': [it] }), primaryType: 'Data(string it)Other' },
    ],
    [
      'a field’s name that writes another field',
      withTypes({ Data: [{ name: 'it,string b', type: 'string' }] }, { 'it,string b': 'x' }),
    ],
    ['two fields of one name', withTypes({ Data: [it, it] })],
    ['a type that names itself', withTypes({ Data: [{ name: 'it', type: 'Data[]' }] }, { it: [] })],
    [
      'types that name each other',
      withTypes(
        { Data: [{ name: 'it', type: 'B[]' }], B: [{ name: 'a', type: 'Data[]' }] },
        { it: [] },
      ),
    ],
    [
      'an unknown type in an empty list',
      withTypes(
        { Data: [{ name: 'it', type: 'B[]' }], B: [{ name: 'a', type: 'uint7' }] },
        { it: [] },
      ),
    ],
    [
      'a struct called as a type of Solidity',
      withTypes({ Data: [{ name: 'it', type: 'uint256' }], uint256: [it] }, { it: { it: 'x' } }),
    ],
    [
      'the domain as a part',
      withTypes({ Data: [{ name: 'it', type: 'EIP712Domain' }], EIP712Domain: [] }, { it: {} }),
    ],
    ['what is no JSON', '{'],
    ['JSON that is too long', JSON.stringify(one('string', 'x'.repeat(100_000)))],
  ])('error: S8 %s is refused', (_, data) => {
    expect(() => parseTypedData(data)).toThrow(refused)
  })

  const domainType = [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ]
  const withDomain = (type: object[] | undefined, given: unknown = domain) => ({
    ...good,
    types: { ...good.types, ...(type === undefined ? {} : { EIP712Domain: type }) },
    domain: given,
  })

  test.each<[string, object[] | undefined, unknown?]>([
    ['nothing', []],
    ['no name', domainType.slice(1)],
    ['no contract', domainType.slice(0, 3)],
    ['more than there is', [...domainType, { name: 'salt', type: 'bytes32' }]],
    [
      'what is no part of one',
      [...domainType, { name: 'owner', type: 'address' }],
      { ...domain, owner: '0x' },
    ],
    [
      'a contract as text',
      [...domainType.slice(0, 3), { name: 'verifyingContract', type: 'string' }],
    ],
    ['a number of another size', [{ name: 'chainId', type: 'uint8' }], { chainId: 1 }],
    ['a member twice', [...domainType, { name: 'name', type: 'string' }]],
    ['a contract that is no address', undefined, { ...domain, verifyingContract: 'cosmos' }],
    ['an unknown member', undefined, { ...domain, owner: 'x' }],
    ['a null', undefined, { ...domain, salt: null }],
    ['no domain', undefined, null],
  ])('attack: S8 a domain whose type says %s is refused', (_, type, given) => {
    expect(() => parseTypedData(withDomain(type, given))).toThrow(refused)
  })

  test.each<[string, object[] | undefined, unknown?]>([
    ['as it is', domainType],
    ['in another order', domainType.toReversed()],
    ['unsaid', undefined],
    ['empty, of an empty domain', [], {}],
    [
      'without an empty version',
      domainType.filter(({ name }) => name !== 'version'),
      { ...domain, version: '' },
    ],
  ])('behavior: a domain with its type %s is taken', (_, type, given) => {
    const data = withDomain(type, given)
    const parsed = parseTypedData(data)
    expect(hashTypedData(parsed.definition)).toBe(hashTypedData(data as never))
  })
})

const leaves = fc.constantFrom(
  'uint8',
  'uint256',
  'int16',
  'int256',
  'address',
  'bool',
  'string',
  'bytes',
  'bytes1',
  'bytes32',
)
const names = ['Alpha', 'Beta', 'Gamma'] as const
/** Types of which each may hold the ones behind it, so that none holds itself. */
const typesOf = fc.tuple(
  ...names.map((_, at) => {
    const later = names.slice(at + 1)
    const base =
      later.length === 0
        ? leaves
        : fc.oneof(
            { weight: 3, arbitrary: leaves },
            { weight: 1, arbitrary: fc.constantFrom(...later) },
          )
    const type = fc
      .tuple(base, fc.constantFrom('', '', '', '[]', '[2]', '[][1]'))
      .map(([of, list]) => `${of}${list}`)
    return fc.array(type, { minLength: 1, maxLength: 4 })
  }),
)
/** Mostly a value of the type; sometimes one that is nearly none. */
function arbitraryOf(types: SentData['types'], type: string): fc.Arbitrary<unknown> {
  const [, item, length] = /^(.+)\[(\d*)\]$/.exec(type) ?? []
  if (item !== undefined) {
    const size =
      length === '' ? { maxLength: 3 } : { minLength: Number(length), maxLength: Number(length) }
    return fc.array(arbitraryOf(types, item), size)
  }
  const fields = types[type]
  if (fields !== undefined) {
    return fc.record(
      Object.fromEntries(fields.map((field) => [field.name, arbitraryOf(types, field.type)])),
    )
  }
  const [, , bits] = /^(u?)int(\d+)$/.exec(type) ?? []
  if (bits !== undefined) {
    const isSigned = type.startsWith('int')
    const top = 2n ** BigInt(isSigned ? Number(bits) - 1 : Number(bits))
    const number = fc.bigInt({ min: isSigned ? -top : 0n, max: top - 1n })
    const odd = fc.constantFrom<unknown>(' 1', '0b1', '0x', -1, 1.5, '1e2', String(top), null, '')
    return fc.oneof(
      { weight: 60, arbitrary: number.map(String) },
      { weight: 10, arbitrary: fc.nat(127) },
      { weight: 1, arbitrary: odd },
    )
  }
  if (type === 'bool') return fc.boolean()
  if (type === 'string') return fc.oneof(fc.string(), fc.string({ unit: 'binary' }))
  const size = type === 'address' ? 20 : Number(type.slice(5) || -1)
  const bytes = fc.uint8Array(size < 0 ? { maxLength: 40 } : { minLength: size, maxLength: size })
  const hex = bytes.map((all) => `0x${Buffer.from(all).toString('hex')}`)
  return fc.oneof(
    { weight: 60, arbitrary: hex },
    { weight: 1, arbitrary: hex.map((text) => text.slice(0, -1)) },
  )
}
const sentData = typesOf
  .map((all) =>
    Object.fromEntries(
      all.map((fields, at) => [
        names[at] ?? '',
        fields.map((type, n) => ({ name: `f${n}`, type })),
      ]),
    ),
  )
  .chain((types) =>
    arbitraryOf(types, 'Alpha').map((message) => ({
      types,
      primaryType: 'Alpha',
      domain,
      message,
    })),
  )

/** As many values as a page's data holds, told without our parser. */
function countLeaves(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((sum: number, each) => sum + countLeaves(each), 0)
}
const countDrawn = (nodes: readonly TreeNode[]): number =>
  nodes.reduce((sum, { value }) => sum + (typeof value === 'string' ? 1 : countDrawn(value)), 0)

test('behavior: S8 of any data either all is drawn as it is hashed, or nothing is', () => {
  let taken = 0
  fc.assert(
    fc.property(sentData, (data) => {
      let parsed: ReturnType<typeof parseTypedData>
      try {
        parsed = parseTypedData(data)
      } catch (error) {
        expect(error).toMatchObject({ code: 'BAD_MESSAGE' })
        return
      }
      taken += 1
      expect(hashTypedData(parsed.definition)).toBe(hashTypedData(data as never))
      const tree = drawTree(parsed.message.fields)
      expect(countDrawn(tree)).toBe(countLeaves(data.message))
    }),
    { numRuns: 300 },
  )
  expect(taken).toBeGreaterThan(100)
})
