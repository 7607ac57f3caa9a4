import * as z from 'zod/mini'
import { SecureError } from '#secure/wire'
import { fromWindow } from './messages.ts'

/** How often we poll whether the person closed the window, since no event reports it. */
const LOOK_MS = 500

/** Opens a window of this origin. Call it in the click: one that opens later is blocked. */
export function openBlank(): Window {
  const opened = window.open('/window', '_blank', 'popup,width=420,height=760')
  if (opened === null) throw new WindowBlockedError()
  return opened
}

/**
 * Waits for what a window of this origin answers, and ignores all other windows. The signal closes the
 * window.
 * @param onHello It is there, and can be told what it is for
 * @param isHere It said so before
 * @throws SecureError what it failed with, or that it was closed
 */
export async function converse(
  opened: Window,
  onHello: () => Promise<void> | void,
  signal: AbortSignal,
  isHere = false,
): Promise<unknown> {
  const owner = new AbortController()
  try {
    return await new Promise<unknown>((resolve, reject) => {
      const hello = async () => onHello()
      const hear = (event: MessageEvent<unknown>) => {
        if (event.source !== opened || event.origin !== location.origin) return
        const parsed = z.safeParse(fromWindow, event.data)
        if (!parsed.success) return
        const message = parsed.data
        if (message.type === 'HELLO') hello().catch(reject)
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
      if (isHere) hello().catch(reject)
    })
  } finally {
    owner.abort()
    if (signal.aborted) opened.close()
  }
}

/** The browser opened no window for the click. */
export class WindowBlockedError extends SecureError {
  constructor() {
    super('STORAGE_BLOCKED', 'Your browser blocked the window.')
  }
}

/** The person closed the window before it was done. */
export class WindowClosedError extends SecureError {
  constructor() {
    super(4001, 'The window was closed before it was done.')
  }
}
