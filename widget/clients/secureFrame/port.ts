import type { BaseError } from '#protocol'
import type { WireEvent, WireName, WireParams, WireResult } from '#secure/wire'

import type { LoginWindow } from '../loginWindow.ts'

export type { EmbeddedUser } from '#secure/wire'

/** An event that the secure frame sends on its own. */
export type SecureFrameEvent =
  | ({ readonly type: 'ready' } & WireEvent<'READY'>)
  | ({ readonly type: 'refused' } & WireEvent<'REFUSED'>)
  /** Its document is loading, for the first time or again. */
  | { readonly type: 'loading' }
  /** The frame failed, and why. */
  | { readonly type: 'failed'; readonly error: BaseError }
  /** The request `id` waits for a person, who has to see the frame. */
  | {
      readonly type: 'show'
      readonly id: string
      readonly name: WireName
      readonly method: string | undefined
      readonly height: number
    }
  | { readonly type: 'hide'; readonly id: string }
  | ({ readonly type: 'session' } & WireEvent<'SESSION_UPDATE'>)

/** The embedded wallet's own origin, in a frame of the widget that stays hidden until it asks something. */
export type SecureFrame = {
  /**
   * Asks, once the frame is ready (S4.10). Always settles.
   *
   * @throws SecureFrameError with the frame's code, `IFRAME_LOAD_FAILED`, `IFRAME_REQUEST_TIMEOUT`,
   * `REQUEST_ABORTED` when the document went away, 4001 when the person left
   */
  readonly request: <N extends WireName>(
    name: N,
    payload: WireParams<N>,
    options?: { readonly signal?: AbortSignal | undefined },
  ) => Promise<WireResult<N>>
  readonly on: (listener: (event: SecureFrameEvent) => void) => () => void
  /** Loads the document ahead of the first request. */
  readonly warm: () => void
  /** The person left what the request `id` asked. */
  readonly leave: (id: string) => void
  /** Lays the frame over this element, wherever it goes, until the answer is called. */
  readonly showAt: (holder: HTMLElement) => () => void
  /** Talks to a window that was opened on the secure origin in a click. */
  readonly loginWindow: (opened: Window) => LoginWindow
  /** Rejects what is in flight, and reloads the document. */
  readonly reload: () => void
  readonly destroy: () => void
}
