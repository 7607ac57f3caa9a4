import type { ThemePreset, ThemeVariables } from '#protocol'
import { type CSSProperties, useEffect, useMemo, useState } from 'react'
import { vars } from './vars.ts'

type Derive = typeof import('#lib/theme/deriveTheme.ts')['deriveTheme']

type Code = { readonly run: Derive | undefined }

const plain: CSSProperties = {}
const none: Code = { run: undefined }

/**
 * What a site's theme comes to; undefined while the code for it is on its way. A site without one
 * never loads it.
 */
export function useThemeStyle(
  preset: ThemePreset | undefined,
  variables: ThemeVariables | undefined,
): CSSProperties | undefined {
  const isPlain = preset === undefined && Object.keys(variables ?? {}).length === 0
  // A theme that comes later finds the widget drawn, and changes how it looks.
  const [derive, setDerive] = useState<Code | undefined>(isPlain ? none : undefined)

  useEffect(() => {
    if (isPlain) return
    import('#lib/theme/deriveTheme.ts').then(
      ({ deriveTheme }) => setDerive({ run: deriveTheme }),
      () => setDerive(none), // better in our own look than not at all
    )
  }, [isPlain])

  return useMemo(() => {
    if (isPlain) return plain
    if (derive === undefined) return undefined
    return derive.run === undefined ? plain : vars(derive.run(preset, variables ?? {}))
  }, [isPlain, derive, preset, variables])
}
