import {
  type AbiEvent,
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  getAddress,
  type Hex,
  parseAbiItem,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { addressesIn } from './candidates.ts'
import { readLogs, type TrialLog } from './readLogs.ts'

const own: Address = getAddress('0x9858effd232b4033e47d90003d41ec34ecaeda94')
const friend: Address = `0x${'12'.repeat(20)}`
const coin: Address = `0x${'c0'.repeat(20)}`
const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** A log as a contract of this signature writes it. */
function log(signature: string, args: readonly unknown[], address = coin): TrialLog {
  const event = parseAbiItem(`event ${signature}`) as AbiEvent // it is worded as one
  const named = Object.fromEntries(event.inputs.map(({ name }, at) => [name, args[at]]))
  const topics = encodeEventTopics({ abi: [event], eventName: event.name, args: named })
  const plain = event.inputs.filter(({ indexed }) => !indexed)
  const data = encodeAbiParameters(
    plain,
    plain.map(({ name }) => named[name ?? '']),
  )
  return { address, topics: topics as Hex[], data }
}
const coins = (from: Address, to: Address, value: bigint) =>
  log('Transfer(address indexed from, address indexed to, uint256 value)', [from, to, value])
const thing = (from: Address, to: Address, id: bigint) =>
  log('Transfer(address indexed from, address indexed to, uint256 indexed id)', [from, to, id])
const SINGLE =
  'TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)'
const BATCH =
  'TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)'
const ALL = 'ApprovalForAll(address indexed owner, address indexed operator, bool approved)'
const COINS = 'Approval(address indexed owner, address indexed spender, uint256 value)'
const THING = 'Approval(address indexed owner, address indexed approved, uint256 indexed id)'
const PERMIT2 =
  'Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration)'

describe('what moves', () => {
  test('default: what comes and goes is summed, without what others do', () => {
    const logs = [coins(own, friend, 7n), coins(friend, own, 2n), coins(friend, friend, 90n)]
    const { tokens, emitters } = readLogs(logs, own)
    expect([...tokens]).toEqual([[getAddress(coin), -5n]])
    expect(emitters).toEqual([getAddress(coin)])
  })

  test('behavior: what one sends to oneself is nothing', () => {
    expect([...readLogs([coins(own, own, 7n)], own).tokens.values()]).toEqual([0n])
  })

  test('behavior: things of a collection are told by number, and only what changes', () => {
    const logs = [
      ...[thing(own, friend, 1n), thing(friend, own, 2n), thing(own, friend, 3n)],
      ...[thing(friend, own, 3n), thing(friend, friend, 4n)],
      log(SINGLE, [friend, own, friend, 8n, 5n]),
      log(BATCH, [friend, friend, own, [8n, 9n], [2n, 4n]]),
    ]
    const found = [...readLogs(logs, own).items.values()].map(({ id, difference }) => [
      id,
      difference,
    ])
    expect(found).toEqual([
      [1n, -1n],
      [2n, 1n],
      [8n, -3n],
      [9n, 4n],
    ])
  })

  test('behavior: what is no event that is known, or is cut off, is passed over', () => {
    const cut = { ...coins(own, friend, 7n), data: '0x12' as const }
    const odd = log('Sold(address indexed by)', [own])
    const { tokens, items, emitters } = readLogs([cut, odd, { ...odd, topics: [] }], own)
    expect([tokens.size, items.size]).toEqual([0, 0])
    expect(emitters).toHaveLength(1)
  })
})

describe('who may take', () => {
  test('behavior: the last word of each holds, and only that of the account', () => {
    const logs = [
      ...[log(ALL, [own, friend, true]), log(ALL, [friend, own, true])],
      ...[log(THING, [own, friend, 7n]), log(THING, [own, friend, 8n])],
      ...[log(THING, [own, zeroAddress, 8n]), log(COINS, [own, friend, 5n])],
      log(PERMIT2, [own, coin, friend, 6n, 99], permit2),
    ]
    const { pairs, allowances } = readLogs(logs, own)
    expect(pairs).toEqual([{ token: getAddress(coin), spender: getAddress(friend) }])
    expect(allowances).toMatchObject([
      { amount: null, id: null, until: null },
      { amount: 1n, id: 7n },
      { token: getAddress(coin), amount: 6n, id: null, until: 99n },
    ])
    const taken = [...logs, log(ALL, [own, friend, false])]
    const back = [...taken, log(PERMIT2, [own, coin, friend, 0n, 0], permit2)]
    expect(readLogs(back, own).allowances).toMatchObject([{ id: 7n }])
  })
})

describe('addresses in calls', () => {
  const word = (address: Address): Hex => `0x${address.slice(2).padStart(64, '0')}`
  const join = (...parts: Hex[]): Hex => `0x${parts.map((part) => part.slice(2)).join('')}`

  test('default: who is called, and what the words of a call name', () => {
    const data = join(
      '0xa9059cbb',
      word(friend),
      word('0x0000000000000000000000000000000000000005'),
    )
    expect(addressesIn([{ to: coin, data }], own)).toEqual(
      [coin, friend].map((one) => getAddress(one)),
    )
  })

  test('behavior: words within bytes of a call are found, the account and nobody are not', () => {
    const inner = join('0x12345678', word(friend))
    const outer = join('0x87654321', word(own), word(zeroAddress), inner)
    expect(addressesIn([{ data: outer }], own)).toEqual([getAddress(friend)])
  })
})
