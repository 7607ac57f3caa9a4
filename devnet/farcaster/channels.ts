import { randomBytes, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'

const LIFETIME_MS = 3_600_000
const NONCE_BYTES = 9

export const channelRequest = z.strictObject({
  siweUri: z.url(),
  domain: z.string().check(z.regex(/^[a-zA-Z0-9.-]+(:[0-9]+)?$/)),
  nonce: z.optional(z.string()),
  notBefore: z.optional(z.iso.datetime({ offset: true })),
  expirationTime: z.optional(z.iso.datetime({ offset: true })),
  requestId: z.optional(z.string()),
  redirectUrl: z.optional(z.string()),
  acceptAuthAddress: z.optional(z.boolean()),
})
export type ChannelRequest = z.infer<typeof channelRequest>

/** What the person's app sends. */
export const authentication = z.strictObject({
  message: z.string(),
  signature: z.string().check(z.regex(/^0x[a-fA-F0-9]{130}$/)),
  authMethod: z.optional(z.enum(['custody', 'authAddress'])),
  fid: z.int(),
  username: z.optional(z.string()),
  displayName: z.optional(z.string()),
  bio: z.optional(z.string()),
  pfpUrl: z.optional(z.url()),
})
export type Authentication = z.infer<typeof authentication> & { custody?: string | undefined }

export type Channel = {
  nonce: string
  signatureParams: ChannelRequest & { nonce: string }
  metadata: { ip: string; userAgent: string }
  acceptAuthAddress: boolean
  answer: Authentication | undefined
}

/** Channels of the relay, each until it was read to its end or an hour is over. */
export function createChannels() {
  const channels = new Map<string, Channel & { until: number }>()
  return {
    open(request: ChannelRequest, metadata: Channel['metadata']): { token: string; nonce: string } {
      const token = randomUUID()
      const nonce = request.nonce ?? randomBytes(NONCE_BYTES).toString('hex')
      channels.set(token, {
        nonce,
        metadata,
        answer: undefined,
        until: Date.now() + LIFETIME_MS,
        signatureParams: { ...request, nonce },
        acceptAuthAddress: request.acceptAuthAddress ?? false,
      })
      return { token, nonce }
    },
    find(token: string): Channel | undefined {
      const channel = channels.get(token)
      return channel !== undefined && channel.until > Date.now() ? channel : undefined
    },
    close: (token: string) => channels.delete(token),
  }
}
