import { describe, expect, test } from 'vitest'
import { dataOf } from '../testing/typedData.ts'
import { parseTypedData } from './parseTypedData.ts'
import { type Grant, readGrants } from './readGrants.ts'

const coin = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const other = '0x4200000000000000000000000000000000000006'
const thief = '0x000000000000000000000000000000000000dEaD'
const person = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'
const nameless = { name: 'App' }
const refused = expect.objectContaining({ code: 'BAD_MESSAGE' })

const read = (...given: Parameters<typeof dataOf>) => readGrants(parseTypedData(dataOf(...given)))
const spendingOf = (...given: Parameters<typeof dataOf>) => read(...given).spending
const powersOf = (...given: Parameters<typeof dataOf>) => read(...given).powers
const grant = (changes: Partial<Grant> = {}): Grant => ({
  token: coin,
  amount: null,
  tokenId: null,
  spender: thief,
  until: null,
  ...changes,
})

describe('what a permit lets somebody take', () => {
  test.each<[string, string, Record<string, unknown>, Partial<Grant>]>([
    [
      'EIP-2612',
      'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
      { spender: thief, value: '5', deadline: '9' },
      { amount: 5n, until: 9n },
    ],
    ['one without an end', 'Data(address spender,uint256 amount)', { amount: '5' }, { amount: 5n }],
    ...(['value', 'amount', 'allowance', 'rawAmount', 'raw_amount'] as const).map(
      (name) =>
        [
          `its amount called ${name}`,
          `Data(address spender,uint256 nonce,uint128 ${name})`,
          { [name]: '5', nonce: '1' },
          { amount: 5n },
        ] as [string, string, Record<string, unknown>, Partial<Grant>],
    ),
    ...(
      [
        'expiration',
        'deadline',
        'sigDeadline',
        'expiry',
        'validBefore',
        'end',
        'sig_deadline',
      ] as const
    ).map(
      (name) =>
        [
          `its end called ${name}`,
          `Data(address spender,uint256 value,uint256 start,uint48 ${name})`,
          { value: '5', start: '1', [name]: '9' },
          { amount: 5n, until: 9n },
        ] as [string, string, Record<string, unknown>, Partial<Grant>],
    ),
    [
      'a token that it names',
      'Data(address spender,address token,uint256 value)',
      { token: other, value: '5' },
      { token: other, amount: 5n },
    ],
    [
      'one of a collection',
      'Permit(address spender,uint256 tokenId,uint256 deadline)',
      { tokenId: '77', deadline: '9' },
      { tokenId: 77n, until: 9n },
    ],
    [
      'an amount beside the number of one of a collection',
      'Permit(address spender,uint256 tokenId,uint256 amount)',
      { tokenId: '77', amount: '5' },
      { amount: 5n },
    ],
    [
      'all of it',
      'Permit(address spender,bool allowed,uint256 expiry)',
      { allowed: true, expiry: '9' },
      { until: 9n },
    ],
    ['all, in another word', 'Data(address spender,bool approved)', { approved: true }, {}],
    [
      'all of a token that it names',
      'Data(address spender,address token,bool approved)',
      { token: other, approved: true },
      { token: other },
    ],
  ])('behavior: %s', (_, types, message, changes) => {
    expect(spendingOf(types, { spender: thief, ...message })).toEqual([grant(changes)])
  })

  test('behavior: Permit2 says the end of each, else that of the whole', () => {
    const whole =
      'PermitBatch(D[] details,address spender,uint256 sigDeadline)D(address token,uint160 amount,uint48 expiration)'
    const details = [
      { token: coin, amount: '5', expiration: '7' },
      { token: other, amount: '6', expiration: '8' },
    ]
    expect(spendingOf(whole, { details, spender: thief, sigDeadline: '9' })).toEqual([
      grant({ amount: 5n, until: 7n }),
      grant({ token: other, amount: 6n, until: 8n }),
    ])
    const transfer =
      'PermitTransferFrom(T permitted,address spender,uint256 nonce,uint256 deadline)T(address token,uint256 amount)'
    const permitted = { token: other, amount: '6' }
    expect(spendingOf(transfer, { permitted, spender: thief, deadline: '9' })).toEqual([
      grant({ token: other, amount: 6n, until: 9n }),
    ])
    const endless = 'P(T permitted,address spender)T(address token,uint256 amount)'
    expect(spendingOf(endless, { permitted, spender: thief })).toEqual([
      grant({ token: other, amount: 6n, until: null }),
    ])
  })

  test('attack: S8 what stands beside the list of a permit is read too', () => {
    const types =
      'PermitWitnessTransferFrom(T permitted,address spender,W witness)T(address token,uint256 amount)W(address spender,address token,uint256 value)'
    const witness = { spender: person, token: other, value: '3' }
    const permitted = { token: coin, amount: '5' }
    expect(spendingOf(types, { permitted, spender: thief, witness })).toEqual([
      grant({ amount: 5n }),
      grant({ token: other, spender: person, amount: 3n }),
    ])
  })

  test.each<[string, string, Record<string, unknown>]>([
    ['an approval taken back', 'Data(address spender,bool allowed)', { allowed: false }],
    ['an operator taken back', 'Data(address operator,bool approved)', { approved: false }],
  ])('behavior: %s lets nobody take anything', (_, types, message) => {
    expect(read(types, message)).toEqual({ spending: [], powers: [] })
  })

  test('behavior: an operator may take all of the contract', () => {
    const types = 'PermitForAll(address operator,bool approved,uint256 deadline)'
    expect(spendingOf(types, { operator: thief, deadline: '9' })).toEqual([grant({ until: 9n })])
    expect(() => spendingOf(types, {}, nameless)).toThrow(refused)
    // Without the word that approves it is a right to act.
    expect(read('Data(address operator,uint256 nonce)')).toEqual({
      spending: [],
      powers: ['delegation'],
    })
    expect(read('Data(address operator,uint8 approved)').powers).toEqual(['delegation'])
  })

  test.each([
    ['a token of the domain', 'Data(address spender,uint256 value)'],
    ['a number of a collection', 'Data(address spender,uint256 tokenId)'],
    ['all of it', 'Data(address spender,bool allowed)'],
  ])('error: %s that is not said is refused', (_, types) => {
    expect(() => spendingOf(types, {}, nameless)).toThrow(refused)
    expect(spendingOf(types)).toHaveLength(1)
  })

  test.each([
    ['whose words are longer', 'Data(address spender,uint256 valueOf,bool allowedTo)'],
    ['whose words begin elsewhere', 'Data(address spender,uint256 theValue,bool isApproved)'],
    ['whose number is text', 'Data(address spender,string value)'],
    ['whose collection’s number is text', 'Data(address spender,string tokenId)'],
    ['whose approval is a number', 'Data(address spender,uint8 allowed)'],
    ['whose list holds no struct', 'Data(address spender,uint256[] details)'],
    ['whose list names no token', 'Data(address spender,D details)D(uint256 amount)'],
    ['whose list names no amount', 'Data(address spender,D details)D(address token)'],
    ['whose token is longer', 'Data(address spender,D details)D(address tokens,uint256 amount)'],
  ])('attack: S8 a permit %s is refused', (_, types) => {
    expect(() => spendingOf(types)).toThrow(refused)
  })

  test('error: what is refused is named, and cut', () => {
    const long = `${'T'.repeat(150)}(address spender)`
    expect(() => spendingOf(long)).toThrow(
      `The data lets somebody take tokens, in a way that cannot be read: ${'T'.repeat(100)}.`,
    )
  })

  test('behavior: fifty are read, and one more is not', () => {
    const batch = 'PermitBatch(D[] details,address spender)D(address token,uint160 amount)'
    const details = (count: number) =>
      Array.from({ length: count }, () => ({ token: coin, amount: '1' }))
    expect(spendingOf(batch, { details: details(50) })).toHaveLength(50)
    expect(() => spendingOf(batch, { details: details(51) })).toThrow(refused)
  })
})

describe('what is sent by signature', () => {
  test.each<[string, string, Record<string, unknown>, Partial<Grant>]>([
    [
      'EIP-3009',
      'TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)',
      { to: thief, value: '5', validAfter: '1', validBefore: '9' },
      { amount: 5n, until: 9n },
    ],
    ['a holder and a receiver', 'D(address holder,address receiver,uint256 amount)', {}, {}],
    ['an owner and a recipient', 'D(address owner,address recipient,uint256 amount)', {}, {}],
    [
      'one of a collection',
      'D(address from,address to,uint256 tokenId)',
      { tokenId: '77' },
      { amount: null, tokenId: 77n },
    ],
    [
      'several of one',
      'D(address from,address to,uint256 tokenId,uint256 amount)',
      { tokenId: '77' },
      { tokenId: 77n },
    ],
    [
      'a token',
      'D(address token,address from,address to,uint256 amount)',
      { token: other },
      { token: other },
    ],
    [
      'an asset',
      'D(address asset,address from,address to,uint256 amount)',
      { asset: other },
      { token: other },
    ],
  ])('behavior: %s', (_, types, message, changes) => {
    const parties = { to: thief, receiver: thief, recipient: thief, amount: '5' }
    const named = Object.fromEntries(
      Object.entries(parties).filter(([name]) => new RegExp(` ${name}[,)]`).test(types)),
    )
    expect(spendingOf(types, { ...named, ...message })).toEqual([grant({ amount: 5n, ...changes })])
  })

  test.each([
    ['nobody who gives', 'D(address fromWhom,address to,uint256 amount)'],
    ['nobody who gets', 'D(address from,address onto,uint256 amount)'],
    ['another who gives', 'D(address theFrom,address to,uint256 amount)'],
    ['nothing that is given', 'D(address from,address to,uint256 nonce)'],
    ['parties that are no addresses', 'D(string from,address to,uint256 amount)'],
  ])('behavior: with %s it is no transfer', (_, types) => {
    expect(spendingOf(types)).toEqual([])
  })

  test('attack: S8 with data for a contract it is a call, and no transfer', () => {
    const types = 'ForwardRequest(address from,address to,uint256 value,bytes data)'
    expect(read(types)).toEqual({ spending: [], powers: ['execution'] })
  })

  test('error: of a token that nobody names it is refused', () => {
    const types = 'D(address from,address to,uint256 amount)'
    expect(() => spendingOf(types, {}, nameless)).toThrow(refused)
  })

  test.each([
    'Permit',
    'PermitSingle',
    'PermitBatch',
    'PermitForAll',
    'PermitTransferFrom',
    'PermitBatchTransferFrom',
    'PermitWitnessTransferFrom',
    'PermitBatchWitnessTransferFrom',
    'TransferWithAuthorization',
    'ReceiveWithAuthorization',
  ])('attack: S8 %s that is none is refused, and longer names are not meant', (name) => {
    expect(() => read(`${name}(uint256 nonce)`)).toThrow(refused)
    expect(read(`${name}X(uint256 nonce)`)).toEqual({ spending: [], powers: [] })
    expect(read(`X${name}(uint256 nonce)`)).toEqual({ spending: [], powers: [] })
  })
})

describe('what else a signature allows', () => {
  test.each([
    ['D(address token,uint256 amount)', ['order']],
    ['D(address asset,uint128 price)', ['order']],
    ['D(address currency,int256 theValue)', ['order']],
    ['D(address token,string amount)', []],
    ['D(address tokens,uint256 amount)', []],
    ['D(string token,uint256 amount)', []],
    ['D(address theToken,uint256 amount)', []],
    ['D(address token,uint256 nonce)', []],
    ['D(uint256 sell_amount)', ['order']],
    ['D(uint256 sellAmounts)', []],
    ['MyOrder(uint256 salt)', ['order']],
    ['Orders(uint256 salt)', ['order']],
    ['OrderData(uint256 salt)', ['order']],
    ['Listing(uint256 salt)', ['order']],
    ['CancelOrder(uint256 salt)', []],
    ['Orderly(uint256 salt)', []],
    ['D(uint256 chainId,address contractAddress,uint256 nonce)', ['delegation']],
    ['D(uint256 chainId,address contractAddress)', []],
    ['D(address contractAddress,uint256 nonce)', []],
    ['D(uint256 chainId,address addressOf,uint256 nonce)', []],
    ['Delegate(uint256 salt)', ['delegation']],
    ['SessionKey(uint256 salt)', ['delegation']],
    ['MySessionKey(uint256 salt)', []],
    ['D(address delegatee)', ['delegation']],
    ['D(address new_owner)', ['delegation']],
    ['D(address newOwners)', []],
    ['D(address theAgent)', []],
    ['D(bytes[] calls)', ['execution']],
    ['D(uint256 transactions)', ['execution']],
    ['D(bytes[] theCalls)', []],
    ['D(bytes[] callsOf)', []],
    ['D(address target,uint256 amount)', ['execution']],
    ['D(address target,bytes data)', ['execution']],
    ['D(address target,string data)', []],
    ['D(address target,uint256 nonce)', []],
    ['D(uint256 amount,uint256 nonce)', []],
    ['D(address targets,uint256 amount)', []],
    ['D(address theTarget,uint256 amount)', []],
    ['D(address target,uint256 amountOf)', []],
    ['D(address target,uint256 theAmount)', []],
    ['D(address target,bytes dataOf)', []],
    ['D(address target,bytes theData)', []],
    ['D(bytes data,uint256 nonce)', []],
    ['D(bytes it)', ['unreadable']],
    ['D(bytes32 it)', ['unreadable']],
    ['D(bytes31 it)', []],
    ['D(bytes32[] it)', []],
    ['D(bytes32 it,uint256 nonce)', []],
    ['D()', []],
    ['D(address sell_token,address delegatee,bytes[] calls)', ['delegation', 'execution', 'order']],
  ])('behavior: %s: %j', (types, powers) => {
    expect(powersOf(types)).toEqual(powers)
  })

  test('attack: S8 whatever stands in lists of lists is looked at, and said once', () => {
    const types = 'D(string note,E[2][] deep)E(bytes[] calls)'
    expect(powersOf(types)).toEqual(['execution'])
    const permits = 'D(string note,E[2][] deep)E(address spender,uint256 value)'
    expect(spendingOf(permits)).toHaveLength(2)
  })
})
