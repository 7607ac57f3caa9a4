import * as z from 'zod/mini'

/**
 * How a session began. `typed`: at a provider, with a code that the person had to carry over by hand.
 * With `typed` and `farcaster`, it is unknown whether the login began and ended in the same browser.
 */
export const loginMethod = z.enum(['email', 'social', 'typed', 'farcaster'])

export const sessionRow = z.object({
  id: z.string(),
  accountId: z.string(),
  deviceId: z.string(),
  verifiedAt: z.number(),
  method: loginMethod,
  lastSeenAt: z.number(),
})
export type Session = z.infer<typeof sessionRow>
