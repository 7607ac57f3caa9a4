import type { Connection } from './connection.ts'
import type { LoaderContext } from '../stage0/loaderContext.ts'

/** Less is a bar of the browser, which comes and goes while people scroll. */
const KEYBOARD_PX = 120
/** A browser rounds what it zooms. */
const UNZOOMED = 1.01

export type Viewport = { readonly context: LoaderContext; readonly connection: Connection }

/**
 * What of a phone's screen only the page knows: the part that a keyboard covers, and safe areas, which
 * Chromium keeps from frames of other origins.
 */
export function followViewport({ context, connection }: Viewport, signal: AbortSignal): void {
  const seen = visualViewport
  if (seen === null) return
  let sent = ''

  /** Keyboards shrink what is seen and not the page: the dialog keeps to what is seen. */
  function place(viewport: VisualViewport): void {
    const dialog = context.element.querySelector('dialog')
    if (dialog === null) return
    const { height, offsetTop, scale } = viewport
    const whole = Math.max(document.documentElement.clientHeight, innerHeight)
    // Who zoomed in looks around in the whole.
    const isKeyboardOpen = scale < UNZOOMED && whole - height > KEYBOARD_PX
    dialog.style.height = isKeyboardOpen ? `${height}px` : '100%'
    dialog.style.top = isKeyboardOpen ? `${offsetTop}px` : '0'
  }

  async function notifyInsets(): Promise<void> {
    const insets = readInsets()
    const frame = await connection.current()
    const next = JSON.stringify(insets)
    if (frame?.about.capabilities.includes('insets') !== true || next === sent) return
    sent = next
    await frame.widget.pageChanged({ insets })
  }

  const update = () => {
    place(seen)
    notifyInsets().catch(() => undefined) // a frame that went away is told when it is back
  }
  seen.addEventListener('resize', update, { signal })
  seen.addEventListener('scroll', () => place(seen), { signal })
  context.emitter.on('ready', () => {
    sent = ''
    update()
  })
  update()
}

/** What `env()` says, in whole pixels; 0 where the page keeps out of these areas itself. */
function readInsets() {
  const probe = document.createElement('div')
  const sides = ['top', 'right', 'bottom', 'left'] as const
  probe.style.cssText = `position: fixed; visibility: hidden; ${sides
    .map((side) => `padding-${side}: env(safe-area-inset-${side}, 0px)`)
    .join('; ')}`
  document.documentElement.append(probe)
  const style = getComputedStyle(probe)
  const [top = 0, right = 0, bottom = 0, left = 0] = sides.map((side) =>
    Math.round(Number.parseFloat(style.getPropertyValue(`padding-${side}`))),
  )
  probe.remove()
  return { top, right, bottom, left }
}
