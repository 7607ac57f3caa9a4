import { createClient, custom, fallback, type Hex, numberToHex } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followTransaction } from './followTransaction.ts'
import { clientOf, hashOf, ledgerOf, owner, stranger } from '../testing/ledger.ts'
import { originChainId } from '../testing/modelLogs.ts'
import { waitForDepositTx } from '../deposit/waitForDepositTx.ts'

const hash = hashOf('sent')
const asked = { from: owner, to: stranger, data: '0x', value: 1n, chainId: originChainId } as const
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Nodes that know the transaction or do not, in the order in which they are asked. */
function clientOfNodes(knows: readonly (() => boolean)[]) {
  const waiting = {
    hash,
    from: owner,
    to: stranger,
    nonce: '0x5',
    value: '0x1',
    input: '0x',
    gas: '0x1',
    blockHash: null,
    blockNumber: null,
    transactionIndex: null,
    type: '0x2',
  }
  const answers: Record<string, Hex> = {
    eth_chainId: numberToHex(originChainId),
    eth_getTransactionCount: '0x5',
    eth_blockNumber: '0x1',
  }
  const nodes = knows.map((isKnown) =>
    custom({
      request: async ({ method }: { method: string }) => {
        if (method === 'eth_getTransactionReceipt') return null
        if (method === 'eth_getTransactionByHash') return isKnown() ? waiting : null
        return answers[method]
      },
    }),
  )
  const chain = createClient({ transport: fallback(nodes) })
  const client = clientOf({ origin: ledgerOf(originChainId) })
  return { ...client, chainClient: () => chain, pollingIntervalMs: 1_000, droppedAfterMs: 600_000 }
}

/** The outcome within this many minutes; undefined while it is still waiting. */
async function within(
  minutes: number,
  client: ReturnType<typeof clientOfNodes>,
  more: { since?: number } = {},
) {
  const stop = new AbortController()
  let end: unknown
  const look = followTransaction(client, {
    hash,
    asked,
    fromBlock: 0n,
    nonce: 5,
    signal: stop.signal,
    ...more,
  }).catch((error: unknown) => {
    end ??= error
  })
  await vi.advanceTimersByTimeAsync(minutes * MINUTE)
  const { code } = (end ?? {}) as { code?: unknown } // what it ended with
  end ??= 'stopped'
  stop.abort()
  await look
  return code
}

const never = () => false

describe('a deposit of which only the hash is known', () => {
  test('attack: one node alone does not say that it was dropped (S7.34)', async () => {
    const wait = async (client: ReturnType<typeof clientOfNodes>) => {
      const stop = new AbortController()
      const query = { hash, originChainId, signal: stop.signal }
      const end = waitForDepositTx(client, query).catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(11 * MINUTE)
      stop.abort('stopped')
      return end
    }
    expect(await wait(clientOfNodes([never, () => true]))).toBe('stopped')
    expect(await wait(clientOfNodes([never, never]))).toMatchObject({
      code: 'BRIDGE_TRANSACTION_DROPPED',
    })
  })
})

describe('a transaction that a node does not know', () => {
  test('default: after ten minutes it is told as dropped, not before (S4.14)', async () => {
    expect(await within(9, clientOfNodes([never]))).toBe(undefined)
    expect(await within(11, clientOfNodes([never]))).toBe('BRIDGE_TRANSACTION_DROPPED')
  })

  test('attack: one node alone does not say so: whoever believes it sends it twice (S4.14)', async () => {
    expect(await within(30, clientOfNodes([never, () => true]))).toBe(undefined)
    expect(await within(11, clientOfNodes([never, never]))).toBe('BRIDGE_TRANSACTION_DROPPED')
    let isThere = true
    const forgetful = clientOfNodes([never, () => isThere])
    setTimeout(() => {
      isThere = false
    }, 15 * MINUTE)
    expect(await within(40, forgetful)).toBe('BRIDGE_TRANSACTION_DROPPED')
  })

  const ago = (minutes: number) => ({ since: Date.now() - minutes * MINUTE })

  test('behavior: after a reload it is looked for a minute first (S4.14)', async () => {
    const client = clientOfNodes([never])
    expect(await within(2, client, ago(30))).toBe('BRIDGE_TRANSACTION_DROPPED')
    expect(await within(0.9, client, ago(30))).toBe(undefined)
  })

  test('behavior: a reload does not begin the time anew (S4.14)', async () => {
    const client = clientOfNodes([never])
    expect(await within(4, client, ago(5))).toBe(undefined)
    expect(await within(6, client, ago(5))).toBe('BRIDGE_TRANSACTION_DROPPED')
  })

  test('behavior: a clock that was set back ends nothing early (S4.14)', async () => {
    expect(await within(9, clientOfNodes([never]), ago(-60))).toBe(undefined)
  })
})
