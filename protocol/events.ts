import * as z from 'zod/mini'
import { caipAccountId, caipChainId, hashText, namespace } from './caip.ts'
import { errorCode } from './errors.ts'
import { text } from './shapes.ts'
import { walletInfo } from './wallet.ts'

const id = text(80)
/** Of a view or of a kind of fill. */
const label = text(40)
const amount = text(80, /^\d+$/)
const tokenAddress = text(128)

/** The reason why the widget closed. */
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

/** The account of a session. `chainId` is the EIP-155 number, if the chain has one. */
const session = z.object({
  caipAccountId,
  address: text(128),
  chainId: z.optional(z.number()),
})

/** `symbol` names the token on its network; on the destination it names what is paid out (ETH for WETH). */
const bridgeSide = z.object({
  caipChainId,
  token: tokenAddress,
  amount,
  symbol: z.optional(label),
})

/**
 * The events that a page can listen to. Amounts are decimal strings in base units. A newer widget may send
 * more: the loader ignores events and fields that it does not know.
 */
export const events = {
  /** The widget opened. */
  open: z.object({ view: label }),
  /** The widget closed. `reason` says why. */
  close: z.object({ reason: closeReason }),
  /** The widget shows another view. */
  viewChanged: z.object({ view: label }),
  /** The person connected a wallet. */
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
  /** The active account changed, or there is none any more. */
  accountChanged: z.object({
    namespace,
    account: z.optional(caipAccountId),
    previous: z.optional(caipAccountId),
  }),
  /** The active network changed. `supported` is false if you do not offer the network. */
  networkChanged: z.object({ namespace, caipChainId, supported: z.boolean() }),
  /** The person signed in. */
  signIn: session,
  /** A session ended. */
  signOut: session,
  /** A step of a transaction, which the widget or your page requested. */
  transaction: z.object({
    id,
    /** `pay` means that a payment your page asked for has arrived. It fires once, with the recipient's chain. */
    kind: z.enum(['approve', 'deposit', 'send', 'swap', 'request', 'pay']),
    status: z.enum(['requested', 'submitted', 'confirmed', 'failed', 'rejected']),
    caipChainId,
    /** The transaction hash, in the format of the namespace. */
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
    depositHash: z.optional(hashText),
    fillHash: z.optional(hashText),
    /** `FastFill`, `ReplacedSlowFill` or `SlowFill`. Later versions may add names. */
    fillType: z.optional(label),
    /** The amount that arrived. `destination.amount` is the amount that was agreed. */
    outputAmount: z.optional(amount),
    refundHash: z.optional(hashText),
  }),
  /** Something failed. The event does not fire if the person declined. */
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
