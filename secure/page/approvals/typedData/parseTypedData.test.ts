import { hashTypedData } from 'viem'
import { describe, expect, test } from 'vitest'
import { dataOf } from '../testing/typedData.ts'
import { parseLeaf } from './parseLeaf.ts'
import { parseTypedData } from './parseTypedData.ts'

const good = dataOf('Mail(string it)')
const { domain } = good
const placeOf = (data: unknown) => {
  try {
    parseTypedData(data)
    return 'none'
  } catch (error) {
    const { message, code } = error as { message: string; code?: string } // whatever was thrown
    expect(code).toBe('BAD_MESSAGE')
    return /^The data does not fit its own types: (.*)\.$/.exec(message)?.[1]
  }
}
const withType = (type: string, it: unknown) => ({
  ...good,
  types: { Mail: [{ name: 'it', type }] },
  message: { it },
})

describe('where the data does not fit', () => {
  test.each<[string, unknown, string]>([
    ['no data', null, 'data'],
    ['no JSON', '{', 'data'],
    ['a number as JSON', '7', 'data'],
    ['no primary type', { ...good, primaryType: 'Ma il' }, 'primaryType'],
    ['the domain as the primary type', { ...good, primaryType: 'EIP712Domain' }, 'primaryType'],
    ['a primary type that is not there', { ...good, primaryType: 'Other' }, 'Other'],
    ['no domain', { ...good, domain: [] }, 'domain'],
    ['a domain that is text', { ...good, domain: 'x' }, 'domain'],
    ['a chain that is none', { ...good, domain: { ...domain, chainId: 'x' } }, 'domain.chainId'],
    ['more than a domain has', { ...good, domain: { ...domain, own: 1 } }, 'EIP712Domain.own'],
    ['another message', { ...good, message: 7 }, 'message'],
    ['a missing value', { ...good, message: {} }, 'message.it'],
    ['a value too many', { ...good, message: { it: 'x', more: 1 } }, 'message.more'],
    ['a value of another type', { ...good, message: { it: 1 } }, 'message.it'],
    ['a value in a list', withType('uint8[]', ['1', 'x']), 'message.it[1]'],
    ['no list', withType('uint8[]', '1'), 'message.it'],
    ['a list of another length', withType('uint8[2]', ['1']), 'message.it'],
    ['a type that is none', withType('uint7', '1'), 'uint7'],
    ['the domain within', withType('EIP712Domain', {}), 'EIP712Domain'],
    [
      'a value in a struct in a list',
      dataOf('Mail(Person[] to)Person(bool is)', { to: [{ is: true }, { is: 1 }] }),
      'message.to[1].is',
    ],
    ['no struct', dataOf('Mail(Person to)Person(bool is)', { to: [true] }), 'message.to'],
    [
      'a name of a type that is none',
      {
        ...good,
        types: { Mail: [{ name: 'it', type: 'A:B' }], 'A:B': [{ name: 'x', type: 'bool' }] },
        message: { it: { x: true } },
      },
      'A:B',
    ],
    [
      'a field without a name',
      { ...good, types: { Mail: [{ name: '', type: 'string' }] }, message: { '': 'x' } },
      'Mail',
    ],
    [
      'a field of the prototype',
      JSON.stringify({
        ...good,
        types: { Mail: [{ name: '__proto__', type: 'string' }] },
      }).replace('"it":"Hello"', '"__proto__":"x"'),
      'Mail',
    ],
  ])('error: S8 it says of %s where', (_, data, place) => {
    expect(placeOf(data)).toBe(place)
  })

  test('behavior: a long place is cut', () => {
    const name = 'n'.repeat(150)
    expect(placeOf({ ...good, message: { it: 'x', [name]: 1 } })).toBe(`message.${'n'.repeat(92)}…`)
    const whole = 'n'.repeat(92)
    expect(placeOf({ ...good, message: { it: 'x', [whole]: 1 } })).toBe(`message.${whole}`)
  })
})

describe('limits', () => {
  test('behavior: text up to its limit, lists up to theirs', () => {
    const room = 100_000 - JSON.stringify({ ...good, message: { it: '' } }).length
    const sent = (chars: number) => JSON.stringify({ ...good, message: { it: 'x'.repeat(chars) } })
    expect(placeOf(sent(room))).toBe('none')
    expect(placeOf(sent(room + 1))).toBe('data')
    // The list itself is a value.
    const list = (count: number) => withType('bool[]', Array(count).fill(true))
    expect(placeOf(list(9_999))).toBe('none')
    expect(placeOf(list(10_000))).toBe('message.it[9999]')
  })

  test('behavior: forty steps deep, and no deeper', () => {
    const nested = (depth: number) => {
      let value: unknown = true
      for (let at = 0; at < depth; at += 1) value = [value]
      return withType(`bool${'[]'.repeat(depth)}`, value)
    }
    expect(placeOf(nested(38))).toBe('none')
    expect(placeOf(nested(39))).toMatch(/^message\.it\[0\]/)
  })
})

describe('domains', () => {
  const type = (...names: string[]) =>
    names.map((name) => ({
      name,
      type: { chainId: 'uint256', verifyingContract: 'address', salt: 'bytes32' }[name] ?? 'string',
    }))
  const withDomain = (given: unknown, own?: object[]) => ({
    ...good,
    types: { ...good.types, ...(own === undefined ? {} : { EIP712Domain: own }) },
    domain: given,
  })

  test.each<[string, unknown, object[] | undefined, string[]]>([
    [
      'all five, in EIP-712’s order',
      { salt: `0x${'ab'.repeat(32)}`, ...domain },
      undefined,
      [...['name', 'version', 'chainId', 'verifyingContract', 'salt']],
    ],
    ['without an empty version', { name: 'A', version: '' }, undefined, ['name']],
    ['with an empty name', { name: '', chainId: 1 }, undefined, ['name', 'chainId']],
    [
      'in the page’s order',
      { name: 'A', chainId: 1 },
      type('chainId', 'name'),
      ['chainId', 'name'],
    ],
    ['with an empty version that is named', { version: '' }, type('version'), ['version']],
    ['without what is undefined', { name: 'A', salt: undefined }, undefined, ['name']],
  ])('behavior: it is read %s', (_, given, own, names) => {
    const data = withDomain(given, own)
    const parsed = parseTypedData(data)
    expect(parsed.domain.fields.map(({ name }) => name)).toEqual(names)
    const { definition } = parsed
    expect(hashTypedData(definition)).toMatch(/^0x[0-9a-f]{64}$/)
    expect(definition.types.EIP712Domain).toEqual(
      parsed.domain.fields.map(({ name, type: of }) => ({ name, type: of })),
    )
  })

  test.each<[string, unknown, object[], string]>([
    ['names it does not have', { name: 'A' }, type('name', 'salt'), 'domain.salt'],
    ['leaves one out', { name: 'A', chainId: 1 }, type('name'), 'EIP712Domain.chainId'],
    ['names one twice', { name: 'A' }, type('name', 'name'), 'EIP712Domain'],
    ['leaves a version out', { name: 'A', version: '1' }, type('name'), 'EIP712Domain.version'],
    ['leaves an empty name out', { name: '' }, [], 'EIP712Domain.name'],
    [
      'has one of the prototype',
      { name: 'A' },
      [{ name: 'toString', type: 'string' }],
      'EIP712Domain.toString',
    ],
  ])('attack: S8 a type that %s is refused', (_, given, own, place) => {
    expect(placeOf(withDomain(given, own))).toBe(place)
  })
})

test('default: what is hashed are the values that were read, of the types that were used', () => {
  const data = dataOf('Mail(Person to,uint8[] list)Person(string name)Unused(string x)', {
    to: { name: 'Bo' },
    list: ['1', 2],
  })
  const { definition, message } = parseTypedData(JSON.stringify(data))
  expect(definition.message).toEqual({ to: { name: 'Bo' }, list: [1n, 2n] })
  expect(Object.keys(definition.types)).toEqual(['Mail', 'Person', 'EIP712Domain'])
  expect(message).toMatchObject({
    kind: 'struct',
    type: 'Mail',
    fields: [
      { name: 'to', type: 'Person', value: { kind: 'struct', type: 'Person' } },
      { name: 'list', value: { kind: 'list', type: 'uint8[]', items: [{ type: 'uint8' }, {}] } },
    ],
  })
})

test('behavior: a type may stand in two places, and in a list of itself in none', () => {
  expect(placeOf(dataOf('Mail(P a,P[] b)P(bool is)'))).toBe('none')
  const circle = { ...good, types: { Mail: [{ name: 'it', type: 'Mail' }] }, message: { it: {} } }
  expect(placeOf(circle)).toBe('Mail')
})

describe('values', () => {
  test.each<[string, unknown, unknown]>([
    ['uint8', '255', 255n],
    ['uint8', '256', undefined],
    ['uint8', 7n, 7n],
    ['int8', '127', 127n],
    ['int8', '128', undefined],
    ['int8', '-128', -128n],
    ['int8', '-129', undefined],
    ['uint256', '0x1f', 31n],
    ['uint256', `0x${'f'.repeat(64)}`, 2n ** 256n - 1n],
    ['uint256', `0x0${'f'.repeat(64)}`, undefined],
    ['uint256', Number.MAX_SAFE_INTEGER, BigInt(Number.MAX_SAFE_INTEGER)],
    ['uint256', Number.MAX_SAFE_INTEGER + 1, undefined],
    ['bytes', '0xAB', '0xab'],
    ['bytes2', '0xabcd', '0xabcd'],
    ['bytes2', '0xab', undefined],
    ['bytes2', '0xabcdef', undefined],
    ['xbytes', '0xab', undefined],
    ['bytes2x', '0xabcd', undefined],
    ['xuint8', '1', undefined],
    ['uint8x', '1', undefined],
    ['bytes', 7, undefined],
    ['string', 'a', 'a'],
    ['bool', true, true],
  ])('default: as %s %o is %o', (type, given, value) => {
    expect(parseLeaf(type, given)).toEqual(value)
  })
})
