import { expect, test } from 'vitest'
import { knownMessageHandlers } from '#bridges/across/contracts/knownMessageHandlers.ts'
import { encodeSplit } from '#bridges/across/quote/partnerMessage.ts'
import type { Transfer } from '#bridges/across/transfer/transfer.ts'
import { amountLeft, payoutOf, payoutOfTransfer, refitMessage } from './payout.ts'
import { checkForm, type FormFacts } from '#features/bridge/model/quote/problem.ts'
import { requireFee } from '#features/bridge/model/requireFee.ts'
import { catalog, token } from '#features/bridge/model/testing/catalog.ts'
import { record, usdcTwo } from '#features/bridge/model/testing/records.ts'
import { findRoute } from '#kernel/bridge/tokens.ts'

const [partner, person] = [
  '0x5000000000000000000000000000000000000005',
  '0x6000000000000000000000000000000000000006',
] as const
const [handler = person, ...olderHandlers] = knownMessageHandlers(1)
const OUTPUT = 24_990_000n
const split = { outputToken: usdcTwo, partner, person, fee: 124_950n }

function transferWith(changes: Partial<Transfer> = {}, to = 1): Transfer {
  const { transfer } = record(1, changes.status ?? 'deposited', {
    recipient: handler,
    message: encodeSplit(split),
    ...changes,
  })
  return { ...transfer, route: { ...transfer.route, destinationChainId: to } }
}

test('behavior: a handler of any generation pays out, and so reads its message', () => {
  expect(olderHandlers).not.toEqual([])
  for (const recipient of [handler, ...olderHandlers]) {
    expect(payoutOf(transferWith({ recipient })).recipient).toBe(person)
  }
})

test('behavior: calls may cost exactly what arrives', () => {
  const unwrapped = OUTPUT - split.fee
  const exact = transferWith({ message: encodeSplit({ ...split, unwrapped }) })
  expect(payoutOf(exact)).toMatchObject({ amount: unwrapped, fee: { amount: split.fee } })
})

test('behavior: of calls that cost one unit more than arrives, the person gets all', () => {
  const unwrapped = OUTPUT - split.fee
  const over = transferWith({ message: encodeSplit({ ...split, unwrapped: unwrapped + 1n }) })
  expect(payoutOf(over)).toEqual({ recipient: person, amount: OUTPUT })
})

test('behavior: as agreed until it is filled', () => {
  const open = transferWith({ filledAmount: '1', actionSuccess: false })
  expect(payoutOfTransfer(open)).toEqual(payoutOf(open))
})

test('behavior: without a fee, what failed changes nothing', () => {
  const plain = record(1, 'filled', { filledAmount: '24000000', actionSuccess: false }).transfer
  expect(payoutOfTransfer(plain)).toEqual({ recipient: plain.recipient, amount: 24_000_000n })
})

test('behavior: another output is shared the same way, unwrapped or not', () => {
  const [wrapped, plain] = [transferWith(), record(1).transfer]
  expect(amountLeft(wrapped, 10_000_000n)).toBe(9_950_000n)
  expect(amountLeft(plain, 10_000_000n)).toBe(10_000_000n)
  expect(refitMessage(plain, 10_000_000n)).toBe(plain.message)
  expect(refitMessage(wrapped, 10_000_000n)).toBe(encodeSplit({ ...split, fee: 50_000n }))
  const unwrapping = transferWith({
    message: encodeSplit({ ...split, unwrapped: OUTPUT - split.fee }),
  })
  expect(refitMessage(unwrapping, 10_000_000n)).toBe(
    encodeSplit({ ...split, fee: 50_000n, unwrapped: 9_950_000n }),
  )
})

test('behavior: where balance or fee are not known, the fee is in nobody’s way (S5.12)', () => {
  const [origin, destination] = [token('USDC', 31337), token('USDC', 31338)]
  const facts: FormFacts = {
    origin,
    destination,
    route: findRoute(catalog, origin, destination),
    amount: '25',
    balance: 50_000_000n,
    nativeBalance: 5n,
    feeReserve: 10n,
    limits: undefined,
  }
  expect(checkForm(facts).status).toBe('ok')
  expect(checkForm({ ...facts, nativeBalance: 4n })).toMatchObject({
    problem: { kind: 'notEnoughGas' },
  })
  expect(checkForm({ ...facts, nativeBalance: undefined }).status).toBe('ok')
  expect(checkForm({ ...facts, nativeBalance: 0n, feeReserve: undefined }).status).toBe('ok')
})

test.each([
  [{ bps: 0.5, recipient: person }, 'bps'],
  [{ bps: 101, recipient: person }, 'bps'],
  [{ bps: 50, recipient: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96046' }, 'recipient'],
  [{ bps: 50, recipient: `0x${'0'.repeat(40)}` }, 'recipient'],
] as const)('error: a wrong fee names its field: %o', (fee, field) => {
  expect(() => requireFee(fee)).toThrow(`bridge.fee.${field}:`)
})
