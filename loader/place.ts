import { BaseError } from '#protocol'
import type { Host } from './host.ts'
import { DEFAULT_Z_INDEX } from './limits.ts'
import { createModal } from './modal.ts'
import type { Settings } from './settings.ts'
import type { Surface } from './surface.ts'

export const TITLE = 'Wallet and bridge'

/** Where the frame stands on the page, made at the first use. */
export type Place = {
  readonly get: () => Promise<Surface>
  /** The surface, once it stands. */
  readonly seen: () => Surface | undefined
}

/** A dialog over the page, or a container of it for an embedded widget. */
export function createPlace(
  host: Host,
  settings: Settings,
  on: { readonly cancel: () => void; readonly closed: () => void },
  signal: AbortSignal,
): Place {
  let surface: Promise<Surface> | undefined
  let seen: Surface | undefined

  async function create(): Promise<Surface> {
    const { disableAppend, target, themeVariables, ...rest } = settings.get()
    const { zIndex = Number(themeVariables?.['--causeway-z-index'] ?? DEFAULT_Z_INDEX) } = rest
    const element = host.getElement()
    const embedded = settings.isEmbedded()
    if (disableAppend !== true) {
      const parent = embedded ? findTarget(target) : document.body
      if (parent === null) {
        surface = undefined // it may stand there at the next try
        throw new BaseError(`Found no element for the target ${target ?? ''}`, {
          code: 'TARGET_NOT_FOUND',
        })
      }
      parent.append(element)
    }
    seen = embedded
      ? (await import('./inline.ts')).createInline(element, zIndex)
      : createModal(element, { title: TITLE, zIndex, onCancel: on.cancel, onClosed: on.closed })
    if (signal.aborted) seen.destroy()
    return seen
  }

  return {
    get() {
      surface ??= create()
      return surface
    },
    seen: () => seen,
  }
}

function findTarget(target: string | undefined): Element | null {
  try {
    return target === undefined ? null : document.querySelector(target)
  } catch {
    return null // not a selector
  }
}
