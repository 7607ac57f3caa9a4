import type { WidgetOptions } from '#protocol'
import { createWidget as create, type Widget } from './widget.ts'

export type {
  BridgeOptions,
  BridgeStatus,
  LiveOptions,
  OpenOptions,
  OpenView,
  PublicState,
  WidgetErrorCode,
  WidgetEvents,
  WidgetOptions,
} from '#protocol'
export type { BridgeEvent, BridgeHandle } from './bridge.ts'
export type { CloseOutcome, LoaderEvents, Opened, Ready, Validation } from './host.ts'
export type { Provider } from './provider.ts'
export type { Widget } from './widget.ts'

/**
 * A widget for pages that are built with a bundler; nothing is loaded before it is needed.
 *
 * @example
 * const widget = createWidget({ frameUrl: 'https://widget.example/embed/' })
 * await widget.open({ view: 'Bridge' })
 */
export function createWidget(options: WidgetOptions = {}): Widget {
  return create({ options, base: import.meta.url }, async () => {
    const { createEngine } = await import('./engine.ts')
    return createEngine
  })
}

/**
 * The page's one widget: what a script tag has made already, else a new one. Answers null on a
 * server, so that it may be called while rendering there.
 */
export async function loadWidget(options: WidgetOptions = {}): Promise<Widget | null> {
  if (typeof window === 'undefined') return null
  const mark = Symbol.for('causeway')
  const page = window as Window & { [mark]?: Widget }
  page[mark] ??= createWidget(options)
  return page[mark]
}
