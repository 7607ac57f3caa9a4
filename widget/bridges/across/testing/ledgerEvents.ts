import { type Address, type Hex, keccak256, pad, zeroHash } from 'viem'
import { handlerAbi, legacyPoolAbi, movesAbi, refundAbi, spokePoolAbi } from '../contracts/abi.ts'
import { addressToBytes32 } from '../util/bytes.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import { eventLog, stranger } from './ledger.ts'
import { destinationPool, originPool, type RawLog, token } from './modelLogs.ts'

const bytes = (address: Address | undefined) => addressToBytes32(address ?? '0x')

/** The event as the current origin pool emits it. */
export function deposited(
  { pool, ...deposit }: DepositLog,
  changes: Readonly<Record<string, unknown>> = {},
): RawLog {
  return eventLog(pool, spokePoolAbi, 'FundsDeposited', {
    ...deposit,
    destinationChainId: BigInt(deposit.destinationChainId),
    depositor: bytes(deposit.depositor),
    recipient: bytes(deposit.recipient),
    inputToken: bytes(deposit.inputToken),
    outputToken: bytes(deposit.outputToken),
    exclusiveRelayer: bytes(deposit.exclusiveRelayer),
    ...changes,
  })
}

/** What a fill executed in place of the deposit's own values, where the deposit was sped up. */
export type Executed = {
  readonly recipient?: Address
  readonly outputAmount?: bigint
  readonly message?: Hex
  readonly fillType?: number
  readonly relayer?: Address
}

const messageHash = (message: Hex) => (message === '0x' ? zeroHash : keccak256(message))

/** The event as the current destination pool emits it. */
export function filledBy(
  deposit: DepositLog,
  { recipient, outputAmount, message, fillType = 0, relayer = stranger }: Executed = {},
  pool: Address = destinationPool,
): RawLog {
  return eventLog(pool, spokePoolAbi, 'FilledRelay', {
    ...deposit,
    originChainId: BigInt(deposit.originChainId),
    repaymentChainId: 1n,
    relayer: pad(relayer),
    depositor: bytes(deposit.depositor),
    recipient: bytes(deposit.recipient),
    inputToken: bytes(deposit.inputToken),
    outputToken: bytes(deposit.outputToken),
    exclusiveRelayer: bytes(deposit.exclusiveRelayer),
    messageHash: messageHash(deposit.message),
    relayExecutionInfo: {
      updatedRecipient: bytes(recipient ?? deposit.recipient),
      updatedMessageHash: messageHash(message ?? deposit.message),
      updatedOutputAmount: outputAmount ?? deposit.outputAmount,
      fillType,
    },
  })
}

/** The event as the pools before bytes32 emitted it. */
export function filledBefore(
  deposit: DepositLog,
  { message, fillType = 0 }: Executed = {},
): RawLog {
  return eventLog(destinationPool, legacyPoolAbi, 'FilledV3Relay', {
    ...deposit,
    originChainId: BigInt(deposit.originChainId),
    repaymentChainId: 1n,
    relayer: stranger,
    depositId: Number(deposit.depositId),
    relayExecutionInfo: {
      updatedRecipient: deposit.recipient,
      updatedMessage: message ?? deposit.message,
      updatedOutputAmount: deposit.outputAmount,
      fillType,
    },
  })
}

/** What the origin's pool paid back in one transaction. */
export function refunded(
  payments: readonly (readonly [to: Address, amount: bigint])[],
  {
    of = token,
    pool = originPool,
    chainId = 31337,
    isDeferred = false,
  }: { of?: Address; pool?: Address; chainId?: number; isDeferred?: boolean } = {},
): RawLog {
  return eventLog(pool, refundAbi, 'ExecutedRelayerRefundRoot', {
    amountToReturn: 0n,
    chainId: BigInt(chainId),
    rootBundleId: 1,
    leafId: 0,
    refundAmounts: payments.map(([, amount]) => amount),
    refundAddresses: payments.map(([to]) => to),
    l2TokenAddress: of,
    deferredRefunds: isDeferred,
    caller: stranger,
  })
}

/** The event as a token emits it. */
export function moved(from: Address, to: Address, value: bigint, of: Address = token): RawLog {
  return eventLog(of, movesAbi, 'Transfer', { from, to, value })
}

/** The event as a wrapped currency emits it. */
export function withdrawn(src: Address, wad: bigint, of: Address = token): RawLog {
  return eventLog(of, movesAbi, 'Withdrawal', { src, wad })
}

/** The event of a message handler whose calls failed. */
export function callsFailed(handler: Address): RawLog {
  return eventLog(handler, handlerAbi, 'CallsFailed', { calls: [], fallbackRecipient: stranger })
}
