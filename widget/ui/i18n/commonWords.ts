import type { words } from '#locales/en/common.ts'
import type { Locale } from './locales.ts'

const files = import.meta.glob<typeof words>('../../../locales/compiled/*/common.ts', {
  import: 'words',
})

/** Loads what every view says. The list of languages is small, and comes with the frame's first file. */
export async function loadCommonWords(locale: Locale): Promise<typeof words> {
  const load = files[`../../../locales/compiled/${locale}/common.ts`]
  if (load === undefined) throw new Error(`There is no common of ${locale}.`)
  return load()
}
