import { concat, encodeAbiParameters, encodePacked, type Hex, parseAbiParameters } from 'viem'
import { describe, expect, test } from 'vitest'
import type { CallField } from '../approval.ts'
import { encodeCall } from '../testing/encodeCall.ts'
import { mallory, person, readOn, usdc, weth } from '../testing/reading.ts'
import { isUniversalRouter } from './universalRouter.ts'

const router = '0x6fF5693b99212Da76ad316178A184AB56D299b43'
const ME = '0x0000000000000000000000000000000000000001'
const ITSELF = '0x0000000000000000000000000000000000000002'
const ALL = 2n ** 255n
const path3 = encodePacked(['address', 'uint24', 'address'], [usdc, 500, weth])
const input = (given: string, values: readonly unknown[]) =>
  encodeAbiParameters(parseAbiParameters(given) as [], values as []) // named by each test
const v3 = (to: Hex, amount: bigint, limit: bigint) =>
  input('address, uint256, uint256, bytes, bool', [to, amount, limit, path3, true])
const v2 = (to: Hex, amount: bigint, limit: bigint) =>
  input('address, uint256, uint256, address[], bool', [to, amount, limit, [usdc, weth], true])
const party = (token: Hex, to: Hex, amount: bigint) =>
  input('address, address, uint256', [token, to, amount])

const execute = (commands: Hex, inputs: readonly Hex[]) =>
  encodeCall('execute(bytes,bytes[])', [commands, inputs])
const read = (commands: Hex, ...inputs: Hex[]) =>
  readOn({ to: router, data: execute(commands, inputs) })
async function fieldsOf(commands: Hex, ...inputs: Hex[]): Promise<readonly CallField[]> {
  const action = await read(commands, ...inputs)
  if (action.kind !== 'call' || !('fields' in action.reading)) throw new Error('not read')
  return action.reading.fields
}
const group = (name: string, fields: readonly object[]) => [
  { label: '', value: { type: 'group', name, fields } },
]
const dollars = { contract: usdc, symbol: 'USDC', decimals: 6 }
const ether = { contract: weth, symbol: 'WETH', decimals: 18 }
const amount = (
  label: string,
  token: object,
  much: bigint | null,
  limit: string | null = null,
) => ({
  label,
  value: { type: 'token', token: { ...token, amount: much }, limit },
})
const to = (address: Hex, isOwn = false, label = 'Recipient') => ({
  label,
  value: { type: 'address', address, isOwn },
})
/** Whether the router takes what it gives from the person. */
const payer = { label: 'payerIsUser', value: { type: 'text', text: 'true' } }

describe('what the router is told', () => {
  test.each<[string, Hex, Hex, readonly object[]]>([
    [
      ...(['V3_SWAP_EXACT_IN', '0x00', v3(ME, 5n, 3n)] as const),
      [
        ...[amount('Amount', dollars, 5n), amount('Minimum to receive', ether, 3n)],
        ...[to(person, true), payer],
      ],
    ],
    [
      ...(['V3_SWAP_EXACT_OUT', '0x01', v3(mallory, 5n, 3n)] as const),
      [
        // The path of an exact output is written backwards.
        ...[amount('Maximum to send', ether, 3n), amount('Amount to receive', dollars, 5n)],
        ...[to(mallory), payer],
      ],
    ],
    [
      ...(['V2_SWAP_EXACT_IN', '0x08', v2(ITSELF, ALL, 3n)] as const),
      [
        ...[amount('Amount', dollars, null, 'all'), amount('Minimum to receive', ether, 3n)],
        ...[to(router), payer],
      ],
    ],
    [
      ...(['V2_SWAP_EXACT_OUT', '0x09', v2(ME, 5n, 3n)] as const),
      [
        ...[amount('Maximum to send', dollars, 3n), amount('Amount to receive', ether, 5n)],
        ...[to(person, true), payer],
      ],
    ],
    [
      ...(['SWEEP', '0x04', party(usdc, mallory, 7n)] as const),
      [to(mallory), to(usdc, false, 'token'), { label: 'amount', value: text('7') }],
    ],
    [
      ...(['TRANSFER', '0x05', party(usdc, mallory, 7n)] as const),
      [to(mallory), to(usdc, false, 'token'), { label: 'amount', value: text('7') }],
    ],
    [
      ...(['PAY_PORTION', '0x06', party(usdc, mallory, 25n)] as const),
      [to(mallory), to(usdc, false, 'token'), { label: 'bips', value: text('25') }],
    ],
    [
      ...(['WRAP_ETH', '0x0b', input('address, uint256', [ITSELF, 7n])] as const),
      [{ label: 'Amount', value: { type: 'native', amount: 7n } }, to(router)],
    ],
    [
      ...(['UNWRAP_WETH', '0x0c', input('address, uint256', [ME, 7n])] as const),
      [{ label: 'Minimum to receive', value: { type: 'native', amount: 7n } }, to(person, true)],
    ],
  ])('default: %s', async (name, commands, one, fields) => {
    expect(await fieldsOf(commands, one)).toEqual(group(name, fields))
    // The first bit says that it may fail; what it does is the same.
    const mayFail: Hex = `0x${(Number(commands) | 0x80).toString(16)}`
    expect(await fieldsOf(mayFail, one)).toEqual(group(name, fields))
  })

  test('default: a permit within it says whom, what and how much', async () => {
    const permit = input('((address, uint160, uint48, uint48), address, uint256), bytes', [
      [[usdc, 5n, 7, 0], mallory, 9n],
      '0x1234',
    ])
    const [part] = await fieldsOf('0x0a', permit)
    expect(part?.value).toMatchObject({
      name: 'PERMIT2_PERMIT',
      fields: [
        to(usdc, false, 'permitSingle.details.token'),
        { label: 'permitSingle.details.amount', value: text('5') },
        { label: 'permitSingle.details.expiration', value: text('7') },
        { label: 'permitSingle.details.nonce', value: text('0') },
        to(mallory, false, 'permitSingle.spender'),
        { label: 'permitSingle.sigDeadline', value: text('9') },
      ],
    })
  })

  test('behavior: one part after the other, and the deadline at the end', async () => {
    const parts = ['0x0b04', [input('address, uint256', [ME, 1n]), party(usdc, ME, 1n)]] as const
    const data = encodeCall('execute(bytes,bytes[],uint256)', [...parts, 1_900_000_000n])
    expect(await readOn({ to: router, data })).toMatchObject({
      kind: 'call',
      alarms: [],
      reading: {
        kind: 'described',
        intent: 'Swap',
        function: 'execute',
        fields: [
          { value: { name: 'WRAP_ETH' } },
          { value: { name: 'SWEEP' } },
          { label: 'Deadline', value: { type: 'date', at: 1_900_000_000n } },
        ],
      },
    })
  })
})

describe('what is not understood', () => {
  const good = party(usdc, mallory, 7n)
  test.each<[string, Hex, Hex, string]>([
    ['a command that nobody knows', '0x21', good, '0x21'],
    ['one of a single digit', '0x02', good, '0x02'],
    ['an input that is too short', '0x04', '0x1234', 'SWEEP'],
    ['bytes behind an input', '0x04', concat([good, '0x00']), 'SWEEP'],
    ['dirty bits', '0x04', `0x01${good.slice(4)}`, 'SWEEP'],
  ])('attack: S2 %s is named and alarms', async (_, commands, one, name) => {
    const action = await read(commands, one)
    expect(action).toMatchObject({ reading: { fields: group(name, []) }, alarms: ['part'] })
  })

  test('behavior: capitals are no other input', async () => {
    const upper: Hex = `0x${good.slice(2).toUpperCase()}`
    expect((await fieldsOf('0x04', upper))[0]?.value).toMatchObject({
      fields: [to(mallory), {}, {}],
    })
  })

  test.each<[string, Hex]>([
    ['more inputs than commands', execute('0x04', [good, good])],
    ['fewer', execute('0x0404', [good])],
    ['bytes after it', concat([execute('0x04', [good]), '0x00'])],
    ['another function', encodeCall('executed(bytes,bytes[])', ['0x04', [good]])],
  ])('attack: S2 %s: it is not read as commands', async (_, data) => {
    const action = await readOn({ to: router, data })
    expect(action).toMatchObject({ kind: 'call' })
    if (action.kind !== 'call') throw new Error('no call')
    expect(action.reading.kind).not.toBe('described')
  })

  test('behavior: no commands are none', async () => {
    expect(await fieldsOf('0x')).toEqual([])
  })

  test('attack: S2 the router of another chain, or another contract, is none', async () => {
    expect(isUniversalRouter(8453, router.toLowerCase())).toBe(true)
    expect(isUniversalRouter(1, router)).toBe(false)
    expect(isUniversalRouter(31_337, router)).toBe(false)
    expect(isUniversalRouter(1, '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD')).toBe(true)
    const data = execute('0x04', [good])
    const elsewhere = await readOn({ to: mallory, data })
    expect(elsewhere).not.toMatchObject({ reading: { kind: 'described' } })
  })
})

function text(of: string) {
  return { type: 'text', text: of }
}
