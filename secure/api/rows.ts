import * as z from 'zod/mini'
import { bytes, email, otp, socialProvider, text, webOrigin } from '#secure/wire'
import {
  account,
  addresses,
  callBundle,
  change,
  device,
  devicePublicKey,
  id,
  enrollment,
  proof,
  recovery,
  seconds,
  secret,
  secureConfig,
  share,
  shareSetId,
} from './shapes.ts'

/**
 * Who may call it. `login`: the caller holds the login's secret. `session`: a session, by its cookie or, in
 * a browser that takes none, by its token with a proof of the browser's key (`proofHeaders.ts`). `fresh`:
 * a session whose login was verified within `freshSeconds` (else LOGIN_NOT_FRESH).
 */
type Auth = 'none' | 'login' | 'session' | 'fresh'
type ApiRow = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/api/${string}`
  readonly auth: Auth
  readonly params: z.ZodMiniType
  readonly result: z.ZodMiniType
  /** Held open until something happens, at most 25 s; the page then polls again. */
  readonly isHeld?: true
}

const nothing = z.undefined()
const done = z.strictObject({})
const login = z.strictObject({ login: secret })
const bundleId = text(4_096)

/**
 * Every route of the service. Errors are `{ error: SecureErrorShape }` with a matching status. Every
 * method but GET requires the header `x-causeway: 1` and the service's own `Origin`, so that no other
 * site can use the cookie.
 */
export const apiRows = {
  getConfig: {
    method: 'GET',
    path: '/api/config',
    auth: 'none',
    params: nothing,
    result: secureConfig,
  },

  /** The clock that the times of signatures are compared with. */
  getTime: {
    method: 'GET',
    path: '/api/time',
    auth: 'none',
    params: nothing,
    result: z.object({ now: seconds }),
  },

  /** Whether the browser accepts the service's cookies here; checked before anything is mailed. */
  offerCookie: {
    method: 'POST',
    path: '/api/cookie',
    auth: 'none',
    params: z.strictObject({}),
    result: done,
  },
  readCookie: {
    method: 'GET',
    path: '/api/cookie',
    auth: 'none',
    params: nothing,
    /** `isKnown`: a window of this browser has signed before, as far as the browser lets a frame see it. */
    result: z.object({ isKept: z.boolean(), isKnown: z.boolean() }),
  },

  // Logins. An address that has no account answers exactly as one that has.
  beginEmailLogin: {
    method: 'POST',
    path: '/api/logins/email',
    auth: 'none',
    /** `site`: where the frame stands, as far as the browser tells. */
    params: z.strictObject({ email, site: z.optional(z.nullable(webOrigin)) }),
    result: z.object({ login: secret, action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']) }),
  },
  /** Held until the mailed link is approved, which makes the code, or refused. */
  awaitDevice: {
    method: 'POST',
    path: '/api/logins/device',
    auth: 'login',
    isHeld: true,
    params: login,
    result: z.object({ isApproved: z.boolean() }),
  },
  sendCodeAgain: {
    method: 'POST',
    path: '/api/logins/resend',
    auth: 'login',
    params: login,
    result: done,
  },
  verifyOtp: {
    method: 'POST',
    path: '/api/logins/otp',
    auth: 'login',
    params: z.strictObject({ login: secret, otp }),
    result: account,
  },
  /** What the mailed link shows before it is approved; `link` is the secret in the mail. */
  getDeviceLink: {
    method: 'POST',
    path: '/api/links/read',
    auth: 'none',
    params: z.strictObject({ link: secret }),
    result: z.object({
      deviceName: text(80),
      requestedAt: z.int(),
      email,
      site: z.nullable(webOrigin),
    }),
  },
  /** `code`: to be typed where the login began; only the browser that approved the link gets it. */ answerDeviceLink:
    {
      method: 'POST',
      path: '/api/links/answer',
      auth: 'none',
      params: z.strictObject({ link: secret, isApproved: z.boolean() }),
      result: z.object({ code: z.nullable(otp) }),
    },
  beginSocialLogin: {
    method: 'POST',
    path: '/api/logins/social',
    auth: 'none',
    /** `site`: where the frame stands, as far as the browser tells. */
    params: z.strictObject({ provider: socialProvider, site: z.nullable(webOrigin) }),
    result: z.object({ login: secret, uri: text(4_000, /^https?:\/\//) }),
  },
  /**
   * For a callback window that was cut off from its opener: who began the login. The person must know
   * that before they see a code that lets a browser in.
   */
  readCallback: {
    method: 'POST',
    path: '/api/logins/social/read',
    auth: 'none',
    params: z.strictObject({ code: secret }),
    result: z.object({
      deviceName: text(80),
      requestedAt: seconds,
      site: z.nullable(webOrigin),
    }),
  },
  /** Answers with a short code to type, since the other could not be handed over, or ends that login. */
  answerCallback: {
    method: 'POST',
    path: '/api/logins/social/answer',
    auth: 'none',
    params: z.strictObject({ code: secret, isOwn: z.boolean() }),
    result: z.object({ typed: z.nullable(text(8, /^[0-9A-Z]{8}$/)) }),
  },
  /**
   * `code` is what the callback page gave to its opener, or showed to the person where the opener
   * was cut off: the login alone is not enough, so that an attacker cannot have a person finish it.
   */
  finishSocialLogin: {
    method: 'POST',
    path: '/api/logins/social/finish',
    auth: 'login',
    params: z.strictObject({ login: secret, code: text(64, /^[-_A-Za-z0-9]{8,64}$/) }),
    result: account,
  },
  beginFarcasterLogin: {
    method: 'POST',
    path: '/api/logins/farcaster',
    auth: 'none',
    params: z.strictObject({}),
    result: z.object({ login: secret, url: text(2_000) }),
  },
  awaitFarcaster: {
    method: 'POST',
    path: '/api/logins/farcaster/wait',
    auth: 'login',
    isHeld: true,
    params: login,
    result: z.object({ account: z.nullable(account) }),
  },

  // Sessions.
  getAccount: {
    method: 'GET',
    path: '/api/account',
    auth: 'session',
    params: nothing,
    result: account,
  },
  endSession: {
    method: 'POST',
    path: '/api/session/end',
    auth: 'session',
    params: z.strictObject({ everywhere: z.boolean() }),
    result: done,
  },
  /** For a window of the secure origin: valid once, for one minute, and for the origin that the frame saw. */
  makeTicket: {
    method: 'POST',
    path: '/api/tickets',
    auth: 'session',
    params: z.strictObject({ origin: z.nullable(webOrigin) }),
    result: z.object({ ticket: secret }),
  },
  /**
   * `isFrame`: the reverse, a frame of that window's browser. `isOneDevice`: both have the same cookies, or
   * the same key, so that one set of shares serves both.
   */
  redeemTicket: {
    method: 'POST',
    path: '/api/tickets/redeem',
    auth: 'none',
    params: z.strictObject({ ticket: secret, isFrame: z.optional(z.boolean()) }),
    result: z.object({ account, origin: z.nullable(webOrigin), isOneDevice: z.boolean() }),
  },

  /** A window that holds a share reports that this browser has signed with it. */
  noteBrowser: {
    method: 'POST',
    path: '/api/browser',
    auth: 'session',
    params: z.strictObject({}),
    result: done,
  },

  // Keys. The service sees auth shares and sealed ones, never a second share in the clear.
  makeKeys: {
    method: 'POST',
    path: '/api/keys',
    auth: 'fresh',
    params: z.strictObject({ addresses, shareSetId, authShare: share, publicKey: devicePublicKey }),
    result: account,
  },
  getAuthShare: {
    method: 'POST',
    path: '/api/keys/share',
    auth: 'fresh',
    params: z.strictObject({ shareSetId }),
    result: z.object({ authShare: share }),
  },
  /** A new set for this device, which proves that it can sign by `signature` over the set's id. */
  addShareSet: {
    method: 'POST',
    path: '/api/keys/sets',
    auth: 'fresh',
    params: z.strictObject({
      shareSetId,
      authShare: share,
      publicKey: devicePublicKey,
      /** personal_sign of `Causeway share set {shareSetId}` by the account's EVM key. */
      signature: text(132, /^0x[0-9a-f]{130}$/),
    }),
    result: done,
  },
  putRecovery: {
    method: 'PUT',
    path: '/api/recovery',
    auth: 'fresh',
    params: z.strictObject({
      method: z.enum(['passkey', 'passphrase']),
      shareSetId,
      authShare: share,
      signature: text(132, /^0x[0-9a-f]{130}$/),
      passkey: z.optional(
        z.strictObject({ credentialId: bytes(1_024), salt: bytes(32), sealedShare: bytes(512) }),
      ),
    }),
    result: recovery,
  },

  // Devices.
  getDevices: {
    method: 'GET',
    path: '/api/devices',
    auth: 'session',
    params: nothing,
    result: z.object({ devices: z.array(device).check(z.maxLength(100)) }),
  },
  /**
   * Deletes its auth share and ends its sessions, at once with `proof` (`remove device`, its id) or
   * where it holds no share. Without, its sessions end and its share stays: until `dueAt`, or for good
   * where no mail could tell the owner (`signedOut`). A login on that browser stops it.
   */
  removeDevice: {
    method: 'POST',
    path: '/api/devices/remove',
    auth: 'fresh',
    params: z.strictObject({ id, proof: z.optional(proof) }),
    result: z.object({
      status: z.enum(['removed', 'scheduled', 'signedOut']),
      dueAt: z.nullable(seconds),
    }),
  },
  /** What a mailed link shows before it stops anything; `undo` is the secret in the mail. */
  readChange: {
    method: 'POST',
    path: '/api/changes/read',
    auth: 'none',
    params: z.strictObject({ undo: secret }),
    result: z.omit(change, { id: true, isOwn: true }),
  },
  undoChange: {
    method: 'POST',
    path: '/api/changes/undo',
    auth: 'none',
    params: z.strictObject({ undo: secret }),
    result: done,
  },
  /** The same for a browser with a session: stopping a change destroys nothing. */
  undoOwnChange: {
    method: 'POST',
    path: '/api/changes/stop',
    auth: 'session',
    params: z.strictObject({ id }),
    result: done,
  },
  /** A device asks to be enrolled. Paths, the key `joins` and the table keep the word that older builds speak. */
  requestEnrollment: {
    method: 'POST',
    path: '/api/joins',
    auth: 'fresh',
    params: z.strictObject({ publicKey: devicePublicKey }),
    result: z.object({ id }),
  },
  getEnrollments: {
    method: 'GET',
    path: '/api/joins',
    auth: 'session',
    params: nothing,
    result: z.object({ joins: z.array(enrollment).check(z.maxLength(10)) }),
  },
  /** `sealedShare`: the new device's share of a new set, encrypted to its key; null refuses. */
  answerEnrollment: {
    method: 'POST',
    path: '/api/joins/answer',
    auth: 'fresh',
    params: z.strictObject({
      id,
      granted: z.nullable(
        z.strictObject({
          shareSetId,
          authShare: share,
          sealedShare: bytes(512),
          signature: text(132, /^0x[0-9a-f]{130}$/),
        }),
      ),
    }),
    result: done,
  },
  awaitEnrollment: {
    method: 'POST',
    path: '/api/joins/wait',
    auth: 'session',
    isHeld: true,
    params: z.strictObject({ id }),
    result: z.object({
      status: z.enum(['waiting', 'granted', 'refused']),
      granted: z.optional(z.object({ shareSetId, sealedShare: bytes(512) })),
    }),
  },

  // Call bundles (EIP-5792): stored before they are sent, so that each is sent once and any document of
  // the account can report its status.
  keepCalls: {
    method: 'POST',
    path: '/api/calls',
    auth: 'session',
    params: z.strictObject({ id: bundleId, bundle: callBundle }),
    /** False where other calls have this id. */
    result: z.object({ isKept: z.boolean() }),
  },
  findCalls: {
    method: 'POST',
    path: '/api/calls/find',
    auth: 'session',
    params: z.strictObject({ id: bundleId }),
    result: z.object({ bundle: z.nullable(callBundle) }),
  },
  /** They were certainly not sent. */
  dropCalls: {
    method: 'POST',
    path: '/api/calls/drop',
    auth: 'session',
    params: z.strictObject({ id: bundleId }),
    result: done,
  },

  // Changing the address, export and deletion.
  /** An account with keys changes it only with its key: `proof` of `change email`, the new address. */
  beginEmailChange: {
    method: 'POST',
    path: '/api/email',
    auth: 'fresh',
    params: z.strictObject({ email, proof: z.optional(proof) }),
    result: z.object({
      change: secret,
      action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']),
    }),
  },
  verifyPrimaryOtp: {
    method: 'POST',
    path: '/api/email/primary',
    auth: 'session',
    params: z.strictObject({ change: secret, otp }),
    result: done,
  },
  verifySecondaryOtp: {
    method: 'POST',
    path: '/api/email/secondary',
    auth: 'session',
    params: z.strictObject({ change: secret, otp }),
    result: z.object({ email }),
  },
  /** Everything that is stored about the account, except shares. */
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    auth: 'fresh',
    params: nothing,
    result: z.record(z.string(), z.unknown()),
  },
  /**
   * At once with `proof` (`delete account`, its id) or where there are no keys: `dueAt` is null. Without,
   * it waits and can be stopped until `dueAt`; KEY_NEEDED where no mail could tell the owner.
   */
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    auth: 'fresh',
    params: z.strictObject({ proof: z.optional(proof) }),
    result: z.object({ dueAt: z.nullable(seconds) }),
  },
} as const satisfies Record<string, ApiRow>

export type ApiName = keyof typeof apiRows
export type ApiParams<N extends ApiName> = z.infer<(typeof apiRows)[N]['params']>
export type ApiResult<N extends ApiName> = z.infer<(typeof apiRows)[N]['result']>
