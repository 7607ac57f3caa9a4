import { createContext, useContext } from 'react'

export type Direction = 'forward' | 'back' | 'none'

/** What the window around a view lets it do. */
export type Chrome = {
  /** Id of the heading, for the dialog's `aria-labelledby`. */
  titleId: string
  onBack?: (() => void) | undefined
  onClose?: (() => void) | undefined
  /** Where the last move went: a view comes from there. */
  direction?: Direction | undefined
  /** Whether a view that is drawn now is the first of this opening; read once, when it is. @default no */
  isFirst?: (() => boolean) | undefined
}

/** Set by the shell; every view's header reads it. */
export const ChromeContext = createContext<Chrome>({ titleId: 'causeway-title' })

export function useChrome(): Chrome {
  return useContext(ChromeContext)
}
