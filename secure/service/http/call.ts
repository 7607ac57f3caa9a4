import type { Context } from 'hono'
import type { Client } from './client.ts'
import type { Login } from '../sessions/logins.ts'
import type { Possession } from '../sessions/possession.ts'
import type { Session } from '../sessions/sessionRow.ts'

/** One request, once it is known who sent it. */
export type Call = {
  readonly context: Context
  readonly client: Client
  /** Of a browser that takes no cookie. */
  readonly possession: Possession | undefined
  /** Seconds since 1970, the same for all that the request does. */
  readonly now: number
  /** The browser went away. */
  readonly signal: AbortSignal
}
export type LoginCall = Call & { readonly login: Login }
export type SessionCall = Call & { readonly session: Session }
