import { CallOptions, connect, type Messenger } from 'penpal'
import {
  BaseError,
  CALLS_IN_FLIGHT,
  guard,
  type Handlers,
  isError,
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
  /** Ends it; calls that wait are rejected with 4900, so that nobody waits forever. */
  readonly destroy: () => void
}

type Call = (params: unknown, options: CallOptions) => Promise<unknown>

/**
 * The connection to one document of the frame. penpal tells nothing after its handshake, so loss
 * is noticed here: another document's SYN, or a flood.
 */
export function createSession(options: {
  readonly messenger: Messenger
  readonly instance: string
  readonly handlers: Handlers<PageContract>
  readonly onLost: (code: 'FRAME_LOST' | 'FLOOD') => void
}): Session {
  const { messenger, instance, handlers, onLost } = options
  let inFlight = 0
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
  // The proxy answers every name; the rows of the contract are the only ones asked for.
  const connected = connection.promise as unknown as Promise<Record<string, Call>>
  connected.catch(() => undefined) // the load limit tells it

  async function call(name: string, params: unknown, timeout: number | undefined) {
    if (inFlight >= CALLS_IN_FLIGHT) {
      throw new BaseError('Too many requests are waiting', { code: -32002 })
    }
    inFlight += 1
    try {
      const send = async () => {
        const method = (await connected)[name]
        return method?.(params, new CallOptions(timeout === undefined ? {} : { timeout }))
      }
      return await Promise.race([send(), ended])
    } catch (cause) {
      if (isError(cause, 'METHOD_CALL_TIMEOUT')) {
        throw new BaseError('The widget did not answer in time', { code: 'FRAME_TIMEOUT', cause })
      }
      throw cause instanceof BaseError ? cause : disconnected(cause)
    } finally {
      inFlight -= 1
    }
  }

  return {
    widget: remote(widget, call),
    destroy() {
      end(disconnected())
      connection.destroy()
    },
  }
}

function disconnected(cause?: unknown): BaseError {
  return new BaseError('The widget was reloaded', { code: 4900, cause })
}
