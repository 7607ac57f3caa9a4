import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { GatewayErrorCode } from './errors.ts'

type Env = {
  Bindings: HttpBindings
  Variables: {
    /** Why a request was refused, for the log. */
    code?: GatewayErrorCode | undefined
  }
}

export type App = Hono<Env>
export type Asked = Context<Env>
