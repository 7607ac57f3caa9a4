import type { Engine, Lent } from './loaderContext.ts'
import { checkModule } from './checkModule.ts'
import { isTooOld } from './isTooOld.ts'
import { createWidget, type Widget } from './widget.ts'

/** Path of stage 1. */
declare const __ENGINE__: string
/** Path of the skeleton, which comes beside stage 1, and in its place where the browser is too old. */
declare const __SKELETON__: string
/** Hash of stage 1, in a loader that is pinned to one version. */
declare const __INTEGRITY__: string | undefined
/** Hash of the skeleton, where stage 1 has one. */
declare const __SKELETON_INTEGRITY__: string
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
if (page[mark] === undefined && script && 'src' in script) {
  const base = __ROOT__ === '' ? script.src : new URL(__ROOT__, script.src).href
  const load = (path: string) => import(/* @vite-ignore */ new URL(path, base).href)
  let again = ''
  page[mark] = createWidget({ attributes: { ...script.dataset }, base }, async () => {
    const old = isTooOld()
    const path = old ? __SKELETON__ : __ENGINE__ + again
    if (__INTEGRITY__ === undefined) {
      // Stage 1 asks for it again when it wants it; a pinned one leaves it to be checked there.
      load(__SKELETON__).catch(() => undefined)
      // Browsers remember that a module failed under its address: the next try has another, but not
      // of a pinned one, whose chunks import it by the address that was checked.
      again += '?'
    } else {
      const integrity = old ? __SKELETON_INTEGRITY__ : __INTEGRITY__
      await checkModule(new URL(path, base).href, integrity)
    }
    const chunk: { createEngine: (context: Lent) => Engine | Promise<Engine> } = await load(path)
    return chunk.createEngine
  })
}
if (page[mark]) window.Widget = page[mark]
