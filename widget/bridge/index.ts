/** The `bridge` entry: a headless client for Across, over viem. */
export { checkAllowance } from './checkAllowance.ts'
export { type BridgeClient, type BridgeClientOptions, createBridgeClient } from './client.ts'
export { decodeCompact, encodeCompact } from './compact.ts'
export * from './errors.ts'
export { estimateNetworkFee } from './estimateNetworkFee.ts'
export type { Fee, Limits, SuggestedFees } from './fees.ts'
export { findDeposits, type FoundDeposits } from './findDeposits.ts'
export { formatAmount } from './formatAmount.ts'
export { getAvailableRoutes } from './getAvailableRoutes.ts'
export { getLimits } from './getLimits.ts'
export { getQuote, type Quote, type QuoteOptions } from './getQuote.ts'
export { getSpokePool } from './getSpokePool.ts'
export { getSuggestedFees } from './getSuggestedFees.ts'
export { getSupportedChains } from './getSupportedChains.ts'
export { type HttpTransportOptions, httpTransport } from './httpTransport.ts'
export { type AmountProblem, type ParsedAmount, parseAmount } from './parseAmount.ts'
export { type DepositLog, parseDepositLogs } from './parseDepositLogs.ts'
export { type FillLog, type FillType, parseFillLogs } from './parseFillLogs.ts'
export { advance, type BridgeProgress, type ProgressEvent } from './progress.ts'
export { progressOf } from './progressOf.ts'
export type { BridgeChain, Route, TokenInfo } from './route.ts'
export { type RunTransferOptions, runTransfer } from './runTransfer.ts'
export {
  createTransfer,
  isOpen,
  parseTransfer,
  type Transfer,
  type TransferStatus,
  withQuote,
} from './transfer.ts'
export type { BridgeTransport } from './transport.ts'
export { type FoundDeposit, transferFromDeposit } from './transferFromDeposit.ts'
export { type Fill, waitForFill } from './waitForFill.ts'
export type { BridgeWallet, WalletTransaction } from './wallet.ts'
