import { keccak256, slice } from 'viem'
import type { DevChain } from '../chains/devChain.ts'
import type { Deposit, Entry } from '../chains/ledger.ts'
import { relayHash } from '../chains/relayHash.ts'
import { findInputToken } from './tokens.ts'

const ETHER_PRICE_USD = 3_000

export type DepositStatus = 'pending' | 'filled' | 'slowFillRequested' | 'expired' | 'refunded'

/** A deposit as `/deposits` lists it, every field present. */
export function depositRecord(
  chains: readonly DevChain[],
  { id, entry, status }: { id: number; entry: Entry; status: DepositStatus },
) {
  const { deposit, fill, refundHash, speedUps } = entry
  return {
    id,
    relayHash: relayHash(deposit),
    depositId: String(deposit.depositId),
    originChainId: deposit.originChainId,
    destinationChainId: deposit.destinationChainId,
    depositor: slice(deposit.depositor, 12),
    recipient: slice(deposit.recipient, 12),
    inputToken: slice(deposit.inputToken, 12),
    inputAmount: String(deposit.inputAmount),
    outputToken: slice(deposit.outputToken, 12),
    outputAmount: String(deposit.outputAmount),
    message: deposit.message,
    messageHash: deposit.message === '0x' ? `0x${'0'.repeat(64)}` : keccak256(deposit.message),
    exclusiveRelayer: slice(deposit.exclusiveRelayer, 12),
    exclusivityDeadline:
      deposit.exclusivityDeadline === 0 ? null : isoTime(deposit.exclusivityDeadline),
    fillDeadline: isoTime(deposit.fillDeadline),
    quoteTimestamp: isoTime(deposit.quoteTimestamp),
    depositBlockNumber: Number(deposit.blockNumber),
    depositBlockTimestamp: isoTime(deposit.blockTimestamp),
    status: status === 'pending' ? 'unfilled' : status,
    depositRefundTxnRef: refundHash ?? null,
    swapTokenPriceUsd: null,
    swapFeeUsd: null,
    swapToken: null,
    swapTokenAmount: null,
    bridgeFeeUsd: bridgeFeeUsd(chains, deposit),
    inputPriceUsd: priceUsd(chains, deposit),
    outputPriceUsd: priceUsd(chains, deposit),
    fillGasFee: null,
    fillGasFeeUsd: null,
    actionsSucceeded: fill?.actionsSucceeded ?? null,
    relayer: fill === undefined ? null : slice(fill.relayer, 12),
    fillBlockTimestamp: fill === undefined ? null : isoTime(fill.blockTimestamp),
    depositTxnRef: deposit.transactionHash,
    fillTxnRef: fill?.transactionHash ?? null,
    speedups: speedUps.map((speedUp) => ({
      updatedRecipient: slice(speedUp.updatedRecipient, 12),
      updatedMessage: speedUp.updatedMessage,
      updatedOutputAmount: String(speedUp.updatedOutputAmount),
      transactionHash: speedUp.transactionHash,
    })),
  }
}

function priceUsd(chains: readonly DevChain[], deposit: Deposit): string {
  return findInputToken(chains, deposit)?.symbol === 'WETH' ? String(ETHER_PRICE_USD) : '1'
}

function bridgeFeeUsd(chains: readonly DevChain[], deposit: Deposit): string {
  const decimals = findInputToken(chains, deposit)?.decimals ?? 18
  // A figure for the eye only, so a number may hold it.
  const fee = Number(deposit.inputAmount - deposit.outputAmount) / 10 ** decimals
  return String(fee * Number(priceUsd(chains, deposit)))
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1_000).toISOString()
}
