import * as z from 'zod/mini'
import { caipChainId, namespace } from './caip.ts'
import { liveOptions, openOptions } from './config.ts'
import { contract } from './contract.ts'
import { closeReason } from './events.ts'
import { methodName, requestId, rpcParams } from './json.ts'
import {
  INSET_PX,
  LOG_PART_CHARS,
  MAX_EXPIRY_SECONDS,
  MIN_EXPIRY_SECONDS,
  WALLETS_COUNT,
} from './limits.ts'
import { fromPage, list, nothing, text, within } from './shapes.ts'
import { pageWallet, walletEvent } from './wallet.ts'

/** As much of a screen's edge as a phone keeps for itself. */
const inset = within(0, INSET_PX)

/** What the widget in the frame serves; the loader calls it. */
export const widget = contract({
  /** Shows a view; answers when it is visible. */
  open: {
    params: fromPage(openOptions),
    result: z.strictObject({ view: text(40) }),
    timeout: 'instant',
  },
  /** Asks to close; a view that must not be left answers `closed: false` and shakes. */
  close: {
    params: fromPage(z.strictObject({ reason: closeReason })),
    result: z.strictObject({ closed: z.boolean() }),
    timeout: 'instant',
  },
  /** A request of the page: EIP-1193's, or of the namespace that it names. */
  request: {
    params: z.strictObject({
      id: requestId,
      method: methodName,
      params: z.optional(rpcParams),
      namespace: z.optional(fromPage(namespace)),
      /** How long the page waits for a wallet, in s. @default as long as it takes (S5.11) */
      expiry: z.optional(fromPage(within(MIN_EXPIRY_SECONDS, MAX_EXPIRY_SECONDS))),
    }),
    result: z.unknown(),
    timeout: 'interactive',
  },
  setOptions: { params: fromPage(liveOptions), result: nothing, timeout: 'instant' },
  disconnect: {
    params: fromPage(z.strictObject({ namespace: z.optional(namespace) })),
    result: nothing,
    timeout: 'network',
  },
  switchNetwork: {
    params: fromPage(z.strictObject({ caipChainId })),
    result: nothing,
    timeout: 'interactive',
  },
  /** A wallet of the page said something on its own. */
  walletEvent: {
    params: fromPage(z.strictObject({ walletId: text(64), event: walletEvent })),
    result: nothing,
    timeout: 'instant',
  },
  /** The wallets of the page, whole, after one came. */
  walletsChanged: {
    params: fromPage(z.strictObject({ wallets: list(pageWallet, WALLETS_COUNT) })),
    result: nothing,
    timeout: 'instant',
  },
  /**
   * The page came back from the back/forward cache; or its safe areas are others now, in whole pixels
   * (where the widget has `insets` among its capabilities).
   */
  pageChanged: {
    params: fromPage(
      z.strictObject({
        restored: z.optional(z.boolean()),
        insets: z.optional(
          z.strictObject({ top: inset, right: inset, bottom: inset, left: inset }),
        ),
      }),
    ),
    result: nothing,
    timeout: 'instant',
  },
  /** A part of the log for support: the lines after this one, as many as a message takes (S9.08). */
  getLogs: {
    params: fromPage(z.strictObject({ after: z.optional(z.number()) })),
    result: z.strictObject({ text: text(LOG_PART_CHARS), last: z.number(), more: z.boolean() }),
    timeout: 'instant',
  },
  /** Proof of life: the answer names the document's session. */
  ping: {
    params: fromPage(z.strictObject({})),
    result: z.strictObject({ session: text(64) }),
    timeout: 'ping',
  },
})
export type WidgetContract = typeof widget
