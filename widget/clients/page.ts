import { CallOptions, connect, WindowMessenger } from 'penpal'
import {
  BaseError,
  guard,
  type Handlers,
  isError,
  type PageContract,
  page,
  type Remote,
  remote,
  serve,
  standardCodes,
  type WidgetContract,
  widget,
} from '#protocol'
import { byWindow } from './byWindow.ts'

export type PageOptions = {
  /** The window that embeds us and its exact origin. */
  readonly parent: Window
  readonly origin: string
  readonly instance: string
  readonly handlers: Handlers<WidgetContract>
  /** Whether the page hears calls that follow a click by its window too. */
  readonly hearsClicks: () => boolean
  /** Another document took the page's place, the page has ended the connection, or it sends too much. */
  readonly onLost: () => void
}

export type PageConnection = { readonly page: Remote<PageContract>; readonly destroy: () => void }

/** Penpal's code. */
const DESTROYED = 'CONNECTION_DESTROYED'

type Proxy = Record<string, (params: unknown, options: CallOptions) => Promise<unknown>>

/** The connection to the loader. It accepts messages from `origin` only, and sends to `origin` only. */
export async function connectToPage(options: PageOptions): Promise<PageConnection> {
  const { parent, origin, instance, handlers, hearsClicks, onLost } = options
  const port = new WindowMessenger({ remoteWindow: parent, allowedOrigins: [origin] })
  const connection = connect<Record<string, never>>({
    messenger: guard(byWindow(port, { remote: parent, origin, may: hearsClicks }), {
      onFlood: () => {
        connection.destroy()
        onLost()
      },
    }),
    channel: `causeway:${instance}`,
    methods: serve(widget, handlers),
  })
  const proxy = (await connection.promise) as unknown as Proxy // answers any name; rows guard it

  return {
    page: remote(page, async (name, params, timeoutMs) => {
      const method = proxy[name]
      if (method === undefined) {
        throw new BaseError('Method not found', { code: standardCodes.methodNotFound.code })
      }
      const limits = new CallOptions(timeoutMs === undefined ? {} : { timeout: timeoutMs })
      return method(params, limits).catch((error: unknown) => {
        // A page that takes its frame away does so without a word; calls that are on their way hear of it.
        if (isError(error, DESTROYED)) onLost()
        throw error
      })
    }),
    destroy: () => connection.destroy(),
  }
}
