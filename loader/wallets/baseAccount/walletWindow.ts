import { BaseError } from '#protocol'
import { CLOSED_CHECK_MS, WINDOW_HEIGHT_PX, WINDOW_LOAD_MS, WINDOW_WIDTH_PX } from './limits.ts'
import { announcement, type Response, response } from './shapes.ts'

export type WalletWindow = {
  /** Opens it, or brings it to the front; to be called within a click. */
  readonly open: () => Promise<void>
  /** Sends one message to the window that is there, and waits for the person in it. */
  readonly ask: (message: { readonly id: string }) => Promise<Response>
  readonly close: () => void
}

type Waiting = { readonly resolve: (r: Response) => void; readonly reject: (e: BaseError) => void }

/**
 * The wallet's window, one at a time. Messages count from that very window and its exact origin,
 * for an id that was asked; when it is closed, everything that waits for it was declined.
 */
export function createWalletWindow({
  url,
  hello,
  whenBlocked,
  signal,
}: {
  readonly url: URL
  /** What the wallet is told of the page, once it is there. */
  readonly hello: () => Readonly<Record<string, unknown>>
  /** The browser wants a click first. */
  readonly whenBlocked: (open: () => Window | undefined) => Promise<Window>
  readonly signal: AbortSignal
}): WalletWindow {
  const waiting = new Map<string, Waiting>()
  let current: Window | undefined
  let loaded: { ready: Promise<void>; resolve: () => void; reject: (e: BaseError) => void }
  let opening: Promise<void> | undefined
  let watch: ReturnType<typeof setInterval> | undefined
  let late: ReturnType<typeof setTimeout> | undefined

  const post = (message: unknown) => current?.postMessage(message, url.origin)
  function end(error: BaseError): void {
    clearInterval(watch)
    clearTimeout(late)
    loaded?.reject(error)
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    current?.close()
    current = undefined
    opening = undefined
  }
  const declined = () => end(closed())

  window.addEventListener(
    'message',
    ({ source, origin, data }) => {
      if (current === undefined || source !== current || origin !== url.origin) return
      const announced = announcement.safeParse(data)
      if (announced.success) {
        if (announced.data.event === 'PopupUnload') return declined()
        if (announced.data.event !== 'PopupLoaded') return
        post({ requestId: announced.data.id, data: hello() })
        return loaded.resolve()
      }
      const answer = response.safeParse(data)
      if (!answer.success) return
      waiting.get(answer.data.requestId)?.resolve(answer.data)
      waiting.delete(answer.data.requestId)
    },
    { signal },
  )
  signal.addEventListener('abort', () =>
    end(new BaseError('The widget was destroyed', { code: 'DESTROYED' })),
  )

  function openNow(): Window | undefined {
    const left = (window.innerWidth - WINDOW_WIDTH_PX) / 2 + window.screenX
    const top = (window.innerHeight - WINDOW_HEIGHT_PX) / 2 + window.screenY
    const size = `width=${WINDOW_WIDTH_PX},height=${WINDOW_HEIGHT_PX},left=${left},top=${top}`
    return window.open(url, `base-account-${url.host}`, size) ?? undefined
  }
  /** Nothing is awaited before the window is asked for: a click is short. */
  function begin(): Promise<void> {
    const opened = openNow()
    loaded = createLoaded()
    const { ready } = loaded
    const take = (next: Window) => {
      current = next
      watch = setInterval(() => current?.closed && declined(), CLOSED_CHECK_MS)
      const tooLate = () =>
        end(new BaseError('The window of Base Account did not load', { code: 'FRAME_TIMEOUT' }))
      late = setTimeout(tooLate, WINDOW_LOAD_MS)
      ready.then(
        () => clearTimeout(late),
        () => undefined, // the caller that opened it handles it
      )
      next.focus()
    }
    if (opened !== undefined) {
      take(opened)
      return ready
    }
    return whenBlocked(openNow).then((next) => {
      take(next)
      return ready
    })
  }

  return {
    open() {
      if (current !== undefined && !current.closed) current.focus()
      opening ??= begin().catch((error: unknown) => {
        opening = undefined
        throw error
      })
      return opening
    },
    ask(message) {
      return new Promise((resolve, reject) => {
        if (current === undefined) return reject(closed())
        waiting.set(message.id, { resolve, reject })
        post(message)
      })
    },
    close: declined,
  }
}

function closed(): BaseError {
  return new BaseError('The window of Base Account was closed', { code: 4001 })
}

function createLoaded() {
  let resolve: () => void = () => undefined
  let reject: (error: BaseError) => void = () => undefined
  const ready = new Promise<void>((yes, no) => {
    resolve = yes
    reject = no
  })
  ready.catch(() => undefined) // the caller that opened it handles it
  return { ready, resolve, reject }
}
