import { BaseError } from '#lib/baseError.ts'

export class ConfigError extends BaseError {
  override name = 'ConfigError'
  constructor(chainId: number) {
    super(`SDK not configured for chain with id ${chainId}.`, {
      code: 'BRIDGE_CHAIN_NOT_CONFIGURED',
    })
  }
}

/** The pool's address holds no code: a deposit there would be lost. */
export class NoPoolError extends BaseError {
  override name = 'NoPoolError'
  constructor(options: { chainId: number; address: string }) {
    super(`No pool found on chain with id ${options.chainId}.`, {
      code: 'BRIDGE_NO_POOL',
      details: options.address,
      data: options,
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

/** No message handler is known on this chain, or its address holds no code. */
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

/** An action cannot be encoded: its target is not an address, its value is negative, or its data is not bytes. */
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

/** The price and the actions did not settle: each changed the other. */
export class MessageUnsettledError extends BaseError {
  override name = 'MessageUnsettledError'
  constructor() {
    super('The actions changed with every quote, so that none of them fits. Try again.', {
      code: 'BRIDGE_MESSAGE_UNSETTLED',
    })
  }
}

/** A key was used in a page, where every visitor can read it. */
export class SecretInPageError extends BaseError {
  override name = 'SecretInPageError'
  constructor(option: string) {
    super(`'${option}' must not be used in a page, where every visitor can read it. Use a proxy.`, {
      code: 'BRIDGE_SECRET_IN_PAGE',
      details: option,
    })
  }
}
