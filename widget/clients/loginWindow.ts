import * as z from 'zod/mini'

/** The window of a social login. */
export type LoginWindow = {
  readonly go: (url: string) => void
  readonly isClosed: () => boolean
  readonly close: () => void
  /** What it hands over at the end; heard from that window on the secure origin alone. */
  readonly onResult: (listener: (uri: string) => void) => () => void
}

const message = z.strictObject({ resultUri: z.string().check(z.maxLength(4_000)) })
const size = { width: 600, height: 800 }

/** Opens it, in the click itself: without one, browsers block it and the answer is undefined. */
export function openLoginWindow(window: Window, secureUrl: string): LoginWindow | undefined {
  const { origin } = new URL(secureUrl)
  const features = `popup,width=${size.width},height=${size.height}`
  const opened = window.open(`${origin}/loading`, '_blank', features)
  if (opened === null) return undefined
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
