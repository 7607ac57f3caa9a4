import * as z from 'zod/mini'
import { BaseError } from './baseError.ts'
import { fromWireError, toWireError, type WireError, wireError } from './errors.ts'
import { type TimeoutClass, timeouts } from './limits.ts'

/** One method of the wire: what goes in, what comes out, how long it may take. */
export type Row = {
  readonly params: z.ZodMiniType
  readonly result: z.ZodMiniType
  readonly timeout: TimeoutClass
}
export type Contract = Readonly<Record<string, Row>>

type Params<R extends Row> = z.infer<R['params']>
type Result<R extends Row> = z.infer<R['result']>

/** What the serving side writes: one function per row, one argument, one result. */
export type Handlers<C extends Contract> = {
  readonly [name in keyof C]: (
    params: Params<C[name]>,
  ) => Promise<Result<C[name]>> | Result<C[name]>
}

/** What the calling side holds. */
export type Remote<C extends Contract> = {
  readonly [name in keyof C]: (params: Params<C[name]>) => Promise<Result<C[name]>>
}

/** penpal drops the code of an error, so every answer is one of these two. */
export const outcome = z.strictObject({
  ok: z.boolean(),
  value: z.optional(z.unknown()),
  error: z.optional(wireError),
})
export type Outcome = { ok: true; value?: unknown } | { ok: false; error: WireError }

/** Keeps the literal type of a table; the rows are the protocol. */
export function contract<const C extends Contract>(rows: C): C {
  return rows
}

/**
 * Methods for penpal: params parsed, handler run, result parsed, errors put into the envelope.
 * The table has no prototype, because penpal walks a path without an own-property check.
 */
export function serve<C extends Contract>(
  rows: C,
  handlers: Handlers<C>,
): Record<string, (params?: unknown) => Promise<Outcome>> {
  const methods: Record<string, (params?: unknown) => Promise<Outcome>> = Object.create(null)
  for (const name of Object.keys(rows)) {
    const row = rows[name]
    const handler = handlers[name]
    if (row === undefined || handler === undefined) continue
    methods[name] = (params) => answer(name, row, handler, params)
  }
  return methods
}

/**
 * The other side's methods. `call` carries one message and may reject with penpal's own errors;
 * whatever comes back is parsed before anybody sees it.
 */
export function remote<C extends Contract>(
  rows: C,
  call: (name: string, params: unknown, timeoutMs: number | undefined) => Promise<unknown>,
): Remote<C> {
  const methods: Record<string, (params: unknown) => Promise<unknown>> = Object.create(null)
  for (const name of Object.keys(rows)) {
    const row = rows[name]
    if (row === undefined) continue
    methods[name] = async (params) => {
      const sent = parse(row.params, params, name, 'params')
      return open(name, row, await call(name, sent, timeouts[row.timeout]))
    }
  }
  return methods as Remote<C> // built from the rows just above: same keys, same shapes
}

async function answer(
  name: string,
  row: Row,
  handler: (params: never) => unknown,
  params: unknown,
): Promise<Outcome> {
  try {
    const parsed = parse(row.params, params, name, 'params')
    const value = await handler(parsed as never) // the row that parsed it is the handler's own
    return { ok: true, value: parse(row.result, value, name, 'result') }
  } catch (error) {
    return { ok: false, error: toWireError(error) }
  }
}

function open(name: string, row: Row, received: unknown): unknown {
  const parsed = parse(outcome, received, name, 'answer')
  if (!parsed.ok) throw fromWireError(parsed.error ?? toWireError(undefined))
  return parse(row.result, parsed.value, name, 'result')
}

function parse<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  name: string,
  what: 'params' | 'result' | 'answer',
): z.infer<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const code = what === 'params' ? INVALID_PARAMS : INTERNAL
  throw new BaseError(`Invalid ${what} of ${name}`, { code, details: issuePath(parsed.error) })
}

// Of `standardCodes`, by themselves: the table would be carried into every embedding page.
const INVALID_PARAMS = -32602
const INTERNAL = -32603

/** `options.bridge.amount: Invalid input`, the first thing that is wrong. */
export function issuePath(error: z.core.$ZodError): string {
  const [issue] = error.issues
  if (issue === undefined) return ''
  const path = issue.path.map(String).join('.')
  return path === '' ? issue.message : `${path}: ${issue.message}`
}
