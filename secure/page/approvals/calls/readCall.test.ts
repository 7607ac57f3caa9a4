import fc from 'fast-check'
import {
  type AbiFunction,
  type Address,
  bytesToHex,
  concat,
  encodeFunctionData,
  getAddress,
  type Hex,
  isAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { type Descriptor, descriptor } from '#secure/api'
import type { Action, CallField } from '../approval.ts'
import { encodeCall as call, functionOf } from '../testing/encodeCall.ts'
import { corpus } from '../testing/corpus.ts'
import { mallory, person, readOn, usdc } from '../testing/reading.ts'
import { index, loadBuiltIn, loadGeneric } from './builtIn.ts'
import { signatures } from './signatures.ts'

const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
/** All that would be said as a warning, however deep it stands. */
function warningsOf(action: Action): readonly string[] {
  switch (action.kind) {
    case 'approve':
      return action.token.amount === null ? ['unlimited'] : []
    case 'bridge':
    case 'speedUp':
      return action.warnings
    case 'call': {
      const { reading, alarms } = action
      const own = 'fields' in reading ? warningsIn(reading.fields) : [reading.kind]
      return [...alarms, ...own]
    }
    default:
      return []
  }
}

function warningsIn(fields: readonly CallField[]): readonly string[] {
  return fields.flatMap(({ value }) => {
    if (value.type === 'action') return warningsOf(value.action)
    return value.type === 'group' ? warningsIn(value.fields) : []
  })
}

/** Everything that a call's face would say, as one text. */
const drawn = (action: Action) =>
  JSON.stringify(action, (_, value) => (typeof value === 'bigint' ? String(value) : value))

describe('calls that people make', () => {
  test('default: there are enough of them', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(50)
  })

  test.each(corpus)('behavior: no warning for $name (S2)', async ({ name, chainId, ...rest }) => {
    const action = await readOn(rest, chainId === undefined ? {} : { chainId })
    expect([name, warningsOf(action)]).toEqual([name, []])
  })

  test('behavior: a swap says what it gives, what it gets, for whom and until when', async () => {
    const {
      name,
      chainId = 1,
      ...swap
    } = corpus.find((one) => /V2: swapExactTokensForTokens/.test(one.name)) ?? {
      name: '',
      to: mallory,
    }
    expect(name).not.toBe('')
    expect(await readOn(swap, { chainId })).toMatchObject({
      contractName: 'Uniswap V2 router',
      reading: {
        kind: 'described',
        intent: 'Swap',
        fields: [
          { label: 'Amount', value: { token: { symbol: 'USDC', amount: 1_000_000n } } },
          { label: 'Minimum to receive', value: { token: { symbol: 'WETH', amount: 1n } } },
          { label: 'Recipient', value: { address: person, isOwn: true } },
          { label: 'Deadline', value: { type: 'date', at: 1_900_000_000n } },
        ],
      },
    })
  })
})

describe('calls that are not what they seem', () => {
  const setApproval = call('setApprovalForAll(address,bool)', [mallory, true])
  const safe = (operation: number, data: Hex) =>
    call(
      'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
      [usdc, 0n, data, operation, 0n, 0n, 0n, mallory, mallory, '0x'],
    )
  const max = 2n ** 256n - 1n
  const odd: readonly (readonly [name: string, to: Address, data: Hex, warnings: string[]])[] = [
    ['an operator', usdc, setApproval, ['operator']],
    ['a foreign code in a Safe', mallory, safe(1, '0x12345678'), ['delegate', 'unknown']],
    [
      'an approval in a Safe',
      ...([mallory, safe(0, call('approve(address,uint256)', [mallory, max]))] as const),
      ['unlimited'],
    ],
    [
      'an operator within calls',
      ...([mallory, call('multicall(bytes[])', [[setApproval]])] as const),
      ['operator'],
    ],
    [
      'all of a token by Permit2',
      permit2,
      call('approve(address,address,uint160,uint48)', [usdc, mallory, 2n ** 160n - 1n, 0]),
      ['unlimited'],
    ],
    [
      'bytes after a transfer',
      usdc,
      concat([call('transfer(address,uint256)', [mallory, 1n]), '0x01']),
      ['unknown'],
    ],
    ['bytes after a mint', mallory, concat([call('mint(uint256)', [1n]), '0x01']), ['inexact']],
    ['an unknown function', mallory, '0x12345678', ['unknown']],
    ['less than a selector', mallory, '0x12', ['unknown']],
  ]
  test.each(odd)('attack: S2 %s warns', async (_, to, data, warnings) => {
    expect(warningsOf(await readOn({ to, data }))).toEqual(warnings)
  })

  test('behavior: an unknown call says its contract, its selector and how much it holds', async () => {
    const data = concat(['0x12345678', `0x${'00'.repeat(96)}`])
    expect(await readOn({ to: usdc, data, value: 5n })).toMatchObject({
      kind: 'call',
      contract: usdc,
      contractName: 'USDC',
      amount: 5n,
      selector: '0x12345678',
      reading: { kind: 'unknown', words: 3 },
    })
  })

  test('attack: S2 calls within calls end somewhere', async () => {
    let data: Hex = '0x12345678'
    for (let depth = 0; depth < 9; depth += 1) data = call('multicall(bytes[])', [[data]])
    expect(warningsOf(await readOn({ to: mallory, data }))).toEqual(['unknown'])
    const wide = call('multicall(bytes[])', [Array.from({ length: 200 }, () => setApproval)])
    expect(warningsOf(await readOn({ to: mallory, data: wide }))).toEqual(['unknown'])
  })
})

describe('descriptors', () => {
  const own = (fields: Descriptor['display']['formats'][string]['fields']): Descriptor => ({
    $schema: 'https://eips.ethereum.org/assets/eip-7730/erc7730-v2.schema.json',
    context: { contract: { deployments: [{ chainId: 8453, address: mallory }] } },
    metadata: { contractName: 'Ferry' },
    display: {
      formats: { 'board(address guest,uint256 fare,string seat)': { intent: 'Board', fields } },
    },
  })
  const data = call('board(address,uint256,string)', [usdc, 77_777n, 'window'])

  test('behavior: those of the deployment say what its contracts do', async () => {
    const field = { path: '#.fare', label: 'Fare', format: 'amount' }
    const options = { descriptors: [own([field])] }
    expect(await readOn({ to: mallory, data }, options)).toMatchObject({
      contractName: 'Ferry',
      reading: {
        kind: 'described',
        intent: 'Board',
        fields: [
          { label: 'Fare', value: { type: 'native', amount: 77_777n } },
          { label: 'guest', value: { address: usdc } },
          { label: 'seat', value: { text: 'window' } },
        ],
      },
      alarms: [],
    })
    expect(await readOn({ to: usdc, data }, options)).toMatchObject({
      reading: { kind: 'unknown' },
    })
  })

  test('attack: S2 one of the deployment hides no address and no amount', async () => {
    const hiding: readonly Descriptor['display']['formats'][string]['fields'][] = [
      [],
      ['guest', 'fare', 'seat'].map((path) => ({ path, visible: 'never' })),
      [{ path: 'fare', label: 'Fare', format: 'enum', params: { $ref: '$.metadata.enums.free' } }],
      [{ path: 'fare', label: 'Fare', format: 'unit', params: { decimals: 30, base: '' } }],
      [{ path: 'fare', format: 'tokenAmount', params: { token: usdc, threshold: '1' } }],
    ]
    for (const fields of hiding) {
      const given = own(fields)
      given.metadata.enums = { free: { '77777': 'Free of charge' } }
      const said = drawn(await readOn({ to: mallory, data }, { descriptors: [given] }))
      expect(said).toContain('77777')
      expect(said).toContain(usdc)
    }
  })

  test('attack: S2 one of the deployment silences no alarm', async () => {
    const given = own([])
    const fields = [{ path: 'b', label: 'Lucky', format: 'enum', params: {} }]
    given.display.formats = { 'setApprovalForAll(address a,bool b)': { intent: 'Claim', fields } }
    const data = call('setApprovalForAll(address,bool)', [usdc, true])
    const action = await readOn({ to: mallory, data }, { descriptors: [given] })
    expect(action).toMatchObject({ reading: { kind: 'described' }, alarms: ['operator'] })
  })

  test('error: a descriptor of another version, or of no function, describes nothing', async () => {
    const old = { ...own([]), $schema: '../../specs/erc7730-v1.schema.json' }
    expect(descriptor.safeParse(old).success).toBe(false)
    expect(descriptor.safeParse(own([])).success).toBe(true)
    const broken = own([])
    broken.display.formats = { 'board(what is this)': { intent: 'Board', fields: [] } }
    const action = await readOn({ to: mallory, data }, { descriptors: [broken] })
    expect(action).toMatchObject({ reading: { kind: 'unknown' } })
  })

  test('default: every address of the build is whole, and found by the index', async () => {
    for (const [name, addresses] of Object.entries(index)) {
      const found = new Set<string>()
      for (const address of addresses) {
        const [file] = await loadBuiltIn(address)
        expect([name, descriptor.safeParse(file).success]).toEqual([name, true])
        for (const one of file?.context.contract.deployments ?? []) found.add(one.address)
      }
      expect([name, [...found].sort()]).toEqual([name, [...addresses].sort()])
      expect(addresses.filter((address) => !isAddress(address))).toEqual([])
    }
    expect(descriptor.safeParse((await loadGeneric())[0]).success).toBe(true)
  })
})

test('attack: S2 over any call of a known function, every address and amount is drawn', async () => {
  const targets = await functionsOfTheBuild()
  expect(targets.length).toBeGreaterThan(60)
  const address = fc
    .uint8Array({ minLength: 20, maxLength: 20 })
    .map((bytes) => getAddress(bytesToHex(bytes)))
  const amount = fc.bigInt({ min: 2n ** 40n, max: 2n ** 150n })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...targets), address, amount, async (target, who, much) => {
      const { to, chainId, item } = target
      const given: string[] = []
      const args = item.inputs.map(({ type }) => {
        if (type === 'address') given.push(who)
        if (type === 'uint256' || type === 'uint160') given.push(String(much))
        return sampleOf(type, who, much)
      })
      if (args.includes(undefined)) return
      const data = encodeFunctionData({ abi: [item], args })
      const said = drawn(await readOn({ to, data }, { chainId })).toLowerCase()
      const hidden = given.filter((one) => !said.includes(one.toLowerCase()))
      // Left out by descriptors of the build alone: codes of whom to thank, and how interest is counted.
      const isMeant = /^(submit|borrow|repay)$/.test(item.name)
      expect([item.name, isMeant ? [] : hidden]).toEqual([item.name, []])
    }),
  )
})

function sampleOf(type: string, who: Address, much: bigint): unknown {
  const known: Readonly<Record<string, unknown>> = {
    address: who,
    uint256: much,
    uint160: much,
    bool: true,
    string: 'text',
    bytes: '0x',
    bytes32: `0x${'22'.repeat(32)}`,
    uint48: 7,
    uint16: 7,
    uint8: 7,
    'address[]': [who, who],
    'bytes32[]': [],
    'uint256[]': [much],
    'bytes[]': [],
  }
  return known[type]
}

async function functionsOfTheBuild() {
  const addresses = Object.values(index).flat()
  const files = await Promise.all(addresses.map(loadBuiltIn))
  const bound = files.flat().flatMap(({ context, display }) => {
    const [first] = context.contract.deployments
    if (first === undefined) return []
    const to = getAddress(first.address)
    return Object.keys(display.formats).map((key) => ({
      to,
      chainId: first.chainId,
      item: functionOf(key),
    }))
  })
  const items: readonly AbiFunction[] = signatures
  return [...bound, ...items.map((item) => ({ to: mallory, chainId: 1, item }))]
}
