import type { CallOptions } from 'penpal'
import { fromWireError } from '#protocol'

type Call = (params: unknown, options?: CallOptions) => Promise<unknown>

/** Handlers that are the test's own, in the process that runs it. */
export function forwardTo<T>(side: 'page' | 'widget', rows: object): T {
  const names = Object.keys(rows)
  const forward = (name: string) => async (params: unknown) => {
    const answer = await window.answerFor(side, name, JSON.stringify(params))
    const { value, error } = JSON.parse(answer)
    if (error !== undefined) throw fromWireError(error)
    return value
  }
  return Object.fromEntries(names.map((name) => [name, forward(name)])) as T // the rows' own names
}

/** Lets the test call the other side's methods; JSON keeps an own `__proto__`. */
export function offerCalls(remote: Promise<unknown>): void {
  const proxy = remote as Promise<Record<string, Call>>
  window.callOther = async (name, params) => {
    try {
      const value = await (await proxy)[name]?.(
        params === undefined ? undefined : JSON.parse(params),
      )
      return JSON.stringify({ value })
    } catch (error) {
      const { code, message } = error as { code?: unknown; message?: unknown }
      return JSON.stringify({ error: { code, message } })
    }
  }
}

declare global {
  interface Window {
    answerFor: (side: string, name: string, params: string | undefined) => Promise<string>
    callOther: (name: string, params: string | undefined) => Promise<string>
  }
}
