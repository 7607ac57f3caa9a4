/** Where a frame is shown: over the page, or in a container of it. */
export type Surface = {
  /** Puts the frame (a new one, after a loss) in its place, unseen. */
  readonly attach: (frame: HTMLIFrameElement) => void
  /** Becomes visible; `isOverlaid` hides the frame until a card or the frame is shown. */
  readonly show: (isOverlaid: boolean) => void
  /** Lays a card of our own over the frame, or shows the frame with none. */
  readonly showOverlay: (card: HTMLElement | undefined) => void
  readonly hide: () => void
  /** Steps back while a wallet of the page shows its own window. */
  readonly hideWhile: <T>(work: () => Promise<T>) => Promise<T>
  readonly resize: (height: number) => void
  readonly destroy: () => void
}
