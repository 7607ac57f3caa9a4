import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { arrivalOf } from '../fill/arrivalOf.ts'
import {
  clientOf,
  depositOf,
  down,
  hashOf,
  ledgerOf,
  type Mined,
  owner,
  stranger,
} from '../testing/ledger.ts'
import { deposited, filledBy, moved, refunded, withdrawn } from '../testing/ledgerEvents.ts'
import {
  destinationChainId,
  destinationPool,
  originChainId,
  originPool,
  type RawLog,
  token,
} from '../testing/modelLogs.ts'
import type { BridgeClientOptions } from '../client/client.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import { verifySent, type VerifyOptions } from '../transaction/verifySent.ts'
import {
  type ExpectedTransfer,
  verifyTransfer,
  type VerifyTransferOptions,
} from './verifyTransfer.ts'

const deposit = depositOf()
const depositTxHash = hashOf('deposit 7')
const fillHash = hashOf('fill')
const relayed = moved(stranger, owner, 990n)
const expected: ExpectedTransfer = {
  destinationChainId,
  recipient: owner,
  outputToken: token,
  outputAmount: 990n,
}
type More = Parameters<typeof ledgerOf>[1]

/** A deposit of this block and a fill of another, on chains of 1,000 blocks unless said otherwise. */
function ledgers({
  deposits = [deposit],
  filled = deposits,
  fill = [filledBy(deposit), relayed],
  origin = {},
  destination = {},
}: {
  readonly deposits?: readonly DepositLog[]
  readonly filled?: readonly DepositLog[]
  readonly fill?: readonly RawLog[]
  readonly origin?: More
  readonly destination?: More
} = {}) {
  const logs = deposits.map((one) => deposited(one))
  return {
    origin: ledgerOf(originChainId, {
      mined: [{ block: 500, hash: depositTxHash, logs }],
      ...origin,
    }),
    destination: ledgerOf(destinationChainId, {
      mined: [{ block: 510, hash: fillHash, logs: fill }],
      filled,
      ...destination,
    }),
  }
}

const verify = (
  given: Parameters<typeof ledgers>[0] = {},
  options: Partial<VerifyTransferOptions> = {},
  client: Partial<BridgeClientOptions> = {},
) =>
  verifyTransfer(clientOf(ledgers(given), {}, client), {
    originChainId,
    depositTxHash,
    expected,
    ...options,
  })

describe('verifyTransfer', () => {
  test('default: what arrived, at whom, by which transactions (S7.34)', async () => {
    const paid = await verify()
    expect(paid).toMatchObject({
      status: 'paid',
      depositId: 7n,
      outputAmount: 990n,
      isNative: false,
      depositTxHash,
      fillTxHash: fillHash,
    })
    if (paid.status !== 'paid') throw new Error('it is not paid')
    const parties = [paid.recipient, paid.depositor, paid.outputToken]
    expect(parties.map((one) => one.toLowerCase())).toEqual([owner, owner, token])
  })

  test.each<[string, Partial<ExpectedTransfer>, expectedText: string, actual: string]>([
    ['outputAmount', { outputAmount: 991n }, '991', '990'],
    ['depositor', { depositor: stranger }, stranger, owner],
    ['recipient', { recipient: stranger }, stranger, owner],
    ['outputToken', { outputToken: stranger }, stranger, token],
    ['isNative', { isNative: true }, 'true', 'false'],
  ])('attack: another %s is not what was asked for (S7.34)', async (field, changes, asked, is) => {
    const found = await verify({}, { expected: { ...expected, ...changes } })
    expect(found).toMatchObject({ status: 'different', fields: [{ field, expected: asked }] })
    if (found.status !== 'different') throw new Error('it is not different')
    expect(found.fields[0]?.actual.toLowerCase()).toBe(is)
  })

  test('behavior: a transfer is paid where it is all that is asked for and more arrives (S7.34)', async () => {
    const asked = { depositor: owner, isNative: false, message: '0x', outputAmount: 1n } as const
    expect(await verify({}, { expected: { ...expected, ...asked } })).toMatchObject({
      status: 'paid',
      outputAmount: 990n,
    })
  })

  test('attack: another message, or another network (S7.34)', async () => {
    const called = { ...expected, message: '0x12' as const }
    expect(await verify({}, { expected: called })).toMatchObject({
      status: 'different',
      fields: [{ field: 'message' }],
    })
    const spokePools = {
      [originChainId]: originPool,
      5: originPool,
      [destinationChainId]: originPool,
    }
    const other = verify(
      {},
      { expected: { ...expected, destinationChainId: 5 } },
      {
        spokePools,
        getChainClient: () => ledgers().origin.chain,
      },
    )
    await expect(other).resolves.toMatchObject({
      status: 'different',
      fields: [{ field: 'destinationChainId', expected: '5' }],
    })
  })

  test('attack: what promises enough and brings less is not paid (S7.34)', async () => {
    const fill = [filledBy(deposit), moved(stranger, owner, 989n)]
    expect(await verify({ fill })).toEqual({
      status: 'different',
      fields: [{ field: 'outputAmount', expected: '990', actual: '989' }],
    })
    // Changed by an offer of the depositor: to another recipient, and less.
    const offer = filledBy(deposit, { recipient: stranger, outputAmount: 5n })
    const elsewhere = await verify({ fill: [offer, moved(originPool, stranger, 5n)] })
    expect(elsewhere).toMatchObject({
      status: 'different',
      fields: [{ field: 'recipient' }, { field: 'outputAmount' }],
    })
  })

  const forged = [
    filledBy(depositOf({ outputAmount: 1n, recipient: stranger })),
    moved(stranger, owner, 1n),
  ]
  const own = { block: 510, hash: fillHash, logs: [filledBy(deposit), relayed] }
  test.each<[string, NonNullable<More>]>([
    ['in an earlier block', { mined: [{ block: 505, logs: forged }, own] }],
    ['in a later block', { mined: [own, { block: 515, logs: forged }] }],
    ['before it in its transaction', { mined: [{ ...own, logs: [...forged, ...own.logs] }] }],
    ['after it in its transaction', { mined: [{ ...own, logs: [...own.logs, ...forged] }] }],
  ])(
    'attack: a forged fill %s neither is the true one nor ends the search (C-F1)',
    async (_, { mined }) => {
      for (const mostBlocks of [undefined, 4]) {
        const destination = { mined, mostBlocks, head: 540 }
        expect(await verify({ destination }, { fillFromBlock: 500n })).toMatchObject({
          status: 'paid',
          outputAmount: 990n,
          fillTxHash: fillHash,
        })
      }
    },
  )

  test('behavior: an offer may make it right, once it is filled (S7.34)', async () => {
    const wrong = depositOf({ recipient: stranger })
    const fill = [filledBy(wrong, { recipient: owner }), relayed]
    expect(await verify({ deposits: [wrong], fill })).toMatchObject({ status: 'paid' })
    expect(await verify({ deposits: [wrong], filled: [] })).toMatchObject({
      status: 'different',
      fields: [{ field: 'recipient' }],
    })
  })

  test('behavior: of several deposits the one that is as expected, or the one that is named', async () => {
    const other = depositOf({ depositId: 6n, recipient: stranger })
    const deposits = [other, deposit]
    expect(await verify({ deposits })).toMatchObject({ status: 'paid', depositId: 7n })
    const filled = [deposit]
    const named = await verify({ deposits, filled }, { depositId: 6n })
    expect(named).toMatchObject({ status: 'different', fields: [{ field: 'recipient' }] })
    expect(await verify({ deposits }, { depositId: 9n })).toEqual({
      status: 'different',
      fields: [{ field: 'deposit', expected: 'a deposit in the pool', actual: 'none' }],
    })
  })

  test('attack: a deposit of another contract is none (S7.34)', async () => {
    const deposits = [depositOf({ pool: stranger })]
    expect(await verify({ deposits })).toMatchObject({ fields: [{ field: 'deposit' }] })
  })

  test('behavior: not yet: no deposit, no fill, and then its time is over (S7.34)', async () => {
    expect(await verify({ origin: { mined: [] } })).toEqual({
      status: 'pending',
      waitsFor: 'deposit',
    })
    const open = (head: number) => verify({ filled: [], destination: { head } })
    expect(await open(600)).toEqual({ status: 'pending', waitsFor: 'fill' })
    expect(await open(601)).toEqual({ status: 'expired' })
  })

  test('attack: a deadline needs the clock of the origin, too (C-F4d, S7.34)', async () => {
    const open = (head: number) =>
      verify({ filled: [], destination: { head: 601 }, origin: { head } })
    expect(await open(600)).toEqual({ status: 'pending', waitsFor: 'fill' })
    expect(await open(601)).toEqual({ status: 'expired' })
  })

  test('behavior: and is paid back (S7.34)', async () => {
    const refund = { block: 700, hash: hashOf('refund'), logs: [refunded([[owner, 1_000n]])] }
    const mined = [{ block: 500, hash: depositTxHash, logs: [deposited(deposit)] }, refund]
    expect(await verify({ filled: [], origin: { mined } })).toEqual({
      status: 'refunded',
      refundTxHash: hashOf('refund'),
    })
  })

  test('behavior: twenty blocks are on top of both, or as many as the caller says (S7.34)', async () => {
    const at = (origin: number, destination: number, confirmations = {}) =>
      verify({ origin: { head: origin }, destination: { head: destination } }, { confirmations })
    expect(await at(520, 530)).toMatchObject({ status: 'paid' })
    const missing = 1n
    expect(await at(519, 530)).toEqual({
      status: 'pending',
      waitsFor: 'depositConfirmations',
      missing,
    })
    expect(await at(520, 529)).toEqual({
      status: 'pending',
      waitsFor: 'fillConfirmations',
      missing,
    })
    expect(await at(500, 510, { [originChainId]: 0, [destinationChainId]: 0 })).toMatchObject({
      status: 'paid',
    })
    expect(await at(520, 530, { [originChainId]: 21 })).toMatchObject({ missing })
  })

  test('error: a chain that cannot be asked is unknown, and not unpaid (S7.34)', async () => {
    const off = { answers: { eth_getTransactionReceipt: down, eth_call: down } }
    const origin = await verify({ origin: off })
    expect(origin).toMatchObject({ status: 'unknown', chainId: originChainId })
    const destination = await verify({ destination: off })
    expect(destination).toMatchObject({ status: 'unknown', chainId: destinationChainId })
    // The pool reports it filled, and no log shows by which fill.
    const silent = await verify({ fill: [] })
    expect(silent).toMatchObject({ status: 'unknown', error: { code: 'BRIDGE_NO_FILL_LOG' } })
  })

  test.each<[string, object]>([
    ['destinationChainId', { destinationChainId: 0 }],
    ['recipient', { recipient: `${owner}00` }],
    ['recipient', { recipient: `x${owner}` }],
    ['recipient', { recipient: 5 }],
    ['outputToken', { outputToken: 'USDC' }],
    ['outputAmount', { outputAmount: 0n }],
    ['depositor', { depositor: '0x1' }],
    ['message', { message: '0x123' }],
    ['message', { message: 'x0x' }],
    ['message', { message: 12 }],
    ['isNative', { isNative: 'yes' }],
  ])('error: an expectation whose %s is none: %o', async (field, wrong) => {
    const asked = verify({}, { expected: { ...expected, ...wrong } as ExpectedTransfer })
    await expect(asked).rejects.toMatchObject({
      code: 'BRIDGE_DEPOSIT_QUERY_INVALID',
      data: { field },
    })
  })

  test('error: what is no hash, and a chain without a pool (S5.02)', async () => {
    await expect(verify({}, { depositTxHash: '0x12' })).rejects.toMatchObject({
      code: 'BRIDGE_DEPOSIT_HASH_INVALID',
    })
    const spokePools = { [originChainId]: originPool }
    await expect(verify({}, {}, { spokePools })).rejects.toMatchObject({
      code: 'BRIDGE_CHAIN_NOT_CONFIGURED',
    })
  })

  test('error: an abort ends it (S7.34)', async () => {
    const signal = AbortSignal.abort(new Error('enough'))
    await expect(verify({}, { signal })).rejects.toThrow('enough')
  })

  test('behavior: the search starts where the caller says, else before the deposit (S9.10)', async () => {
    const both = ledgers()
    const client = clientOf(both)
    const options = { originChainId, depositTxHash, expected }
    await verifyTransfer(client, { ...options, fillFromBlock: 505n })
    expect(both.destination.asked('eth_getLogs')[0]).toMatchObject([{ fromBlock: '0x1f9' }])
  })
})

describe('what a fill brought', () => {
  const whole = { ...deposit, recipient: owner, outputToken: token }
  const arrival = (...logs: readonly RawLog[]) =>
    arrivalOf(
      logs.map(({ address, data, topics: [first = '0x', ...topics] }, logIndex) => ({
        address,
        data,
        topics: [first, ...topics],
        logIndex,
        removed: false,
        blockHash: fillHash,
        blockNumber: 1n,
        transactionHash: fillHash,
        transactionIndex: 0,
      })),
      { deposit: whole, pool: destinationPool, recipient: owner },
    )

  test('attack: what follows the fill of another deposit is that one’s (S7.34)', () => {
    const other = filledBy(depositOf({ depositId: 8n }))
    expect(arrival(filledBy(deposit), relayed, other, moved(stranger, owner, 5n)).amount).toBe(990n)
    expect(arrival(other, moved(stranger, owner, 5n), filledBy(deposit), relayed).amount).toBe(990n)
    // Another contract's event ends nothing, nor does another event of the pool.
    const foreign = filledBy(depositOf({ depositId: 8n }), {}, stranger)
    expect(arrival(filledBy(deposit), foreign, relayed).amount).toBe(990n)
    const made = deposited(depositOf({ depositId: 8n, pool: destinationPool }))
    expect(arrival(filledBy(deposit), made, relayed).amount).toBe(990n)
  })

  test('attack: the recipient’s own money does not come from anybody (S7.34)', () => {
    const own = moved(owner, owner, 990n)
    expect(arrival(filledBy(deposit), own)).toEqual({ amount: 0n, isNative: false })
    expect(arrival(filledBy(deposit), own, relayed)).toEqual({ amount: 990n, isNative: false })
    const [paid, unwrapped] = [
      moved(owner, destinationPool, 990n),
      withdrawn(destinationPool, 990n),
    ]
    expect(arrival(filledBy(deposit), paid, unwrapped)).toEqual({ amount: 0n, isNative: true })
    const [half, rest] = [moved(owner, destinationPool, 1n), moved(stranger, destinationPool, 989n)]
    const partly = arrival(filledBy(deposit), half, rest, unwrapped)
    expect(partly).toEqual({ amount: 0n, isNative: true })
  })

  test('behavior: the pool unwraps, by either event (S7.34)', () => {
    const all = moved(stranger, destinationPool, 990n)
    for (const event of [
      withdrawn(destinationPool, 990n),
      moved(destinationPool, zeroAddress, 990n),
    ]) {
      expect(arrival(filledBy(deposit), all, event)).toEqual({ amount: 990n, isNative: true })
    }
  })

  test('error: what another unwraps, or the pool for another, is nobody’s arrival (S7.34)', () => {
    const all = moved(stranger, destinationPool, 990n)
    for (const event of [withdrawn(stranger, 990n), withdrawn(destinationPool, 990n, stranger)]) {
      expect(arrival(filledBy(deposit), all, event)).toEqual({ amount: 0n, isNative: false })
    }
  })
})

describe('verifySent', () => {
  const asked: VerifyOptions['asked'] = {
    from: owner,
    to: originPool,
    data: '0x1234',
    value: 5n,
    chainId: originChainId,
  }
  const hash = hashOf('sent')
  const send = (
    changes: Partial<Mined> | 'unheard' = {},
    { code = '0x', ...options }: Partial<VerifyOptions> & { readonly code?: string } = {},
  ) => {
    const sent = {
      block: 500,
      hash,
      from: owner,
      to: originPool,
      input: '0x1234',
      value: 5n,
    } as const
    const origin = ledgerOf(originChainId, {
      mined: changes === 'unheard' ? [] : [{ ...sent, nonce: 3, ...changes }],
      answers: { eth_getCode: () => code },
    })
    const result = verifySent(clientOf({ origin }), { hash, asked, ...options })
    return { origin, result }
  }
  const contract = { code: '0x60' }

  test('default: every field is as it was asked for, and its nonce is told (S4.14)', async () => {
    const nonces: number[] = []
    const { result } = send({}, { onSeen: (nonce) => nonces.push(nonce) })
    expect(await result).toBe('same')
    expect(nonces).toEqual([3])
    const upper = { ...asked, from: `0x${owner.slice(2).toUpperCase()}` } as const
    expect(await send({}, { asked: upper }).result).toBe('same')
  })

  test.each<[string, Partial<Mined>, asked: string, sent: string]>([
    ['from', { from: stranger }, owner, stranger],
    ['to', { to: stranger }, originPool, stranger],
    ['to', { to: null }, originPool, 'none'],
    ['value', { value: 6n }, '5', '6'],
    ['input', { input: '0x1235' }, '0x1234', '0x1235'],
  ])('attack: another %s than was asked for (S4.14)', async (field, changes, was, is) => {
    await expect(send(changes).result).rejects.toMatchObject({
      code: 'BRIDGE_TRANSACTION_ALTERED',
      data: { field, asked: was, sent: is, hash },
    })
  })

  test('behavior: of an approval’s input only what may not change is compared (S4.11)', async () => {
    expect(await send({ input: '0x1299' }, { inputBytes: 1 }).result).toBe('same')
    await expect(send({ input: '0x1399' }, { inputBytes: 1 }).result).rejects.toMatchObject({
      code: 'BRIDGE_TRANSACTION_ALTERED',
    })
  })

  test.each<[string, Partial<Mined>]>([
    ['sent by somebody else', { from: stranger, to: stranger }],
    ['sent by somebody else to the pool', { from: stranger, input: '0x99' }],
    ['to the account itself', { to: owner, input: '0x99' }],
    ['to a contract that is told what to do', { to: stranger, input: '0x99' }],
  ])('behavior: an account with code may make the call within one %s (S4.14)', async (_, sent) => {
    expect(await send(sent, contract).result).toBe('contractAccount')
    await expect(send(sent).result).rejects.toMatchObject({ code: 'BRIDGE_TRANSACTION_ALTERED' })
  })

  test.each<[string, Partial<Mined>]>([
    ['the pool with other calldata', { input: '0x99' }],
    ['the pool with another value', { value: 6n }],
    ['a plain payment to somebody else', { to: stranger, input: '0x' }],
    ['a new contract', { to: null, input: '0x99' }],
  ])('attack: it does not make the call within %s (S4.14)', async (_, sent) => {
    await expect(send(sent, contract).result).rejects.toMatchObject({
      code: 'BRIDGE_TRANSACTION_ALTERED',
    })
  })

  test('behavior: what our node never hears of is unseen after ten looks (S4.14)', async () => {
    const { origin, result } = send('unheard')
    expect(await result).toBe('unseen')
    expect(origin.asked('eth_getTransactionByHash')).toHaveLength(10)
    expect(await send('unheard', contract).result).toBe('contractAccount')
  })
})
