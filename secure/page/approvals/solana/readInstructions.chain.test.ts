import { address, getAddressEncoder, getTransactionDecoder } from '@solana/kit'
import fc from 'fast-check'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'
import { expect, test } from 'vitest'
import { parseSolanaTransaction } from '../../requests/rpc/solanaTransaction.ts'
import {
  budget,
  dest,
  friend,
  open,
  own,
  type SentInstruction,
  source,
  system,
  thief,
  token,
  transactionOf,
  usdc,
} from '../testing/solana.ts'
import { furnish, HELD, RENT } from '../testing/solanaChain.ts'
import { SYSTEM, TOKEN, TOKEN_2022 } from './programs.ts'
import { feeOf } from './readBudget.ts'
import { readInstructions } from './readInstructions.ts'

const TOKENS = HELD
const OWNER_AT = 32
const DELEGATE_AT = 72
const CLOSER_AT = 129
const pool = [own, source, dest, thief, friend, usdc]
const encoder = getAddressEncoder()

/** The real programs, with one account of ours that has SOL, and one of tokens. */
function startChain(program: string): LiteSVM {
  const svm = new LiteSVM().withSigverify(false).withBlockhashCheck(false)
  furnish(svm, program)
  return svm
}

/** The person's accounts on the chain, and who else may take them. */
function appearance(svm: LiteSVM) {
  const wallet = svm.getAccount(address(own))
  const held = svm.getAccount(address(source))
  const data = held.exists ? Uint8Array.from(held.data) : new Uint8Array()
  const view = new DataView(data.buffer)
  const hex = (at: number, length: number) =>
    Buffer.from(data.slice(at, at + length)).toString('hex')
  return {
    sol: wallet.exists ? wallet.lamports : 0n,
    program: wallet.exists ? wallet.programAddress : address(SYSTEM),
    tokens: data.length >= 165 ? view.getBigUint64(64, true) : 0n,
    isOpen: data.length >= 165,
    rent: held.exists ? held.lamports : 0n,
    rights: [hex(OWNER_AT, 32), hex(DELEGATE_AT, 36), hex(CLOSER_AT, 36)].join(),
  }
}

const amount = fc.bigInt({ min: 0n, max: 2n * TOKENS })
const someone = fc.constantFrom(dest, dest, dest, ...pool)
const wellFormed = (program: string): fc.Arbitrary<SentInstruction> => {
  const t = token(program)
  return fc.oneof(
    amount.map((it) => system.transfer(it)),
    fc.tuple(amount, someone).map(([it, to]) => system.transfer(it, to)),
    someone.map((it) => system.assign(it)),
    fc.tuple(amount, someone).map(([it, to]) => t.transfer(it, to)),
    amount.map((it) => t.transferChecked(it)),
    fc.tuple(amount, someone).map(([it, to]) => t.approve(it, to)),
    amount.map((it) => t.approveChecked(it)),
    fc.constant(t.revoke()),
    fc.tuple(fc.option(someone), fc.nat(4)).map(([it, kind]) => t.setAuthority(it, kind)),
    amount.map((it) => t.burn(it)),
    amount.map((it) => t.burnChecked(it)),
    someone.map((it) => t.close(it)),
    fc.constant(t.mintToChecked(5n)),
    fc.constantFrom(open(friend), budget.limit(100_000), budget.price(7n)),
  )
}
/** Any number and data for these programs, and any accounts: most of it fails on the chain. */
const anything = (program: string): fc.Arbitrary<SentInstruction> =>
  fc
    .tuple(
      fc.constantFrom(program, SYSTEM),
      fc.array(someone, { maxLength: 4 }),
      fc.nat(45),
      fc.uint8Array({ maxLength: 12 }),
    )
    .map(([to, accounts, tag, rest]) => ({
      program: to,
      accounts,
      data: new Uint8Array(to === SYSTEM ? [tag % 14, 0, 0, 0, ...rest] : [tag, ...rest]),
    }))
/** More or less behind it than it has, or other accounts: what a lazy reader takes for the same. */
const bent = (program: string): fc.Arbitrary<SentInstruction> =>
  fc
    .tuple(
      wellFormed(program),
      fc.uint8Array({ maxLength: 3 }),
      fc.option(fc.array(someone, { minLength: 2, maxLength: 4 })),
    )
    .map(([it, more, accounts]) => ({
      program: it.program,
      accounts: accounts ?? it.accounts,
      data: new Uint8Array([...it.data, ...more]),
    }))

const isDefined = <T>(value: T | null | undefined): value is T =>
  value !== null && value !== undefined

test.each([
  ['the token program', TOKEN],
  ['Token-2022', TOKEN_2022],
])(
  'attack: S7 on the true chain nothing of %s is lost or handed over that was not drawn',
  (_, program) => {
    let landed = 0
    const one = fc.oneof(
      { weight: 4, arbitrary: wellFormed(program) },
      { weight: 1, arbitrary: bent(program) },
      { weight: 1, arbitrary: anything(program) },
    )
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 3 }), (instructions) => {
        const bytes = transactionOf(instructions)
        const parsed = parseSolanaTransaction(bytes, own)
        if (parsed === undefined) return
        const drawn = readInstructions(parsed.instructions, own)
        const svm = startChain(program)
        const before = appearance(svm)
        const done = svm.sendTransaction(getTransactionDecoder().decode(bytes))
        if (done instanceof FailedTransactionMetadata) return
        landed += 1
        if (drawn.unknown.length > 0) return
        const after = appearance(svm)
        const { actions } = drawn
        const sumOf = (isToken: boolean) =>
          actions
            .map((action) => action.amount)
            .filter(isDefined)
            .filter(({ token: of }) => (of !== null) === isToken)
            .reduce((sum, { amount: each }) => sum + (each ?? 2n ** 64n), 0n)
        const fee = feeOf(parsed.instructions, parsed.required)
        // Opening an account is shown as such, without an amount; the network takes the rent.
        const opened = BigInt(
          actions.filter(({ act, amount: of }) => act === 'create' && of === null).length,
        )
        expect(before.sol - after.sol).toBeLessThanOrEqual(sumOf(false) + fee + opened * RENT)
        if (after.isOpen) expect(before.tokens - after.tokens).toBeLessThanOrEqual(sumOf(true))
        const isWarned = actions.some(({ isDangerous }) => isDangerous)
        const isHandedOver =
          after.program !== before.program || (after.isOpen && isMore(before.rights, after.rights))
        if (isHandedOver) expect(isWarned).toBe(true)
        const isClosed = before.isOpen && !after.isOpen
        if (isClosed) expect(actions.some(({ act }) => act === 'close')).toBe(true)
      }),
      { numRuns: 250 },
    )
    expect(landed).toBeGreaterThan(30)
  },
  120_000,
)

/** Whether another account has a right that it did not have before. */
function isMore(before: string, after: string): boolean {
  const mine = Buffer.from(encoder.encode(address(own))).toString('hex')
  const had = before.split(',')
  return after
    .split(',')
    .some(
      (right, at) => right !== had[at] && !right.startsWith('00000000') && !right.includes(mine),
    )
}
