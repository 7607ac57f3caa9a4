import { createClient, custom, fallback } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findFill } from '../fill/findFill.ts'
import { findRefund } from '../fill/findRefund.ts'
import { getDeposit } from '../status/getDeposit.ts'
import {
  clientOf,
  depositOf,
  down,
  hashOf,
  type Ledger,
  ledgerOf,
  owner,
  stranger,
  timeOf,
} from '../testing/ledger.ts'
import { deposited, filledBy, refunded } from '../testing/ledgerEvents.ts'
import { destinationChainId, destinationPool, originChainId } from '../testing/modelLogs.ts'
import { verifyTransfer } from '../status/verifyTransfer.ts'
import { lookForFill } from '../fill/waitForFill.ts'

const deposit = depositOf()
const depositTxHash = hashOf('deposit 7')
const sent = { block: 500, hash: depositTxHash, logs: [deposited(deposit)] }
const fill = { block: 550, hash: hashOf('fill'), logs: [filledBy(deposit)] }
const payment = { block: 700, hash: hashOf('refund'), logs: [refunded([[owner, 1_000n]])] }

/** A chain of which the client has two nodes: the first one is asked, and may answer anything. */
function nodes(first: Ledger, second: Ledger): Ledger {
  const over = ({ chain }: Ledger) =>
    custom({ request: (asked) => chain.request(asked as never) }, { retryCount: 0 })
  return { ...first, chain: createClient({ transport: fallback([over(first), over(second)]) }) }
}

type Answers = NonNullable<Parameters<typeof ledgerOf>[1]>['answers']

/** The block of our own clock. */
const NOW = 1_000
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: timeOf(NOW) * 1_000 })
})
afterEach(() => vi.useRealTimers())

describe('a fill that one node shows', () => {
  const origin = ledgerOf(originChainId, { mined: [sent] })
  const isFilled = { filled: [deposit], mined: [fill] }
  const without = (head = 1_000, answers: Answers = {}) =>
    ledgerOf(destinationChainId, { head, answers })

  async function told(second: Ledger, first = ledgerOf(destinationChainId, isFilled)) {
    const client = clientOf({ origin, destination: nodes(first, second) })
    const question = { deposit, log: deposit, destinationPool, fromBlock: 450n }
    const expected = {
      destinationChainId,
      recipient: owner,
      outputToken: deposit.outputToken ?? '0x',
      outputAmount: 1n,
    }
    const verified = await verifyTransfer(client, {
      originChainId,
      depositTxHash,
      expected,
      fillFromBlock: 450n,
      confirmations: { [originChainId]: 0, [destinationChainId]: 0 },
    })
    const found = findFill(client, { deposit: { ...deposit, depositTxHash }, fromBlock: 450n })
    return {
      found: await found.then(
        ({ hash }) => hash,
        ({ code }: { code: string }) => code,
      ),
      looked: (await lookForFill(client, question)).found?.hash,
      got: (await getDeposit(client, { originChainId, depositTxHash })).status,
      verified: verified.status === 'pending' ? verified.waitsFor : verified.status,
    }
  }
  const believed = { looked: fill.hash, found: fill.hash, got: 'filled' }

  test('default: the other one has it, too (C-F4d, S4.15)', async () => {
    expect(await told(ledgerOf(destinationChainId, isFilled))).toMatchObject(believed)
  })

  test('attack: the other one is past it and does not have it: nothing has ended (C-F4d, S4.15)', async () => {
    const open = {
      looked: undefined,
      got: 'pending',
      verified: 'fill',
      found: 'BRIDGE_NO_FILL_LOG',
    }
    expect(await told(without())).toEqual(open)
    expect(await told(without(552))).toEqual(open)
  })

  test('attack: one that is dated ahead of every node is none either (C-F4d, S4.15)', async () => {
    const mined = [{ ...fill, block: NOW + 10_000 }]
    const first = ledgerOf(destinationChainId, { head: NOW + 10_001, filled: [deposit], mined })
    expect((await told(without(NOW - 1), first)).looked).toBe(undefined)
  })

  test('behavior: one that lags behind, or does not answer, denies nothing (C-F4d, S4.15)', async () => {
    expect(await told(without(544))).toMatchObject(believed)
    expect(
      await told(without(1_000, { eth_call: down, eth_getBlockByNumber: down })),
    ).toMatchObject(believed)
  })
})

describe('a deadline that one node shows', () => {
  const origin = ledgerOf(originChainId, { mined: [sent] })

  async function told(second: Ledger): Promise<string> {
    const first = ledgerOf(destinationChainId, { head: 601 })
    const expected = {
      destinationChainId,
      recipient: owner,
      outputToken: deposit.outputToken ?? '0x',
      outputAmount: 1n,
    }
    const client = clientOf({ origin, destination: nodes(first, second) })
    return (await verifyTransfer(client, { originChainId, depositTxHash, expected })).status
  }

  test('default: the other one is past it, too (C-F4d, S7.34)', async () => {
    expect(await told(ledgerOf(destinationChainId, { head: 601 }))).toBe('expired')
  })

  test('attack: the other one is not, or has the fill: nothing has ended (C-F4d, S7.34)', async () => {
    expect(await told(ledgerOf(destinationChainId, { head: 600 }))).toBe('pending')
    const filled = { head: 601, filled: [deposit], mined: [fill] }
    expect(await told(ledgerOf(destinationChainId, filled))).toBe('pending')
  })
})

describe('a refund that one node shows', () => {
  const destination = ledgerOf(destinationChainId)
  const told = (second: Ledger, first = ledgerOf(originChainId, { mined: [sent, payment] })) => {
    const origin = nodes(first, second)
    return findRefund(clientOf({ origin, destination }), { deposit })
  }
  const paid = { hash: payment.hash }

  test('default: the other one has it, too (C-F4d, S4.15)', async () => {
    expect(await told(ledgerOf(originChainId, { mined: [sent, payment] }))).toEqual(paid)
    // Among other payments of one transaction, too.
    const logs = [refunded([[stranger, 5n]]), ...payment.logs]
    expect(await told(ledgerOf(originChainId, { mined: [sent, { ...payment, logs }] }))).toEqual(
      paid,
    )
  })

  test('attack: the other one is past it and does not have it, or not as told (C-F4d, S4.15)', async () => {
    expect(await told(ledgerOf(originChainId, { mined: [sent] }))).toBeUndefined()
    const other = { ...payment, logs: [refunded([[owner, 999n]])] }
    expect(await told(ledgerOf(originChainId, { mined: [sent, other] }))).toBeUndefined()
    // By another contract than the pool.
    const forged = { ...payment, logs: [refunded([[owner, 1_000n]], { pool: stranger })] }
    expect(await told(ledgerOf(originChainId, { mined: [sent, forged] }))).toBeUndefined()
    // Dated ahead of every node.
    const mined = [sent, { ...payment, block: NOW + 10_000 }]
    const first = ledgerOf(originChainId, { head: NOW + 10_001, mined })
    expect(await told(ledgerOf(originChainId, { mined: [sent] }), first)).toBeUndefined()
  })

  test('behavior: one that lags behind, or does not answer, denies nothing (C-F4d, S4.15)', async () => {
    expect(await told(ledgerOf(originChainId, { head: 690, mined: [sent] }))).toEqual(paid)
    const answers = { eth_getTransactionReceipt: down, eth_getBlockByNumber: down }
    expect(await told(ledgerOf(originChainId, { mined: [sent], answers }))).toEqual(paid)
  })

  test('behavior: one that has the transaction and no receipts that old denies nothing (C-F4d, S4.15)', async () => {
    const answers = { eth_getTransactionReceipt: () => null }
    expect(await told(ledgerOf(originChainId, { mined: [sent, payment], answers }))).toEqual(paid)
    expect(await told(ledgerOf(originChainId, { mined: [sent], answers }))).toBeUndefined()
  })
})
