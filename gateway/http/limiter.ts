import { createHmac, randomBytes } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { GatewayError } from './errors.ts'

const WINDOW_SECONDS = 60

export type Limiter = {
  /** Counts questions of an address; answers why they are too many. */
  readonly count: (address: string, questions: number) => Promise<GatewayError | undefined>
}

/** Questions of one address in a minute. Addresses are not kept: only what a key of this process makes of them. */
export function createLimiter(perMinute: number): Limiter {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS })
  const secret = randomBytes(32)
  return {
    async count(address, questions) {
      const key = createHmac('sha256', secret).update(address).digest('base64url')
      try {
        await limiter.consume(key, questions)
        return undefined
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000))
        const message = 'Too many questions from this address.'
        return new GatewayError('LIMITED', message, { retryAfterSeconds })
      }
    },
  }
}
