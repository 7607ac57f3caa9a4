import * as z from 'zod/mini'
import { wait } from '#lib/abort.ts'

/** The window of a social login, opened in the click: without one, browsers block it. */
export type LoginWindow = {
  /** Resolves once it is sent there. */
  readonly go: (url: string, signal: AbortSignal) => Promise<void>
  readonly isClosed: () => boolean
  readonly close: () => void
  /** What it hands over at the end; heard from that window on the secure origin alone. */
  readonly onResult: (listener: (uri: string) => void) => () => void
}

const message = z.strictObject({ resultUri: z.string().check(z.maxLength(4_000)) })

const FIRST_PAGE_LOOK_MS = 50

/** Speaks with a window that `window` has opened on the secure origin. */
export function createLoginWindow(window: Window, opened: Window, origin: string): LoginWindow {
  return {
    async go(url, signal) {
      // Sent away while its first page is put in place, it would stay there: Chromium drops what the
      // document before asked for.
      while (!opened.closed && isBlank(opened)) await wait(FIRST_PAGE_LOOK_MS, signal)
      opened.location.href = url
    },
    isClosed: () => opened.closed,
    close: () => opened.close(),
    onResult(listener) {
      const listen = ({ source, origin: from, data }: MessageEvent) => {
        if (source !== opened || from !== origin) return
        const result = message.safeParse(data)
        if (result.success && result.data.resultUri.startsWith(`${origin}/`)) {
          listener(result.data.resultUri)
        }
      }
      window.addEventListener('message', listen)
      return () => window.removeEventListener('message', listen)
    },
  }
}

/** The empty document that every window starts with is ours to read; the secure origin's is not. */
function isBlank(opened: Window): boolean {
  try {
    return opened.location.href === 'about:blank'
  } catch {
    return false
  }
}
