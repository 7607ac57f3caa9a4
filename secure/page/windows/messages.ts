import * as z from 'zod/mini'
import { devicePublicKey, id, secret } from '#secure/api'
import { bytes, email, secureError, text, wireRows } from '#secure/wire'
import { approval } from '../approvals/approvalSchema.ts'
import { recoveryFile } from '../keys/recoveryFile.ts'

/** Between the frame and a window of the same origin: both are ours, so origin and window are checked. */
export const WINDOW_CHANNEL = 'causeway-window/1'

const channel = z.literal(WINDOW_CHANNEL)
/** What is confirmed in a window and done by the frame: the window needs no storage and no session. */
export const review = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('approval'), approval }),
  /** Something of the person's own: what happens, in the words of the frame. */
  z.strictObject({
    kind: z.literal('notice'),
    title: text(254),
    body: text(1_000),
    action: text(254),
    isDanger: z.boolean(),
  }),
  /** A site where this browser is not signed in yet. */
  z.strictObject({ kind: z.literal('signIn'), email }),
  z.strictObject({ kind: z.literal('approveDevice'), name: text(254), code: text(64) }),
])
export type Review = z.infer<typeof review>

/** What can be done in a window where the frame has no storage. */
export const windowRequest = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('GET_USER'), payload: wireRows.GET_USER.params }),
  z.strictObject({ name: z.literal('RPC_REQUEST'), payload: wireRows.RPC_REQUEST.params }),
  z.strictObject({ name: z.literal('OPEN_SETTINGS'), payload: wireRows.OPEN_SETTINGS.params }),
  /** The key's approval of another address, which the frame sends to the service. */
  z.strictObject({ name: z.literal('PROVE_EMAIL'), email }),
  /**
   * A share of its own for the frame, sealed to its key; for a new account the keys are made first. The
   * names are those that frames of older builds send.
   */
  z.strictObject({
    name: z.literal('ENROL'),
    join: z.strictObject({ id, publicKey: devicePublicKey }),
    /** Where the frame redeemed the ticket, it knows whether both are one device. */
    isOneDevice: z.optional(z.boolean()),
  }),
  /** Signs a site in as the person who is signed in in the window, once they agree there. */
  z.strictObject({ name: z.literal('SIGN_IN'), asker: z.nullable(text(2_048)), email }),
  /** What the frame's sandbox does not let it do: save, and use passkeys. */
  z.strictObject({ name: z.literal('SAVE_FILE'), file: recoveryFile }),
  z.strictObject({ name: z.literal('MAKE_PASSKEY'), userName: text(254) }),
  z.strictObject({ name: z.literal('USE_PASSKEY'), credentialId: bytes(1_024), salt: bytes(32) }),
  z.strictObject({ name: z.literal('REVIEW'), asker: z.nullable(text(2_048)), review }),
])
export type WindowRequest = z.infer<typeof windowRequest>

/** Frame → window. */
export const toWindow = z.strictObject({
  channel,
  type: z.literal('BEGIN'),
  /** The frame's ticket, which identifies the person to the service; a review needs none. */
  ticket: z.optional(secret),
  request: windowRequest,
  theme: wireRows.SYNC_THEME.params,
  /** What the person chose in the frame, whose storage may be another. */
  language: z.optional(text(35)),
})
/** Window → frame. */
export const fromWindow = z.discriminatedUnion('type', [
  z.strictObject({ channel, type: z.literal('HELLO') }),
  z.strictObject({ channel, type: z.literal('DONE'), result: z.optional(z.unknown()) }),
  z.strictObject({ channel, type: z.literal('FAILED'), error: secureError }),
])
export type ToWindow = z.infer<typeof toWindow>
export type FromWindow = z.infer<typeof fromWindow>
