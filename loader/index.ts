import type { WidgetOptions } from '#protocol'
import { type EngineModule, findEngine } from './findEngine.ts'
import { isTooOld } from './stage0/isTooOld.ts'
import { createWidget as create, type Widget } from './stage0/widget.ts'

export {
  type BridgeOptions,
  type BridgeStatus,
  type LiveOptions,
  type OpenOptions,
  type OpenView,
  type PublicState,
  type WidgetErrorCode,
  type WidgetEvents,
  type WidgetOptions,
  restrictedTimezones,
} from '#protocol'
export type {
  BridgeEvent,
  BridgeHandle,
  LoaderEvents,
  Opened,
  Ready,
  Validation,
  CloseOutcome,
} from './stage0/loaderContext.ts'
export type { Provider } from './stage0/provider.ts'
export type { Widget } from './stage0/widget.ts'

/**
 * Makes a widget, for pages that are built with a bundler. It loads the frame when a visitor first uses it.
 *
 * @example
 * const widget = createWidget({ frameUrl: 'https://widget.example/embed/' })
 * await widget.open({ view: 'Bridge' })
 */
export function createWidget(options: WidgetOptions = {}): Widget {
  let failed: string | undefined
  return create({ options, base: import.meta.url }, async () => {
    import('./cards/cards.ts').catch(() => undefined) // the skeleton; stage 1 asks for it when it wants it
    try {
      const old = isTooOld()
      const engine = (): Promise<EngineModule> =>
        old ? import('./cards/cards.ts') : import('./engine.ts')
      const { createEngine } = await (failed === undefined
        ? engine()
        : loadAgain(failed, engine, old))
      return createEngine
    } catch (error) {
      failed = /\bhttps?:\S+\.js\b/.exec(String(error))?.[0]
      throw error
    }
  })
}

/**
 * Returns the one widget that the page shares: the one of a script tag, or of an earlier call. It makes a new
 * widget if there is none, or if the last one was destroyed. Returns null on a server, so that you can call it
 * while rendering.
 */
export async function loadWidget(options: WidgetOptions = {}): Promise<Widget | null> {
  if (typeof window === 'undefined') return null
  const mark = Symbol.for('causeway')
  const page = window as Window & { [mark]?: Widget }
  if (page[mark] !== undefined) return page[mark]
  const widget = createWidget(options)
  const { destroy } = widget
  page[mark] = Object.assign(widget, {
    destroy() {
      if (page[mark] === widget) delete page[mark]
      return destroy()
    },
  })
  return widget
}

/**
 * Chromium remembers that a module failed under its address, which its error names: the next try
 * has another one. Other browsers ask again by themselves.
 */
async function loadAgain(
  url: string,
  load: () => Promise<EngineModule>,
  old: boolean,
): Promise<EngineModule> {
  const again = `${url}?${Date.now()}`
  return load().catch(async () => {
    // Known when it fails, so no bundler of a page has to find it: each has its own word for that.
    const file = await import(
      /* turbopackIgnore: true */ /* webpackIgnore: true */ /* @vite-ignore */ again
    )
    return findEngine(file, old)
  })
}
