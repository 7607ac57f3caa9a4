import type { Engine, Host } from './host.ts'
import { checkModule } from './checkModule.ts'
import { createWidget, type Widget } from './widget.ts'

/** Path of stage 1. */
declare const __ENGINE__: string
/** Its hash, in a loader that is pinned to one version. */
declare const __INTEGRITY__: string | undefined
/** From a pinned loader to where the newest one lies, and the frame beside it. */
declare const __ROOT__: string

declare global {
  interface Window {
    Widget?: Widget
  }
}

const mark = Symbol.for('causeway')
const page = window as Window & { [mark]?: Widget }
const script = document.currentScript

// The script may stand twice on a page, or beside an npm copy: the first one stays.
if (page[mark] === undefined && script instanceof HTMLScriptElement) {
  const base = __ROOT__ === '' ? script.src : new URL(__ROOT__, script.src).href
  let tries = 0
  page[mark] = createWidget({ attributes: { ...script.dataset }, base }, async () => {
    // Browsers remember that a module failed under its address: the next try has another, but not
    // of a pinned one, whose chunks import it by the address that was checked.
    const isSame = __INTEGRITY__ !== undefined || tries === 0
    const url = new URL(__ENGINE__ + (isSame ? '' : `?${tries}`), base).href
    tries += 1
    if (__INTEGRITY__ !== undefined) await checkModule(url, __INTEGRITY__)
    const chunk: { createEngine: (host: Host) => Engine } = await import(/* @vite-ignore */ url)
    return chunk.createEngine
  })
}
const widget = page[mark]
if (widget !== undefined) window.Widget = widget
