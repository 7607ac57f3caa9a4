import * as z from 'zod/mini'
import { text } from './shapes.ts'

/**
 * Codes that the frame or its service answers with; each stays what it means. Numbers of EIP-1193
 * stand beside them: 4001 the person refused, 4100 no account, 4200 method unknown, 4902 chain unknown.
 */
export const errorCodes = [
  /** A message, a body or a file that fits no schema. */
  'BAD_MESSAGE',
  /** Nobody is signed in, or the session ended. */
  'SESSION_EXPIRED',
  /** The session is real, but this needs a new login. */
  'LOGIN_NOT_FRESH',
  /** The login, code or link is unknown, used or over. */
  'LOGIN_EXPIRED',
  'OTP_WRONG',
  'OTP_EXPIRED',
  /** Too many wrong codes: the login is over. */
  'OTP_ATTEMPTS',
  /** Too many requests; `retryAfterSeconds` says how long to wait. */
  'RATE_LIMITED',
  'EMAIL_INVALID',
  /** The address belongs to another account. */
  'EMAIL_TAKEN',
  /** The mail could not be handed over. */
  'MAIL_FAILED',
  'DEVICE_REFUSED',
  /** This social login is not offered here. */
  'PROVIDER_OFF',
  /** The provider refused, failed or answered what does not fit. */
  'PROVIDER_FAILED',
  /** The page that embeds us is not among the allowed origins (S5.07). */
  'ORIGIN_NOT_ALLOWED',
  'SERVICE_DOWN',
  /** The account has keys already, or a second device was quicker. */
  'KEYS_EXIST',
  /** This browser holds no share of the key: another device, recovery or a window is needed. */
  'NO_SHARE',
  /** Shares do not make the key of this account. */
  'SHARE_TAMPERED',
  /** Wrong passphrase, passkey or file. */
  'RECOVERY_WRONG',
  /** A login is not enough: the account's own key has to sign for it. */
  'KEY_NEEDED',
  'STORAGE_BLOCKED',
  /** The method is not one the embedded wallet answers (S5.13). */
  'RPC_NOT_ALLOWED',
  'RPC_FAILED',
  'NETWORK_UNKNOWN',
  'INSUFFICIENT_FUNDS',
  /** Smart accounts send operations, not transactions (S5.14). */
  'SMART_ACCOUNT_CANNOT',
  /** The bundler, which sends for smart accounts, cannot be reached. */
  'BUNDLER_DOWN',
  /** The bundler does not take the operation; nothing was sent. */
  'OPERATION_REFUSED',
  /** Something else of the account took its place. */
  'OPERATION_NONCE',
  /** It was mined and undone; `data.hash` is its transaction. */
  'OPERATION_REVERTED',
  /** It was sent and is in no block yet; `data.operation` is its hash. */
  'OPERATION_PENDING',
  'REQUEST_ABORTED',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  // What the widget's side of the wire says by itself (S8.04).
  'IFRAME_LOAD_FAILED',
  'IFRAME_REQUEST_TIMEOUT',
] as const
export type SecureErrorCode = (typeof errorCodes)[number]

/** An error on the wire and in the service's answers. */
export const secureError = z.strictObject({
  code: z.union([z.enum(errorCodes), z.number()]),
  message: text(500),
  retryAfterSeconds: z.optional(z.number()),
  /** JSON-RPC data of a node, such as a revert. */
  data: z.optional(z.unknown()),
})
export type SecureErrorShape = z.infer<typeof secureError>

/** The error of the embedded wallet: a stable code beside a sentence for people. */
export class SecureError extends Error {
  override name = 'SecureError'
  readonly code: SecureErrorCode | number
  readonly retryAfterSeconds: number | undefined
  readonly data: unknown

  constructor(
    code: SecureErrorCode | number,
    message: string,
    options: { retryAfterSeconds?: number | undefined; data?: unknown; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds
    this.data = options.data
  }
}
