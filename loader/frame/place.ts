import { BaseError } from '#protocol'
import type { LoaderContext } from '../stage0/loaderContext.ts'
import { DEFAULT_Z_INDEX } from '../cards/limits.ts'
import { createModal, type ModalEvents } from './modal.ts'
import type { Settings } from '../options/settings.ts'
import type { Surface } from './surface.ts'

export const TITLE = 'Wallet and bridge'

/** Where the frame stands on the page, made at the first use. */
export type Place = {
  /** Puts the element back, where the page took it away. */
  readonly get: () => Promise<Surface>
  /** The surface, once it stands. */
  readonly seen: () => Surface | undefined
}

/** A dialog over the page, or a container of it for an embedded widget. */
export function createPlace(
  context: LoaderContext,
  settings: Settings,
  on: ModalEvents,
  signal: AbortSignal,
): Place {
  let seen: Surface | undefined

  return {
    async get() {
      const { disableAppend, target = '', themeVariables, ...rest } = settings.get()
      const { zIndex = Number(themeVariables?.['--causeway-z-index'] ?? DEFAULT_Z_INDEX) } = rest
      const { element } = context
      const embedded = settings.isEmbedded()
      if (!element.isConnected) {
        // A page that took it away with its body would do so again: beside the body it stays.
        const own = seen ? document.documentElement : document.body
        const parent = embedded ? findTarget(target) : own
        const code = 'TARGET_NOT_FOUND'
        if (disableAppend || !parent) throw new BaseError(code, { code })
        parent.append(element)
      }
      // A copy in Turbo's cache would lie over its page.
      const isBeside = element.parentNode === document.documentElement
      if (!disableAppend) element.toggleAttribute('data-turbo-temporary', !isBeside)
      const inline = embedded && (await import('./inline.ts'))
      seen ??= inline
        ? inline.createInline(element, zIndex)
        : createModal(element, zIndex, TITLE, on)
      if (signal.aborted) seen.destroy()
      return seen
    },
    seen: () => seen,
  }
}

function findTarget(target: string): Element | null {
  try {
    return document.querySelector(target)
  } catch {
    return null // not a selector
  }
}
