import { type Hex, pad, parseEventLogs, type TransactionReceipt } from 'viem'
import { handlerAbi, legacyPoolAbi, spokePoolAbi } from './abi.ts'
import type { DevChain } from './devChain.ts'
import type { Deposit, Fill, SpeedUp } from './ledger.ts'
import { relayKey } from './relayHash.ts'

/** What one chain's pool has told. */
export type Notes = {
  deposits: Map<string, Deposit>
  /** By the whole relay. */
  fills: Map<string, Fill>
  speedUps: Map<string, SpeedUp[]>
  /** When a slow fill was requested, on this machine's clock; by the whole relay. */
  slowFills: Map<string, number>
}

export function createNotes(): Notes {
  return { deposits: new Map(), fills: new Map(), speedUps: new Map(), slowFills: new Map() }
}

/** What a deposit is filed under: its id is a counter, or a hash of 256 bits. */
export function noteKey(originChainId: number, depositId: bigint): string {
  return `${originChainId}:${depositId}`
}

/** Reads the pool's events of some blocks, of both generations, into the notes. */
export async function readPool(
  { client, contracts, chainId }: DevChain,
  options: {
    fromBlock: bigint
    toBlock: bigint
    notes: Notes
    /** When a transaction was first seen, on this machine's clock. */
    seen: Map<string, number>
  },
): Promise<void> {
  const { fromBlock, toBlock, notes, seen } = options
  const logs = parseEventLogs({
    abi: [...spokePoolAbi, ...legacyPoolAbi],
    logs: await client.getLogs({ address: contracts.spokePool, fromBlock, toBlock }),
  })
  for (const log of logs) {
    const { transactionHash, blockNumber } = log
    const seenAt = seen.get(transactionHash) ?? Date.now()
    seen.set(transactionHash, seenAt)
    switch (log.eventName) {
      case 'FundsDeposited':
      case 'V3FundsDeposited': {
        const { timestamp } = await client.getBlock({ blockNumber })
        const { depositId, depositor, recipient, inputToken, outputToken, exclusiveRelayer } =
          log.args
        notes.deposits.set(noteKey(chainId, BigInt(depositId)), {
          ...log.args,
          depositId: BigInt(depositId),
          depositor: pad(depositor),
          recipient: pad(recipient),
          inputToken: pad(inputToken),
          outputToken: pad(outputToken),
          exclusiveRelayer: pad(exclusiveRelayer),
          originChainId: chainId,
          destinationChainId: Number(log.args.destinationChainId),
          transactionHash,
          blockNumber,
          blockTimestamp: Number(timestamp),
          seenAt,
        })
        break
      }
      case 'FilledRelay':
      case 'FilledV3Relay': {
        const { timestamp } = await client.getBlock({ blockNumber })
        const receipt = await client.getTransactionReceipt({ hash: transactionHash })
        const { relayer, relayExecutionInfo } = log.args
        const message =
          'updatedMessage' in relayExecutionInfo
            ? relayExecutionInfo.updatedMessage
            : relayExecutionInfo.updatedMessageHash
        notes.fills.set(relayKey(log.args), {
          relayer: pad(relayer),
          transactionHash,
          blockTimestamp: Number(timestamp),
          actionsSucceeded: isEmpty(message) ? null : !hasFailedCalls(receipt),
        })
        break
      }
      case 'RequestedSpeedUpDeposit': {
        const key = noteKey(chainId, log.args.depositId)
        // A round that failed half-way is read again.
        const earlier = (notes.speedUps.get(key) ?? []).filter(
          (speedUp) => speedUp.transactionHash !== transactionHash,
        )
        notes.speedUps.set(key, [...earlier, { ...log.args, transactionHash }])
        break
      }
      case 'RequestedSlowFill':
        notes.slowFills.set(relayKey(log.args), seenAt)
        break
      default:
    }
  }
}

// No message, or the zero that stands for the hash of none.
function isEmpty(message: Hex): boolean {
  return /^0x0*$/.test(message)
}

function hasFailedCalls({ logs }: TransactionReceipt): boolean {
  return parseEventLogs({ abi: handlerAbi, logs }).length > 0
}
