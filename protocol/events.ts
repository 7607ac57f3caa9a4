import * as z from 'zod/mini'
import { caipAccountId, caipChainId, hash32, namespace } from './caip.ts'
import { errorCode } from './errors.ts'
import { text } from './shapes.ts'
import { walletInfo } from './wallet.ts'

const id = text(80)
/** Of a view or of a kind of fill. */
const label = text(40)
const amount = text(80, /^\d+$/)
const tokenAddress = text(128)

/** Why the widget closed. */
export const closeReason = z.enum(['user', 'escape', 'backdrop', 'success', 'page', 'error'])
export type CloseReason = z.infer<typeof closeReason>

export const bridgeStatus = z.enum([
  'quoted',
  'approving',
  'depositing',
  'deposited',
  'filled',
  'expired',
  'refunded',
  'failed',
])

export type BridgeStatus = z.infer<typeof bridgeStatus>

/** Whose session it is; `chainId` is the EIP-155 number, where the chain has one. */
const session = z.object({
  caipAccountId,
  address: text(128),
  chainId: z.optional(z.number()),
})

/** `symbol`: of what it is on its network; of the destination, of what is paid out (ETH for WETH). */
const bridgeSide = z.object({
  caipChainId,
  token: tokenAddress,
  amount,
  symbol: z.optional(label),
})

/**
 * What the page hears, one entry per event. Amounts are decimal strings in base units. A newer
 * widget may say more: an event that the loader does not know is dropped, and a field that it does
 * not know changes nothing for the others.
 */
export const events = {
  /** The widget is shown. */
  open: z.object({ view: label }),
  /** The widget was closed, and why. */
  close: z.object({ reason: closeReason }),
  /** Another view came on top. */
  viewChanged: z.object({ view: label }),
  /** Somebody connected a wallet. */
  connect: z.object({
    account: caipAccountId,
    wallet: z.optional(walletInfo),
    via: z.enum(['page', 'walletconnect', 'email', 'social', 'farcaster']),
  }),
  /** A connection ended. */
  disconnect: z.object({
    namespace,
    reason: z.enum(['user', 'page', 'wallet', 'expired']),
  }),
  /** The account that acts is another one, or none. */
  accountChanged: z.object({
    namespace,
    account: z.optional(caipAccountId),
    previous: z.optional(caipAccountId),
  }),
  /** The active network is another one; `supported` is false where it is not offered. */
  networkChanged: z.object({ namespace, caipChainId, supported: z.boolean() }),
  /** Somebody signed in. */
  signIn: session,
  /** A session ended. */
  signOut: session,
  /** A step of a transaction: of the widget's own, or of a request of the page. */
  transaction: z.object({
    id,
    /** `pay`: what the page asked to be paid has arrived; told once, with the recipient's chain. */
    kind: z.enum(['approve', 'deposit', 'send', 'swap', 'request', 'pay']),
    status: z.enum(['requested', 'submitted', 'confirmed', 'failed', 'rejected']),
    caipChainId,
    /** As the namespace writes it. */
    hash: z.optional(text(128)),
    error: z.optional(z.object({ code: errorCode, message: z.string() })),
  }),
  /** A step of a transfer over the bridge. */
  bridge: z.object({
    id,
    status: bridgeStatus,
    origin: bridgeSide,
    destination: bridgeSide,
    depositId: z.optional(amount),
    depositHash: z.optional(hash32),
    fillHash: z.optional(hash32),
    /** `FastFill`, `ReplacedSlowFill` or `SlowFill`; the name of a later one drops no event. */
    fillType: z.optional(label),
    /** What arrived; `destination.amount` is what was agreed on. */
    outputAmount: z.optional(amount),
    refundHash: z.optional(hash32),
  }),
  /** Something failed that somebody should know of; a refusal by the person is none. */
  error: z.object({
    code: errorCode,
    message: text(2_000),
    details: z.optional(text(4_000)),
  }),
} as const
export type WidgetEvents = { [name in keyof typeof events]: z.infer<(typeof events)[name]> }
export type WidgetEventName = keyof WidgetEvents

/** One event on its way: the name apart from the payload, so that unknown names can be dropped. */
export const wireEvent = z.strictObject({
  type: text(40),
  payload: z.unknown(),
})

/** One event, name and payload belonging together. */
export type WidgetEvent = {
  [name in WidgetEventName]: { type: name; payload: WidgetEvents[name] }
}[WidgetEventName]

/** The event when its name is known and its payload is whole, else undefined. */
export function parseEvent(event: { type: string; payload: unknown }): WidgetEvent | undefined {
  if (!Object.hasOwn(events, event.type)) return undefined
  const type = event.type as WidgetEventName // an own key of the table, checked just above
  const parsed = events[type].safeParse(event.payload)
  if (!parsed.success) return undefined
  return { type, payload: parsed.data } as WidgetEvent // name and payload come from one row
}
