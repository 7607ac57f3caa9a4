import * as z from 'zod/mini'
import { SecureError } from '#secure/wire'

/** The validated params of a method, or BAD_MESSAGE. */
export function parseParams<T extends z.ZodMiniType>(schema: T, given: unknown): z.output<T> {
  const parsed = z.safeParse(schema, given)
  if (parsed.success) return parsed.data
  throw new SecureError('BAD_MESSAGE', 'The request does not fit what this method takes.', {
    cause: parsed.error,
  })
}

/** Refuses to sign for any other account: EIP-1193's 4100. */
export function requireOwn(given: string | undefined, own: string): void {
  if (given === undefined || given.toLowerCase() === own.toLowerCase()) return
  throw new SecureError(4100, 'The request is for an account that this wallet does not have.')
}
