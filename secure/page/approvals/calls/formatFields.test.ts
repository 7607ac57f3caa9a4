import { type AbiParameter, parseAbiParameters, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Descriptor, DescriptorField } from '#secure/api'
import type { CallField, FieldValue } from '../approval.ts'
import { readAction } from '../readAction.ts'
import { currency, mallory, person, usdc } from '../testing/reading.ts'
import { tokenNode } from '../testing/tokenNode.ts'
import { formatFields, rawFields, type Scene } from './formatFields.ts'
import { treeOf } from './paths.ts'

const friend = '0x000000000000000000000000000000000000dEaD'
const network = {
  chainId: 8453,
  name: 'Base',
  currency,
  rpcUrl: 'http://node.example',
  isTest: false,
}
const descriptor = (changes: Partial<Descriptor> = {}): Descriptor => ({
  $schema: 'erc7730-v2.schema.json',
  context: { contract: { deployments: [] } },
  metadata: {
    constants: { native: friend, much: '1000', list: ['no text'] as unknown as string },
    enums: { side: { '0': 'Buy', '1': 'S\u202eell' } },
  },
  display: {
    formats: {},
    definitions: {
      fee: { label: 'Fee', format: 'amount' },
      whom: { label: 'To', format: 'addressName' },
    },
  },
  ...changes,
})
const sceneOf = (isBuiltIn = true, changes: Partial<Descriptor> = {}): Scene => {
  const { client } = tokenNode(8453, {})
  return {
    call: { to: mallory, value: 11n },
    context: {
      chainId: 8453,
      client,
      account: person,
      networks: [network],
      descriptors: [],
      clientOf: () => client,
      depth: 1,
    },
    descriptor: descriptor(changes),
    isBuiltIn,
    readAction,
  }
}
const rootOf = (given: string, values: readonly unknown[]) => {
  const inputs: readonly AbiParameter[] = parseAbiParameters(given)
  return treeOf(inputs, values)
}
const root = rootOf(
  'address who, uint256 amount, uint8 side, string note, bytes32 id, bool is, bytes data, address[] tokens, uint256[] amounts',
  [
    friend,
    1_000n,
    1,
    'hi\u202e',
    `0x${'22'.repeat(32)}`,
    true,
    '0xc0ffee',
    [usdc, mallory],
    [5n, 6n],
  ],
)

/** What one field makes of the arguments, without the arguments that it leaves. */
async function shown(field: DescriptorField, isBuiltIn = true): Promise<readonly FieldValue[]> {
  const fields = await formatFields(root, [{ label: 'L', ...field }], sceneOf(isBuiltIn))
  return fields.flatMap(({ label, value }) => (label === 'L' ? [value] : []))
}
const labels = (fields: readonly CallField[]) => fields.map(({ label }) => label)

describe('formats', () => {
  const address = { type: 'address', address: friend, isOwn: false }
  test.each<[DescriptorField, readonly object[]]>([
    [{ path: 'who' }, [address]],
    [{ path: 'who', format: 'raw' }, [address]],
    [{ path: 'note', format: 'raw' }, [{ type: 'text', text: 'hi[U+202E]' }]],
    [{ path: 'side', format: 'raw' }, [{ type: 'text', text: '1' }]],
    [{ path: 'tokens', format: 'raw' }, []],
    [{ path: 'amount', format: 'amount' }, [{ type: 'native', amount: 1_000n }]],
    [{ path: 'side', format: 'amount' }, [{ type: 'native', amount: 1n }]],
    [{ path: 'who', format: 'amount' }, []],
    [{ path: '@.value', format: 'amount' }, [{ type: 'native', amount: 11n }]],
    [{ path: '@.chainId', format: 'raw' }, [{ type: 'text', text: '8453' }]],
    [{ path: '@.to', format: 'raw' }, [{ ...address, address: mallory }]],
    [{ path: '@.from', format: 'raw' }, [{ ...address, address: person, isOwn: true }]],
    [{ path: '@.nobody', format: 'raw' }, []],
    [{ path: '', format: 'raw' }, []],
    [{ path: 'toString', format: 'raw' }, []],
    [{ path: 'who', format: 'addressName' }, [address]],
    [{ path: 'note', format: 'addressName' }, []],
    [{ path: 'amount', format: 'addressName' }, []],
    [{ path: 'who', format: 'tokenTicker' }, [address]],
    [{ path: 'note', format: 'tokenTicker' }, []],
    [{ path: 'amount', format: 'tokenTicker' }, []],
    [{ path: 'amount', format: 'date' }, [{ type: 'date', at: 1_000n }]],
    [{ path: 'who', format: 'date' }, []],
    [{ path: 'amount', format: 'date', params: { encoding: 'blockheight' } }, []],
    [{ path: 'amount', format: 'chainId' }, [{ type: 'text', text: '1000' }]],
    [{ path: '@.chainId', format: 'chainId' }, [{ type: 'text', text: 'Base' }]],
    [{ path: 'note', format: 'chainId' }, []],
    [{ path: 'amount', format: 'duration' }, [{ type: 'text', text: '1000 s' }]],
    [{ path: 'who', format: 'duration' }, []],
    [{ path: 'amount', format: 'unit' }, [{ type: 'text', text: '1000' }]],
    [{ path: 'who', format: 'unit' }, []],
    [
      { path: 'amount', format: 'unit', params: { base: '%', decimals: 2 } },
      [{ type: 'text', text: '10 %' }],
    ],
    [
      { path: 'amount', format: 'unit', params: { base: 'x', decimals: 4 } },
      [{ type: 'text', text: '0.1 x' }],
    ],
    [
      { path: 'amount', format: 'unit', params: { base: 7, decimals: '2' } },
      [{ type: 'text', text: '1000' }],
    ],
    [
      { path: 'side', format: 'enum', params: { $ref: '$.metadata.enums.side' } },
      [{ type: 'text', text: 'S[U+202E]ell (1)' }],
    ],
    [{ path: 'amount', format: 'enum', params: { $ref: '$.metadata.enums.side' } }, []],
    [{ path: 'side', format: 'enum', params: { $ref: '$.metadata.enums.nobody' } }, []],
    [{ path: 'side', format: 'enum', params: { $ref: 'x$.metadata.enums.side' } }, []],
    [{ path: 'side', format: 'enum' }, []],
    [
      { path: 'side', format: 'nftName', params: { collection: mallory } },
      [{ type: 'item', id: 1n, collection: mallory }],
    ],
    [
      { path: 'side', format: 'nftName', params: { collectionPath: '@.to' } },
      [{ type: 'item', id: 1n, collection: mallory }],
    ],
    [{ path: 'side', format: 'nftName' }, []],
    [{ path: 'who', format: 'nftName', params: { collection: mallory } }, []],
    [{ path: 'who', format: 'interoperableAddressName' }, []],
    [{ value: 'plain\u202e' }, [{ type: 'text', text: 'plain[U+202E]' }]],
  ])('behavior: %o is drawn as %o', async (field, values) => {
    expect(await shown(field)).toEqual(values)
  })

  test('attack: S2 a unit of the deployment says the number too', async () => {
    const unit = { path: 'amount', format: 'unit', params: { base: '%', decimals: 2 } }
    expect(await shown(unit, false)).toEqual([{ type: 'text', text: '10 % (1000)' }])
  })

  test('attack: S2 a date of the deployment says the number too', async () => {
    const date = { path: 'amount', format: 'date' }
    expect(await shown(date, false)).toEqual([
      { type: 'text', text: '1970-01-01T00:16:40.000Z (1000)' },
    ])
    const late = rootOf('uint256 amount', [10n ** 18n])
    expect((await formatFields(late, [date], sceneOf(false)))[0]?.value).toEqual({
      type: 'text',
      text: String(10n ** 18n),
    })
  })

  test('behavior: small letters of another case are the same account', async () => {
    const own = rootOf('address who', [person.toLowerCase()])
    expect(await formatFields(own, [{ path: 'who', label: 'L' }], sceneOf())).toEqual([
      { label: 'L', value: { type: 'address', address: person, isOwn: true } },
    ])
  })
})

describe('amounts of tokens', () => {
  const amountOf = (params: Record<string, unknown>, isBuiltIn = true) =>
    shown({ path: 'amount', format: 'tokenAmount', params }, isBuiltIn)
  const token = { contract: usdc, symbol: 'USDC', decimals: 6 }

  test('default: of the token that a parameter names, outright or by its path', async () => {
    const said = [{ type: 'token', token: { ...token, amount: 1_000n }, limit: null }]
    expect(await amountOf({ token: usdc })).toEqual(said)
    expect(await amountOf({ token: usdc.toLowerCase() })).toEqual(said)
    expect(await amountOf({ tokenPath: 'tokens.[0]' })).toEqual(said)
    expect(await amountOf({ tokenPath: 'tokens.[]' })).toEqual(said)
    // The path counts where both are there.
    expect(await amountOf({ tokenPath: 'tokens.[0]', token: mallory })).toEqual(said)
  })

  test.each([
    [{}],
    [{ token: 'USDC' }],
    [{ token: 7 }],
    [{ token: '$.metadata.constants.list' }],
    [{ token: '$.metadata.constants.nobody' }],
    [{ tokenPath: 'nobody' }],
    [{ tokenPath: 'note' }],
  ])('behavior: of no token it is drawn as it is: %o', async (params) => {
    expect(await amountOf(params)).toEqual([])
    const fields = await formatFields(
      root,
      [{ path: 'amount', label: 'L', format: 'tokenAmount', params }],
      sceneOf(),
    )
    expect(fields).toContainEqual({ label: 'amount', value: { type: 'text', text: '1000' } })
  })

  test('behavior: no amount is no amount of a token', async () => {
    const field = { path: 'note', format: 'tokenAmount', params: { token: usdc } }
    expect(await shown(field)).toEqual([])
  })

  test('behavior: some contracts write the native currency as an address', async () => {
    const native = [{ type: 'native', amount: 1_000n }]
    const constant = '$.metadata.constants.native'
    expect(await amountOf({ token: friend, nativeCurrencyAddress: constant })).toEqual(native)
    const lower = friend.toLowerCase()
    expect(await amountOf({ token: friend, nativeCurrencyAddress: [usdc, lower] })).toEqual(native)
    expect(await amountOf({ token: constant, nativeCurrencyAddress: constant })).toEqual(native)
    expect(await amountOf({ token: usdc, nativeCurrencyAddress: constant })).toMatchObject([
      { type: 'token' },
    ])
    expect(await amountOf({ token: usdc, nativeCurrencyAddress: [7] })).toMatchObject([
      { type: 'token' },
    ])
  })

  test.each([
    ['1000', undefined, true, 'unlimited', null],
    ['1000', 'All', true, 'all', null],
    ['1000', 'Everything', true, 'unlimited', null],
    ['1001', undefined, true, null, 1_000n],
    ['0x3e8', undefined, true, 'unlimited', null],
    ['$.metadata.constants.much', undefined, true, 'unlimited', null],
    [undefined, 'All', true, null, 1_000n],
    ['1000', 'All', false, null, 1_000n],
  ])(
    'attack: S2 threshold %s, %s, of the build: %s',
    async (threshold, message, own, limit, amount) => {
      expect(await amountOf({ token: usdc, threshold, message }, own)).toEqual([
        { type: 'token', token: { ...token, amount }, limit },
      ])
    },
  )

  test('behavior: of several each has the token of its place', async () => {
    const each = { path: 'amounts.[]', format: 'tokenAmount', params: { tokenPath: 'tokens.[]' } }
    expect(await shown(each)).toMatchObject([
      { token: { contract: usdc, amount: 5n } },
      { token: { contract: mallory, amount: 6n } },
    ])
    const one = { ...each, params: { tokenPath: 'tokens.[0]' } }
    expect(await shown(one)).toMatchObject([
      { token: { contract: usdc, amount: 5n } },
      { token: { contract: usdc, amount: 6n } },
    ])
  })
})

describe('what no field shows', () => {
  const all = ['who', 'amount', 'side', 'note', 'id', 'is', 'data', 'tokens.1', 'tokens.2']
  const amounts = ['amounts.1', 'amounts.2']

  test('default: of the build what decides is drawn, of a deployment all of it', async () => {
    const decisive = all.filter((name) => name !== 'note' && name !== 'data')
    expect(labels(await formatFields(root, [], sceneOf()))).toEqual([...decisive, ...amounts])
    expect(labels(await formatFields(root, [], sceneOf(false)))).toEqual([...all, ...amounts])
    expect(labels(rawFields(root, sceneOf().context))).toEqual([...all, ...amounts])
    expect(rawFields(root, sceneOf().context)[0]).toEqual({
      label: 'who',
      value: { type: 'address', address: friend, isOwn: false },
    })
  })

  test('behavior: integers of all sizes decide, bytes of other lengths do not', async () => {
    const other = rootOf('int24 tick, bytes4 magic, uint48 end, bytes32[] proof', [
      ...[-5, '0x01020304', 7, [`0x${'33'.repeat(32)}`]],
    ])
    expect(labels(await formatFields(other, [], sceneOf()))).toEqual(['tick', 'end', 'proof.1'])
  })

  test('behavior: what a field shows is not drawn twice, nor what its parameter names', async () => {
    const field = {
      path: 'amount',
      label: 'L',
      format: 'tokenAmount',
      params: { tokenPath: 'tokens.[0]' },
    }
    expect(labels(await formatFields(root, [field], sceneOf()))).toEqual([
      ...['L', 'who', 'side', 'id', 'is', 'tokens.2', ...amounts],
    ])
  })

  test('attack: S2 the build alone hides, and nothing but what it names', async () => {
    const hidden = ['tokens', 'id'].map((path) => ({ path, visible: 'never' }))
    expect(labels(await formatFields(root, hidden, sceneOf()))).toEqual([
      ...['who', 'amount', 'side', 'is', ...amounts],
    ])
    expect(labels(await formatFields(root, hidden, sceneOf(false)))).toContain('tokens.1')
    const optional = [{ path: 'id', label: 'L', visible: 'optional' }]
    expect(labels(await formatFields(root, optional, sceneOf()))[0]).toBe('L')
    expect(await formatFields(root, [{ visible: 'never' }], sceneOf())).toHaveLength(9)
  })

  test('attack: S2 what a parameter names is told apart from what is drawn with it', async () => {
    const missed = (tokenPath: string) =>
      formatFields(root, [{ path: 'amount', format: 'tokenAmount', params: { tokenPath } }], {
        ...sceneOf(false),
      })
    // No token: neither of the two is drawn by the field.
    expect(labels(await missed('side'))).toEqual(expect.arrayContaining(['amount', 'side']))
    expect(labels(await missed('id'))).toEqual(expect.arrayContaining(['amount', 'id']))
  })

  test('attack: S2 a deployment does not word a token as the currency', async () => {
    const field = (nativeCurrencyAddress: string) => ({
      path: 'amount',
      format: 'tokenAmount',
      params: { tokenPath: 'who', nativeCurrencyAddress },
    })
    expect(await shown(field(friend), false)).toMatchObject([
      { type: 'token', token: { contract: friend } },
    ])
    const ether = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
    for (const wording of [ether, zeroAddress]) {
      const sent = rootOf('address who, uint256 amount', [wording, 5n])
      const [first] = await formatFields(sent, [field(wording)], sceneOf(false))
      expect(first?.value).toEqual({ type: 'native', amount: 5n })
    }
  })

  test('behavior: labels are short, and stand on one line', async () => {
    const long = { path: 'who', label: `${'x'.repeat(39)}\ny\u202e` }
    const [field] = await formatFields(root, [long], sceneOf())
    expect(field?.label).toBe(`${'x'.repeat(39)}…`)
    const [nameless] = await formatFields(root, [{ path: 'who' }], sceneOf())
    expect(nameless?.label).toBe('')
    const deep = rootOf(`uint256 ${'n'.repeat(50)}`, [1n])
    expect(labels(rawFields(deep, sceneOf().context))).toEqual([`${'n'.repeat(39)}…`])
  })
})

describe('groups and references', () => {
  const nested = rootOf('(address to, uint256 fee, (uint256 tip) inner) order, uint256 fee', [
    { to: friend, fee: 3n, inner: { tip: 4n } },
    8n,
  ])
  const read = async (fields: DescriptorField[]) =>
    (await formatFields(nested, fields, sceneOf())).map(({ label, value }) => [
      label,
      'amount' in value ? value.amount : value.type,
    ])

  test('default: a reference is the field that is defined, with what is said beside it', async () => {
    const $ref = '$.display.definitions.fee'
    expect(await read([{ $ref, path: 'fee' }])).toContainEqual(['Fee', 8n])
    expect(await read([{ $ref, path: 'fee', label: 'Mine' }])).toContainEqual(['Mine', 8n])
    const nobody = await read([{ $ref: '$.display.definitions.nobody', path: 'fee' }])
    expect(nobody[0]).toEqual(['', 'text'])
    const odd = await read([{ $ref: `x${$ref}`, path: 'fee' }])
    expect(odd[0]).toEqual(['', 'text'])
    const longer = await read([{ $ref: `${$ref}.x`, path: 'fee' }])
    expect(longer[0]).toEqual(['', 'text'])
  })

  test('behavior: fields of a group stand below its path, unless theirs is whole', async () => {
    const amount = { label: 'L', format: 'amount' }
    const inGroup = (path: string) =>
      read([{ path: 'order', fields: [{ ...amount, path }] }]).then(([first]) => first)
    expect(await inGroup('fee')).toEqual(['L', 3n])
    expect(await inGroup('#.fee')).toEqual(['L', 3n])
    expect(await inGroup('inner.tip')).toEqual(['L', 4n])
    expect(await inGroup('@.value')).toEqual(['L', 11n])
    const twice = [{ path: 'inner', fields: [{ ...amount, path: 'tip' }] }]
    expect((await read([{ path: 'order', fields: twice }]))[0]).toEqual(['L', 4n])
    const whole = [{ fields: [{ ...amount, path: 'fee' }] }]
    expect((await read(whole))[0]).toEqual(['L', 8n])
  })

  test('attack: S2 groups within groups end somewhere, and hide nothing', async () => {
    const field: DescriptorField = { path: '@.value', label: 'L', format: 'amount' }
    const wrap = (depth: number): DescriptorField =>
      depth === 0 ? field : { path: 'order', fields: [wrap(depth - 1)] }
    expect((await read([wrap(3)]))[0]).toEqual(['L', 11n])
    expect((await read([wrap(4)]))[0]).toEqual(['order.to', 'address'])
  })
})

describe('calls within a call', () => {
  const inner = (params: Record<string, unknown>, path = 'data') =>
    shown({ path, format: 'calldata', params })
  const to = usdc.toLowerCase()

  test('default: read as a call of its own, one deeper', async () => {
    expect(await inner({ callee: to })).toMatchObject([
      {
        type: 'action',
        action: { kind: 'call', contract: usdc, amount: 0n, data: '0xc0ffee' },
      },
    ])
    const depths: number[] = []
    const scene: Scene = {
      ...sceneOf(),
      readAction: async (call, { depth }) => {
        depths.push(depth)
        return readAction(call, { ...sceneOf().context, depth })
      },
    }
    const field = { path: 'data', label: 'L', format: 'calldata' }
    const [first] = await formatFields(root, [field], scene)
    // Without a callee it is the contract itself.
    expect(first?.value).toMatchObject({ action: { contract: mallory } })
    expect(depths).toEqual([2])
  })

  test('behavior: with the value that goes with it', async () => {
    expect(await inner({ callee: to, amountPath: 'amount' })).toMatchObject([
      { action: { amount: 1_000n } },
    ])
    expect(await inner({ calleePath: 'who', amount: '7' })).toMatchObject([
      { action: { contract: friend, amount: 7n } },
    ])
  })

  test('behavior: a call without data sends', async () => {
    const empty = rootOf('bytes data', ['0x'])
    const field = { path: 'data', label: 'L', format: 'calldata', params: { amount: '7' } }
    const [first] = await formatFields(empty, [field], sceneOf())
    expect(first?.value).toEqual({
      type: 'action',
      action: { kind: 'send', to: mallory, amount: 7n },
    })
  })

  test('behavior: what is no call is drawn as it is', async () => {
    expect(await inner({ callee: 'nobody' })).toEqual([])
    expect(await inner({}, 'amount')).toEqual([])
  })
})
