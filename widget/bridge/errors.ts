import type { Hex } from 'viem'
import { BaseError } from '#lib/baseError.ts'
import { formatAmount } from './formatAmount.ts'

export class ConfigError extends BaseError {
  override name = 'ConfigError'
  constructor(chainId: number) {
    super(`SDK not configured for chain with id ${chainId}.`, {
      code: 'BRIDGE_CHAIN_NOT_CONFIGURED',
    })
  }
}

export class InvalidIntegratorIdError extends BaseError {
  override name = 'InvalidIntegratorIdError'
  constructor(integratorId: string) {
    super(`Invalid integrator ID: ${integratorId}. Needs to be 2 bytes hex string.`, {
      code: 'BRIDGE_INVALID_INTEGRATOR_ID',
    })
  }
}

/** There is no address of a message handler on this chain, or nothing stands at it. */
export class NoMessageHandlerError extends BaseError {
  override name = 'NoMessageHandlerError'
  constructor(options: { chainId: number; addresses: readonly string[] }) {
    super(`No message handler found on chain with id ${options.chainId}.`, {
      code: 'BRIDGE_NO_MESSAGE_HANDLER',
      details: options.addresses.join(', '),
      data: options,
    })
  }
}

export class NoActionsError extends BaseError {
  override name = 'NoActionsError'
  constructor() {
    super('No crossChainMessage.actions provided', { code: 'BRIDGE_NO_ACTIONS' })
  }
}

/** An action cannot be encoded: its target is no address, its value negative, its data not bytes. */
export class InvalidMessageError extends BaseError {
  override name = 'InvalidMessageError'
  constructor(reason: string, cause?: unknown) {
    super(`The cross-chain message is not valid: ${reason}.`, {
      code: 'BRIDGE_INVALID_MESSAGE',
      details: reason,
      cause,
    })
  }
}

/** Every price changed the actions, and the changed actions changed the price. */
export class MessageUnsettledError extends BaseError {
  override name = 'MessageUnsettledError'
  constructor() {
    super('The actions changed with every quote, so that none of them fits. Try again.', {
      code: 'BRIDGE_MESSAGE_UNSETTLED',
    })
  }
}

/** A key was given where every visitor can read it. */
export class SecretInPageError extends BaseError {
  override name = 'SecretInPageError'
  constructor(option: string) {
    super(`'${option}' must not be used in a page, where every visitor can read it. Use a proxy.`, {
      code: 'BRIDGE_SECRET_IN_PAGE',
      details: option,
    })
  }
}

export type ApiErrorDetails = {
  /** The service's own code, such as `AMOUNT_TOO_LOW`. */
  readonly apiCode: string | undefined
  readonly param: string | undefined
  /** The service's id of the request, for its support. */
  readonly id: string | undefined
  readonly status: number
}

/** The bridge service refused; `data.apiCode` says why. */
export class BridgeApiError extends BaseError {
  override name = 'BridgeApiError'
  override readonly data: ApiErrorDetails
  constructor(message: string, data: ApiErrorDetails) {
    super(message, { code: 'BRIDGE_API_ERROR', details: data.apiCode, data })
    this.data = data
  }
}

export type FailedTransaction = {
  readonly from: string
  readonly to: string
  readonly data: string
}

/** The service tried the fill and it failed; `transaction` is what it tried. */
export class BridgeApiSimulationError extends BaseError {
  override name = 'BridgeApiSimulationError'
  readonly status = 400
  readonly transaction: FailedTransaction
  constructor(message: string, data: ApiErrorDetails, transaction: FailedTransaction) {
    super(message, { code: 'SIMULATION_ERROR', data })
    this.transaction = transaction
  }
}

/** What would go wrong, on the simulation service; `simulationUrl` shows every step of it. */
export class SimulationError extends BaseError {
  override name = 'SimulationError'
  readonly simulationId: string
  readonly simulationUrl: string
  constructor(
    message: string,
    { cause, ...data }: { simulationId: string; simulationUrl: string; cause?: unknown },
  ) {
    super(message, { code: 'BRIDGE_SIMULATION_FAILED', data, cause })
    this.simulationId = data.simulationId
    this.simulationUrl = data.simulationUrl
  }
}

/** The simulation service itself refused, or gave no answer that can be read. */
export class SimulationServiceError extends BaseError {
  override name = 'SimulationServiceError'
  constructor(message: string, data: { url: string; status: number }, cause?: unknown) {
    super(message, { code: 'BRIDGE_SIMULATION_SERVICE_ERROR', data, cause })
  }
}

export class SimulationCredentialsError extends BaseError {
  override name = 'SimulationCredentialsError'
  constructor() {
    super(
      'Tenderly credentials not set. Client needs to be configured with accessKey, accountSlug, and projectSlug.',
      { code: 'BRIDGE_SIMULATION_NOT_CONFIGURED' },
    )
  }
}

export class IndexerError extends BaseError {
  override name = 'IndexerError'
  constructor(options: { url: string; status: number; message: string }) {
    super(options.message, { code: 'BRIDGE_INDEXER_ERROR', data: options })
  }
}

/** The quote contradicts itself, the question or what we know: nothing may be signed for it. */
export class QuoteInvalidError extends BaseError {
  override name = 'QuoteInvalidError'
  constructor(reason: string) {
    super(`The quote cannot be trusted, so it is not used: ${reason}.`, {
      code: 'BRIDGE_QUOTE_INVALID',
      details: reason,
    })
  }
}

export class QuoteExpiredError extends BaseError {
  override name = 'QuoteExpiredError'
  constructor() {
    super('The quote is too old. Get a new one, then confirm again.', {
      code: 'BRIDGE_QUOTE_EXPIRED',
    })
  }
}

/** The new quote gives less; `data` has both amounts as decimal strings. */
export class QuoteChangedError extends BaseError {
  override name = 'QuoteChangedError'
  constructor(options: { previous: string; current: string }) {
    super('The rate has changed. Check the new amount, then confirm again.', {
      code: 'BRIDGE_QUOTE_CHANGED',
      data: options,
    })
  }
}

export class NoAccountError extends BaseError {
  override name = 'NoAccountError'
  constructor() {
    super('Wallet account has to be set', { code: 'BRIDGE_NO_ACCOUNT' })
  }
}

/** `executeQuote` was given no wallet. */
export class NoWalletError extends BaseError {
  override name = 'NoWalletError'
  constructor() {
    super('WalletClient needs to be set to call executeQuote', { code: 'BRIDGE_NO_WALLET' })
  }
}

export class NoSignerError extends BaseError {
  override name = 'NoSignerError'
  constructor() {
    super("'walletClient' needs to be set to sign", { code: 'BRIDGE_NO_SIGNER' })
  }
}

export class WrongAccountError extends BaseError {
  override name = 'WrongAccountError'
  constructor(options: { connected: string; owner: string }) {
    super('This transfer belongs to another account. Switch to it in your wallet.', {
      code: 'BRIDGE_WRONG_ACCOUNT',
      data: options,
    })
  }
}

export class WrongChainError extends BaseError {
  override name = 'WrongChainError'
  constructor(connected: number, originChainId: number) {
    super(`Connected chain ${connected} does not match 'originChainId' ${originChainId}`, {
      code: 'BRIDGE_WRONG_CHAIN',
      data: { connected, originChainId },
    })
  }
}

export type Funds = { readonly needed: bigint; readonly has: bigint }

/** Not enough native currency for the network fee (and the amount, when that is native too). */
export class InsufficientFeeFundsError extends BaseError {
  override name = 'InsufficientFeeFundsError'
  readonly needed: bigint
  readonly has: bigint
  constructor({ needed, has }: Funds) {
    const [most, own] = [formatAmount(needed, 18, { maxDecimals: 6, round: 'up' }), shown(has)]
    super(`You need about ${most} of the network's currency for this, and you have ${own}.`, {
      code: 'BRIDGE_INSUFFICIENT_FEE_FUNDS',
      data: { needed: String(needed), has: String(has) },
    })
    this.needed = needed
    this.has = has
  }
}

export class InsufficientBalanceError extends BaseError {
  override name = 'InsufficientBalanceError'
  readonly needed: bigint
  readonly has: bigint
  constructor({ needed, has }: Funds) {
    super('You do not have enough of this token.', {
      code: 'BRIDGE_INSUFFICIENT_BALANCE',
      data: { needed: String(needed), has: String(has) },
    })
    this.needed = needed
    this.has = has
  }
}

export class ApproveSimulationError extends BaseError {
  override name = 'ApproveSimulationError'
  constructor(reason: string, cause: unknown) {
    super(`approve simulation failed: ${reason}`, {
      code: 'BRIDGE_APPROVE_SIMULATION_FAILED',
      details: reason,
      cause,
    })
  }
}

export class DepositSimulationError extends BaseError {
  override name = 'DepositSimulationError'
  constructor(reason: string, cause: unknown) {
    super(`deposit simulation failed: ${reason}`, {
      code: 'BRIDGE_DEPOSIT_SIMULATION_FAILED',
      details: reason,
      cause,
    })
  }
}

/** Only the depositor may offer less. */
export class WrongDepositorError extends BaseError {
  override name = 'WrongDepositorError'
  constructor({ account, depositor }: { account: string; depositor: string }) {
    super(`Connected account ${account} does not match depositor ${depositor}`, {
      code: 'BRIDGE_WRONG_DEPOSITOR',
      data: { account, depositor },
    })
  }
}

/** Less than a new deposit would be quoted: it would give away money for nothing. */
export class SpeedUpTooLowError extends BaseError {
  override name = 'SpeedUpTooLowError'
  readonly required: bigint
  constructor({ outputAmount, required }: { outputAmount: bigint; required: bigint }) {
    super(`Provided 'update.outputAmount' ${outputAmount} is less than the required ${required}`, {
      code: 'BRIDGE_SPEED_UP_TOO_LOW',
      data: { outputAmount: String(outputAmount), required: String(required) },
    })
    this.required = required
  }
}

/** More than the deposit promised: no relayer would take it. */
export class SpeedUpTooHighError extends BaseError {
  override name = 'SpeedUpTooHighError'
  constructor({ outputAmount, original }: { outputAmount: bigint; original: bigint }) {
    super(`Provided 'update.outputAmount' ${outputAmount} is more than the original ${original}`, {
      code: 'BRIDGE_SPEED_UP_TOO_HIGH',
      data: { outputAmount: String(outputAmount), original: String(original) },
    })
  }
}

/** The deposit pays what a new one would: relayers have no reason to wait for less. */
export class SpeedUpPointlessError extends BaseError {
  override name = 'SpeedUpPointlessError'
  constructor() {
    super(
      'The deposit offers relayers as much as a new one would, so a speed-up changes nothing.',
      {
        code: 'BRIDGE_SPEED_UP_POINTLESS',
      },
    )
  }
}

export class AlreadyFilledError extends BaseError {
  override name = 'AlreadyFilledError'
  constructor(depositId: bigint) {
    super('The deposit has been filled already.', {
      code: 'BRIDGE_ALREADY_FILLED',
      data: { depositId: String(depositId) },
    })
  }
}

export class DepositExpiredError extends BaseError {
  override name = 'DepositExpiredError'
  constructor(depositId: bigint) {
    super(
      'Nobody filled the deposit in time. The amount is paid back on the network it came from.',
      { code: 'BRIDGE_EXPIRED', data: { depositId: String(depositId) } },
    )
  }
}

export class SpeedUpSimulationError extends BaseError {
  override name = 'SpeedUpSimulationError'
  constructor(reason: string, cause: unknown) {
    super(`speedUpV3Deposit simulation failed: ${reason}`, {
      code: 'BRIDGE_SPEED_UP_SIMULATION_FAILED',
      details: reason,
      cause,
    })
  }
}

/** The speed-up was mined and failed: the deposit is as it was. */
export class SpeedUpRevertedError extends BaseError {
  override name = 'SpeedUpRevertedError'
  readonly hash: Hex
  constructor({ hash, reason }: { hash: Hex; reason: string }) {
    super(`The speed-up failed on the network: ${reason} Your deposit goes on as it was.`, {
      code: 'BRIDGE_SPEED_UP_REVERTED',
      details: reason,
      data: { hash },
    })
    this.hash = hash
  }
}

/** A transaction was mined and failed: nothing moved but its fee. */
export class TransactionRevertedError extends BaseError {
  override name = 'TransactionRevertedError'
  readonly hash: Hex
  constructor({ step, hash, reason }: { step: 'approve' | 'deposit'; hash: Hex; reason: string }) {
    const what = step === 'approve' ? 'approval' : 'deposit'
    super(`The ${what} failed on the network: ${reason} Your tokens are still in your wallet.`, {
      code: step === 'approve' ? 'BRIDGE_APPROVE_REVERTED' : 'BRIDGE_DEPOSIT_REVERTED',
      details: reason,
      data: { hash },
    })
    this.hash = hash
  }
}

/** The wallet let the person allow less than the transfer needs. */
export class AllowanceTooLowError extends BaseError {
  override name = 'AllowanceTooLowError'
  constructor(options: { needed: bigint; allowed: bigint }) {
    super('The approved amount is less than the transfer needs. Approve again.', {
      code: 'BRIDGE_ALLOWANCE_TOO_LOW',
      data: { needed: String(options.needed), allowed: String(options.allowed) },
    })
  }
}

export class InvalidHashError extends BaseError {
  override name = 'InvalidHashError'
  constructor(value: unknown) {
    super('The wallet did not answer with a transaction hash.', {
      code: 'BRIDGE_INVALID_HASH',
      details: String(value).slice(0, 100),
    })
  }
}

export class InvalidSignatureError extends BaseError {
  override name = 'InvalidSignatureError'
  constructor(value: unknown) {
    super('The wallet did not answer with a signature.', {
      code: 'BRIDGE_INVALID_SIGNATURE',
      details: String(value).slice(0, 100),
    })
  }
}

export type Alteration = {
  readonly field: string
  readonly asked: string
  readonly sent: string
  readonly hash: Hex
}

/** What is on the chain is not what was asked for. */
export class TransactionAlteredError extends BaseError {
  override name = 'TransactionAlteredError'
  override readonly data: Alteration
  constructor(alteration: Alteration) {
    const { field, asked, sent } = alteration
    super(
      `The transaction that was sent is not the one you confirmed here: its ${field} is ${short(sent)}, not ${short(asked)}. Check your wallet and this site before you go on.`,
      { code: 'BRIDGE_TRANSACTION_ALTERED', data: alteration },
    )
    this.data = alteration
  }
}

export class TransactionCancelledError extends BaseError {
  override name = 'TransactionCancelledError'
  constructor(hash: Hex) {
    super('The transaction was cancelled in the wallet.', {
      code: 'BRIDGE_TRANSACTION_CANCELLED',
      data: { hash },
    })
  }
}

/** The network knows the transaction no more, and its nonce is still free. */
export class TransactionDroppedError extends BaseError {
  override name = 'TransactionDroppedError'
  constructor(hash: Hex) {
    super(
      'The network does not know this transaction. It was probably dropped. Check in your wallet that it is not waiting, then try again.',
      { code: 'BRIDGE_TRANSACTION_DROPPED', data: { hash } },
    )
  }
}

export class NoDepositLogError extends BaseError {
  override name = 'Deposit Log Not Found'
  constructor(hash: Hex) {
    super('No deposit log found.', { code: 'BRIDGE_NO_DEPOSIT_LOG', data: { hash } })
  }
}

/** It cannot be told whether the deposit was sent: sending it again could pay twice. */
export class DepositUncertainError extends BaseError {
  override name = 'DepositUncertainError'
  constructor({ isPending }: { isPending: boolean }) {
    super(
      isPending
        ? 'A transaction of your account is still waiting. It may be this deposit, so it is not sent again yet.'
        : 'It is not known whether the deposit was sent. Check that your wallet shows no open request for it before you send it again.',
      { code: 'BRIDGE_DEPOSIT_UNCERTAIN', data: { isPending } },
    )
  }
}

function short(value: string): string {
  return value.length > 66 ? `${value.slice(0, 32)}…${value.slice(-32)}` : value
}

function shown(value: bigint): string {
  return formatAmount(value, 18, { maxDecimals: 6 })
}

/** A deposit is found by its transaction, or by its pool and id (S5.12). */
export class DepositQueryError extends BaseError {
  override name = 'DepositQueryError'
  constructor() {
    super("You must provide either a 'depositTxHash' or 'depositId' + 'spokePoolAddress'", {
      code: 'BRIDGE_DEPOSIT_QUERY_INVALID',
    })
  }
}

/** What was given as a hash is none. */
export class DepositHashError extends BaseError {
  override name = 'DepositHashError'
  constructor(hash: unknown) {
    super(`Can't get receipt for tx hash: ${String(hash).slice(0, 100)}`, {
      code: 'BRIDGE_DEPOSIT_HASH_INVALID',
    })
  }
}

/** The chain has no such transaction, or has not mined it yet. */
export class NoReceiptError extends BaseError {
  override name = 'NoReceiptError'
  constructor(hash: Hex, cause?: unknown) {
    super(`No receipt found for tx hash: ${hash}`, {
      code: 'BRIDGE_NO_RECEIPT',
      data: { hash },
      cause,
    })
  }
}

/** The pool has no deposit with this id, as far back as was searched. */
export class DepositNotFoundError extends BaseError {
  override name = 'Deposit Log Not Found'
  constructor(depositId: bigint) {
    super(`No deposit logs found for deposit id: ${depositId}`, {
      code: 'BRIDGE_DEPOSIT_NOT_FOUND',
      data: { depositId: String(depositId) },
    })
  }
}

/** Nobody has filled the deposit, as far as can be seen now. */
export class NoFillLogError extends BaseError {
  override name = 'Fill Log Not Found'
  constructor(options: {
    destinationChainId: number
    depositId: bigint
    depositTxHash?: Hex | undefined
  }) {
    const { destinationChainId, depositId, depositTxHash } = options
    const end = depositTxHash === undefined ? '.' : `with depositTxHash ${depositTxHash}`
    super(
      `Unable to find fill log on chain ${destinationChainId} for deposit id #${depositId} ${end}`,
      { code: 'BRIDGE_NO_FILL_LOG', data: { ...options, depositId: String(depositId) } },
    )
  }
}
