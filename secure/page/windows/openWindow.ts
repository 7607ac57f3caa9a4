import * as z from 'zod/mini'
import { SecureError } from '#secure/wire'
import type { Page } from '../page.ts'
import { fromWindow, type ToWindow, WINDOW_CHANNEL, type WindowRequest } from './messages.ts'

/** How often we look whether the person closed the window: no event tells. */
const LOOK_MS = 500

/**
 * Opens a window of this origin and has it do what the frame cannot. Call it in the click: a window
 * that opens later is blocked. The window learns by its ticket who asks.
 */
export async function openWindow(
  { api, asker, look }: Pick<Page, 'api' | 'asker' | 'look'>,
  request: WindowRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const opened = window.open('/window', '_blank', 'popup,width=420,height=760')
  if (opened === null) {
    throw new SecureError('STORAGE_BLOCKED', 'Your browser blocked the window.')
  }
  const owner = new AbortController()
  try {
    return await new Promise<unknown>((resolve, reject) => {
      const begin = async () => {
        const { ticket } = await api.call('makeTicket', { origin: asker })
        const { themeMode, locale } = look.get()
        const theme = { themeMode, locale }
        const message: ToWindow = { channel: WINDOW_CHANNEL, type: 'BEGIN', ticket, request, theme }
        opened.postMessage(message, location.origin)
      }
      const hear = (event: MessageEvent<unknown>) => {
        if (event.source !== opened || event.origin !== location.origin) return
        const parsed = z.safeParse(fromWindow, event.data)
        if (!parsed.success) return
        const message = parsed.data
        if (message.type === 'HELLO') begin().catch(reject)
        else if (message.type === 'DONE') resolve(message.result)
        else {
          const { code, message: sentence, ...rest } = message.error
          reject(new SecureError(code, sentence, rest))
        }
      }
      const looking = setInterval(() => {
        if (opened.closed) reject(new WindowClosedError())
      }, LOOK_MS)
      const abort = () => reject(new SecureError('REQUEST_ABORTED', 'Request was aborted'))
      owner.signal.addEventListener('abort', () => clearInterval(looking))
      addEventListener('message', hear, { signal: owner.signal })
      signal.addEventListener('abort', abort, { signal: owner.signal })
    })
  } finally {
    owner.abort()
    if (signal.aborted) opened.close()
  }
}

/** The person closed the window before it was done. */
export class WindowClosedError extends SecureError {
  constructor() {
    super(4001, 'The window was closed before it was done.')
  }
}
