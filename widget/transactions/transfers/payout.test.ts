import { expect, test } from 'vitest'
import { knownMessageHandlers } from '#bridges/across/contracts/knownMessageHandlers.ts'
import { encodeSplit } from '#bridges/across/quote/partnerMessage.ts'
import type { Transfer } from '#bridges/across/transfer/transfer.ts'
import { decodeRecord, encodeRecord } from './compactRecord.ts'
import { amountLeft, payoutOf, payoutOfTransfer, refitMessage } from './payout.ts'
import { supportInfo } from '#features/bridge/model/supportInfo.ts'
import { record, usdcTwo } from '#features/bridge/model/testing/records.ts'

const [partner, person] = [
  '0x5000000000000000000000000000000000000005',
  '0x6000000000000000000000000000000000000006',
] as const
const [handler = person] = knownMessageHandlers(31338)
const parts = { outputToken: usdcTwo, partner, person, fee: 124_950n }

function transferWith(changes: Partial<Transfer> = {}) {
  const made = { recipient: handler, message: encodeSplit(parts), ...changes }
  return record(1, changes.status ?? 'deposited', made).transfer
}

test('default: the recipient is the person, and the amount is what is left', () => {
  const fee = { recipient: partner, bps: 50, amount: 124_950n }
  expect(payoutOf(transferWith())).toEqual({ recipient: person, amount: 24_865_050n, fee })
  const kept = decodeRecord(encodeRecord(record(1, 'deposited', transferWith())))
  if (kept === undefined) throw new Error('it was not read')
  expect(payoutOf(kept.transfer)).toEqual({ recipient: person, amount: 24_865_050n, fee })
})

test('behavior: without a fee, and for a contract that is no handler, it is what the deposit says', () => {
  expect(payoutOf(record(1).transfer)).toEqual({
    recipient: record(1).transfer.recipient,
    amount: 24_990_000n,
  })
  const elsewhere = transferWith({ recipient: partner })
  expect(payoutOf(elsewhere)).toEqual({ recipient: partner, amount: 24_990_000n })
})

test('behavior: what arrived: less by an offer, more by a slow fill, all of it without the fee', () => {
  const speedUp = {
    outputAmount: '20000000',
    recipient: handler,
    message: refitMessage(transferWith(), 20_000_000n),
  }
  const filled = (changes: Partial<Transfer>) =>
    payoutOfTransfer(transferWith({ status: 'filled', ...changes })).amount
  expect(filled({ filledAmount: '20000000', speedUp })).toBe(19_900_000n)
  expect(filled({ filledAmount: '24990000', speedUp })).toBe(24_865_050n)
  expect(filled({ filledAmount: '25000000' })).toBe(24_875_050n)
  expect(filled({ filledAmount: '24990000', actionSuccess: false })).toBe(24_990_000n)
  expect(amountLeft(transferWith(), 20_000_000n)).toBe(19_900_000n)
})

test('error: calls that cost more than what arrives leave all of it to the person', () => {
  const message = encodeSplit({ ...parts, unwrapped: 24_865_051n })
  expect(payoutOf(transferWith({ message }))).toEqual({ recipient: person, amount: 24_990_000n })
})

test.each([undefined, 24_865_050n])(
  'behavior: a cookie keeps it in few characters (%s)',
  (unwrapped) => {
    const message = encodeSplit({ ...parts, unwrapped })
    const speedUp = {
      outputAmount: '20000000',
      recipient: handler,
      message: refitMessage(transferWith({ message }), 20_000_000n),
    }
    const kept = { ...record(1), transfer: transferWith({ message, speedUp }), revision: 0 }
    const text = encodeRecord(kept)
    expect(decodeRecord(text)).toEqual(kept)
    const plain = encodeRecord({ ...kept, transfer: { ...kept.transfer, message: '0x' } })
    expect(text.length).toBeLessThan(plain.length + 200)
    expect(decodeRecord(text.replace('.P', '.P0'))).toBeUndefined()
    // One that is not of this share is kept as it is.
    const other = { ...speedUp, message: '0x1234' as const }
    const odd = { ...kept, transfer: transferWith({ message, speedUp: other }) }
    expect(decodeRecord(encodeRecord(odd))).toEqual(odd)
  },
)

test('behavior: a helper reads who was paid what', () => {
  const text = supportInfo(record(1, 'deposited', transferWith()), 'build')
  expect(text).toContain(`partner fee: 124950 to ${partner}`)
  expect(text).toContain(`paid out: 24865050 to ${person}`)
})
