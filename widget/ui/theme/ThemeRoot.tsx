import type { ThemeMode, ThemePreset, ThemeVariables } from '#protocol'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { directionOf } from '#lib/locales.ts'
import { useKeysMark } from './useKeysMark.ts'
import { useThemeStyle } from './useThemeStyle.ts'
import '#lib/theme/tokens.css'
import './base.css'

type ThemeRootProps = {
  /** @default 'dark' */
  mode?: ThemeMode | undefined
  preset?: ThemePreset | undefined
  variables?: ThemeVariables | undefined
  /** @default the one the language is written in */
  direction?: 'ltr' | 'rtl' | undefined
  /** @default 'en' */
  locale?: string | undefined
  children: ReactNode
}

/** The container every style of the widget hangs on: theme, reset, direction and language. */
export function ThemeRoot(props: ThemeRootProps) {
  const style = useThemeStyle(props.preset, props.variables)
  return style && <Container {...props} style={style} />
}

function Container(props: ThemeRootProps & { style: CSSProperties }) {
  const { mode = 'dark', locale = 'en', style, children } = props
  const { direction = directionOf(locale) } = props
  const root = useRef<HTMLDivElement>(null)
  useKeysMark(root)
  return (
    <div ref={root} data-causeway="" data-theme={mode} dir={direction} lang={locale} style={style}>
      {children}
    </div>
  )
}
