import type { LiveOptions, WidgetOptions } from '#protocol'
import type { CardAppearance } from '../cards/card.ts'
import type { Source } from '../stage0/loaderContext.ts'
import { parseOptions } from './options.ts'

/** The options of the page, parsed on first use. */
export type Settings = {
  /** Throws `INVALID_OPTIONS`. */
  readonly get: () => WidgetOptions
  readonly change: (options: LiveOptions) => void
  readonly isEmbedded: () => boolean
  /** How the loader's cards look beside the widget. */
  readonly appearance: () => CardAppearance
}

/** Parses the options on first use only. */
export function createSettings(source: Source): Settings {
  let options: WidgetOptions | undefined

  const get = () => {
    options ??= parseOptions(source)
    return options
  }
  const isEmbedded = () => get().mode === 'inline' || get().target !== undefined
  return {
    get,
    change(next) {
      options = { ...get(), ...next }
    },
    isEmbedded,
    appearance() {
      const { themeMode, language } = get()
      return { themeMode, language, embedded: isEmbedded() }
    },
  }
}
