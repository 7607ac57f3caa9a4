import * as z from 'zod/mini'

/** The window of a social login, opened in the click: without one, browsers block it. */
export type LoginWindow = {
  readonly go: (url: string) => void
  readonly isClosed: () => boolean
  readonly close: () => void
  /** What it hands over at the end; heard from that window on the secure origin alone. */
  readonly onResult: (listener: (uri: string) => void) => () => void
}

const message = z.strictObject({ resultUri: z.string().check(z.maxLength(4_000)) })

/** Speaks with a window that `window` has opened on the secure origin. */
export function createLoginWindow(window: Window, opened: Window, origin: string): LoginWindow {
  return {
    go(url) {
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
