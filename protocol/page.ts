import * as z from 'zod/mini'
import { caipChainId } from './caip.ts'
import { widgetOptions } from './config.ts'
import { contract, outcome } from './contract.ts'
import { errorCode } from './errors.ts'
import { closeReason, wireEvent } from './events.ts'
import { methodName, requestId, rpcParams } from './json.ts'
import { EVENTS_COUNT, FRAME_HEIGHT_PX, WALLETS_COUNT } from './limits.ts'
import { fromPage, list, nothing, text, within } from './shapes.ts'
import { publicState } from './state.ts'
import { pageWallet } from './wallet.ts'

const version = text(64)
const names = list(text(40), 50)
const lockName = text(120, /^[-\w:.]+$/)

/** What the loader tells about itself and its page; options are the page's, parsed again here. */
export const welcome = z.strictObject({
  protocol: z.number(),
  capabilities: names,
  loader: version,
  instance: text(64),
  options: widgetOptions,
  page: z.strictObject({
    title: text(200),
    icon: z.optional(text(2_048)),
    language: text(35),
  }),
  wallets: list(pageWallet, WALLETS_COUNT),
})
export type Welcome = z.infer<typeof welcome>

/** What the loader on the page serves; the widget calls it. */
export const page = contract({
  /** First message of every document; a new `session` means that the frame was reloaded. */
  hello: {
    params: z.strictObject({
      protocols: list(z.number(), 16, 1),
      capabilities: names,
      build: version,
      session: text(64, /.{8}/),
    }),
    result: fromPage(welcome),
    timeout: 'instant',
  },
  /** The widget will not run here, and why; nothing else follows. */
  refused: {
    params: z.strictObject({ code: errorCode, message: text(500) }),
    result: nothing,
    timeout: 'instant',
  },
  /** The public state after a change, and what happened meanwhile. */
  publish: {
    params: z.strictObject({
      revision: z.number(),
      state: publicState,
      events: list(wireEvent, EVENTS_COUNT),
    }),
    result: nothing,
    timeout: 'instant',
  },
  /** Asks to be seen: a request of the page, or an unsupported network, needs the person. */
  show: { params: z.strictObject({}), result: nothing, timeout: 'instant' },
  /** Hides the frame: the widget closed itself. */
  hide: {
    params: z.strictObject({ reason: closeReason }),
    result: nothing,
    timeout: 'instant',
  },
  /** Height of an inline widget's content. */
  resize: {
    params: z.strictObject({
      height: within(0, FRAME_HEIGHT_PX),
    }),
    result: nothing,
    timeout: 'instant',
  },
  /**
   * One request to a wallet of the page, EIP-1193 or of another namespace, sent on at most once per
   * `id`. For account methods the loader asserts `caipChainId` and `account` right before it sends.
   */
  walletRequest: {
    params: z.strictObject({
      id: requestId,
      walletId: text(64),
      method: methodName,
      params: z.optional(rpcParams),
      caipChainId: z.optional(caipChainId),
      account: z.optional(text(128)),
    }),
    result: z.unknown(),
    timeout: 'interactive',
  },
  /** Looks for wallets of namespaces beside eip155; those that are there come by `walletsChanged`. */
  discoverWallets: {
    params: z.strictObject({ namespaces: list(text(10), 50) }),
    result: nothing,
    timeout: 'instant',
  },
  /** One question to the site's own sign-in: a row of `signInHost`, and its outcome. */
  signIn: {
    params: z.strictObject({ method: text(40), params: z.unknown() }),
    result: fromPage(outcome),
    timeout: 'interactive',
  },
  /** Opens a link from the page: https, or a pairing in the app of a wallet. */
  openUrl: {
    params: z.strictObject({ url: text(2_048) }),
    result: fromPage(z.strictObject({ opened: z.boolean() })),
    timeout: 'instant',
  },
  /** Takes a lock on the page's origin, which lives while this document does. */
  lock: {
    params: z.strictObject({ name: lockName }),
    result: fromPage(z.strictObject({ granted: z.boolean() })),
    timeout: 'instant',
  },
  unlock: {
    params: z.strictObject({ name: lockName }),
    result: nothing,
    timeout: 'instant',
  },
})
export type PageContract = typeof page
