import {
  BaseError,
  type ErrorCode,
  type Handlers,
  negotiate,
  type PageContract,
  protocolVersions,
  type Remote,
  type Welcome,
  type WidgetContract,
} from '#protocol'
import type { Ready } from '../stage0/loaderContext.ts'
import { FRAME_LOAD_MS, HELLO_AFTER_LOAD_MS } from './limits.ts'
import { createMessenger } from './messenger.ts'
import { createSession } from './session.ts'

/** One document of the frame: loading, then talking, then gone. */
export type FrameChannel = {
  readonly ready: Promise<{ readonly widget: Remote<WidgetContract>; readonly about: Ready }>
  /** Pending calls are rejected with `error`, else with 4900. */
  readonly destroy: (error?: BaseError) => void
}

export type FrameChannelOptions = {
  /** A frame that nobody has heard yet; one that stage 0 asked for stands in its place already. */
  readonly frame: HTMLIFrameElement
  readonly attach: (frame: HTMLIFrameElement) => void
  /** What the page serves, without the two methods of the handshake. */
  readonly handlers: Omit<Handlers<PageContract>, 'hello' | 'refused'>
  readonly welcome: (protocol: number, instance: string) => Welcome
  /** The frame connected, and then refused to run here. */
  readonly onRefused: (error: BaseError) => void
  /** The frame had connected, and is lost. */
  readonly onLost: (code: 'FRAME_LOST' | 'FLOOD') => void
}

/**
 * Inserts the frame and waits for its handshake. `load` also fires for a blocked or refused frame, so
 * only the handshake proves that the widget runs; events until then tell why it does not.
 */
export function createFrameChannel(options: FrameChannelOptions): FrameChannel {
  const { frame, attach, handlers, welcome, onRefused, onLost } = options
  const life = new AbortController()
  const { signal } = life
  let refusal: ReturnType<typeof setTimeout> | undefined
  let limit: ReturnType<typeof setTimeout> | undefined
  const url = new URL(frame.src)
  const instance = String(url.searchParams.get('instance'))
  let said: string | undefined
  let settled = false
  let loads = 0

  const channel: FrameChannel = {
    ready: new Promise((resolve, reject) => {
      // The message comes from the diagnosis chunk.
      const fail = (code: ErrorCode, message = String(code)) => {
        const error = new BaseError(message, { code })
        if (!settled) destroy(error)
        return error
      }
      // A page that removes or moves the frame ends its document, and no event reports it.
      const observer = new MutationObserver(watch)
      signal.addEventListener('abort', () => {
        observer.disconnect()
        reject(signal.reason)
      })
      document.addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective, blockedURI, disposition }) => {
          const ours = blockedURI.startsWith(url.origin) || blockedURI === url.host
          if (disposition === 'report' || !ours) return
          if (/^(frame|child|default)-src$/.test(effectiveDirective)) {
            fail('CSP_FRAME_SRC')
          }
        },
        { signal },
      )
      frame.addEventListener(
        'load',
        () => {
          // The frame may hold another document now; ours answers, except while it is being drawn.
          const ping = () => session.widget.ping({})
          const away = () => (signal.aborted ? undefined : onLost('FRAME_LOST'))
          loads += 1
          // The first load is our own document's, whose handshake may come before it.
          if (settled) return void (loads > 1 && ping().catch(ping).catch(away))
          // After a navigation, the document that is there now gets the whole timeout.
          clearTimeout(refusal)
          refusal = setTimeout(fail, HELLO_AFTER_LOAD_MS, 'FRAME_REFUSED')
        },
        { signal },
      )
      limit = setTimeout(fail, FRAME_LOAD_MS, 'FRAME_TIMEOUT')
      attach(frame)
      const { contentWindow } = frame
      if (contentWindow === null) return destroy() // the page took its place away by now
      function watch() {
        if (frame.contentWindow !== contentWindow) return onLost('FRAME_LOST')
        for (let node: Node | null = frame; node; node = node.parentNode) {
          observer.observe(node, { childList: true })
        }
      }
      watch()

      const session = createSession({
        // One that stage 0 asked for may have greeted before anybody listened: it is told that somebody does.
        messenger: createMessenger(contentWindow, url.origin, frame.contentDocument === null),
        instance,
        onLost: (code) => (settled ? onLost(code) : undefined),
        handlers: {
          ...handlers,
          hello({ protocols, build, capabilities, session: id }) {
            const protocol = negotiate(protocolVersions, protocols)
            if (protocol === undefined) throw fail('PROTOCOL_MISMATCH')
            if (said !== undefined && said !== id) onLost('FRAME_LOST')
            said = id
            settle()
            resolve({ widget: session.widget, about: { protocol, build, capabilities } })
            return welcome(protocol, instance)
          },
          refused({ code, message }) {
            if (settled) onRefused(new BaseError(message, { code }))
            else fail(code, message)
          },
        },
      })
      signal.addEventListener('abort', () => session.destroy(signal.reason))
    }),
    destroy,
  }
  channel.ready.catch(() => undefined) // callers handle it; a warm-up has no caller

  function settle(): void {
    settled = true
    clearTimeout(refusal)
    clearTimeout(limit)
  }
  function destroy(error = new BaseError('The widget was reloaded', { code: 4900 })): void {
    settle()
    life.abort(error)
    frame.src = 'about:blank'
    frame.remove()
  }
  return channel
}
