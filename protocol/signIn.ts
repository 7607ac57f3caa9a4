import * as z from 'zod/mini'
import { caipAccountId } from './caip.ts'
import { contract } from './contract.ts'
import { json } from './json.ts'
import { SIGN_IN_MESSAGE_CHARS, SIGN_IN_RESOURCES_COUNT } from './limits.ts'
import { fromPage, list, nothing, text, within } from './shapes.ts'

const MINUTE_MS = 60_000
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS

/** Letters, digits and signs that EIP-4361 allows: no line break, nothing that looks like another. */
const statement = text(500, /^[-\w.~:/?#[\]@!$&'()*+,;= ]+$/)
const resources = list(
  text(2_048, /^[a-z][-+.a-z0-9]*:[^\s"<>\\^`{|}]+$/i),
  SIGN_IN_RESOURCES_COUNT,
)
const expirationMs = within(MINUTE_MS, YEAR_MS)

/** What is data of a sign-in (CAIP-122; EIP-4361 on EVM chains); callbacks never leave the page. */
export const signInData = {
  /** If true, the page gets no account before the person signs in, and the person cannot skip it. @default true */
  required: z.optional(z.boolean()),
  /** A sentence of yours in the message that the person signs. */
  statement: z.optional(statement),
  /** URIs in the message that the person signs, which say what the session is for. */
  resources: z.optional(resources),
  /** How long a signature is valid, in milliseconds. @default seven days */
  expirationMs: z.optional(expirationMs),
  /** Ends the session when the wallet is disconnected. @default true */
  signOutOnDisconnect: z.optional(z.boolean()),
} as const

export const signInOptions = z.strictObject({
  ...signInData,
  /** Who makes the nonce and checks the signature. The loader sets it. @default 'widget' */
  verifier: z.optional(z.enum(['widget', 'page'])),
})
export type SignInOptions = z.infer<typeof signInOptions>

/** As an attribute: `data-sign-in="required"`. */
export const signInOption = z.union([z.enum(['required', 'optional']), signInOptions])

const account = z.strictObject({ account: caipAccountId })
const signature = text(
  SIGN_IN_MESSAGE_CHARS,
  /^(?:0x(?:[0-9a-fA-F]{2}){31,}|[1-9A-HJ-NP-Za-km-z]{64,90})$/,
)

/**
 * The page's own callbacks, over the row `signIn` of `page`: they come in a chunk of the loader, so
 * that sites without sign-in load none of it.
 */
export const signInHost = contract({
  /** What the next message must carry; used once. Without an account where none is known yet. */
  getNonce: {
    params: z.strictObject({ account: z.optional(caipAccountId) }),
    result: fromPage(
      z.strictObject({
        nonce: text(128, /^[a-zA-Z0-9]{8,}$/),
        statement: z.optional(statement),
        resources: z.optional(resources),
        expirationMs: z.optional(expirationMs),
      }),
    ),
    timeout: 'veto',
  },
  /** The page's verdict on a signed message; 62 hex digits are the least of a signature (S5.02). */
  verify: {
    params: z.strictObject({
      account: caipAccountId,
      message: text(SIGN_IN_MESSAGE_CHARS, /./),
      signature,
    }),
    result: fromPage(z.strictObject({ verified: z.boolean(), data: z.optional(json) })),
    timeout: 'network',
  },
  /** The session that the page still has for this very account. */
  getSession: {
    params: account,
    result: fromPage(
      z.strictObject({
        session: z.optional(
          z.strictObject({ account: caipAccountId, expiresAt: z.optional(z.number()) }),
        ),
      }),
    ),
    timeout: 'veto',
  },
  signOut: { params: account, result: nothing, timeout: 'network' },
})
export type SignInHost = typeof signInHost

/** The account of a session, in the formats that sites use. */
export type SignInAccount = {
  /** Chain and address as a CAIP-10 id. */
  readonly caipAccountId: string
  readonly caipChainId: string
  readonly address: string
  /** The EIP-155 number, if the chain has one. */
  readonly chainId?: number | undefined
}

type MaybePromise<T> = T | Promise<T>
type SignInData = Omit<SignInOptions, 'verifier'>

/**
 * Sign-in with your own server (CAIP-122), which makes the nonce and checks the signature.
 *
 * @example
 * createWidget({
 *   siwx: {
 *     getNonce: () => fetch('/nonce').then((answer) => answer.text()),
 *     verify: (signed) => post('/verify', signed).then(({ ok }) => ok),
 *     getSession: () => fetch('/session').then((answer) => answer.json()),
 *     signOut: () => post('/sign-out'),
 *   },
 * })
 */
export type Siwx = SignInData & {
  /**
   * Returns a nonce that your server accepts once, alone or with other fields of the message. A wallet may
   * sign while it connects (WalletConnect); the account is not known yet then. If you need the account, throw:
   * the widget calls again when it knows the account.
   */
  readonly getNonce: (
    account?: SignInAccount,
  ) => MaybePromise<
    string | ({ nonce: string } & Pick<SignInData, 'statement' | 'resources' | 'expirationMs'>)
  >
  /** Checks the signature. False refuses it; an object becomes the session's data. */
  readonly verify: (
    signed: SignInAccount & { message: string; signature: string },
  ) => MaybePromise<boolean | Record<string, unknown>>
  /** Returns the session of your server. The widget accepts it only for this address and chain. */
  readonly getSession?:
    | ((
        account: SignInAccount,
      ) => MaybePromise<
        | { address: string; chainId: string | number; expiresAt?: number | undefined }
        | null
        | undefined
      >)
    | undefined
  readonly signOut?: ((account: SignInAccount) => MaybePromise<unknown>) | undefined
}

/** The callbacks of a SIWE server. The widget itself writes the message. */
export type SiweConfig = SignInData & {
  /** @default true */
  readonly enabled?: boolean | undefined
  readonly getNonce: (address?: string) => MaybePromise<string>
  readonly verifyMessage: (signed: { message: string; signature: string }) => MaybePromise<boolean>
  readonly getSession: () => MaybePromise<{ address: string; chainId: number } | null | undefined>
  readonly signOut: () => MaybePromise<unknown>
  readonly onSignIn?: ((session: { address: string; chainId: number }) => void) | undefined
  readonly onSignOut?: (() => void) | undefined
}
