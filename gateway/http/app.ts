import type { Context, Hono } from 'hono'
import type { GatewayErrorCode } from './errors.ts'

type Env = {
  Variables: {
    /** Why a request was refused, for the log. */
    code?: GatewayErrorCode | undefined
  }
}

export type App = Hono<Env>
export type Asked = Context<Env>
