import { type Hex, numberToHex } from 'viem'
import type { DevChain } from './devChain.ts'
import { inTurn } from './inTurn.ts'
import { createNotes, type Notes, noteKey, readPool } from './readPool.ts'
import { relayKey } from './relayHash.ts'

const POLL_MS = 100

export type Deposit = {
  originChainId: number
  destinationChainId: number
  depositId: bigint
  depositor: Hex
  recipient: Hex
  inputToken: Hex
  outputToken: Hex
  inputAmount: bigint
  outputAmount: bigint
  exclusiveRelayer: Hex
  exclusivityDeadline: number
  quoteTimestamp: number
  fillDeadline: number
  message: Hex
  transactionHash: Hex
  blockNumber: bigint
  blockTimestamp: number
  /** When this process saw it, on this machine's clock. */
  seenAt: number
}

export type Fill = {
  relayer: Hex
  transactionHash: Hex
  blockTimestamp: number
  /** Null when the deposit carries no message. */
  actionsSucceeded: boolean | null
}

export type SpeedUp = {
  updatedOutputAmount: bigint
  updatedRecipient: Hex
  updatedMessage: Hex
  depositorSignature: Hex
  transactionHash: Hex
}

/** A deposit and everything that has happened to it since. */
export type Entry = {
  deposit: Deposit
  fill: Fill | undefined
  /** Oldest first: the last one counts. */
  speedUps: readonly SpeedUp[]
  /** When the slow fill's request was seen, on this machine's clock. */
  slowFillRequestedAt: number | undefined
  refundHash: Hex | undefined
}

export type Ledger = {
  /** Every deposit, oldest first. */
  entries(): Entry[]
  /** Resolves once every chain has been read up to the block that was its last at the time of the call. */
  catchUp(): Promise<void>
  /** Writes down that a deposit was paid back. */
  refunded(deposit: Deposit, refundHash: Hex): void
  /** Why the last round that failed did. */
  lastError(): unknown
  stop(): Promise<void>
}

type Followed = { notes: Notes; head: { number: bigint; hash: Hex } | undefined }

/**
 * Follows the pools' events on all chains; relayer, indexer and data worker read from it. A chain
 * whose last block is another one than before was reorganised, and is read again from the start.
 */
export function watchLedger(chains: readonly DevChain[]): Ledger {
  const followed = new Map<number, Followed>(
    chains.map(({ chainId }) => [chainId, { notes: createNotes(), head: undefined }]),
  )
  const refunds = new Map<string, { originChainId: number; hash: Hex }>()
  // By transaction, so that a second reading does not make a deposit young again.
  const seen = new Map<string, number>()
  let stopped = false
  let lastError: unknown

  async function read(chain: DevChain): Promise<void> {
    const { client, chainId } = chain
    const before = followed.get(chainId)
    const reorganised = before?.head !== undefined && !(await isStillThere(chain, before.head))
    if (reorganised) await forgetLostRefunds(chain)
    const kept = reorganised ? undefined : before
    const { number, hash } = await client.getBlock()
    const fromBlock = kept?.head === undefined ? 0n : kept.head.number + 1n
    if (number < fromBlock) return
    const notes = reorganised ? createNotes() : (kept?.notes ?? createNotes())
    await readPool(chain, { fromBlock, toBlock: number, notes, seen })
    followed.set(chainId, { notes, head: { number, hash } })
  }

  async function forgetLostRefunds({ client, chainId }: DevChain): Promise<void> {
    for (const [key, { originChainId, hash }] of refunds) {
      if (originChainId !== chainId) continue
      const receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined)
      if (receipt === undefined) refunds.delete(key)
    }
  }

  // Two readings at once would note the same events twice.
  const readInTurn = (chain: DevChain) => inTurn(chain, () => read(chain))

  async function follow(chain: DevChain): Promise<void> {
    while (!stopped) {
      // A node that is being stopped refuses connections, and a failed round is read again.
      await readInTurn(chain).catch((error: unknown) => {
        lastError = error
      })
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }

  const following = Promise.all(chains.map(follow))
  return {
    entries: () => entriesOf([...followed.values()], refunds),
    async catchUp() {
      await Promise.all(chains.map(readInTurn))
    },
    refunded: ({ originChainId, depositId }, hash) => {
      refunds.set(noteKey(originChainId, depositId), { originChainId, hash })
    },
    lastError: () => lastError,
    async stop() {
      stopped = true
      await following
    },
  }
}

function entriesOf(
  followed: readonly Followed[],
  refunds: ReadonlyMap<string, { hash: Hex }>,
): Entry[] {
  const all = followed.map(({ notes }) => notes)
  const first = <value>(key: string, pick: (notes: Notes) => Map<string, value>) =>
    all.map((notes) => pick(notes).get(key)).find((value) => value !== undefined)
  return all
    .flatMap(({ deposits }) => [...deposits])
    .toSorted(([, a], [, b]) => a.seenAt - b.seenAt)
    .map(([key, deposit]) => ({
      deposit,
      fill: first(relayKey(deposit), ({ fills }) => fills),
      speedUps: first(key, ({ speedUps }) => speedUps) ?? [],
      slowFillRequestedAt: first(relayKey(deposit), ({ slowFills }) => slowFills),
      refundHash: refunds.get(key)?.hash,
    }))
}

async function isStillThere(
  { client }: DevChain,
  { number, hash }: { number: bigint; hash: Hex },
): Promise<boolean> {
  // A chain that was cut short has no such block, and one that was rebuilt has another.
  const block: unknown = await client.request({
    method: 'eth_getBlockByNumber',
    params: [numberToHex(number), false],
  })
  return typeof block === 'object' && block !== null && 'hash' in block && block.hash === hash
}
