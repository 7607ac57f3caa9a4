import { type Address, concat, type Hex, keccak256, numberToHex } from 'viem'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import type { Transfer } from './transfer.ts'

export type FoundDeposit = {
  readonly deposit: DepositLog
  readonly inputTokenSymbol: string
  readonly outputTokenSymbol: string
  readonly isNative: boolean
  readonly destinationPool: Address
  readonly integratorId: string
  /** Milliseconds since 1970. */
  readonly created: number
  /** Where the search for the fill starts. */
  readonly fromBlockDestination: number
}

/**
 * A transfer from its deposit alone, as far as the chain knows it. Undefined where tokens or
 * recipient are not of an EVM chain.
 */
export function transferFromDeposit(found: FoundDeposit): Transfer | undefined {
  const { deposit, created, isNative, destinationPool, integratorId } = found
  const { originChainId, destinationChainId, recipient, outputToken, depositHash } = deposit
  if (recipient === undefined || outputToken === undefined) return undefined
  return {
    id: idOf(deposit),
    created,
    owner: deposit.depositor,
    route: {
      isNative,
      originChainId,
      destinationChainId,
      outputToken,
      inputToken: deposit.inputToken,
      inputTokenSymbol: found.inputTokenSymbol,
      outputTokenSymbol: found.outputTokenSymbol,
    },
    inputAmount: String(deposit.inputAmount),
    outputAmount: String(deposit.outputAmount),
    recipient,
    quoteTimestamp: deposit.quoteTimestamp,
    fetchedAt: created,
    fillDeadline: deposit.fillDeadline,
    exclusiveRelayer: deposit.exclusiveRelayer,
    exclusivityDeadline: deposit.exclusivityDeadline,
    message: deposit.message,
    originPool: deposit.pool,
    destinationPool,
    integratorId,
    step: 'fill',
    status: 'deposited',
    ...(depositHash === undefined ? {} : { depositHash }),
    depositId: String(deposit.depositId),
    fromBlockOrigin: Number(deposit.blockNumber ?? 0n),
    fromBlockDestination: found.fromBlockDestination,
  }
}

/** The same in every tab that finds it. */
function idOf({ originChainId, depositId }: DepositLog): string {
  const parts: Hex[] = [
    numberToHex(originChainId, { size: 8 }),
    numberToHex(depositId, { size: 32 }),
  ]
  return keccak256(concat(parts)).slice(2, 18)
}
