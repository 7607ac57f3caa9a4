import type { SecureConfig } from '#secure/api'
import { isOriginAmong } from '#lib/origins.ts'

/** Where the frame stands, as the browser tells it. */
export type Surroundings = {
  /** Nearest first; undefined where the browser does not tell. */
  readonly ancestorOrigins: readonly string[] | undefined
  readonly isTop: boolean
}

/** Who is told what, and who asks: null where only the browser could say, and does not. */
export type FramePolicy =
  | { isAllowed: true; widgets: readonly string[]; embedder: string | null }
  | { isAllowed: false; widgets: readonly string[]; reason: string }

/**
 * Decides whether the frame serves where it stands: the nearest ancestor must be the widget, and
 * every page above it must be allowed to embed (S5.07).
 */
export function findFramePolicy(config: SecureConfig, around: Surroundings): FramePolicy {
  const widgets = config.widgetOrigins
  if (around.isTop)
    return { isAllowed: false, widgets, reason: 'The wallet is opened by a widget.' }
  // Older Firefox does not tell: `frame-ancestors` has refused others, and approvals say that the
  // site is unknown.
  if (around.ancestorOrigins === undefined) return { isAllowed: true, widgets, embedder: null }
  const [widget, ...pages] = around.ancestorOrigins
  if (widget === undefined || !widgets.includes(widget)) {
    return { isAllowed: false, widgets, reason: 'The wallet is opened by a widget of its own.' }
  }
  const above = pages.length === 0 ? [widget] : pages
  const stranger = above.find((origin) => !isOriginAmong(config.allowedOrigins, origin))
  if (stranger !== undefined) {
    return { isAllowed: false, widgets, reason: `${stranger} is not allowed to show the wallet.` }
  }
  return { isAllowed: true, widgets: [widget], embedder: above[0] ?? null }
}
