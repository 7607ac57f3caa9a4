import { connect, type Messenger } from 'penpal'
import {
  BaseError,
  CALL_PLACE_MS,
  CALLS_AT_ONCE,
  guard,
  type Handlers,
  type PageContract,
  page,
  type Remote,
  remote,
  serve,
  type WidgetContract,
  widget,
} from '#protocol'

export type Session = {
  readonly widget: Remote<WidgetContract>
  /** Ends the session; pending calls are rejected with `error`, so that no caller waits forever. */
  readonly destroy: (error: BaseError) => void
}

type Call = (params: unknown) => Promise<unknown>

/**
 * The connection to one document of the frame. Penpal reports nothing after its handshake, so loss is
 * detected here: another document's SYN, or a flood.
 */
export function createSession(options: {
  readonly messenger: Messenger
  readonly instance: string
  readonly handlers: Handlers<PageContract>
  readonly onLost: (code: 'FRAME_LOST' | 'FLOOD') => void
}): Session {
  const { messenger, instance, handlers, onLost } = options
  let places = CALLS_AT_ONCE
  const waiting: (() => void)[] = []
  let end: (error: BaseError) => void = () => undefined
  const ended = new Promise<never>((_, reject) => {
    end = reject
  })
  ended.catch(() => undefined) // heard by the calls that race with it

  const connection = connect({
    messenger: guard(messenger, {
      onFlood: () => onLost('FLOOD'),
      onReplaced: () => onLost('FRAME_LOST'),
    }),
    channel: `causeway:${instance}`,
    methods: serve(page, handlers),
  })
  // The proxy answers every name; only the rows of the contract are called.
  const connected = connection.promise as unknown as Promise<Record<string, Call>>
  connected.catch(() => undefined) // the load limit tells it

  function leave(): void {
    places += 1
    waiting.shift()?.()
  }

  async function call(name: string, params: unknown, timeout: number | undefined) {
    while (name === 'request' && places < 1)
      await Promise.race([new Promise<void>((go) => waiting.push(go)), ended])
    places -= 1
    let timer: ReturnType<typeof setTimeout> | undefined
    // Penpal's own timer keeps running after the answer; this one is cleared.
    const late = new Promise<never>((_, reject) => {
      if (timeout !== undefined) timer = setTimeout(() => reject(tooLate()), timeout)
    })
    try {
      const send = async () => (await connected)[name]?.(params)
      return await Promise.race([send(), ended, late])
    } catch (cause) {
      throw cause instanceof BaseError
        ? cause
        : new BaseError('The widget was reloaded', { code: 4900, cause })
    } finally {
      clearTimeout(timer)
      setTimeout(leave, CALL_PLACE_MS)
    }
  }

  return {
    widget: remote(widget, call),
    destroy(error) {
      end(error)
      connection.destroy()
    },
  }
}

function tooLate(): BaseError {
  return new BaseError('The widget did not answer', { code: 'FRAME_TIMEOUT' })
}
