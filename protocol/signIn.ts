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
  /** Without a session the page gets no account, and the widget cannot be left. @default true */
  required: z.optional(z.boolean()),
  /** One sentence of the site's own, in the message that is signed. */
  statement: z.optional(statement),
  /** What the session is for, as URIs, in the message that is signed. */
  resources: z.optional(resources),
  /** How long a signature is good for. @default seven days */
  expirationMs: z.optional(expirationMs),
  /** Ends the session when the wallet is disconnected. @default true */
  signOutOnDisconnect: z.optional(z.boolean()),
} as const

export const signInOptions = z.strictObject({
  ...signInData,
  /** Who gives the nonce and checks the signature; set by the loader. @default 'widget' */
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

/** For whom a session is, in every way that sites ask for it. */
export type SignInAccount = {
  /** CAIP-10: chain and address. */
  readonly caipAccountId: string
  readonly caipChainId: string
  readonly address: string
  /** The EIP-155 number, where the chain has one. */
  readonly chainId?: number | undefined
}

type MaybePromise<T> = T | Promise<T>
type SignInData = Omit<SignInOptions, 'verifier'>

/**
 * A site's own sign-in (CAIP-122): its server makes the nonce and checks the signature.
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
   * A nonce that the server takes once; or with what else the message shall carry. The account is
   * not known yet where a wallet signs while it connects (WalletConnect); who needs it may throw, and
   * is asked again when it is known.
   */
  readonly getNonce: (
    account?: SignInAccount,
  ) => MaybePromise<
    string | ({ nonce: string } & Pick<SignInData, 'statement' | 'resources' | 'expirationMs'>)
  >
  /** False refuses; an object is kept as the session's data. */
  readonly verify: (
    signed: SignInAccount & { message: string; signature: string },
  ) => MaybePromise<boolean | Record<string, unknown>>
  /** The session the server has: only one with this address and chain counts. */
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

/** The callbacks of sites that have a SIWE server already; the widget itself writes the message. */
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
