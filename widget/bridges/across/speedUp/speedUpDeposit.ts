import {
  type Address,
  type Hex,
  isAddressEqual,
  type Log,
  parseEventLogs,
  type TransactionReceipt,
} from 'viem'
import { getBlockNumber } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import { legacyPoolAbi, spokePoolAbi } from '../contracts/abi.ts'
import { bytes32ToAddress } from '../util/bytes.ts'
import type { BridgeClient } from '../client/client.ts'
import { coded } from '../errors/coded.ts'
import type { PoolCall } from '../deposit/encodeDeposit.ts'
import { SpeedUpRevertedError } from '../errors/speedUp.ts'
import { TransactionAlteredError } from '../errors/transaction.ts'
import { NoAccountError, NoSignerError } from '../errors/wallet.ts'
import { followTransaction } from '../transaction/followTransaction.ts'
import { prepareSpeedUp, type PrepareSpeedUpOptions } from './prepareSpeedUp.ts'
import { sendSpeedUp } from './sendSpeedUp.ts'
import { signSpeedUp } from './signSpeedUp.ts'
import { simulateSpeedUp } from './simulateSpeedUp.ts'
import type { PreparedSpeedUp } from './speedUp.ts'
import type { Transfer } from '../transfer/transfer.ts'
import type { BridgeWallet } from '../transaction/wallet.ts'
import { revertReason } from '../deposit/waitForDeposit.ts'

export type SimulateUpdateOptions = Omit<PrepareSpeedUpOptions, 'account'> & {
  readonly wallet: BridgeWallet | undefined
  /** Switches the wallet to the origin chain. @default false */
  readonly forceOriginChain?: boolean | undefined
}

export type SimulatedUpdate = {
  readonly prepared: PreparedSpeedUp
  readonly signature: Hex
  /** The call for the depositor's wallet on the origin chain. */
  readonly call: PoolCall
}

export type SpeedUpDepositOptions = SimulateUpdateOptions & {
  /** Saves the speed-up before the wallet is asked, and again with the hash. */
  readonly save?: ((speedUp: NonNullable<Transfer['speedUp']>) => Promise<void> | void) | undefined
}

export type SpeedUp = {
  readonly hash: Hex
  readonly updatedOutputAmount: bigint
  readonly updatedRecipient: Address
  readonly updatedMessage: Hex
}

/**
 * Prepares a speed-up, asks the wallet to sign it, and tries it without sending it (S7.34).
 *
 * @throws the errors of `prepareSpeedUp`, `signSpeedUp` and `simulateSpeedUp`
 */
export async function simulateUpdate(
  client: BridgeClient,
  options: SimulateUpdateOptions,
): Promise<SimulatedUpdate> {
  const prepared = await prepare(client, options)
  return trySpeedUp(client, { ...options, prepared })
}

/**
 * Offers relayers more for a deposit that waits (S5.12). It prepares, signs, tries and sends the speed-up, waits until
 * the speed-up is on the chain, and compares its event with the request. A fill for the old amount may still come
 * first.
 *
 * @throws the errors of `simulateUpdate`, `sendSpeedUp` and `followTransaction`; SpeedUpRevertedError,
 * TransactionAlteredError
 */
export async function speedUpDeposit(
  client: BridgeClient,
  options: SpeedUpDepositOptions,
): Promise<SpeedUp> {
  const { save, signal } = options
  const { originChainId: chainId, depositor: from } = options.deposit
  const prepared = await prepare(client, options)
  const { updatedOutputAmount, updatedRecipient, updatedMessage } = prepared
  const update = {
    outputAmount: String(updatedOutputAmount),
    recipient: updatedRecipient,
    message: updatedMessage,
  }
  await save?.(update)
  const { call, signature } = await trySpeedUp(client, { ...options, prepared })
  const chain = client.chainClient(chainId)
  const fromBlock = await coded(abortable(getBlockNumber(chain, { cacheTime: 0 }), signal))
  let hash = await sendSpeedUp(client, { ...options, prepared, signature })
  await save?.({ ...update, hash })
  const asked = { from, chainId, ...call }
  const receipt = await followTransaction(client, {
    hash,
    asked,
    fromBlock,
    signal,
    async onReplaced(next) {
      hash = next
      await save?.({ ...update, hash })
    },
  })
  if (receipt.status !== 'success') {
    const reason = await revertReason(client, receipt, asked)
    throw new SpeedUpRevertedError({ hash, reason })
  }
  requireOffer(prepared, receipt)
  return { hash, updatedOutputAmount, updatedRecipient, updatedMessage }
}

function prepare(
  client: BridgeClient,
  { wallet, ...options }: SimulateUpdateOptions,
): Promise<PreparedSpeedUp> {
  if (wallet === undefined) throw new NoSignerError()
  const { address: account } = wallet
  if (account === undefined) throw new NoAccountError()
  return prepareSpeedUp(client, { ...options, account })
}

async function trySpeedUp(
  client: BridgeClient,
  options: SimulateUpdateOptions & { readonly prepared: PreparedSpeedUp },
): Promise<SimulatedUpdate> {
  const { prepared, signal } = options
  const signature = await signSpeedUp(client, options)
  const call = await simulateSpeedUp(client, { prepared, signature, signal })
  return { prepared, signature, call }
}

/** The offer on the chain must be the one that was asked for. */
function requireOffer(prepared: PreparedSpeedUp, receipt: TransactionReceipt): void {
  const { deposit, updatedOutputAmount, updatedRecipient, updatedMessage } = prepared
  const hash = receipt.transactionHash
  const own = offersOf(receipt.logs, deposit.pool).find(
    ({ depositId }) => depositId === deposit.depositId,
  )
  const none = { field: 'event', asked: 'speed-up', sent: 'none', hash }
  if (own === undefined) throw new TransactionAlteredError(none)
  const pairs: readonly (readonly [field: string, asked: string, sent: string])[] = [
    ['depositor', deposit.depositor, own.depositor ?? 'none'],
    ['outputAmount', String(updatedOutputAmount), String(own.outputAmount)],
    ['recipient', updatedRecipient, own.recipient ?? 'none'],
    ['message', updatedMessage, own.message],
  ]
  for (const [field, asked, sent] of pairs) {
    if (asked.toLowerCase() !== sent.toLowerCase()) {
      throw new TransactionAlteredError({ field, asked, sent, hash })
    }
  }
}

function offersOf(logs: readonly Log[], pool: Address) {
  const own = logs.filter((log) => isAddressEqual(log.address, pool))
  return [
    ...parseEventLogs({ abi: spokePoolAbi, eventName: 'RequestedSpeedUpDeposit', logs: own }),
    ...parseEventLogs({ abi: legacyPoolAbi, eventName: 'RequestedSpeedUpV3Deposit', logs: own }),
  ].map(({ args }) => ({
    depositId: BigInt(args.depositId),
    depositor: addressOf(args.depositor),
    outputAmount: args.updatedOutputAmount,
    recipient: addressOf(args.updatedRecipient),
    message: args.updatedMessage,
  }))
}

function addressOf(value: Hex): Address | undefined {
  return value.length === 42 ? value : bytes32ToAddress(value)
}
