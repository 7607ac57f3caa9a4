import { expect, test } from 'vitest'
import type { Quote } from '../quote/getQuote.ts'
import { requireDeadline } from './requireDeadline.ts'
import { requireFreshQuote } from './requireFreshQuote.ts'
import type { Run } from './runOptions.ts'
import { clientOf, depositOf, ledgerOf, owner, stranger, timeOf } from '../testing/ledger.ts'
import { destinationPool, originChainId, originPool } from '../testing/modelLogs.ts'
import { runOf, transferOf } from '../testing/runOf.ts'
import type { Transfer } from '../transfer/transfer.ts'

const HEAD = 1_000
const client = () => clientOf({ origin: ledgerOf(originChainId, { head: HEAD }) })
/** Young by the clock here, and accepted by the pool's. */
const fresh = (changes: Partial<Transfer> = {}) =>
  transferOf({ fetchedAt: Date.now(), quoteTimestamp: timeOf(HEAD), ...changes })

/** Another quote of the same transfer. */
function quoteOf(
  { route, ...transfer }: Transfer,
  changes: Partial<Quote['deposit']> & { readonly route?: Partial<Quote['route']> } = {},
): Quote {
  const { route: otherRoute, ...otherDeposit } = changes
  const fee = { pct: 0n, total: 0n }
  const limit = 10n ** 12n
  return {
    route: { ...route, ...otherRoute },
    deposit: {
      depositor: transfer.owner,
      recipient: transfer.recipient,
      message: transfer.message,
      inputAmount: 1_000n,
      outputAmount: 990n,
      quoteTimestamp: timeOf(HEAD),
      fillDeadline: timeOf(2_000),
      exclusivityDeadline: 0,
      exclusiveRelayer: depositOf().exclusiveRelayer,
      spokePoolAddress: originPool,
      destinationSpokePoolAddress: destinationPool,
      ...otherDeposit,
    },
    fees: { lpFee: fee, relayerGasFee: fee, relayerCapitalFee: fee, totalRelayFee: fee },
    limits: {
      minDeposit: 1n,
      maxDeposit: limit,
      maxDepositInstant: limit,
      maxDepositShortDelay: limit,
      recommendedDepositInstant: limit,
    },
    inputDecimals: 6,
    outputDecimals: 6,
    isRateChecked: true,
    isAmountTooLow: false,
    estimatedFillTimeSec: 1,
    fetchedAt: 5,
    expiresAt: 6,
  }
}

async function freshen(transfer: Transfer, changes: Partial<Run> = {}) {
  const { run, committed } = runOf(client(), transfer, changes)
  await requireFreshQuote(run)
  return committed
}

test('default: a quote that is young here and accepted by the pool stays (S3.14)', async () => {
  const requote = () => expect.unreachable()
  expect(await freshen(fresh(), { requote })).toEqual([])
})

test('behavior: it is aged after a minute, or after what the caller says (S3.14)', async () => {
  const code = 'BRIDGE_QUOTE_EXPIRED'
  const aged = (ms: number) => fresh({ fetchedAt: Date.now() - ms })
  expect(await freshen(aged(50_000))).toEqual([])
  await expect(freshen(aged(60_001))).rejects.toMatchObject({ code })
  expect(await freshen(aged(60_001), { quoteMaxAgeMs: 120_000 })).toEqual([])
  await expect(freshen(aged(50_000), { quoteMaxAgeMs: 10_000 })).rejects.toMatchObject({ code })
})

test('behavior: the pool refuses after an hour, and a minute of it is for the way into a block (S3.14)', async () => {
  const of = (seconds: number) => fresh({ quoteTimestamp: timeOf(HEAD) - seconds })
  expect(await freshen(of(3_600 - 60 - 1))).toEqual([])
  await expect(freshen(of(3_600 - 60))).rejects.toMatchObject({ code: 'BRIDGE_QUOTE_EXPIRED' })
})

test('behavior: a new quote that gives as much or more takes its place, with the signal (S3.14)', async () => {
  const { signal } = new AbortController()
  const transfer = fresh({ fetchedAt: 0 })
  for (const outputAmount of [990n, 991n]) {
    const requote: Run['requote'] = async (options) => {
      expect(options).toEqual({ signal })
      return quoteOf(transfer, { outputAmount })
    }
    expect(await freshen(transfer, { requote, signal })).toMatchObject([
      { outputAmount: String(outputAmount), fetchedAt: 5, fillDeadline: timeOf(2_000) },
    ])
  }
})

test.each<[string, Parameters<typeof quoteOf>[1]]>([
  ['one unit less', { outputAmount: 989n }],
  ['another owner', { depositor: stranger }],
  ['another recipient', { recipient: stranger }],
  ['more to send', { inputAmount: 1_001n }],
  ['less to send', { inputAmount: 999n }],
  ['another token', { route: { outputToken: owner } }],
  ['another network', { route: { destinationChainId: 1 } }],
])('attack: a new quote with %s is refused, and not kept (S3.14)', async (_, changes) => {
  const transfer = fresh({ fetchedAt: 0 })
  const { run, committed } = runOf(client(), transfer, {
    requote: async () => quoteOf(transfer, { outputAmount: 5_000n, ...changes }),
  })
  const current = String(changes?.outputAmount ?? 5_000n)
  await expect(requireFreshQuote(run)).rejects.toMatchObject({
    code: 'BRIDGE_QUOTE_CHANGED',
    data: { previous: '990', current },
  })
  expect(committed).toEqual([])
})

test('error: two minutes have to be left for a fill, by the clock of the destination (C-F8)', () => {
  const left = (seconds: number) => () => {
    const { run } = runOf(client(), transferOf({ fillDeadline: timeOf(600) }))
    requireDeadline(run, { destinationTime: timeOf(600) - seconds })
  }
  const thrown = (seconds: number) => {
    try {
      left(seconds)()
    } catch (error) {
      return error
    }
    return undefined
  }
  expect(left(120)).not.toThrow()
  expect(thrown(119)).toMatchObject({
    code: 'BRIDGE_DEADLINE_TOO_SOON',
    data: { left: 119, least: 120 },
  })
  expect(thrown(1)).toMatchObject({ code: 'BRIDGE_DEADLINE_TOO_SOON' })
  expect(thrown(0)).toMatchObject({ code: 'BRIDGE_QUOTE_EXPIRED' })
  expect(thrown(-1)).toMatchObject({ code: 'BRIDGE_QUOTE_EXPIRED' })
})
