import { describe, expect, test } from 'vitest'
import { knownMessageHandlers } from '#bridges/across/contracts/knownMessageHandlers.ts'
import { encodeSplit } from '#bridges/across/quote/partnerMessage.ts'
import type { BridgeProgress } from '#bridges/across/transfer/progress.ts'
import type { Transfer, TransferStatus } from '#bridges/across/transfer/transfer.ts'
import type { TransferRecord } from '#transactions/transfers/record.ts'
import { hash, record, usdcTwo } from '../../model/testing/records.ts'
import { networks } from '#kernel/networks/slice.ts'
import { progressState } from './progressState.ts'
import { elapsedOf, feesOf, tookSeconds } from './sums.ts'

const nothing = () => undefined
const owner = '0x1111111111111111111111111111111111111111'
const created = 1_780_000_000_001

function at(
  seconds: number,
  changes: Partial<Transfer> = {},
  options: { wanted?: bigint; depositor?: string; limits?: [string, string] } = {},
) {
  const [instant = '', shortDelay = ''] = options.limits ?? []
  const kept = {
    ...record(1, 'deposited', changes),
    ...(options.limits ? { limits: { instant, shortDelay } } : {}),
  }
  return progressState(kept, undefined, {
    networks,
    locale: 'en',
    now: created + seconds * 1_000,
    iconOf: nothing,
    onAgain: nothing,
    onRetry: nothing,
    speedUp: {
      live: undefined,
      wanted: options.wanted,
      depositor: options.depositor ?? owner,
      onSpeedUp: nothing,
    },
  })
}

const reasonAt = (...args: Parameters<typeof at>) => {
  const state = at(...args)
  return state.status === 'late' ? state.reason : state.status
}

test('behavior: B-F10 a late transfer that does more on arrival waits for a relayer alone', () => {
  const limits: [string, string] = ['1', '24999999']
  expect(reasonAt(40, { message: '0x01' }, { limits })).toBe('liquidity')
  expect(reasonAt(1, { message: '0x01', slowFillRequested: true })).toBe('liquidity')
})

test('behavior: why it is late, by what is known', () => {
  expect(reasonAt(30)).toBe('pending')
  expect(reasonAt(40)).toBe('unknown')
  expect(reasonAt(400)).toBe('delayed')
  expect(reasonAt(40, {}, { limits: ['24999999', '24999999'] })).toBe('tooMuch')
  expect(reasonAt(40, {}, { limits: ['24999999', '25000000'] })).toBe('liquidity')
  expect(reasonAt(1, { slowFillRequested: true })).toBe('slowFill')
  expect(reasonAt(20, {}, { wanted: 24_900_000n })).toBe('fees')
})

test('behavior: an offer only when relayers want less, and only for the depositor (S5.12)', () => {
  const offer = (wanted: bigint, depositor?: string, changes: Partial<Transfer> = {}) => {
    const state = at(40, changes, { wanted, ...(depositor ? { depositor } : {}) })
    return state.status === 'late' ? state.speedUp : undefined
  }
  expect(offer(24_990_000n)).toBeUndefined()
  expect(offer(24_900_000n)).toMatchObject({
    status: 'offer',
    now: '24.99 USDC',
    receive: '24.9 USDC',
    more: '0.09 USDC',
  })
  expect(offer(24_900_000n, '0x2222222222222222222222222222222222222222')).toEqual({
    status: 'otherAccount',
    owner: '0x1111…1111',
  })
  const speedUp = { outputAmount: '24900000', recipient: owner, message: '0x' } as const
  expect(offer(24_900_000n, owner, { speedUp })).toMatchObject({ status: 'offer', again: true })
  expect(offer(24_990_000n, owner, { speedUp })).toEqual({
    status: 'unsure',
    receive: '24.9 USDC',
  })
  const sent = { speedUp: { ...speedUp, hash } }
  expect(offer(24_900_000n, owner, sent)).toMatchObject({ status: 'sent' })
  expect(offer(24_800_000n, owner, sent)).toMatchObject({ status: 'offer', now: '24.9 USDC' })
})

test('behavior: what arrived is shown, and which offer it was', () => {
  const speedUp = { outputAmount: '24900000', recipient: owner, message: '0x', hash } as const
  const done = (filledAmount: string) => {
    const kept = record(1, 'filled', { speedUp, filledAmount, fillType: 'FastFill' })
    return progressState(kept, undefined, {
      networks,
      locale: 'en',
      now: created,
      iconOf: nothing,
      onAgain: nothing,
      onRetry: nothing,
    })
  }
  expect(done('24900000')).toMatchObject({
    status: 'done',
    agreed: 'updated',
    fees: { value: '0.1 USDC' },
    receive: { amount: { value: '24.9' } },
  })
  expect(done('24990000')).toMatchObject({ agreed: 'original', fees: { value: '0.01 USDC' } })
})

test('behavior: a quote that is gone asks with both amounts, and never goes on by itself', () => {
  const error = { code: 'BRIDGE_QUOTE_CHANGED', message: 'changed' }
  const kept = record(1, 'approved', { error })
  const state = (renewed: NonNullable<Parameters<typeof progressState>[2]['renewed']>) =>
    progressState(kept, undefined, {
      networks,
      locale: 'en',
      now: created,
      iconOf: nothing,
      onAgain: nothing,
      onRetry: nothing,
      renewed,
    })
  expect(state({ quote: undefined, onAccept: nothing })).toMatchObject({ status: 'renewing' })
  // Only the amount is read.
  const quote = { deposit: { outputAmount: 24_900_000n } } as never
  expect(state({ quote, onAccept: nothing })).toMatchObject({
    status: 'moved',
    before: '24.99 USDC',
    now: '24.9 USDC',
    difference: { amount: '0.09 USDC', direction: 'less' },
  })
})

test('behavior: time counts from the deposit, whatever the chain’s clock says', () => {
  const { transfer } = record(1, 'deposited')
  expect(elapsedOf(transfer, created + 9_000)).toBe(9)
  const mined = { ...transfer, depositTimestamp: 1_780_000_005 }
  expect(elapsedOf(mined, created + 9_000)).toBe(4)
  expect(elapsedOf({ ...mined, depositTimestamp: 1_790_000_000 }, created + 9_000)).toBe(0)
  expect(elapsedOf({ ...mined, depositTimestamp: 1_770_000_000 }, created + 9_000)).toBe(9)
  expect(tookSeconds({ ...mined, fillTimestamp: 1_780_000_011 })).toBe(6)
})

test('behavior: fees are what did not arrive, across different decimals', () => {
  const { transfer } = record(1, 'filled', { filledAmount: '24990000000000000000' })
  expect(feesOf({ transfer, inputDecimals: 6, outputDecimals: 18 }, 'en')?.value).toBe('0.01 USDC')
  expect(feesOf({ transfer, inputDecimals: 6, outputDecimals: 6 }, 'en')).toBeUndefined()
})

test('behavior: what a chain took back is told until it is there again', () => {
  const shown = (status: TransferStatus, takenBack: 'deposit' | 'fill') => {
    const kept = { ...record(1, status, { depositHash: hash }), takenBack }
    return progressState(kept, undefined, {
      networks,
      locale: 'en',
      now: created + 1_000,
      iconOf: nothing,
      onAgain: nothing,
      onRetry: nothing,
    })
  }
  expect(shown('depositing', 'deposit')).toMatchObject({
    status: 'pending',
    takenBack: 'deposit',
    steps: [{ status: 'txSuccess' }, { status: 'txPending' }, { status: 'idle' }],
  })
  expect(shown('deposited', 'fill')).toMatchObject({
    status: 'late',
    reason: 'takenBack',
    takenBack: 'fill',
    steps: [{ status: 'txSuccess' }, { status: 'txSuccess' }, { status: 'txPending' }],
  })
  expect(shown('filled', 'fill')).toMatchObject({ status: 'done', takenBack: undefined })
})

test('behavior: with the fee of a site, all of it is what the person gets', () => {
  const [recipient = owner] = knownMessageHandlers(31338)
  const { outputToken } = record(1).transfer.route
  const message = encodeSplit({ outputToken, partner: usdcTwo, fee: 124_950n, person: owner })
  const base = { recipient, message }
  const state = (kept: TransferRecord, more: Partial<Parameters<typeof progressState>[2]> = {}) =>
    progressState(kept, undefined, {
      networks,
      locale: 'en',
      now: created,
      iconOf: nothing,
      onAgain: nothing,
      onRetry: nothing,
      ...more,
    })
  const arrived = { ...base, filledAmount: '24990000', fillTimestamp: 1_780_000_011 }
  expect(state(record(1, 'filled', arrived))).toMatchObject({
    status: 'done',
    recipient: undefined,
    actionsFailed: false,
    receive: { amount: { value: '24.86505' } },
    fees: { value: '0.13495 USDC' },
  })
  // The partner could not be paid: more arrived, and nothing is missing.
  const unpaid = { ...arrived, actionSuccess: false }
  expect(state(record(1, 'filled', unpaid))).toMatchObject({
    actionsFailed: false,
    receive: { amount: { value: '24.99' } },
  })
  const error = { code: 'BRIDGE_QUOTE_CHANGED', message: 'changed' }
  const quote = { deposit: { outputAmount: 20_000_000n } } as never
  const renewed = { quote, onAccept: nothing }
  expect(state(record(1, 'approved', { ...base, error }), { renewed })).toMatchObject({
    status: 'moved',
    before: '24.86505 USDC',
    now: '19.9 USDC',
  })
})

describe('a bundle', () => {
  const kept = record(1, 'depositing', { bundleId: '0xb1', depositHash: undefined })
  const live = { step: 'approve', status: 'txPending', bundleId: '0xb1' } as const
  const context = {
    networks,
    locale: 'en',
    now: created,
    iconOf: nothing,
    onAgain: nothing,
    onRetry: nothing,
  }
  const deposit = (progress: BridgeProgress) => {
    const state = progressState(kept, progress, context)
    return 'steps' in state && state.steps.find(({ kind }) => kind === 'deposit')
  }

  test('behavior: it is one step under way (S4.13)', () => {
    expect(deposit(live)).toMatchObject({ status: 'txPending', isLate: false })
  })

  test('behavior: after a minute it takes longer (S4.13)', () => {
    expect(deposit({ ...live, isLate: true })).toMatchObject({ status: 'txPending', isLate: true })
  })
})

test('behavior: L confirmations are of a deposit that waits for its fill alone', () => {
  const state = (status: TransferStatus) =>
    progressState(record(1, status), undefined, {
      networks,
      locale: 'en',
      now: created,
      iconOf: nothing,
      confirmations: 3,
      onAgain: nothing,
      onRetry: nothing,
    })
  expect(state('deposited')).toMatchObject({ confirmations: 3 })
  expect(state('filled')).toMatchObject({ confirmations: undefined })
})
