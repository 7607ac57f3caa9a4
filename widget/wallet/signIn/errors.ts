import { BaseError } from '#protocol'

/** The wallet's person did not sign (S8.01). */
export class SignatureDeclinedError extends BaseError {
  override name = 'SignatureDeclinedError'
  constructor(cause: unknown) {
    super('Signature declined', { code: 'SIGNATURE_DECLINED', cause })
  }
}

/** The session is over (S8.03). */
export class SessionExpiredError extends BaseError {
  override name = 'SessionExpiredError'
  constructor() {
    super('Session Expired', { code: 'SESSION_EXPIRED' })
  }
}

/** A sign-in was requested on a page that does not use one (S8.05). */
export class SignInNotEnabledError extends BaseError {
  override name = 'SignInNotEnabledError'
  constructor() {
    super('SIWX is not enabled', { code: 'SIGN_IN_NOT_ENABLED' })
  }
}

/** A sign-in was requested while no account is connected (S8.05). */
export class NoActiveAccountError extends BaseError {
  override name = 'NoActiveAccountError'
  constructor() {
    super('No ActiveCaipAddress found', { code: 'NO_ACTIVE_ACCOUNT' })
  }
}

/** Wallets of this namespace sign no texts that can be verified. */
export class MessagesUnsupportedError extends BaseError {
  override name = 'MessagesUnsupportedError'
  constructor(namespace: string) {
    super('Wallets of this network sign no messages', {
      code: 'MESSAGES_UNSUPPORTED',
      details: namespace,
    })
  }
}

/** The page's own sign-in answered nothing in time. */
export class SignInTimeoutError extends BaseError {
  override name = 'SignInTimeoutError'
  constructor(question: string) {
    super('The website did not answer in time', { code: 'SIGN_IN_TIMEOUT', details: question })
  }
}

/** The page's own sign-in failed, or answered what is none. */
export class SignInPageError extends BaseError {
  override name = 'SignInPageError'
  constructor(question: string, cause: unknown) {
    super('The website could not sign you in', {
      code: 'SIGN_IN_PAGE_FAILED',
      details: question,
      cause,
    })
  }
}

/** The signature is not of this message and account. */
export class SignatureInvalidError extends BaseError {
  override name = 'SignatureInvalidError'
  constructor(details?: string) {
    super('The signature does not belong to this account', { code: 'SIGNATURE_INVALID', details })
  }
}

/** EIP-4361 has no message for this page. */
export class SignInMessageError extends BaseError {
  override name = 'SignInMessageError'
  constructor(details: string, cause?: unknown) {
    super('The message to sign could not be made', { code: 'SIGN_IN_MESSAGE', details, cause })
  }
}
