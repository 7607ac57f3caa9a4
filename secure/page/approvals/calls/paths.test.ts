import { parseAbiParameters } from 'viem'
import { describe, expect, test } from 'vitest'
import { find, leavesOf, treeOf } from './paths.ts'

const inputs = parseAbiParameters([
  'Order order, address[] path, uint256[2][] grid, bytes data, uint256, (address, uint256 fee) pair',
  'struct Order { address maker; Item[] items; }',
  'struct Item { address token; uint256 amount; }',
])
const items = [
  { token: '0x0a', amount: 1n },
  { token: '0x0b', amount: 2n },
]
const bytes = `0x${'11'.repeat(20)}0001f4${'22'.repeat(20)}`
const root = treeOf(inputs, [
  { maker: '0x01', items },
  ['0xaa', '0xbb', '0xcc'],
  [
    [1n, 2n],
    [3n, 4n],
  ],
  bytes,
  7n,
  // viem answers a list where a field has no name.
  ['0xff', 9n],
])
const valuesAt = (path: string) => find(root, path).map(({ value }) => value)

describe('the tree of a call', () => {
  test('default: every argument and part has its name, type and value', () => {
    expect(root).toMatchObject({ name: '', type: 'tuple' })
    expect(root.inside?.map(({ name, type }) => [name, type])).toEqual([
      ['order', 'tuple'],
      ['path', 'address[]'],
      ['grid', 'uint256[2][]'],
      ['data', 'bytes'],
      ['5', 'uint256'],
      ['pair', 'tuple'],
    ])
    const [order] = find(root, 'order')
    expect(order?.inside?.map(({ name, type }) => [name, type])).toEqual([
      ['maker', 'address'],
      ['items', 'tuple[]'],
    ])
    const [grid] = find(root, 'grid')
    expect(grid?.inside?.map(({ name, type }) => [name, type])).toEqual([
      ['1', 'uint256[2]'],
      ['2', 'uint256[2]'],
    ])
    expect(find(root, 'pair')[0]?.inside?.map(({ name }) => name)).toEqual(['1', 'fee'])
    expect(treeOf([{ type: 'uint256', name: '' }], [1n]).inside?.[0]?.name).toBe('1')
  })

  test('behavior: a value that does not fit its type has no parts', () => {
    const [list, struct, nothing] =
      treeOf(
        [
          { type: 'uint256[]', name: 'list' },
          { type: 'tuple', name: 'struct', components: [{ type: 'bool', name: 'is' }] },
          { type: 'tuple', name: 'nothing', components: [{ type: 'bool', name: 'is' }] },
        ],
        ['no list', 'no struct', null],
      ).inside ?? []
    for (const node of [list, struct, nothing]) expect(node?.inside).toBeUndefined()
  })

  test('default: leaves are the values, in order', () => {
    expect(leavesOf(root).map(({ value }) => value)).toEqual([
      ...['0x01', '0x0a', 1n, '0x0b', 2n, '0xaa', '0xbb', '0xcc', 1n, 2n, 3n, 4n],
      ...[bytes, 7n, '0xff', 9n],
    ])
  })
})

test.each<[string, unknown[]]>([
  ['order.maker', ['0x01']],
  ['#.order.maker', ['0x01']],
  ['order.items.[].amount', [1n, 2n]],
  ['order.items[].token', ['0x0a', '0x0b']],
  ['order.items.[0].amount', [1n]],
  ['order.items.[-1].amount', [2n]],
  ['path.[0]', ['0xaa']],
  ['path.[2]', ['0xcc']],
  ['path.[3]', []],
  ['path.[-1]', ['0xcc']],
  ['path[-3]', ['0xaa']],
  ['grid.[].[1]', [2n, 4n]],
  ['grid.[1].[0]', [3n]],
  ['5', [7n]],
  ['pair.fee', [9n]],
  ['pair.1', ['0xff']],
  ['order.nobody', []],
  ['nobody.maker', []],
  ['data.[0]', []],
  ['data.[0:20]', [`0x${'11'.repeat(20)}`]],
  ['data.[-20:]', [`0x${'22'.repeat(20)}`]],
  ['data.[20:23]', ['0x0001f4']],
  ['data.[:20]', [`0x${'11'.repeat(20)}`]],
  ['data.[:]', [bytes]],
  ['data.[60:80]', []],
  ['5.[0:1]', []],
  ['path.[0:1]', []],
  ['path.[x]', []],
  ['a#.order.maker', []],
])('default: the path %s finds %o', (path, values) => {
  expect(valuesAt(path)).toEqual(values)
})

test('behavior: a part of bytes is an address where it is as long as one', () => {
  expect(find(root, 'data.[0:20]')).toMatchObject([
    { name: 'data', type: 'address', inside: undefined },
  ])
  expect(find(root, 'data.[0:19]')).toMatchObject([{ type: 'bytes' }])
  const text = treeOf([{ type: 'string', name: 'it' }], ['a 0x long text'])
  expect(find(text, 'it.[0:2]')).toEqual([])
})
