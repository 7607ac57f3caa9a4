import * as z from 'zod/mini'
import { secret } from '#secure/api'
import { bytes, secureError, text, wireRows } from '#secure/wire'
import { recoveryFile } from '../keys/recoveryFile.ts'

/** Between the frame and a window of the same origin: both are ours, so origin and window are checked. */
export const WINDOW_CHANNEL = 'causeway-window/1'

const channel = z.literal(WINDOW_CHANNEL)
/** What can be done in a window where the frame has no storage. */
export const windowRequest = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('GET_USER'), payload: wireRows.GET_USER.payload }),
  z.strictObject({ name: z.literal('RPC_REQUEST'), payload: wireRows.RPC_REQUEST.payload }),
  z.strictObject({ name: z.literal('OPEN_SETTINGS'), payload: wireRows.OPEN_SETTINGS.payload }),
  /** What the frame's sandbox does not let it do: save, and use passkeys. */
  z.strictObject({ name: z.literal('SAVE_FILE'), file: recoveryFile }),
  z.strictObject({ name: z.literal('MAKE_PASSKEY'), userName: text(254) }),
  z.strictObject({ name: z.literal('USE_PASSKEY'), credentialId: bytes(1_024), salt: bytes(32) }),
])
export type WindowRequest = z.infer<typeof windowRequest>

/** Frame → window. */
export const toWindow = z.strictObject({
  channel,
  type: z.literal('BEGIN'),
  ticket: secret,
  request: windowRequest,
  theme: wireRows.SYNC_THEME.payload,
})
/** Window → frame. */
export const fromWindow = z.discriminatedUnion('type', [
  z.strictObject({ channel, type: z.literal('HELLO') }),
  z.strictObject({ channel, type: z.literal('DONE'), result: z.optional(z.unknown()) }),
  z.strictObject({ channel, type: z.literal('FAILED'), error: secureError }),
])
export type ToWindow = z.infer<typeof toWindow>
export type FromWindow = z.infer<typeof fromWindow>
