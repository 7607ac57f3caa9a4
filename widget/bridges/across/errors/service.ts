import { BaseError } from '#lib/baseError.ts'

export type ApiErrorDetails = {
  /** The service's own code, such as `AMOUNT_TOO_LOW`. */
  readonly apiCode: string | undefined
  readonly param: string | undefined
  /** The service's id of the request, for its support. */
  readonly id: string | undefined
  readonly status: number
}

/** The bridge service refused. `data.apiCode` says why. */
export class BridgeApiError extends BaseError {
  override name = 'BridgeApiError'
  override readonly data: ApiErrorDetails
  constructor(message: string, data: ApiErrorDetails) {
    super(message, { code: 'BRIDGE_API_ERROR', details: data.apiCode, data })
    this.data = data
  }
}

/**
 * The bridge service lacks what the transfer needs, or wants a step that this client cannot read. Such a step is
 * refused, never sent.
 */
export class NotOfferedError extends BaseError {
  override name = 'NotOfferedError'
  constructor(reason: string) {
    super(`The bridge service does not offer this in a way that can be checked: ${reason}.`, {
      code: 'BRIDGE_NOT_OFFERED',
      details: reason,
    })
  }
}

/** No relayer holds enough for a transfer of this size with a message. Without the message, it may work. */
export class MessageTooLargeError extends BaseError {
  override name = 'MessageTooLargeError'
  override readonly data: ApiErrorDetails
  constructor(message: string, data: ApiErrorDetails) {
    super(message, { code: 'BRIDGE_MESSAGE_TOO_LARGE', details: data.apiCode, data })
    this.data = data
  }
}

export type FailedTransaction = {
  readonly from: string
  readonly to: string
  readonly data: string
}

/** The service tried the fill, and the fill failed. `transaction` is the attempt. */
export class BridgeApiSimulationError extends BaseError {
  override name = 'BridgeApiSimulationError'
  readonly status = 400
  readonly transaction: FailedTransaction
  constructor(message: string, data: ApiErrorDetails, transaction: FailedTransaction) {
    super(message, { code: 'SIMULATION_ERROR', data })
    this.transaction = transaction
  }
}

/** The call would fail. `simulationUrl` shows every step on the simulation service. */
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

/** The simulation service itself refused, or sent an unreadable answer. */
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
