/** The `bridge` entry: a headless client for Across, over viem. */
export { BundleFailedError, BundleTimeoutError } from './run/awaitBundle.ts'
export { checkAllowance } from './deposit/checkAllowance.ts'
export { type BridgeClient, type BridgeClientOptions, createBridgeClient } from './client/client.ts'
export {
  type ChainClientOptions,
  closeChainClient,
  createChainClient,
} from './transport/createChainClient.ts'
export type { DepositOutcome } from './status/depositOutcome.ts'
export * from './errors/client.ts'
export * from './errors/deposit.ts'
export * from './errors/quote.ts'
export * from './errors/rpc.ts'
export * from './errors/service.ts'
export * from './errors/speedUp.ts'
export * from './errors/transaction.ts'
export * from './errors/wallet.ts'
export { estimateNetworkFee } from './transaction/estimateNetworkFee.ts'
export {
  type ExecutedQuote,
  executeQuote,
  type ExecuteQuoteOptions,
  executeQuoteStream,
} from './run/executeQuote.ts'
export type { Fee, Limits, SuggestedFees } from './transport/fees.ts'
export type { Found } from './fill/fillSources.ts'
export { findDeposits, type FoundDeposits } from './deposit/findDeposits.ts'
export { findFill, type FindFillOptions, type FoundFill } from './fill/findFill.ts'
export { findRefund, type FindRefundOptions, type Refund } from './fill/findRefund.ts'
export { getAvailableRoutes } from './quote/getAvailableRoutes.ts'
export { type BridgeDeposit, getDeposit, type GetDepositOptions } from './status/getDeposit.ts'
export { getLimits } from './quote/getLimits.ts'
export { getQuote, type Quote, type QuoteOptions } from './quote/getQuote.ts'
export { getSpokePool } from './client/getSpokePool.ts'
export { getSuggestedFees } from './quote/getSuggestedFees.ts'
export { getSupportedChains } from './quote/getSupportedChains.ts'
export { type HttpTransportOptions, httpTransport } from './transport/httpTransport.ts'
export {
  type Action,
  type ActionUpdate,
  type CrossChainMessage,
  decodeMessage,
  encodeMessage,
} from './quote/message.ts'
export { knownMessageHandlers } from './contracts/knownMessageHandlers.ts'
export type { PinnedToken } from './client/pinnedToken.ts'
export { requireMessageHandler } from './quote/messageHandlers.ts'
export { type DepositLog, parseDepositLogs } from './logs/parseDepositLogs.ts'
export { type FillLog, type FillType, parseFillLogs } from './logs/parseFillLogs.ts'
export {
  prepareSpeedUp,
  type PrepareSpeedUpOptions,
  type SpeedUpUpdate,
} from './speedUp/prepareSpeedUp.ts'
export { advance, type BridgeProgress, type ProgressEvent } from './transfer/progress.ts'
export { progressOf } from './transfer/progressOf.ts'
export type { Relay } from './logs/relayHash.ts'
export type { BridgeChain, Route, TokenInfo } from './transport/route.ts'
export { runTransfer } from './run/runTransfer.ts'
export type { RunTransferOptions } from './run/runOptions.ts'
export { type SendSpeedUpOptions, sendSpeedUp } from './speedUp/sendSpeedUp.ts'
export { type SignSpeedUpOptions, signSpeedUp } from './speedUp/signSpeedUp.ts'
export { simulateDeposit } from './deposit/simulateDeposit.ts'
export { type SimulateSpeedUpOptions, simulateSpeedUp } from './speedUp/simulateSpeedUp.ts'
export {
  createSimulationService,
  type Simulation,
  type SimulationService,
  type SimulationServiceOptions,
} from './transport/simulationService.ts'
export { type PreparedSpeedUp, speedUpTypedData } from './speedUp/speedUp.ts'
export {
  type SimulatedUpdate,
  simulateUpdate,
  type SpeedUp,
  speedUpDeposit,
  type SpeedUpDepositOptions,
} from './speedUp/speedUpDeposit.ts'
export {
  createTransfer,
  isOpen,
  type Transfer,
  type TransferStatus,
  withQuote,
} from './transfer/transfer.ts'
export type { BridgeAction, DepositTerms } from './transport/actions.ts'
export type {
  BridgeTransport,
  QuotedFees,
  QuoteQuery,
  TransportQuote,
  WholeTransport,
} from './transport/transport.ts'
export {
  type ExpectedTransfer,
  type TransferDifference,
  type VerifiedTransfer,
  verifyTransfer,
  type VerifyTransferOptions,
} from './status/verifyTransfer.ts'
export { waitForDepositTx, type WaitForDepositTxOptions } from './deposit/waitForDepositTx.ts'
export { type Fill, waitForFill, type WaitForFillOptions } from './fill/waitForFill.ts'
export type {
  AtomicStatus,
  CallBundle,
  CallBundleStatus,
  BridgeWallet,
  WalletTransaction,
  WalletTypedData,
} from './transaction/wallet.ts'
export { walletFromViem } from './transaction/walletFromViem.ts'
