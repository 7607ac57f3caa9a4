import * as z from 'zod/mini'
import {
  accountType,
  caipChainId,
  email,
  evmAddress,
  otp,
  socialProvider,
  solanaAddress,
  text,
  webOrigin,
} from './shapes.ts'

/** One message of the wire: what it carries, what answers it, and whether a person is waited for. */
type WireRow = {
  readonly params: z.ZodMiniType
  readonly result: z.ZodMiniType
  /** `interactive` has no transport timeout, but a heartbeat and a cancel (S9.04). */
  readonly timeout: 'network' | 'interactive'
}

const nothing = z.undefined()
const user = z.object({
  email: z.nullable(email),
  /** Name at the social login, where there is one. */
  userName: z.nullable(text(100)),
  socialProvider: z.nullable(z.union([socialProvider, z.literal('farcaster')])),
  /** The address of the active account type on `chainId`. */
  address: z.union([evmAddress, solanaAddress]),
  chainId: caipChainId,
  accounts: z
    .array(z.object({ type: accountType, address: z.union([evmAddress, solanaAddress]) }))
    .check(z.maxLength(4)),
  preferredAccountType: accountType,
  smartAccountDeployed: z.boolean(),
  /** This browser can sign; false where it holds no share yet. */
  canSign: z.boolean(),
  /** How the wallet can be recovered, null where nothing is set up. */
  recovery: z.nullable(z.enum(['passkey', 'passphrase'])),
})
export type EmbeddedUser = z.infer<typeof user>

/**
 * What the widget asks of the secure frame (S7.28). The answer to `NAME` is `NAME_SUCCESS` or
 * `NAME_ERROR` with the same id.
 */
export const wireRows = {
  /** If nothing of a login is kept, the person is told first, so it may wait for them. */
  CONNECT_EMAIL: {
    params: z.strictObject({ email }),
    result: z.object({ action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']) }),
    timeout: 'interactive',
  },
  /** Ends when the mailed link was approved; the code is mailed then. */
  CONNECT_DEVICE: { params: nothing, result: nothing, timeout: 'interactive' },
  CONNECT_OTP: { params: z.strictObject({ otp }), result: nothing, timeout: 'network' },
  GET_SOCIAL_REDIRECT_URI: {
    params: z.strictObject({ provider: socialProvider }),
    result: z.object({ uri: text(4_000, /^https?:\/\//) }),
    timeout: 'network',
  },
  /** `uri` is what the popup handed to its opener: `{secure origin}/callback#code=…`. */
  CONNECT_SOCIAL: {
    params: z.strictObject({ uri: text(4_000) }),
    result: z.object({ userName: z.nullable(text(100)), email: z.nullable(email) }),
    timeout: 'network',
  },
  /** May wait as CONNECT_EMAIL does. */
  GET_FARCASTER_URI: {
    params: nothing,
    result: z.object({ url: text(2_000, /^(https?:\/\/|farcaster:)/) }),
    timeout: 'interactive',
  },
  /** Ends when the person accepted in the Farcaster app. */
  CONNECT_FARCASTER: {
    params: nothing,
    result: z.object({ userName: z.nullable(text(100)) }),
    timeout: 'interactive',
  },
  /**
   * The account after a login. Makes the keys of a new user, and may show the frame for it where
   * storage is blocked: so it waits for a person.
   */
  GET_USER: {
    params: z.strictObject({
      chainId: z.optional(caipChainId),
      preferredAccountType: z.optional(accountType),
    }),
    result: user,
    timeout: 'interactive',
  },
  IS_CONNECTED: {
    params: nothing,
    result: z.object({ isConnected: z.boolean() }),
    timeout: 'network',
  },
  GET_CHAIN_ID: { params: nothing, result: z.object({ chainId: caipChainId }), timeout: 'network' },
  SWITCH_NETWORK: {
    params: z.strictObject({ chainId: caipChainId }),
    result: z.object({ chainId: caipChainId }),
    timeout: 'network',
  },
  SIGN_OUT: {
    params: z.strictObject({ everywhere: z.optional(z.boolean()) }),
    result: nothing,
    timeout: 'network',
  },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    params: nothing,
    result: z.object({ smartAccountEnabledNetworks: z.array(z.int()).check(z.maxLength(100)) }),
    timeout: 'network',
  },
  INIT_SMART_ACCOUNT: {
    params: nothing,
    result: z.object({ address: evmAddress, isDeployed: z.boolean() }),
    timeout: 'network',
  },
  SET_PREFERRED_ACCOUNT: {
    params: z.strictObject({ type: accountType }),
    result: z.object({ type: accountType, address: z.union([evmAddress, solanaAddress]) }),
    timeout: 'network',
  },
  /** Anything that must be confirmed shows the frame (`SHOW`). Numbers are 0x-hex, as in JSON-RPC. */
  RPC_REQUEST: {
    params: z.strictObject({
      method: text(64, /^[a-zA-Z0-9_]+$/),
      params: z.optional(z.unknown()),
      chainId: z.optional(caipChainId),
      /** @default what GET_USER or SET_PREFERRED_ACCOUNT said last */
      accountType: z.optional(accountType),
    }),
    result: z.unknown(),
    timeout: 'interactive',
  },
  /** The key says yes to it: in a window where storage is blocked, so it waits for a person. */
  UPDATE_EMAIL: {
    params: z.strictObject({ email }),
    result: z.object({ action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
    timeout: 'interactive',
  },
  UPDATE_EMAIL_PRIMARY_OTP: {
    params: z.strictObject({ otp }),
    result: nothing,
    timeout: 'network',
  },
  UPDATE_EMAIL_SECONDARY_OTP: {
    params: z.strictObject({ otp }),
    result: z.object({ newEmail: email }),
    timeout: 'network',
  },
  /**
   * A page that the secure origin draws itself: recovery (set it up, or use it), export of the key,
   * devices (with sign-out everywhere) and deletion. Ends when the person is done or left it.
   */
  OPEN_SETTINGS: {
    params: z.strictObject({ page: z.enum(['recovery', 'export', 'devices', 'delete']) }),
    result: z.object({ changed: z.boolean() }),
    timeout: 'interactive',
  },
  SYNC_THEME: {
    params: z.strictObject({
      themeMode: z.optional(z.enum(['light', 'dark', 'auto'])),
      themeVariables: z.optional(z.record(text(64, /^--[-a-z0-9]+$/), text(200))),
      locale: z.optional(text(35, /^[-a-zA-Z0-9]+$/)),
    }),
    result: nothing,
    timeout: 'network',
  },
  /**
   * What the widget says of the page. `url` is only a claim: approvals name the origin that the
   * browser tells (`ancestorOrigins`), never this one.
   */
  SYNC_DAPP_DATA: {
    params: z.strictObject({
      projectId: z.optional(text(64)),
      metadata: z.optional(
        z.strictObject({
          name: z.optional(text(100)),
          description: z.optional(text(500)),
          url: z.optional(webOrigin),
          icons: z.optional(z.array(text(2_000)).check(z.maxLength(4))),
        }),
      ),
      sdkVersion: z.optional(text(40)),
    }),
    result: nothing,
    timeout: 'network',
  },
  /** Ends pending requests with REQUEST_ABORTED, and reloads the document. */
  RELOAD: { params: nothing, result: nothing, timeout: 'network' },
  /** The person left the request; it ends with REQUEST_ABORTED. */
  CANCEL: { params: z.strictObject({ id: text(64) }), result: nothing, timeout: 'network' },
} as const satisfies Record<string, WireRow>

/** Events that the frame sends without a request. */
export const wireEvents = {
  /** The document runs; whether it serves, it says once its own service has answered. */
  STARTED: z.optional(z.undefined()),
  /** Loaded and listening. `error` says why it will not serve: the page is not allowed, for one. */
  READY: z.object({ version: text(40), storage: z.enum(['kept', 'blocked']) }),
  REFUSED: z.object({ code: z.literal('ORIGIN_NOT_ALLOWED'), message: text(500) }),
  /** A request waits for a person and the frame must be seen, this high. */
  SHOW: z.object({ id: text(64), height: z.number().check(z.minimum(0), z.maximum(2_000)) }),
  /** Nothing is to be seen any more. */
  HIDE: z.object({ id: text(64) }),
  /** The frame waits for a person, and is alive. */
  HEARTBEAT: z.object({ id: text(64) }),
  /** The session began, changed or ended by itself: signed out elsewhere, expired, or deleted here. */
  SESSION_UPDATE: z.object({ isConnected: z.boolean(), isWanted: z.optional(z.boolean()) }),
} as const

export type WireName = keyof typeof wireRows
export type WireParams<N extends WireName> = z.infer<(typeof wireRows)[N]['params']>
export type WireResult<N extends WireName> = z.infer<(typeof wireRows)[N]['result']>
export type WireEventName = keyof typeof wireEvents
export type WireEvent<N extends WireEventName> = z.infer<(typeof wireEvents)[N]>
