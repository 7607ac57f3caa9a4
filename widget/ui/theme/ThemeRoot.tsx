import type { ThemeMode, ThemeVariables } from '#protocol'
import { type ReactNode, useMemo, useRef } from 'react'
import { directionOf } from '../i18n/locales.ts'
import { deriveAccent, readColor } from './accent.ts'
import { useKeysMark } from './useKeysMark.ts'
import { vars } from './vars.ts'
import './tokens.css'
import './base.css'

type ThemeRootProps = {
  /** @default 'dark' */
  mode?: ThemeMode | undefined
  variables?: ThemeVariables | undefined
  /** @default the one the language is written in */
  direction?: 'ltr' | 'rtl' | undefined
  /** @default 'en' */
  locale?: string | undefined
  children: ReactNode
}

/** The container every style of the widget hangs on: theme, reset, direction and language. */
export function ThemeRoot(props: ThemeRootProps) {
  const { mode = 'dark', variables, locale = 'en', children } = props
  const { direction = directionOf(locale) } = props
  const style = useMemo(() => vars(themeStyle(variables ?? {})), [variables])
  const root = useRef<HTMLDivElement>(null)
  useKeysMark(root)
  return (
    <div ref={root} data-causeway="" data-theme={mode} dir={direction} lang={locale} style={style}>
      {children}
    </div>
  )
}

function themeStyle(variables: ThemeVariables): Record<`--${string}`, string> {
  const style: Record<`--${string}`, string> = {}
  for (const [name, value] of Object.entries(variables)) {
    if (value !== undefined && name.startsWith('--')) style[name as `--${string}`] = value
  }
  const accent = variables['--causeway-accent']
  const color = accent === undefined ? undefined : readColor(accent)
  return color ? { ...style, ...deriveAccent(color) } : style
}
