import { type Hex, parseEventLogs, type TransactionReceipt } from 'viem'
import { handlerAbi, spokePoolAbi } from './abi.ts'
import type { DevChain } from './devChain.ts'

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
  slowFillRequested: boolean
  refundHash: Hex | undefined
}

export type Ledger = {
  /** Every deposit, oldest first. */
  entries(): Entry[]
  /** Writes down that a deposit was paid back. */
  refunded(deposit: Deposit, refundHash: Hex): void
  /** Why the last round that failed did. */
  lastError(): unknown
  stop(): Promise<void>
}

/** Follows the pools' events on all chains; relayer, indexer and refunds read from it. */
export function watchLedger(chains: readonly DevChain[]): Ledger {
  const deposits = new Map<string, Deposit>()
  const fills = new Map<string, Fill>()
  const speedUps = new Map<string, SpeedUp[]>()
  const slowFills = new Set<string>()
  const refunds = new Map<string, Hex>()
  const nextBlocks = new Map<number, bigint>()
  let stopped = false
  let lastError: unknown

  async function read(chain: DevChain): Promise<void> {
    const { client, contracts, chainId } = chain
    const head = await client.getBlockNumber()
    const fromBlock = nextBlocks.get(chainId) ?? 0n
    if (head < fromBlock) return
    const logs = parseEventLogs({
      abi: spokePoolAbi,
      logs: await client.getLogs({ address: contracts.spokePool, fromBlock, toBlock: head }),
    })
    for (const log of logs) {
      const { transactionHash, blockNumber } = log
      if (log.eventName === 'FundsDeposited') {
        const destinationChainId = Number(log.args.destinationChainId)
        const { timestamp } = await client.getBlock({ blockNumber })
        deposits.set(keyOf(chainId, log.args.depositId), {
          ...log.args,
          originChainId: chainId,
          destinationChainId,
          transactionHash,
          blockNumber,
          blockTimestamp: Number(timestamp),
          seenAt: Date.now(),
        })
      }
      if (log.eventName === 'FilledRelay') {
        const { timestamp } = await client.getBlock({ blockNumber })
        const receipt = await client.getTransactionReceipt({ hash: transactionHash })
        fills.set(keyOf(Number(log.args.originChainId), log.args.depositId), {
          relayer: log.args.relayer,
          transactionHash,
          blockTimestamp: Number(timestamp),
          actionsSucceeded: /^0x0*$/.test(log.args.relayExecutionInfo.updatedMessageHash)
            ? null
            : !hasFailedCalls(receipt),
        })
      }
      if (log.eventName === 'RequestedSpeedUpDeposit') {
        const key = keyOf(chainId, log.args.depositId)
        speedUps.set(key, [...(speedUps.get(key) ?? []), { ...log.args, transactionHash }])
      }
      if (log.eventName === 'RequestedSlowFill') {
        slowFills.add(keyOf(Number(log.args.originChainId), log.args.depositId))
      }
    }
    nextBlocks.set(chainId, head + 1n)
  }

  async function follow(chain: DevChain): Promise<void> {
    while (!stopped) {
      // A node that is being stopped refuses connections, and a failed round is read again.
      await read(chain).catch((error: unknown) => {
        lastError = error
      })
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }

  const following = Promise.all(chains.map(follow))
  return {
    entries: () =>
      [...deposits].map(([key, deposit]) => ({
        deposit,
        fill: fills.get(key),
        speedUps: speedUps.get(key) ?? [],
        slowFillRequested: slowFills.has(key),
        refundHash: refunds.get(key),
      })),
    refunded: ({ originChainId, depositId }, refundHash) => {
      refunds.set(keyOf(originChainId, depositId), refundHash)
    },
    lastError: () => lastError,
    async stop() {
      stopped = true
      await following
    },
  }
}

function keyOf(originChainId: number, depositId: bigint): string {
  return `${originChainId}:${depositId}`
}

function hasFailedCalls({ logs }: TransactionReceipt): boolean {
  return parseEventLogs({ abi: handlerAbi, logs }).length > 0
}
