import { describe, expect, test } from 'vitest'
import { owner, stranger } from '../testing/ledger.ts'
import {
  destinationChainId,
  destinationPool,
  originChainId,
  originPool,
  token,
} from '../testing/modelLogs.ts'
import type { BridgeAction, DepositTerms } from '../transport/actions.ts'
import { requireDeposit } from './requireDeposit.ts'

const asked = {
  originChainId,
  destinationChainId,
  inputToken: token,
  outputToken: token,
  amount: 1_000n,
  depositor: owner,
  recipient: owner,
  message: '0x',
  isNative: false,
  originPool,
} as const

const terms: DepositTerms = {
  depositor: owner,
  recipient: owner,
  inputToken: token,
  outputToken: token,
  inputAmount: 1_000n,
  outputAmount: 990n,
  originChainId,
  destinationChainId,
  exclusiveRelayer: stranger,
  quoteTimestamp: 1,
  fillDeadline: 2,
  exclusivityDeadline: 0,
  message: '0x',
  spokePool: originPool,
  value: 0n,
}
const deposit = (changes: Partial<DepositTerms> = {}): BridgeAction => ({
  type: 'deposit',
  terms: { ...terms, ...changes },
})
const approve = (changes: Partial<Extract<BridgeAction, { type: 'approve' }>> = {}) =>
  ({
    type: 'approve',
    chainId: originChainId,
    token,
    spender: originPool,
    amount: 1_000n,
    ...changes,
  }) satisfies BridgeAction

describe('what a bridge asks to be done (S8.12)', () => {
  test.each([
    ['a deposit alone', [deposit()]],
    ['an approval before it', [approve(), deposit()]],
    ['an approval of less', [approve({ amount: 1n }), deposit()]],
  ])('default: %s', (_, actions) => {
    expect(requireDeposit(actions, asked)).toEqual(terms)
  })

  test('default: a native currency is sent along, whole, and is not approved', () => {
    const native = { ...asked, isNative: true }
    expect(requireDeposit([deposit({ value: 1_000n })], native)).toMatchObject({ value: 1_000n })
    expect(() => requireDeposit([deposit()], native)).toThrow('it is for another amount')
    const approved = () => requireDeposit([approve(), deposit({ value: 1_000n })], native)
    expect(approved).toThrow('it asks for an approval that nothing needs')
  })

  test.each<[string, readonly BridgeAction[], string]>([
    ['nothing', [], 'it does not end with a deposit'],
    ['an approval alone', [approve()], 'it does not end with a deposit'],
    ['an approval after it', [deposit(), approve()], 'it does not end with a deposit'],
    ['two deposits', [deposit(), deposit()], 'it asks for two deposits'],
    ['two approvals', [approve(), approve(), deposit()], 'it asks for more than a deposit'],
    ['a unit too much', [approve({ amount: 1_001n }), deposit()], 'of more than is sent'],
    ['a stranger as spender', [approve({ spender: stranger }), deposit()], 'an unknown contract'],
    ['the other pool', [approve({ spender: destinationPool }), deposit()], 'an unknown contract'],
    ['another token', [approve({ token: stranger }), deposit()], 'an approval of another token'],
    [
      'an approval on the other side',
      [approve({ chainId: destinationChainId }), deposit()],
      'an approval that nothing needs',
    ],
    ['another payer', [deposit({ depositor: stranger })], 'it is for another account'],
    ['another recipient', [deposit({ recipient: stranger })], 'it pays out to somebody else'],
    ['another input', [deposit({ inputToken: stranger })], 'it is for another token'],
    ['another output', [deposit({ outputToken: stranger })], 'it is for another token'],
    ['a unit more', [deposit({ inputAmount: 1_001n })], 'it is for another amount'],
    ['a unit less', [deposit({ inputAmount: 999n })], 'it is for another amount'],
    ['currency with it', [deposit({ value: 1n })], 'it is for another amount'],
    ['another origin', [deposit({ originChainId: 5 })], 'it is for another network'],
    ['another destination', [deposit({ destinationChainId: 5 })], 'it is for another network'],
    ['a message', [deposit({ message: '0x00' })], 'it has another message'],
  ])('attack: %s', (_, actions, reason) => {
    const refused = () => requireDeposit(actions, asked)
    expect(refused).toThrow(expect.objectContaining({ code: 'BRIDGE_QUOTE_INVALID' }))
    expect(refused).toThrow(reason)
  })
})
