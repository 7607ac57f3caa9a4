import type { Engine, Host } from './host.ts'
import { createWidget, type Widget } from './widget.ts'

declare const __ENGINE__: string
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
  const base = script.src
  let tries = 0
  page[mark] = createWidget({ attributes: { ...script.dataset }, base }, async () => {
    // Browsers remember that a module failed under its address: the next try has another.
    const url = new URL(__ENGINE__ + (tries === 0 ? '' : `?${tries}`), base).href
    tries += 1
    const chunk: { createEngine: (host: Host) => Engine } = await import(/* @vite-ignore */ url)
    return chunk.createEngine
  })
}
const widget = page[mark]
if (widget !== undefined) window.Widget = widget
