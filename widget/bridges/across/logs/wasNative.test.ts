import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { movesAbi } from '../contracts/abi.ts'
import { getDeposit } from '../status/getDeposit.ts'
import {
  clientOf,
  depositOf,
  eventLog,
  hashOf,
  ledgerOf,
  owner,
  stranger,
} from '../testing/ledger.ts'
import { deposited, moved } from '../testing/ledgerEvents.ts'
import {
  destinationChainId,
  originChainId,
  originPool,
  type RawLog,
  token,
} from '../testing/modelLogs.ts'

const deposit = depositOf()
const event = deposited(deposit)
const wrapped = (wad: bigint, dst = originPool) =>
  eventLog(token, movesAbi, 'Deposit', { dst, wad })

/** The result for a deposit whose transaction had this value and these events. */
async function isNative(value: bigint, logs: readonly RawLog[], receipt?: null) {
  const mined = [{ block: 500, hash: hashOf('deposit 7'), value, logs }]
  const answers = receipt === null ? { eth_getTransactionReceipt: () => null } : {}
  const origin = ledgerOf(originChainId, { mined, answers })
  const client = clientOf({ origin, destination: ledgerOf(destinationChainId) })
  const place = { originChainId, depositId: 7n, spokePoolAddress: originPool }
  return (await getDeposit(client, place)).isNative
}

describe('isNative of a deposit', () => {
  test('default: the pool wraps the currency, or takes the token (S3.14)', async () => {
    expect(await isNative(1_000n, [wrapped(1_000n), event])).toBe(true)
    expect(await isNative(0n, [moved(owner, originPool, 1_000n), event])).toBe(false)
  })

  test('behavior: whoever sent it, in a bundle or by a contract (S3.14)', async () => {
    // A smart account that sends itself its calls: the transaction has no value, or one for several.
    expect(await isNative(0n, [wrapped(1_000n), event])).toBe(true)
    expect(await isNative(5_000n, [moved(owner, originPool, 1_000n), event])).toBe(false)
    // Some wrapped currencies log it as coming from the zero address.
    expect(await isNative(0n, [moved(zeroAddress, originPool, 1_000n), event])).toBe(true)
  })

  test('behavior: of several deposits in one transaction each has its own (S3.14)', async () => {
    const other = deposited(depositOf({ depositId: 6n }))
    const before = [wrapped(1_000n), other]
    expect(await isNative(1_000n, [...before, moved(owner, originPool, 1_000n), event])).toBe(false)
    const taken = [moved(owner, originPool, 1_000n), other]
    expect(await isNative(1_000n, [...taken, wrapped(1_000n), event])).toBe(true)
  })

  test('attack: what others wrapped, or another amount, is not the deposit’s (S3.14)', async () => {
    expect(await isNative(0n, [wrapped(1_000n, stranger), event])).toBe(false)
    expect(await isNative(0n, [wrapped(999n), moved(owner, originPool, 1_000n), event])).toBe(false)
  })

  test('error: without the receipt, or a word of the token, the value of the transaction tells (S3.14)', async () => {
    expect(await isNative(1_000n, [event], null)).toBe(true)
    expect(await isNative(999n, [event], null)).toBe(false)
    expect(await isNative(1_000n, [event])).toBe(true)
  })
})
