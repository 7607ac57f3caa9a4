/** The `bridge` entry: a headless client for Across, over viem. */
export { BundleFailedError, BundleTimeoutError } from './awaitBundle.ts'
export { checkAllowance } from './checkAllowance.ts'
export { type BridgeClient, type BridgeClientOptions, createBridgeClient } from './client.ts'
export {
  type ChainClientOptions,
  closeChainClient,
  createChainClient,
} from './createChainClient.ts'
export type { DepositOutcome } from './depositOutcome.ts'
export * from './errors/client.ts'
export * from './errors/deposit.ts'
export * from './errors/quote.ts'
export * from './errors/rpc.ts'
export * from './errors/service.ts'
export * from './errors/speedUp.ts'
export * from './errors/transaction.ts'
export * from './errors/wallet.ts'
export { estimateNetworkFee } from './estimateNetworkFee.ts'
export {
  type ExecutedQuote,
  executeQuote,
  type ExecuteQuoteOptions,
  executeQuoteStream,
} from './executeQuote.ts'
export type { Fee, Limits, SuggestedFees } from './fees.ts'
export type { Found } from './fillSources.ts'
export { findDeposits, type FoundDeposits } from './findDeposits.ts'
export { findFill, type FindFillOptions, type FoundFill } from './findFill.ts'
export { findRefund, type FindRefundOptions, type Refund } from './findRefund.ts'
export { getAvailableRoutes } from './getAvailableRoutes.ts'
export { type BridgeDeposit, getDeposit, type GetDepositOptions } from './getDeposit.ts'
export { getLimits } from './getLimits.ts'
export { getQuote, type Quote, type QuoteOptions } from './getQuote.ts'
export { getSpokePool } from './getSpokePool.ts'
export { getSuggestedFees } from './getSuggestedFees.ts'
export { getSupportedChains } from './getSupportedChains.ts'
export { type HttpTransportOptions, httpTransport } from './httpTransport.ts'
export {
  type Action,
  type ActionUpdate,
  type CrossChainMessage,
  decodeMessage,
  encodeMessage,
} from './message.ts'
export { knownMessageHandlers } from './knownMessageHandlers.ts'
export type { PinnedToken } from './knownTokens.ts'
export { requireMessageHandler } from './messageHandlers.ts'
export { type DepositLog, parseDepositLogs } from './parseDepositLogs.ts'
export { type FillLog, type FillType, parseFillLogs } from './parseFillLogs.ts'
export {
  prepareSpeedUp,
  type PrepareSpeedUpOptions,
  type SpeedUpUpdate,
} from './prepareSpeedUp.ts'
export { advance, type BridgeProgress, type ProgressEvent } from './progress.ts'
export { progressOf } from './progressOf.ts'
export type { Relay } from './relayHash.ts'
export type { BridgeChain, Route, TokenInfo } from './route.ts'
export { type RunTransferOptions, runTransfer } from './runTransfer.ts'
export { type SendSpeedUpOptions, sendSpeedUp } from './sendSpeedUp.ts'
export { type SignSpeedUpOptions, signSpeedUp } from './signSpeedUp.ts'
export { simulateDeposit } from './simulateDeposit.ts'
export { type SimulateSpeedUpOptions, simulateSpeedUp } from './simulateSpeedUp.ts'
export {
  createSimulationService,
  type Simulation,
  type SimulationService,
  type SimulationServiceOptions,
} from './simulationService.ts'
export { type PreparedSpeedUp, speedUpTypedData } from './speedUp.ts'
export {
  type SimulatedUpdate,
  simulateUpdate,
  type SpeedUp,
  speedUpDeposit,
  type SpeedUpDepositOptions,
} from './speedUpDeposit.ts'
export {
  createTransfer,
  isOpen,
  type Transfer,
  type TransferStatus,
  withQuote,
} from './transfer.ts'
export type { BridgeTransport } from './transport.ts'
export {
  type ExpectedTransfer,
  type TransferDifference,
  type VerifiedTransfer,
  verifyTransfer,
  type VerifyTransferOptions,
} from './verifyTransfer.ts'
export { waitForDepositTx, type WaitForDepositTxOptions } from './waitForDepositTx.ts'
export { type Fill, waitForFill, type WaitForFillOptions } from './waitForFill.ts'
export type {
  AtomicStatus,
  CallBundle,
  CallBundleStatus,
  BridgeWallet,
  WalletTransaction,
  WalletTypedData,
} from './wallet.ts'
export { walletFromViem } from './walletFromViem.ts'
